refusal-not_your_turn =
    { $phase ->
        [leftover] 多出的{ cards-word }由{ $name }决定。
        [exchange] 还没轮到你：现在是{ $name }。
       *[play] 还没轮到你：轮到{ $name }出牌。
    }
    .rule =
        { $phase ->
            [leftover] 有最小{ card-word }的人决定。（{ RULE($rule) }）
            [exchange] 你可以先看看你的{ cards-word }。（BT‑16.9）
           *[play] 你可以先选好{ cards-word }。（BT‑10.1）
        }
refusal-wrong_phase =
    { $why ->
        [place] 这里的号码是1到{ $n }。
        [seat] 现在你可以向{ $names }要。
        [step] 先做换牌的另一步。
       *[phase]
            { $phase ->
                [leftover] 先处理多出的{ cards-word }。
                [redeal] 还可以要求重发。
                [exchange] 先换牌。
                [play]
                    { $action ->
                        [declare] 轮到你了，现在报单太晚。
                       *[other] 已经开始出牌了。
                    }
               *[over] 这一局结束了。
            }
    }
    .rule =
        { $phase ->
            [redeal] 按“不重发”就打这手牌。（BT‑12.3）
            [over] 下一局有新的{ cards-word }。（{ RULE($rule) }）
            [play]
                { $choices ->
                    [0] 出牌前的事都过去了。（{ RULE($rule) }）
                   *[other] 你可以按：{ $open }。（{ RULE($rule) }）
                }
           *[other] 先后是：多出的{ cards-word }、换牌、重发、出牌。（{ RULE($rule) }）
        }
refusal-not_held =
    { $action ->
        [demand] 这套规则的牌里没有{ $cards }。
       *[play]
            { $twice ->
                [yes] { $cards }你写了两次。
               *[no] 你没有{ $cards }。
            }
    }
    .rule =
        { $action ->
            [demand] 请写牌里有的{ card-word }。（BT‑16.3）
            [give] 你有{ $hand }。（BT‑16.8）
            [keep] 你有{ $hand }。（BT‑16.7）
           *[play] 你有{ $hand }。（BT‑10.1）
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards }在这里不算顺子。
        [bare_four] 这里四个要带一张{ card-word }，成金刚。
        [kickers] 这里同花顺要再带两张{ cards-word }。
        [off] 这里不能出{ a-kind }。
       *[other] { $cards }不成牌型。
    }
    .rule =
        { $why ->
            [straight] 顺子从大到小：{ $straights }。{ legal }（BT‑8.1）
            [bare_four]
                { $combo-four ->
                    [two_pair] 四张{ cards-word }只能当两对出。{ legal }（BT‑6.8）
                   *[none] 四个再加任意一张{ card-word }。{ legal }（BT‑6.5）
                }
            [kickers] 要出七张{ cards-word }：同花顺加任意两张。{ legal }（BT‑6.6）
            [off]
                { $kind ->
                    [triple] 三个只能带对子，成俘虏。{ legal }（BT‑6.1）
                    [flush] 五张同{ suit-word }只有成同花顺才算。{ legal }（BT‑6.3）
                    [quads] 四个要带一张{ card-word }，成金刚。{ legal }（BT‑6.5）
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] 两对要带一张{ card-word }。{ legal }（BT‑6.8）
                           *[no] 对子要一对一对出。{ legal }（BT‑6.1）
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] 两对不带{ card-word }出。{ legal }（BT‑6.8）
                           *[none] 对子要一对一对出。{ legal }（BT‑6.1）
                        }
                    [straight_flush_7] 同花顺就是五张{ cards-word }。{ legal }（BT‑6.6）
                   *[other] 这套规则没有它。{ legal }（BT‑6.1）
                }
           *[other] 这里的牌型：{ $kinds }。{ legal }（BT‑6.1）
        }
refusal-wrong_size =
    { $action ->
        [give] 你选了{ cards }，要的是{ $need }张。
        [keep] 你选了{ cards }，要的是{ $need }张。
       *[play] { cards }压不了{ $need }张。
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] 拿了几张就摆几张：能给的里任意{ $need }张。（BT‑16.4）
                   *[other] 该给几张就给几张：能给的里任意{ $need }张。（BT‑16.8）
                }
            [keep] 从手牌里任选{ $need }张。（BT‑16.7）
           *[play]
                { $answer-monsters ->
                    [any_time] 要压的是几张{ cards-word }，就出几张，或者出炸弹。{ legal }（BT‑9.3）
                   *[off] 要压的是几张{ cards-word }，就出几张。{ legal }（BT‑9.1）
                }
        }
refusal-does_not_beat = { $cards }压不住{ $table }。
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] 要更大的{ kind }。{ legal }（{ RULE($rule) }）
                   *[other] 要更大的{ kind }，或更强的炸弹：{ $stronger }。{ legal }（{ RULE($rule) }）
                }
            [ladder] 要更大的{ kind }，或更强的五张：{ $stronger }。{ legal }（{ RULE($rule) }）
           *[same]
                { $answer-monsters ->
                    [any_time] 要更大的{ kind }，或炸弹。{ legal }（{ RULE($rule) }）
                   *[off] 要更大的{ kind }。{ legal }（{ RULE($rule) }）
                }
        }
refusal-leader_must_play = 你先出，不能过牌。
    .rule = { legal }（BT‑10.1）
refusal-must_include_low_card = 你的第一手必须有{ $card }。
    .rule = 单出，或者放在牌型里。{ legal }（BT‑5.2）
refusal-must_be_low_card_alone = 第一手只能单出{ $card }。
    .rule = 它是最小的{ card-word }。{ legal }（BT‑5.2）
refusal-passed_this_trick = 这一轮你已经过牌了。
    .rule = 下次有人先出，你就能再出。（BT‑10.3）
refusal-may_only_pass = 你现在只能过牌。
    .rule =
        { $pass-self_extend ->
            [yes] { $before }大家都过了，{ $name }接着压自己的牌。请过牌。（BT‑10.4）
           *[no] { $before }大家都过了，{ $name }先出更大的。请过牌。（BT‑10.5）
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] 要顶大：出最大的单张{ $highest }，或者炸弹。{ legal }（BT‑11.3）
                   *[off] 要顶大：出最大的单张{ $highest }。{ legal }（BT‑11.3）
                }
            [lead] 先出多张的牌型，或者最大的单张{ $highest }。{ legal }（BT‑11.3）
           *[combination] 你有多张的牌型，就先出多张的牌型。{ legal }（BT‑11.3）
        }
refusal-top_card_barred = 你不能用单张{ $card }收尾。
    .rule = 请过牌，该你先出也要过。（BT‑13.3）
refusal-not_entitled =
    { $why ->
        [called] 你没来得及报单，最后一张{ card-word }被抓了。
        [silenced] 这一局你不能再抓漏报。
        [no_call] 那里没什么可抓的。
        [kept] 你已经选了不重发。
       *[other] 这手牌不能要求重发。
    }
    .rule =
        { $why ->
            [kept] 大家都不重发，或者时间到了就开始。（BT‑12.3）
            [redeal] { $redeals }请按“不重发”。（BT‑12.3）
            [called] 要在别人抓之前报。（BT‑11.2）
            [silenced] 你之前抓错过。（BT‑11.2）
           *[no_call]
                { $last-declare ->
                    [both] 别人剩两张{ cards-word }或一张时，可以抓一次。（BT‑11.2）
                    [two] 别人剩两张{ cards-word }时，可以抓一次。（BT‑11.2）
                   *[one] 别人剩一张{ card-word }时，可以抓一次。（BT‑11.2）
                }
        }
refusal-nothing_to_declare = 还剩{ cards }，没什么要报的。
    .rule =
        { $last-declare ->
            [both] 剩两张{ cards-word }时要报，剩一张时也要报。（BT‑11.1）
            [two] 剩两张{ cards-word }时要报。（BT‑11.1）
           *[one] 剩一张{ card-word }时要报。（BT‑11.1）
        }
refusal-already_declared = 你已经报过了。
    .rule = 报一次就够。（BT‑11.1）
first-demand = 选你向{ $name }要的{ card-word }，按“要牌”，或者按“不要了”。（BT‑16.3）
first-demand-pool = 选你要的{ card-word }，按“要牌”，或者按“不要了”。可以向{ $names }要。（BT‑16.4）
first-return = 选{ cards }给{ $name }，按“给牌”。（BT‑16.8）
first-put-out = 选{ cards }给{ $names }，按“摆出”。（BT‑16.4）
first-choose = 在下面从{ $n }张扣着的{ cards-word }里选一张。（BT‑16.4）
first-choose-hand = 在下面从{ $n }手扣着的手牌里选一手。（BT‑16.7）
first-keep = 选{ cards }，按“留下”。（BT‑16.7）
first-take = 按“拿”就拿多出的牌，或者按“不拿”。（BT‑4.4）
first-swap = 按“换”就用{ $low }换多出的牌，或者按“不拿”。（BT‑4.5）
refusal-protected_card = { $card }不能动。
    .rule = 这里不能要，也不能给{ $low }和2。（BT‑16.5）
refusal-not_yours_to_give = 还没轮到你：现在是{ $name }。
    .rule =
        { $you ->
            [later] 你要等一下。（BT‑16.4）
           *[none] 你不用给{ cards-word }。（BT‑16.4）
        }
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] 这套规则没有重发。
        [callout] 这张桌不抓漏报。
        [leftover] 这里没有人选多出的{ cards-word }。
        [exchange] 这套规则没有这种换牌。
       *[declare] 这套规则不用报单。
    }
    .rule =
        { $what ->
            [redeal] 发到什么就打什么。（BT‑12.3）
            [callout] 这里没有人要抓最后一张{ card-word }。（BT‑11.2）
            [leftover]
                { $left ->
                    [0] 这里没有多出的牌。（BT‑3.6）
                   *[other]
                        { $rest-use ->
                            [give] 有最小{ card-word }的人全拿。（BT‑4.2）
                            [may_take] 这里可以拿或不拿，不能换。（BT‑4.4）
                            [swap] 这里可以用最小的{ card-word }换，或者不换。（BT‑4.5）
                            [stock] 这里它们是牌堆。（BT‑4.7）
                           *[discard] 这里它们不用。（BT‑4.6）
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] 这里两局之间不换{ cards-word }。（BT‑16.1）
                   *[other] 这一步属于别的换牌方式。（{ RULE($rule) }）
                }
           *[declare] 直接出最后一张{ card-word }就行。（BT‑11.1）
        }
