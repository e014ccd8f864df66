refusal-wrong_phase =
    { $phase ->
        [over] 這局打完了。
        [play]
            { $action ->
                [choose] 現在沒有放牌給你揀。
               *[give] 出牌時不可以交牌。
            }
        [return] 還在還牌。
       *[tribute] 還在貢牌。
    }
    .rule =
        { $phase ->
            [over] 等下一局。（DG‑5.8）
            [play] 出牌，或者過。（DG‑5.5）
            [return] 收貢牌的人都還了牌，就開打。（DG‑7.6）
           *[tribute] 貢完牌、還完牌，就開打。（DG‑7.3）
        }
refusal-not_your_turn =
    { $n ->
        [0] 先要隨機決定，才輪到人。
        [1] 未輪到你：現在是{ $names }。
       *[other] 現在沒有你的事。大家在等{ $names }。
    }
    .rule = 你可以先看自己的牌。（DG‑5.5）
refusal-not_held = 你沒有{ $cards }，或者沒有那麼多張。
    .rule = 每張牌有多少就寫多少次。（DG‑3.1）
refusal-not_a_combination =
    { $why ->
        [size] { $n }張牌不成牌型。
        [ranks] { $cards }不是同一點數。
        [jokers] 鬼牌當甚麼都好，{ $cards }也不成牌型。
        [second] { $cards }不成牌型，沒有甚麼要大過。
       *[five] { $cards }不成五張的牌型。
    }
    .rule =
        { $why ->
            [size] 出一張、兩張、三張或五張。（DG‑3.1）
            [ranks] 兩張或三張要同一點數。（DG‑3.1）
            [second] 在那裏寫一手成牌型的牌。（DG‑3.1）
           *[five] 出蛇、同花、夫佬或更強的牌型。（DG‑3.1）
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] 最後一手，這些牌只當{ a-kind }。
       *[no] 這些牌不可以當你寫的牌型。
    }
    .rule = 不寫當甚麼就出，當{ a-kind }。（DG‑4.7）
refusal-wrong_size =
    { $what ->
        [tribute] 貢牌是一張。
        [return]
            { $need ->
                [0] 你不用還牌。
                [1] 你要還一張牌。
               *[other] 放出{ $need }張給人揀。
            }
       *[play] 別人出{ $need }張，你也要出{ $need }張。
    }
    .rule =
        { $what ->
            [tribute] 貢一張最大的牌。（DG‑7.3）
            [return]
                { $need ->
                    [0] 從放給你的牌揀一張。（DG‑7.6）
                   *[other] 你寫了{ $n }張。（DG‑7.6）
                }
           *[play] 你揀了{ $n }張。{ legal }（DG‑3.5）
        }
refusal-does_not_beat =
    { $tie ->
        [yes] 這手只與{ a-kind }一樣大。
       *[no] 這手大不過{ a-kind }。
    }
    .rule = { legal }（DG‑3.5）
refusal-leader_must_play = 你先出，一定要出牌。
    .rule = 任出。（DG‑5.5）
refusal-not_highest = 貢牌要是你最大的牌之一。
    .rule = 你可以貢{ $cards }。（DG‑7.3）
refusal-same_rank = 放出的牌點數要不同。
    .rule = 放出{ $need }張不同點數的牌。（DG‑7.6）
refusal-no_such_choice =
    { $n ->
        [0] 沒有放牌給你揀。
       *[other] 有{ $n }張牌放給你揀。
    }
    .rule =
        { $n ->
            [0] 是你要還一張牌。（DG‑7.6）
           *[other] 按位置揀一張，由1數起。（DG‑7.6）
        }
