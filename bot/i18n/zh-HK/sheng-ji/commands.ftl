command-declare = 亮級牌或鬼牌來定主
command-bury = 扣底：先點數，後花色，例如 3d 3d 4c
command-trump = 問到你時，定哪門花色做主
option-declared = 相同的級牌或鬼牌，例如 2s 2s；清單有你的
option-suit = 梅花、階磚、紅心或葵扇
option-pace = 摸牌有多快；不填即分四次
choice-pace-quarters = 分四次
choice-pace-single = 每秒一張
choice-pace-once = 一次過
lobby-pace =
    { $value ->
        [once] **一次過**派牌
       *[single] **逐張**摸牌
    }
rules-pace =
    { $value ->
        [once] 這枱一次過派完牌。夠鐘之前都可以亮主。
       *[single] 這枱每人每秒摸一張。隨時可以亮主。
    }
err-idle-pace = 這套規則摸牌時不亮主。
    .note = 不填 pace:。
option-hand = 這張牌出自哪手牌
option-level-played = 打幾級，例如 5、10 或 A；不填即第一級
option-points = 閒家的分，連底牌和甩牌扣分
option-dealer = 誰是莊家；不填即1號座位
