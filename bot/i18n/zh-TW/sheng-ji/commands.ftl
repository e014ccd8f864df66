command-declare = 亮級牌或鬼牌定主
command-bury = 扣底：先點數後花色，例如 3d 3d 4c
command-trump = 問到你時，選哪個花色當主
option-declared = 一樣的級牌或鬼牌，例如 2s 2s；清單上是你有的
option-suit = 梅花、方塊、紅心或黑桃

option-pace = 摸牌的速度；不填就是分四次
choice-pace-quarters = 分四次
choice-pace-single = 一秒一張
choice-pace-once = 一次發完
lobby-pace =
    { $value ->
        [once] 牌**一次發完**
       *[single] 牌**一張一張摸**
    }
rules-pace =
    { $value ->
        [once] 這桌一次發完所有的牌。時間到之前都可以亮主。
       *[single] 這桌每秒每人摸一張。隨時可以亮主。
    }
err-idle-pace = 這套規則摸牌時不亮主。
    .note = 不要填 速度:。

option-hand = 這張牌是從哪手牌出的
option-level-played = 打幾級，例如5、10或A；不填就是第一級
option-points = 閒家的分數，含底牌和甩牌失敗的分
option-dealer = 誰坐莊；不填就是1號座位
