side = { $team }隊
phase-heading =
    { $phase ->
        [give-up] 換牌：交牌
        [choose-above] 換牌：贏家揀
        [give-back] 換牌：還牌
       *[choose-below] 換牌：尾二揀
    }
wait-exchange =
    { $phase ->
        [give-up] { $names }要交出一張最大的牌。
        [give-back] { $names }要揀一張牌還。
       *[other] { $names }從兩張牌中揀一張。
    }
table-reading = 要大過：{ $name }的**{ $cards }**，{ a-reading }
table-left-over = 有{ $n }張牌蓋着不用。
picture-left-over = 蓋着不用
picture-dealer = 派牌者
picture-giving = { $names }要交牌
picture-to-give = 要交牌
picture-barred = 等下一輪
picture-asked =
    { $phase ->
        [give-up] 交一張最大的
        [give-back] 還一張牌
       *[other] 揀一張
    }
