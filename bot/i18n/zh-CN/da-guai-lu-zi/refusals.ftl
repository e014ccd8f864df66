refusal-wrong_phase =
    { $phase ->
        [over] 这一局结束了。
        [play]
            { $action ->
                [choose] 现在没有摆给你的牌。
               *[give] 出牌的时候不给牌。
            }
        [return] 还在还贡。
       *[tribute] 还在进贡。
    }
    .rule =
        { $phase ->
            [over] 等下一局。（DG‑5.8）
            [play] 出牌，或者过牌。（DG‑5.5）
            [return] 收到进贡的人都还贡以后，才开始出牌。（DG‑7.6）
           *[tribute] 进贡和还贡都做完，才开始出牌。（DG‑7.3）
        }
refusal-not_your_turn =
    { $n ->
        [0] 先由随机决定，谁都不用动。
        [1] 还没轮到你：现在是{ $names }。
       *[other] 你现在没什么要做的，在等{ $names }。
    }
    .rule = 你可以先看看你的牌。（DG‑5.5）
refusal-not_held = 你没有{ $cards }，或者没有这么多张。
    .rule = 有几张就写几张。（DG‑3.1）
refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] 四张牌不成牌型。
               *[other] { $n }张牌不成牌型。
            }
        [ranks] { $cards }点数不同。
        [jokers] { $cards }，王当什么都不成牌型。
        [second] { $cards }不是能压的牌型。
       *[five] { $cards }不成五张的牌型。
    }
    .rule =
        { $why ->
            [size] 出一张、两张、三张或五张。（DG‑3.1）
            [ranks] 两张或三张要同点数。（DG‑3.1）
            [second] 那里请写一手牌。（DG‑3.1）
           *[five] 出顺子、同花、俘虏，或者更大的。（DG‑3.1）
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] 最后一手，这些牌算{ a-kind }。
       *[no] 这些牌不能当你写的那种。
    }
    .rule = 什么都不写，就当{ a-kind }出。（DG‑4.7）
refusal-wrong_size =
    { $what ->
        [tribute] 进贡只给一张。
        [return]
            { $need ->
                [0] 你不用还贡。
                [1] 你还一张牌。
               *[other] 摆出{ $need }张牌来选。
            }
       *[play] 要压的是{ $need }张，所以出{ $need }张。
    }
    .rule =
        { $what ->
            [tribute] 给最大的牌，一张。（DG‑7.3）
            [return]
                { $need ->
                    [0] 从摆给你的牌里拿一张。（DG‑7.6）
                   *[other] 你写了{ $n }张。（DG‑7.6）
                }
           *[play] 你选了{ $n }张。{ legal }（DG‑3.5）
        }
refusal-does_not_beat =
    { $tie ->
        [yes] 这和{ a-kind }一样大。
       *[no] 这压不住{ a-kind }。
    }
    .rule = { legal }（DG‑3.5）
refusal-leader_must_play = 你先出，一定要出牌。
    .rule = 出什么都行。（DG‑5.5）
refusal-not_highest = 进贡要给最大的牌。
    .rule = 可以给{ $cards }。（DG‑7.3）
refusal-same_rank = 摆出的牌点数要不同。
    .rule =
        { $need ->
            [2] 摆出两张，两种点数。（DG‑7.6）
           *[3] 摆出三张，三种点数。（DG‑7.6）
        }
refusal-no_such_choice =
    { $n ->
        [0] 没有摆给你的牌。
       *[other] 摆给你的是{ $n }张牌。
    }
    .rule =
        { $n ->
            [0] 由你来还贡。（DG‑7.6）
           *[other] 按位置选一张，从1数起。（DG‑7.6）
        }
