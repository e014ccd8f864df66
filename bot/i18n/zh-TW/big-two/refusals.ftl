refusal-not_your_turn =
    { $phase ->
        [leftover] 餘{ cards-word }由{ $name }決定。
        [exchange] 還沒輪到你：現在是{ $name }。
       *[play] 還沒輪到你：現在輪到{ $name }出。
    }
    .rule =
        { $phase ->
            [leftover] 有最小{ card-word }的人決定。（{ RULE($rule) }）
            [exchange] 你可以先看自己的{ cards-word }。（BT‑16.9）
           *[play] 你可以先選{ cards-word }。（BT‑10.1）
        }
refusal-wrong_phase =
    { $why ->
        [place] 這裡的號碼是1到{ $n }。
        [seat] 現在可以向{ $names }要牌。
        [step] 換牌要先做別的步驟。
       *[phase]
            { $phase ->
                [leftover] 先處理餘{ cards-word }。
                [redeal] 現在還可以要求重新發牌。
                [exchange] 先換牌。
                [play]
                    { $action ->
                        [declare] 已經輪到你了，現在喊太晚。
                       *[other] 已經開始出牌了。
                    }
               *[over] 這局結束了。
            }
    }
    .rule =
        { $phase ->
            [redeal] 要打這局就按「留牌」。（BT‑12.3）
            [over] 下一局會發新的{ cards-word }。（{ RULE($rule) }）
            [play]
                { $choices ->
                    [0] 出牌前的事都做完了。（{ RULE($rule) }）
                   *[other] 你可以按：{ $open }。（{ RULE($rule) }）
                }
           *[other] 順序：餘{ cards-word }、換牌、重新發牌、出牌。（{ RULE($rule) }）
        }

refusal-not_held =
    { $action ->
        [demand] 這套規則的牌裡沒有{ $cards }。
       *[play]
            { $twice ->
                [yes] 你把{ $cards }寫了兩次。
               *[no] 你沒有{ $cards }。
            }
    }
    .rule =
        { $action ->
            [demand] 寫一張牌裡有的{ card-word }。（BT‑16.3）
            [give] 你有{ $hand }。（BT‑16.8）
            [keep] 你有{ $hand }。（BT‑16.7）
           *[play] 你有{ $hand }。（BT‑10.1）
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards }在這裡不算順子。
        [bare_four] 這裡四張同點數要帶第五張{ card-word }，才是鐵支。
        [kickers] 這裡的同花順要再帶兩張{ card-word }。
        [off] 這裡不能出{ a-kind }。
       *[other] { $cards }不成牌型。
    }
    .rule =
        { $why ->
            [straight] 順子由大到小：{ $straights }。{ legal }（BT‑8.1）
            [bare_four]
                { $combo-four ->
                    [two_pair] 四張{ cards-word }只能當兩對出。{ legal }（BT‑6.8）
                   *[none] 四張再帶任意一張{ card-word }。{ legal }（BT‑6.5）
                }
            [kickers] 出七張{ cards-word }：同花順加任意兩張。{ legal }（BT‑6.6）
            [off]
                { $kind ->
                    [triple] 三張同點數只能帶一對，當葫蘆出。{ legal }（BT‑6.1）
                    [flush] 五張同{ suit-word }只有同花順才算。{ legal }（BT‑6.3）
                    [quads] 四張同點數要帶第五張{ card-word }。{ legal }（BT‑6.5）
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] 兩對要帶第五張{ card-word }。{ legal }（BT‑6.8）
                           *[no] 一次出一對。{ legal }（BT‑6.1）
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] 出兩對，不帶第五張{ card-word }。{ legal }（BT‑6.8）
                           *[none] 一次出一對。{ legal }（BT‑6.1）
                        }
                    [straight_flush_7] 同花順是五張{ cards-word }。{ legal }（BT‑6.6）
                   *[other] 這套規則沒有這種牌型。{ legal }（BT‑6.1）
                }
           *[other] 這裡的牌型：{ $kinds }。{ legal }（BT‑6.1）
        }
refusal-wrong_size =
    { $action ->
        [give] 你選了{ cards }，要的是{ $need }。
        [keep] 你選了{ cards }，要的是{ $need }。
       *[play] { cards }壓不了{ $need }張。
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] 拿了幾張就蓋出幾張：任意{ $need }張可以給的。（BT‑16.4）
                   *[other] 欠幾張就給幾張：任意{ $need }張可以給的。（BT‑16.8）
                }
            [keep] 從手牌選任意{ $need }張。（BT‑16.7）
           *[play]
                { $answer-monsters ->
                    [any_time] 出一樣多張{ cards-word }，或出怪物。{ legal }（BT‑9.3）
                   *[off] 出一樣多張{ cards-word }。{ legal }（BT‑9.1）
                }
        }
refusal-does_not_beat = { $cards }壓不過{ $table }。
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] 要更大的{ kind }。{ legal }（{ RULE($rule) }）
                   *[other] 要更大的{ kind }，或更強的怪物：{ $stronger }。{ legal }（{ RULE($rule) }）
                }
            [ladder] 要更大的{ kind }，或更強的五張牌型：{ $stronger }。{ legal }（{ RULE($rule) }）
           *[same]
                { $answer-monsters ->
                    [any_time] 要更大的{ kind }，或怪物。{ legal }（{ RULE($rule) }）
                   *[off] 要更大的{ kind }。{ legal }（{ RULE($rule) }）
                }
        }

refusal-leader_must_play = 你先出，所以不能過。
    .rule = { legal }（BT‑10.1）
refusal-must_include_low_card = 你的第一手要有{ $card }。
    .rule = 單出，或放進牌型裡。{ legal }（BT‑5.2）
refusal-must_be_low_card_alone = 第一手要單出{ $card }。
    .rule = 這是最小的{ card-word }。{ legal }（BT‑5.2）
refusal-passed_this_trick = 這一輪你已經過了。
    .rule = 下次有人先出時，你就能再出。（BT‑10.3）
refusal-may_only_pass = 你現在只能過。
    .rule =
        { $pass-self_extend ->
            [yes] { $before }大家都過了，{ $name }接著壓自己的牌。按「過」就好。（BT‑10.4）
           *[no] { $before }大家都過了，{ $name }先出更大的。按「過」就好。（BT‑10.5）
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] 顧牌：出你最大的單張{ $highest }，或怪物。{ legal }（BT‑11.3）
                   *[off] 顧牌：出你最大的單張{ $highest }。{ legal }（BT‑11.3）
                }
            [lead] 顧牌：先出兩張以上的牌型，或最大的單張{ $highest }。{ legal }（BT‑11.3）
           *[combination] 顧牌：你有兩張以上的牌型，先出這種。{ legal }（BT‑11.3）
        }
refusal-top_card_barred = 你不能單出{ $card }結束。
    .rule = 這次要過，就算由你先出也一樣。（BT‑13.3）
refusal-not_entitled =
    { $why ->
        [called] 你沒喊最後一張{ card-word }，已經被抓包了。
        [silenced] 這局你不能再抓包。
        [no_call] 那裡沒有人可以抓。
        [kept] 你已經留牌了。
       *[other] 這手牌不能要求重新發牌。
    }
    .rule =
        { $why ->
            [kept] 大家都留牌或時間到，這局就開始。（BT‑12.3）
            [redeal] { $redeals }請按「留牌」。（BT‑12.3）
            [called] 要在被抓包之前喊。（BT‑11.2）
            [silenced] 你之前抓錯了。（BT‑11.2）
           *[no_call]
                { $last-declare ->
                    [both] 抓剩兩張或一張{ cards-word }的別人，只能抓一次。（BT‑11.2）
                    [two] 抓剩兩張{ cards-word }的別人，只能抓一次。（BT‑11.2）
                   *[one] 抓剩一張{ card-word }的別人，只能抓一次。（BT‑11.2）
                }
        }
refusal-nothing_to_declare = 剩{ cards }不用喊。
    .rule =
        { $last-declare ->
            [both] 剩兩張{ cards-word }時喊，剩一張再喊一次。（BT‑11.1）
            [two] 剩兩張{ cards-word }時喊。（BT‑11.1）
           *[one] 剩一張{ card-word }時喊。（BT‑11.1）
        }
refusal-already_declared = 你已經喊過了。
    .rule = 喊一次就夠。（BT‑11.1）

first-demand = 選你要向{ $name }拿的{ card-word }，按「要牌」，或按「不要」。（BT‑16.3）
first-demand-pool = 選你要的{ card-word }，按「要牌」，或按「不要」。可以問{ $names }。（BT‑16.4）
first-return = 選{ cards }給{ $name }，再按「給牌」。（BT‑16.8）
first-put-out = 選{ cards }給{ $names }，再按「蓋牌」。（BT‑16.4）
first-choose = 在下面從{ $n }張蓋著的{ cards-word }挑一張。（BT‑16.4）
first-choose-hand = 在下面從{ $n }手蓋著的牌挑一手。（BT‑16.7）
first-keep = 選{ cards }，再按「留下」。（BT‑16.7）
first-take = 按「拿」拿餘牌，或按「不拿」。（BT‑4.4）
first-swap = 按「換」用{ $low }換餘牌，或按「不拿」。（BT‑4.5）
refusal-protected_card = { $card }不能換。
    .rule = 這裡不能要、也不能給{ $low }和2。（BT‑16.5）
refusal-not_yours_to_give = 還沒輪到你：現在是{ $name }。
    .rule =
        { $you ->
            [later] 等一下才輪到你。（BT‑16.4）
           *[none] 你的{ cards-word }都留著。（BT‑16.4）
        }

refusal-not_allowed_by_rules =
    { $what ->
        [redeal] 這套規則不能重新發牌。
        [callout] 這桌沒有抓包。
        [leftover] 這裡的餘{ cards-word }沒有人能選。
        [exchange] 這套規則沒有這種換牌。
       *[declare] 這套規則不用喊最後一張。
    }
    .rule =
        { $what ->
            [redeal] 發到什麼就打什麼。（BT‑12.3）
            [callout] 這裡不用抓最後一張{ card-word }。（BT‑11.2）
            [leftover]
                { $left ->
                    [0] 這裡沒有多出來的牌。（BT‑3.6）
                   *[other]
                        { $rest-use ->
                            [give] 有最小{ card-word }的人全拿。（BT‑4.2）
                            [may_take] 這裡可以拿或不拿，不能換。（BT‑4.4）
                            [swap] 這裡可以用最小的{ card-word }去換，或不換。（BT‑4.5）
                            [stock] 這裡當牌堆。（BT‑4.7）
                           *[discard] 這裡不用。（BT‑4.6）
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] 局間不換{ cards-word }。（BT‑16.1）
                   *[other] 這是別種換牌的步驟。（{ RULE($rule) }）
                }
           *[declare] 最後一張{ card-word }直接出。（BT‑11.1）
        }
