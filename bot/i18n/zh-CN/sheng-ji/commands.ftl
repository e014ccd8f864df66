command-declare = 亮级牌或大小王来定主
command-bury = 扣底：先点数，后花色，例如3d 3d 4c
command-trump = 轮到你时，定主的花色
option-declared = 一样的级牌或大小王，例如2s 2s；列表里是你的
option-suit = 梅花、方块、红桃或黑桃
option-pace = 摸牌的快慢；不填就分四次
choice-pace-quarters = 分四次
choice-pace-single = 每秒一张
choice-pace-once = 一次发完
lobby-pace =
    { $value ->
        [once] 牌**一次发完**
       *[single] 牌**一张一张摸**
    }
rules-pace =
    { $value ->
        [once] 这张桌的牌一次发完。时间到之前都可以亮主。
       *[single] 这张桌每秒各摸一张。随时可以亮主。
    }
err-idle-pace = 按这套规则，摸牌时不亮主。
    .note = 请去掉 速度:。
option-hand = 这张牌出自哪手牌
option-level-played = 打哪一级，例如5、10或A；不填就是起始级
option-points = 闲家的分，连底牌和甩牌罚分
option-dealer = 谁坐庄；不填就是1号座位
