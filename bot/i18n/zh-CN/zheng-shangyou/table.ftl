side = 第{ $team }队
phase-heading =
    { $phase ->
        [give-up] 换牌：进贡
        [choose-above] 换牌：第1名选
        [give-back] 换牌：还牌
       *[choose-below] 换牌：倒数第二名选
    }
wait-exchange =
    { $phase ->
        [give-up] 等{ $names }进贡最大的牌。
        [give-back] 等{ $names }选牌还回去。
       *[other] 等{ $names }从两张里选一张。
    }
table-reading = 要压：{ $name }的**{ $cards }**，{ a-reading }
table-left-over = { $n }张牌扣着不用。
picture-left-over = 不用
picture-dealer = 发牌者
picture-giving = { $names }在给牌
picture-to-give = 给牌
picture-barred = 本轮不能出
picture-asked =
    { $phase ->
        [give-up] 进贡最大的牌
        [give-back] 还一张牌
       *[other] 选一张
    }
