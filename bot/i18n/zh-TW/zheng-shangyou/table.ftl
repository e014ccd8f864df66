side = 第{ $team }隊
phase-heading =
    { $phase ->
        [give-up] 換牌：往上交牌
        [choose-above] 換牌：第一名先挑
        [give-back] 換牌：還牌
       *[choose-below] 換牌：倒數第二名挑
    }

wait-exchange =
    { $phase ->
        [give-up]
            { $n ->
                [1] { $names }要交出一張最大的牌。
               *[other] { $names }各要交出一張最大的牌。
            }
        [give-back]
            { $n ->
                [1] { $names }要選一張還。
               *[other] { $names }各要選一張還。
            }
       *[other] { $names }從兩張裡挑一張。
    }
table-reading = 要壓過：{ $name }的**{ $cards }**，{ a-reading }
table-left-over = 有{ $n }張蓋著不用。

picture-left-over = 不用
picture-dealer = 發牌者
picture-giving = { $names }給牌
picture-to-give = 給牌
picture-barred = 這輪不能出

picture-asked =
    { $phase ->
        [give-up] 給一張最大的
        [give-back] 還一張
       *[other] 挑一張
    }
