picture-taken = 分
picture-decided =
    { $side ->
        [dealers] 庄家方升{ $n }级
       *[attackers]
            { $n ->
                [0] 闲家上台
               *[other] 闲家上台，升{ $n }级
            }
    }
end-outcome = 第{ $deal }局：闲家{ $p }分，{ picture-decided }。
end-gained =
    { $moved ->
        [won] { $names }**赢了**，留在**{ level-name }**
        [up] { $names }升到**{ level-name }**
        [back] { $names }退到**{ level-name }**
       *[stays] { $names }留在**{ level-name }**
    }
end-own =
    { $moved ->
        [up] 你们升到{ level-name }。
        [back] 你们退到{ level-name }。
       *[stays] 你们留在{ level-name }。
    }
end-tricks = 闲家吃到的分：{ $p }分。
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name }赢了最后一轮，但是底牌没有分。
               *[other] { $name }替闲家赢了最后一轮，抠底：{ $p } × { $n } = { $sum }。
            }
       *[no] { $name }替庄家方赢了最后一轮，底牌不算。
    }
end-penalties = 甩牌失败：{ SIGNED($p) }。
end-decided =
    共{ $p }分。{ $side ->
        [dealers]
            { $case ->
                [under] 不超过{ $high }分，庄家方升{ end-levels }。
               *[between] { $low }到{ $high }分，庄家方升{ end-levels }。
            }
       *[attackers]
            { $n ->
                [0] { $low }到{ $high }分，闲家上台，不升级。
               *[other]
                    { $case ->
                        [over] { $low }分起，闲家上台，升{ end-levels }。
                       *[between] { $low }到{ $high }分，闲家上台，升{ end-levels }。
                    }
            }
    }
end-levels = { $n }级
end-must-hold = 坐庄守住{ level-name }，才能过这一级。
end-must-play = { level-name }这一级不能跳过。
end-fell = 最后一轮被J赢了，庄家方退到{ level-name }。
end-kitty-cards = 底牌：{ $cards }。
end-side = { end-gained }
end-next-dealer = 下一局由{ $name }坐庄。
