refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] 现在不给牌。
               *[choose] 现在没什么可选的。
            }
        [over] 这一局结束了。
       *[other] 还在换牌。
    }
    .rule =
        { $phase ->
            [play] 现在出牌或过牌。（ZS‑9.5）
            [over] 下一局有新的牌。（ZS‑9.5）
            [give-up] 先由名次靠后的各进贡一张牌。（ZS‑6.2）
            [give-back] 先由名次靠前的各还一张牌。（ZS‑6.2）
           *[other] 先从两张牌里选。（ZS‑6.2）
        }
refusal-passed_this_trick = 你过牌了，这里过牌管一整轮。
    .rule = 下次有人先出，你就能再出。（ZS‑5.3）
refusal-not_your_turn =
    { $phase ->
        [play] 还没轮到你：轮到{ $names }出牌。
       *[other] 你现在没什么要做的：现在是{ $names }。
    }
    .rule =
        { $phase ->
            [play] 你可以先选好牌。（ZS‑5.3）
           *[other] 你可以先看看你的牌。（ZS‑6.2）
        }
refusal-not_held = 你没有{ $cards }，或者没有这么多张。
    .rule = 有几张就写几张。（ZS‑9.5）
refusal-not_a_combination =
    { $why ->
        [nothing] 你没有写牌。
        [jokers] { $cards }不成牌型，这里王不是百搭。
        [wild] { $cards }不成牌型：{ a-two }不进顺子。
        [outside] { $cards }不成牌型：有的点数不进顺子。
        [gap] { $cards }不成牌型：中间缺一个点数。
        [short] { $cards }太短，不成顺子。
        [few] { $cards }太短，连得不够。
        [long] { $cards }比最长的顺子还长。
       *[uneven] { $cards }不成牌型。
    }
    .rule =
        { $why ->
            [short] 顺子至少{ $n }张。{ legal }（ZS‑3.4）
            [few] 至少要{ $n }个点数相连。{ legal }（ZS‑3.5）
           *[other] 出同点数的牌，或者点数相连的牌。{ legal }（ZS‑3.1）
        }
refusal-reading_not_offered = { $cards }不能当那种。
    .rule = 可以当：{ $readings }。（ZS‑4.2）
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] 你没有写牌。
               *[other] 只给一张，你写了{ $n }张。
            }
       *[play] { $n }张牌压不了{ $need }张。
    }
    .rule =
        { $what ->
            [gift] 请写一张牌。（ZS‑6.2）
           *[play]
                { $bombs ->
                    [yes] 要压的是几张就出几张，或者出炸弹。{ legal }（ZS‑3.8）
                   *[no] 要压的是几张就出几张。{ legal }（ZS‑3.8）
                }
        }
refusal-wrong_kind = 不能用别的牌型压{ a-kind }。
    .rule = 出同一种牌型，要更大。{ legal }（ZS‑3.8）
refusal-does_not_beat =
    { $why ->
        [smaller] 这个炸弹的张数更少。
        [mixed] 花色不同的压不了同花顺。
        [impure] 点数相同，带百搭的压不了不带的。
        [equal] 这和{ $table }一样大。
       *[lower] 这比{ $table }小。
    }
    .rule =
        { $why ->
            [mixed] 出更大的同花顺。{ legal }（ZS‑3.8）
           *[other] 要同一种牌型，还要更大。{ legal }（ZS‑3.8）
        }
refusal-leader_must_play = 你先出，不能过牌。
    .rule = { legal }（ZS‑5.3）
refusal-not_highest = 要进贡点数最大的牌。
    .rule = 可以给{ $cards }。（ZS‑6.2）
refusal-no_such_choice = 有两张牌可以选。
    .rule = 选第一张或第二张。（ZS‑6.2）
