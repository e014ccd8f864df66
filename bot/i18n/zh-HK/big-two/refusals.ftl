refusal-not_your_turn =
    { $phase ->
        [leftover] 由{ $name }決定餘{ cards-word }。
        [exchange] 未輪到你：現在是{ $name }。
       *[play] 未輪到你：輪到{ $name }。
    }
    .rule =
        { $phase ->
            [leftover] 誰有最細的{ card-word }，誰決定。（{ RULE($rule) }）
            [exchange] 你可以先看自己的{ cards-word }。（BT‑16.9）
           *[play] 你可以先揀{ cards-word }。（BT‑10.1）
        }
refusal-wrong_phase =
    { $why ->
        [place] 這裏的編號由1至{ $n }。
        [seat] 現在你可以向{ $names }要牌。
        [step] 先要做換牌的另一步。
       *[phase]
            { $phase ->
                [leftover] 先處理餘{ cards-word }。
                [redeal] 還可以要求重新派牌。
                [exchange] 先換牌。
                [play]
                    { $action ->
                        [declare] 已經輪到你，現在叫太遲。
                       *[other] 已經開打。
                    }
               *[over] 這局打完了。
            }
    }
    .rule =
        { $phase ->
            [redeal] 按「照打」打這局。（BT‑12.3）
            [over] 下一局會派新{ cards-word }。（{ RULE($rule) }）
            [play]
                { $choices ->
                    [0] 出牌之前的步驟已過。（{ RULE($rule) }）
                   *[other] 你可以按：{ $open }。（{ RULE($rule) }）
                }
           *[other] 次序：餘{ cards-word }、換牌、重新派牌、出牌。（{ RULE($rule) }）
        }
refusal-not_held =
    { $action ->
        [demand] 這套規則的牌沒有{ $cards }。
       *[play]
            { $twice ->
                [yes] 你把{ $cards }寫了兩次。
               *[no] 你沒有{ $cards }。
            }
    }
    .rule =
        { $action ->
            [demand] 寫這副牌有的{ card-word }。（BT‑16.3）
            [give] 你有{ $hand }。（BT‑16.8）
            [keep] 你有{ $hand }。（BT‑16.7）
           *[play] 你有{ $hand }。（BT‑10.1）
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards }在這裏不是蛇。
        [bare_four] 四條在這裏要有第五張{ card-word }。
        [kickers] 同花順在這裏要再加兩張{ cards-word }。
        [off] 這裏不可以出{ a-kind }。
       *[other] { $cards }不成牌型。
    }
    .rule =
        { $why ->
            [straight] 蛇，由大到細：{ $straights }。{ legal }（BT‑8.1）
            [bare_four]
                { $combo-four ->
                    [two_pair] 四張{ cards-word }只可以當兩對出。{ legal }（BT‑6.8）
                   *[none] 四張之外，加任何一張{ card-word }。{ legal }（BT‑6.5）
                }
            [kickers] 出七張{ cards-word }：同花順加任何兩張。{ legal }（BT‑6.6）
            [off]
                { $kind ->
                    [triple] 三張同點數要加一對，當夫佬出。{ legal }（BT‑6.1）
                    [flush] 五張同一{ suit-word }要相連才可以出。{ legal }（BT‑6.3）
                    [quads] 四張同點數要有第五張{ card-word }。{ legal }（BT‑6.5）
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] 兩對要有第五張{ card-word }。{ legal }（BT‑6.8）
                           *[no] 一對一對分開出。{ legal }（BT‑6.1）
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] 出兩對，不加第五張{ card-word }。{ legal }（BT‑6.8）
                           *[none] 一對一對分開出。{ legal }（BT‑6.1）
                        }
                    [straight_flush_7] 同花順是五張{ cards-word }。{ legal }（BT‑6.6）
                   *[other] 這套規則沒有它。{ legal }（BT‑6.1）
                }
           *[other] 這裏的牌型：{ $kinds }。{ legal }（BT‑6.1）
        }
refusal-wrong_size =
    { $action ->
        [give] 你揀了{ cards }，要{ $need }張。
        [keep] 你揀了{ cards }，要{ $need }張。
       *[play] 對方出{ $need }張，你出{ cards }跟不到。
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] 拿了多少就放多少：任何可以給的{ $need }張。（BT‑16.4）
                   *[other] 欠多少就給多少：任何可以給的{ $need }張。（BT‑16.8）
                }
            [keep] 從手牌揀任何{ $need }張。（BT‑16.7）
           *[play]
                { $answer-monsters ->
                    [any_time] 出同樣張數的{ cards-word }，或者炸彈。{ legal }（BT‑9.3）
                   *[off] 出同樣張數的{ cards-word }。{ legal }（BT‑9.1）
                }
        }
refusal-does_not_beat = { $cards }大不過{ $table }。
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] 要更大的{ kind }。{ legal }（{ RULE($rule) }）
                   *[other] 要更大的{ kind }，或更強的炸彈：{ $stronger }。{ legal }（{ RULE($rule) }）
                }
            [ladder] 要更大的{ kind }，或更強的五張：{ $stronger }。{ legal }（{ RULE($rule) }）
           *[same]
                { $answer-monsters ->
                    [any_time] 要更大的{ kind }，或者炸彈。{ legal }（{ RULE($rule) }）
                   *[off] 要更大的{ kind }。{ legal }（{ RULE($rule) }）
                }
        }
refusal-leader_must_play = 你先出，不可以過。
    .rule = { legal }（BT‑10.1）
refusal-must_include_low_card = 你的第一手要有{ $card }。
    .rule = 單出，或者放在牌型裏。{ legal }（BT‑5.2）
refusal-must_be_low_card_alone = 你先出，只可以單出{ $card }。
    .rule = 它是最細的{ card-word }。{ legal }（BT‑5.2）
refusal-passed_this_trick = 這一輪你過了。
    .rule = 下次有人先出，你就可以再出。（BT‑10.3）
refusal-may_only_pass = 現在你只可以過。
    .rule =
        { $pass-self_extend ->
            [yes] 大家都過了{ $before }，{ $name }繼續大過自己那手。過吧。（BT‑10.4）
           *[no] 大家都過了{ $before }，{ $name }先出更大的。過吧。（BT‑10.5）
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] 要頂大：出最大的單張{ $highest }，或者炸彈。{ legal }（BT‑11.3）
                   *[off] 要頂大：出最大的單張{ $highest }。{ legal }（BT‑11.3）
                }
            [lead] 要頂大：先出多張的牌型，或者最大的單張{ $highest }。{ legal }（BT‑11.3）
           *[combination] 你有多張的牌型，要先出它。{ legal }（BT‑11.3）
        }
refusal-top_card_barred = 不可以單用{ $card }出完。
    .rule = 過吧，你先出也要過。（BT‑13.3）
refusal-not_entitled =
    { $why ->
        [called] 你的最後一張{ card-word }，未叫就給人捉了。
        [silenced] 這局你不可以再捉人。
        [no_call] 那裏沒有人可以捉。
        [kept] 這局你已經選了照打。
       *[other] 這手牌不可以要求重新派牌。
    }
    .rule =
        { $why ->
            [kept] 人人照打，或者夠鐘，就開始。（BT‑12.3）
            [redeal] { $redeals }按「照打」。（BT‑12.3）
            [called] 要在別人捉之前叫。（BT‑11.2）
            [silenced] 你之前捉錯了一次。（BT‑11.2）
           *[no_call]
                { $last-declare ->
                    [both] 捉另一個剩兩張或一張{ cards-word }的人，只一次。（BT‑11.2）
                    [two] 捉另一個剩兩張{ cards-word }的人，只一次。（BT‑11.2）
                   *[one] 捉另一個剩一張{ card-word }的人，只一次。（BT‑11.2）
                }
        }
refusal-nothing_to_declare = 剩{ cards }，不用叫。
    .rule =
        { $last-declare ->
            [both] 剩兩張{ cards-word }要叫，剩一張再叫。（BT‑11.1）
            [two] 剩兩張{ cards-word }要叫。（BT‑11.1）
           *[one] 剩一張{ card-word }要叫。（BT‑11.1）
        }
refusal-already_declared = 你已經叫了。
    .rule = 叫一次就夠。（BT‑11.1）
first-demand = 揀你想向{ $name }要的{ card-word }，按「要牌」，或者按「放棄」。（BT‑16.3）
first-demand-pool = 揀你想要的{ card-word }，按「要牌」，或者按「放棄」。可以問{ $names }。（BT‑16.4）
first-return = 揀{ cards }給{ $name }，再按「交牌」。（BT‑16.8）
first-put-out = 揀{ cards }給{ $names }，再按「放牌」。（BT‑16.4）
first-choose = 下面{ $n }張蓋着的{ cards-word }，揀一張。（BT‑16.4）
first-choose-hand = 下面{ $n }副蓋着的手牌，揀一副。（BT‑16.7）
first-keep = 揀{ cards }，再按「留起」。（BT‑16.7）
first-take = 按「拿走」就得到餘牌，或者按「不要」。（BT‑4.4）
first-swap = 按「換牌」就用{ $low }換餘牌，或者按「不要」。（BT‑4.5）
refusal-protected_card = { $card }不可以動。
    .rule = { $low }和2在這裏不可以要，也不可以給。（BT‑16.5）
refusal-not_yours_to_give = 未輪到你：現在是{ $name }。
    .rule =
        { $you ->
            [later] 遲些就輪到你。（BT‑16.4）
           *[none] 你的{ cards-word }不用動。（BT‑16.4）
        }
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] 這套規則沒有重新派牌。
        [callout] 這枱沒有捉漏叫。
        [leftover] 這裏的餘{ cards-word }不由人揀。
        [exchange] 這套規則沒有這種換牌。
       *[declare] 這套規則不用叫最後一張。
    }
    .rule =
        { $what ->
            [redeal] 派到甚麼就打甚麼。（BT‑12.3）
            [callout] 這裏不用捉人叫最後一張{ card-word }。（BT‑11.2）
            [leftover]
                { $left ->
                    [0] 這裏沒有餘牌。（BT‑3.6）
                   *[other]
                        { $rest-use ->
                            [give] 誰有最細的{ card-word }，誰全部拿走。（BT‑4.2）
                            [may_take] 這裏可以拿走或者不要，不可以換。（BT‑4.4）
                            [swap] 這裏可以用最細的{ card-word }換，或者不換。（BT‑4.5）
                            [stock] 餘牌在這裏是牌堆。（BT‑4.7）
                           *[discard] 餘牌在這裏不用。（BT‑4.6）
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] 兩局之間不換{ cards-word }。（BT‑16.1）
                   *[other] 這一步屬於另一種換牌。（{ RULE($rule) }）
                }
           *[declare] 直接出最後一張{ card-word }。（BT‑11.1）
        }
