refusal-not_your_turn =
    { $phase ->
        [leftover] 余った{ cards-word }のことは{ $name }さんが決めます。
        [exchange] 今は{ $name }さんの番です。
       *[play] 今は{ $name }さんの番です。
    }
    .rule =
        { $phase ->
            [leftover] いちばん弱い{ card-word }を持つ人が決めます。（{ RULE($rule) }）
            [exchange] その間に自分の{ cards-word }を見られます。（BT‑16.9）
           *[play] その間に{ cards-word }を選んでおけます。（BT‑10.1）
        }
refusal-wrong_phase =
    { $why ->
        [place] ここの番号は1～{ $n }です。
        [seat] 今要求できる相手：{ $names }さん。
        [step] 先に交換の別の手順があります。
       *[phase]
            { $phase ->
                [leftover] 先に余った{ cards-word }のことを決めます。
                [redeal] 今はまだ配り直しを求められます。
                [exchange] 先に交換をします。
                [play]
                    { $action ->
                        [declare] もう番なので、宣言には間に合いません。
                       *[other] プレイはもう始まっています。
                    }
               *[over] ディールは終わりました。
            }
    }
    .rule =
        { $phase ->
            [redeal] 「このまま」を押すとこのディールを始めます。（BT‑12.3）
            [over] 次のディールで新しい{ cards-word }が配られます。（{ RULE($rule) }）
            [play]
                { $choices ->
                    [0] その前の手順は終わりました。（{ RULE($rule) }）
                   *[other] 押せるもの：{ $open }。（{ RULE($rule) }）
                }
           *[other] 順番：余った{ cards-word }、交換、配り直し、プレイ。（{ RULE($rule) }）
        }

refusal-not_held =
    { $action ->
        [demand] { $cards }はこのルールのカードに入っていません。
       *[play]
            { $twice ->
                [yes] { $cards }が2回あります。
               *[no] { $cards }は手札にありません。
            }
    }
    .rule =
        { $action ->
            [demand] 入っている{ card-word }を書いてください。（BT‑16.3）
            [give] 手札：{ $hand }。（BT‑16.8）
            [keep] 手札：{ $hand }。（BT‑16.7）
           *[play] 手札：{ $hand }。（BT‑10.1）
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards }はここではストレートになりません。
        [bare_four] ここではフォーカードにもう1枚{ card-word }が必要です。
        [kickers] ここではストレートフラッシュにあと2枚{ cards-word }が必要です。
        [off] ここでは{ a-kind }は出せません。
       *[other] { $cards }は役になりません。
    }
    .rule =
        { $why ->
            [straight] ストレート、強い順：{ $straights }。{ legal }（BT‑8.1）
            [bare_four]
                { $combo-four ->
                    [two_pair] { cards-word }4枚はツーペアとしてだけ出せます。{ legal }（BT‑6.8）
                   *[none] 4枚に、どの{ card-word }でも1枚足します。{ legal }（BT‑6.5）
                }
            [kickers] { cards-word }7枚：ストレートフラッシュと、何か2枚。{ legal }（BT‑6.6）
            [off]
                { $kind ->
                    [triple] 同じランク3枚は、ペアをつけてフルハウスで出します。{ legal }（BT‑6.1）
                    [flush] 同じ{ suit-word }5枚は、ストレートフラッシュだけ使えます。{ legal }（BT‑6.3）
                    [quads] 同じランク4枚には、もう1枚{ card-word }が必要です。{ legal }（BT‑6.5）
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] ツーペアには、もう1枚{ card-word }が必要です。{ legal }（BT‑6.8）
                           *[no] ペアは1組ずつ出します。{ legal }（BT‑6.1）
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] ツーペアは、5枚目の{ card-word }なしで出します。{ legal }（BT‑6.8）
                           *[none] ペアは1組ずつ出します。{ legal }（BT‑6.1）
                        }
                    [straight_flush_7] ストレートフラッシュは{ cards-word }5枚です。{ legal }（BT‑6.6）
                   *[other] このルールでは使いません。{ legal }（BT‑6.1）
                }
           *[other] ここの役：{ $kinds }。{ legal }（BT‑6.1）
        }
refusal-wrong_size =
    { $action ->
        [give] 選んだのは{ cards }で、必要なのは{ $need }枚です。
        [keep] 選んだのは{ cards }で、必要なのは{ $need }枚です。
       *[play] { $need }枚に{ cards }では勝てません。
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] 受け取ったのと同じ{ $need }枚を、渡せるものから出します。（BT‑16.4）
                   *[other] 渡す分の{ $need }枚を、渡せるものから選びます。（BT‑16.8）
                }
            [keep] 手札からどれでも{ $need }枚選びます。（BT‑16.7）
           *[play]
                { $answer-monsters ->
                    [any_time] 場と同じ枚数の{ cards-word }か、怪物を出します。{ legal }（BT‑9.3）
                   *[off] 場と同じ枚数の{ cards-word }を出します。{ legal }（BT‑9.1）
                }
        }
refusal-does_not_beat = { $cards }は{ $table }に勝てません。
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] より強い{ kind }が必要です。{ legal }（{ RULE($rule) }）
                   *[other] より強い{ kind }か、より強い怪物が必要です：{ $stronger }。{ legal }（{ RULE($rule) }）
                }
            [ladder] より強い{ kind }か、より強い5枚の役が必要です：{ $stronger }。{ legal }（{ RULE($rule) }）
           *[same]
                { $answer-monsters ->
                    [any_time] より強い{ kind }か、怪物が必要です。{ legal }（{ RULE($rule) }）
                   *[off] より強い{ kind }が必要です。{ legal }（{ RULE($rule) }）
                }
        }

refusal-leader_must_play = リードなので、パスはできません。
    .rule = { legal }（BT‑10.1）
refusal-must_include_low_card = 最初の手には{ $card }を入れます。
    .rule = 1枚でも、役に入れても出せます。{ legal }（BT‑5.2）
refusal-must_be_low_card_alone = 最初は{ $card }1枚だけで出します。
    .rule = いちばん弱い{ card-word }です。{ legal }（BT‑5.2）
refusal-passed_this_trick = この場ではもうパスしました。
    .rule = 次のリードからまた出せます。（BT‑10.3）
refusal-may_only_pass = 今はパスしかできません。
    .rule =
        { $pass-self_extend ->
            [yes] { $before }に全員がパスし、{ $name }さんが重ねて出しています。パスしてください。（BT‑10.4）
           *[no] { $before }に全員がパスし、{ $name }さんがより強くリードしています。パスしてください。（BT‑10.5）
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] いちばん強いシングル{ $highest }か、怪物を出します。{ legal }（BT‑11.3）
                   *[off] いちばん強いシングル{ $highest }を出します。{ legal }（BT‑11.3）
                }
            [lead] 2枚以上の役か、いちばん強いシングル{ $highest }をリードします。{ legal }（BT‑11.3）
           *[combination] 2枚以上の役があるので、それをリードします。{ legal }（BT‑11.3）
        }
refusal-top_card_barred = { $card }1枚では上がれません。
    .rule = リードでもパスしてください。（BT‑13.3）
refusal-not_entitled =
    { $why ->
        [called] 最後の{ card-word }は、宣言の前に指摘されました。
        [silenced] このディールではもう誰も指摘できません。
        [no_call] 指摘することがありません。
        [kept] もうこの手札で決まりました。
       *[other] この手札では配り直しを求められません。
    }
    .rule =
        { $why ->
            [kept] 全員が「このまま」を押すか、時間が来たら始まります。（BT‑12.3）
            [redeal] { $redeals }「このまま」を押してください。（BT‑12.3）
            [called] 指摘される前に宣言します。（BT‑11.2）
            [silenced] 前の指摘が外れました。（BT‑11.2）
           *[no_call]
                { $last-declare ->
                    [both] { cards-word }が2枚か1枚の人を、1回だけ指摘できます。（BT‑11.2）
                    [two] { cards-word }が2枚の人を、1回だけ指摘できます。（BT‑11.2）
                   *[one] { card-word }が1枚の人を、1回だけ指摘できます。（BT‑11.2）
                }
        }
refusal-nothing_to_declare = 残り{ cards }では、宣言はいりません。
    .rule =
        { $last-declare ->
            [both] { cards-word }が残り2枚と1枚で宣言します。（BT‑11.1）
            [two] { cards-word }が残り2枚で宣言します。（BT‑11.1）
           *[one] { card-word }が残り1枚で宣言します。（BT‑11.1）
        }
refusal-already_declared = もう宣言しました。
    .rule = 1回で十分です。（BT‑11.1）

first-demand = { $name }さんから欲しい{ card-word }を選んで「要求」を押すか、「要求しない」を押してください。（BT‑16.3）
first-demand-pool = 欲しい{ card-word }を選んで「要求」を押すか、「要求しない」を押してください。相手：{ $names }さん。（BT‑16.4）
first-return = { $name }さんに{ cards }選んで「渡す」を押してください。（BT‑16.8）
first-put-out = { $names }さんに{ cards }選んで「出す」を押してください。（BT‑16.4）
first-choose = 下の伏せた{ cards-word }{ $n }枚から1枚選んでください。（BT‑16.4）
first-choose-hand = 下の伏せた手札{ $n }組から1組選んでください。（BT‑16.7）
first-keep = { cards }選んで「よける」を押してください。（BT‑16.7）
first-take = 余ったカードをもらうなら「取る」、いらないなら「断る」を押してください。（BT‑4.4）
first-swap = { $low }を余ったカードと替えるなら「交換」、替えないなら「断る」を押してください。（BT‑4.5）
refusal-protected_card = { $card }は動かせません。
    .rule = ここでは{ $low }と2は要求することも渡すこともできません。（BT‑16.5）
refusal-not_yours_to_give = 今は{ $name }さんの番です。
    .rule =
        { $you ->
            [later] 自分の番は後で来ます。（BT‑16.4）
           *[none] 自分の{ cards-word }はそのままです。（BT‑16.4）
        }

refusal-not_allowed_by_rules =
    { $what ->
        [redeal] このルールに配り直しはありません。
        [callout] このテーブルに指摘はありません。
        [leftover] ここでは余った{ cards-word }を選びません。
        [exchange] このルールにその交換はありません。
       *[declare] このルールでは最後の1枚を宣言しません。
    }
    .rule =
        { $what ->
            [redeal] 配られた手札のまま遊びます。（BT‑12.3）
            [callout] ここでは最後の{ card-word }を指摘しなくてかまいません。（BT‑11.2）
            [leftover]
                { $left ->
                    [0] ここでは余りがありません。（BT‑3.6）
                   *[other]
                        { $rest-use ->
                            [give] いちばん弱い{ card-word }を持つ人が全部取ります。（BT‑4.2）
                            [may_take] ここでは取るか断るかで、交換はできません。（BT‑4.4）
                            [swap] ここではいちばん弱い{ card-word }と交換するか、残します。（BT‑4.5）
                            [stock] ここでは山札になります。（BT‑4.7）
                           *[discard] ここでは使いません。（BT‑4.6）
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] ディールの間に{ cards-word }の交換はありません。（BT‑16.1）
                   *[other] その手順は別の交換のものです。（{ RULE($rule) }）
                }
           *[declare] 最後の{ card-word }をそのまま出せます。（BT‑11.1）
        }
