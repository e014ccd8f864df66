picture-taken = 分
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
        [won] { $names }**贏了**，仍打**{ level-name }**
        [up] { $names }升到**{ level-name }**
        [back] { $names }退回**{ level-name }**
       *[stays] { $names }仍打**{ level-name }**
    }
end-own =
    { $moved ->
        [up] 你們升到{ level-name }。
        [back] 你們退回{ level-name }。
       *[stays] 你們仍打{ level-name }。
    }

end-tricks = 閒家各輪拿到：{ $p }分。
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name }贏了最後一輪，但底牌沒有分。
               *[other] { $name }替閒家贏了最後一輪，所以底牌算分：{ $p } × { $n } = { $sum }。
            }
       *[no] { $name }替莊家方贏了最後一輪，所以底牌不算分。
    }
end-penalties = 甩牌失敗：{ SIGNED($p) }。
end-decided =
    共{ $p }分。{ $side ->
        [dealers]
            { $case ->
                [under] 不超過{ $high }分，莊家方升{ end-levels }。
               *[between] { $low }到{ $high }分，莊家方升{ end-levels }。
            }
       *[attackers]
            { $n ->
                [0] { $low }到{ $high }分，閒家上莊，不升級。
               *[other]
                    { $case ->
                        [over] { $low }分以上，閒家上莊，升{ end-levels }。
                       *[between] { $low }到{ $high }分，閒家上莊，升{ end-levels }。
                    }
            }
    }
end-levels = { $n }級
end-must-hold = 要坐莊打過{ level-name }才能離開這一級。
end-must-play = 不能跳過{ level-name }這一級。
end-fell = J贏了最後一輪，所以莊家方退回{ level-name }。

end-kitty-cards = 底牌：{ $cards }。
end-side = { end-gained }
end-next-dealer = 下一局由{ $name }坐莊。
