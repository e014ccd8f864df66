refusal-wrong_phase =
    { $phase ->
        [over] 這局結束了。
        [play]
            { $action ->
                [choose] 現在沒有牌給你挑。
               *[give] 出牌時不給牌。
            }
        [return] 還在還牌。
       *[tribute] 還在進貢。
    }
    .rule =
        { $phase ->
            [over] 等下一局。（DG‑5.8）
            [play] 出牌，或過。（DG‑5.5）
            [return] 收貢牌的人都還了牌，才開始出牌。（DG‑7.6）
           *[tribute] 進貢、還牌都完成，才開始出牌。（DG‑7.3）
        }
refusal-not_your_turn =
    { $n ->
        [0] 要先抽籤，才輪到人。
        [1] 還沒輪到你：現在是{ $names }。
       *[other] 你現在不用做什麼。這桌在等{ $names }。
    }
    .rule = 你可以先看自己的牌。（DG‑5.5）
refusal-not_held = 你沒有{ $cards }，或沒有這麼多張。
    .rule = 有幾張就只寫幾張。（DG‑3.1）

refusal-not_a_combination =
    { $why ->
        [size] { $n }張牌不成牌型。
        [ranks] { $cards }點數不一樣。
        [jokers] 不管鬼牌當什麼，{ $cards }都不成牌型。
        [second] { $cards }不成要壓過的牌型。
       *[five] { $cards }不成五張的牌型。
    }
    .rule =
        { $why ->
            [size] 出一張、兩張、三張或五張。（DG‑3.1）
            [ranks] 兩張或三張要同點數。（DG‑3.1）
            [second] 那裡要寫一種牌型。（DG‑3.1）
           *[five] 出順子、同花、葫蘆或更大的牌型。（DG‑3.1）
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] 最後一手的這些牌要當{ a-kind }。
       *[no] 這些牌不能當你寫的。
    }
    .rule = 直接出，不要寫當什麼，就是{ a-kind }。（DG‑4.7）
refusal-wrong_size =
    { $what ->
        [tribute] 進貢是一張。
        [return]
            { $need ->
                [0] 你不用還牌。
                [1] 你要還一張。
               *[other] 放出{ $need }張給人挑。
            }
       *[play] 出的是{ $need }張，所以你也要出{ $need }張。
    }
    .rule =
        { $what ->
            [tribute] 給一張你最大的牌。（DG‑7.3）
            [return]
                { $need ->
                    [0] 從放給你的牌挑一張。（DG‑7.6）
                   *[other] 你寫了{ $n }張。（DG‑7.6）
                }
           *[play] 你選了{ $n }張。{ legal }（DG‑3.5）
        }
refusal-does_not_beat =
    { $tie ->
        [yes] 這只跟{ a-kind }一樣大。
       *[no] 這壓不過{ a-kind }。
    }
    .rule = { legal }（DG‑3.5）
refusal-leader_must_play = 你先出，所以一定要出牌。
    .rule = 什麼牌型都可以。（DG‑5.5）

refusal-not_highest = 進貢要給你最大的牌。
    .rule = 你可以給{ $cards }。（DG‑7.3）
refusal-same_rank = 放出的牌點數要不同。
    .rule =
        { $need ->
            [2] 放出兩張，兩種點數。（DG‑7.6）
           *[3] 放出三張，三種點數。（DG‑7.6）
        }
refusal-no_such_choice =
    { $n ->
        [0] 沒有牌放給你挑。
       *[other] 放給你挑的有{ $n }張。
    }
    .rule =
        { $n ->
            [0] 是你自己要還一張。（DG‑7.6）
           *[other] 用位置選一張，從1數起。（DG‑7.6）
        }
