picture-taken = 得分
picture-decided =
    { $side ->
        [dealers] 莊家方升{ $n }級
       *[attackers]
            { $n ->
                [0] 閒家上莊
               *[other] 閒家升{ $n }級
            }
    }
end-outcome = 第{ $deal }局：閒家{ $p }分，{ picture-decided }。
end-gained =
    { $moved ->
        [won] { $names }**贏了**，留在**{ level-name }**級
        [up] { $names }升到**{ level-name }**級
        [back] { $names }退回**{ level-name }**級
       *[stays] { $names }留在**{ level-name }**級
    }
end-own =
    { $moved ->
        [up] 你們升到{ level-name }級。
        [back] 你們退回{ level-name }級。
       *[stays] 你們留在{ level-name }級。
    }
end-tricks = 閒家牌面得分：{ $p }分。
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name }贏了最後一輪，但底牌沒有分。
               *[other] { $name }為閒家贏了最後一輪，底牌計分：{ $p } × { $n } = { $sum }。
            }
       *[no] { $name }為莊家方贏了最後一輪，底牌不計分。
    }
end-penalties = 甩牌不成：{ SIGNED($p) }。
end-decided =
    共{ $p }分。{ $side ->
        [dealers]
            { $case ->
                [under] { $high }分或以下，莊家方{ end-levels }。
               *[between] { $low }至{ $high }分，莊家方{ end-levels }。
            }
       *[attackers]
            { $n ->
                [0] { $low }至{ $high }分，閒家上莊，不升級。
               *[other]
                    { $case ->
                        [over] { $low }分或以上，閒家上莊，{ end-levels }。
                       *[between] { $low }至{ $high }分，閒家上莊，{ end-levels }。
                    }
            }
    }
end-levels = 升{ $n }級
end-must-hold = { level-name }級要做莊守住，才可以升上去。
end-must-play = { level-name }級不可以跳過。
end-fell = J贏了最後一輪，莊家方退回{ level-name }級。
end-kitty-cards = 底牌：{ $cards }。
end-side = { end-gained }
end-next-dealer = 下一局由{ $name }做莊。
