refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] 現在不用交牌。
               *[choose] 現在沒有甚麼要揀。
            }
        [over] 這局打完了。
       *[other] 還在換牌。
    }
    .rule =
        { $phase ->
            [play] 現在出牌，或者過。（ZS‑9.5）
            [over] 下一局會派新牌。（ZS‑9.5）
            [give-up] 最後幾名先各交一張牌。（ZS‑6.2）
            [give-back] 頭幾名先各還一張牌。（ZS‑6.2）
           *[other] 先要從兩張牌中揀。（ZS‑6.2）
        }
refusal-passed_this_trick = 你過了，這裏過了就等下一輪。
    .rule = 下次有人先出，你就可以再出。（ZS‑5.3）
refusal-not_your_turn =
    { $phase ->
        [play] 未輪到你：輪到{ $names }。
       *[other] 現在沒有你的事：輪到{ $names }。
    }
    .rule =
        { $phase ->
            [play] 你可以先揀牌。（ZS‑5.3）
           *[other] 你可以先看自己的牌。（ZS‑6.2）
        }
refusal-not_held = 你沒有{ $cards }，或者沒有那麼多張。
    .rule = 每張牌有多少就寫多少次。（ZS‑9.5）
refusal-not_a_combination =
    { $why ->
        [nothing] 你沒有寫出牌。
        [jokers] { $cards }不成牌型，鬼牌在這裏不是百搭。
        [wild] { $cards }不成牌型：{ a-two }不可以放在蛇裏。
        [outside] { $cards }不成牌型：有些點數不可以放在蛇裏。
        [gap] { $cards }不成牌型：中間少了點數。
        [short] { $cards }太短，不是蛇。
        [few] { $cards }連得太短。
        [long] { $cards }比任何蛇都長。
       *[uneven] { $cards }不成牌型。
    }
    .rule =
        { $why ->
            [short] 蛇最少要{ $n }張。{ legal }（ZS‑3.4）
            [few] 最少要{ $n }個相連的點數。{ legal }（ZS‑3.5）
           *[other] 出同點數的牌，或者點數相連的牌。{ legal }（ZS‑3.1）
        }
refusal-reading_not_offered = { $cards }不可以當那種牌型。
    .rule = 可以當{ $readings }出。（ZS‑4.2）
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] 你沒有寫出牌。
               *[other] 只交一張牌，你寫了{ $n }張。
            }
       *[play] 對方出{ $need }張，你出{ $n }張跟不到。
    }
    .rule =
        { $what ->
            [gift] 寫一張牌。（ZS‑6.2）
           *[play]
                { $bombs ->
                    [yes] 出同樣張數的牌，或者炸彈。{ legal }（ZS‑3.8）
                   *[no] 出同樣張數的牌。{ legal }（ZS‑3.8）
                }
        }
refusal-wrong_kind = 要跟{ a-kind }，不可以出別的牌型。
    .rule = 出同一牌型，要更大。{ legal }（ZS‑3.8）
refusal-does_not_beat =
    { $why ->
        [smaller] 這個炸彈的張數較少。
        [mixed] 雜色蛇大不過同花順。
        [impure] 點數相同，有百搭的大不過沒有百搭的。
        [equal] 這手只與{ $table }一樣大。
       *[lower] 這手細過{ $table }。
    }
    .rule =
        { $why ->
            [mixed] 出更大的同花順。{ legal }（ZS‑3.8）
           *[other] 要同一牌型，更大。{ legal }（ZS‑3.8）
        }
refusal-leader_must_play = 你先出，不可以過。
    .rule = { legal }（ZS‑5.3）
refusal-not_highest = 你要交點數最大的牌。
    .rule = 你可以交{ $cards }。（ZS‑6.2）
refusal-no_such_choice = 有兩張牌可以揀。
    .rule = 揀第一張或第二張。（ZS‑6.2）
