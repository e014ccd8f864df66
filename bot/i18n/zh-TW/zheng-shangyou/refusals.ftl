refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] 現在不給牌。
               *[choose] 現在沒有要挑的。
            }
        [over] 這局結束了。
       *[other] 還在換牌。
    }
    .rule =
        { $phase ->
            [play] 現在出牌，或過。（ZS‑9.5）
            [over] 下一局會發新的牌。（ZS‑9.5）
            [give-up] 後面的名次先各交出一張。（ZS‑6.2）
            [give-back] 前面的名次先各還一張。（ZS‑6.2）
           *[other] 先從兩張裡挑。（ZS‑6.2）
        }
refusal-passed_this_trick = 你過了，這裡過了就要等下一輪。
    .rule = 下次有人先出，你就能再出。（ZS‑5.3）
refusal-not_your_turn =
    { $phase ->
        [play] 還沒輪到你：現在輪到{ $names }出。
       *[other] 你現在不用做什麼：在等{ $names }。
    }
    .rule =
        { $phase ->
            [play] 你可以先選牌。（ZS‑5.3）
           *[other] 你可以先看自己的牌。（ZS‑6.2）
        }
refusal-not_held = 你沒有{ $cards }，或沒有這麼多張。
    .rule = 有幾張就只寫幾張。（ZS‑9.5）

refusal-not_a_combination =
    { $why ->
        [nothing] 你沒有寫牌。
        [jokers] { $cards }不成牌型：這裡的鬼牌不是百搭。
        [wild] { $cards }不成牌型：{ a-two }不能放進順子。
        [outside] { $cards }不成牌型：有的點數不能放進順子。
        [gap] { $cards }不成牌型：中間少了一個點數。
        [short] { $cards }當順子太短。
        [few] { $cards }連得太短。
        [long] { $cards }比所有順子都長。
       *[uneven] { $cards }不成牌型。
    }
    .rule =
        { $why ->
            [short] 順子至少{ $n }張。{ legal }（ZS‑3.4）
            [few] 至少要{ $n }個相連的點數。{ legal }（ZS‑3.5）
           *[other] 出同點數的，或點數相連的。{ legal }（ZS‑3.1）
        }
refusal-reading_not_offered = { $cards }不能當那個。
    .rule = 可以當{ $readings }出。（ZS‑4.2）
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] 你沒有寫牌。
               *[other] 只給一張，你寫了{ $n }張。
            }
       *[play] { $n }張壓不了{ $need }張。
    }
    .rule =
        { $what ->
            [gift] 寫一張。（ZS‑6.2）
           *[play]
                { $bombs ->
                    [yes] 出一樣多張，或炸彈。{ legal }（ZS‑3.8）
                   *[no] 出一樣多張。{ legal }（ZS‑3.8）
                }
        }
refusal-wrong_kind = 你不能用別的牌型壓{ a-kind }。
    .rule = 出同牌型更大的。{ legal }（ZS‑3.8）
refusal-does_not_beat =
    { $why ->
        [smaller] 這個炸彈張數比較少。
        [mixed] 雜花的順子壓不過同花順。
        [impure] 點數一樣時，有百搭的壓不過沒有百搭的。
        [equal] 這只跟{ $table }一樣大。
       *[lower] 這比{ $table }小。
    }
    .rule =
        { $why ->
            [mixed] 出更大的同花順。{ legal }（ZS‑3.8）
           *[other] 要同牌型更大的。{ legal }（ZS‑3.8）
        }
refusal-leader_must_play = 你先出，所以不能過。
    .rule = { legal }（ZS‑5.3）

refusal-not_highest = 你要交出點數最大的牌。
    .rule = 你可以給{ $cards }。（ZS‑6.2）
refusal-no_such_choice = 有兩張可以挑。
    .rule = 選第一張或第二張。（ZS‑6.2）
