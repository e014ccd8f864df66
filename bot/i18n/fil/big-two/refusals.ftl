refusal-not_your_turn =
    { $phase ->
        [leftover] Si { $name } ang magpapasya sa sobrang { cards-word }.
        [exchange] Hindi mo pa turn: si { $name } ang kikilos ngayon.
       *[play] Hindi mo pa turn: turn ni { $name }.
    }
    .rule =
        { $phase ->
            [leftover] Ang may pinakamababang { card-word } ang magpapasya. ({ RULE($rule) })
            [exchange] Puwede mong tingnan muna ang { cards-word } mo. (BT‑16.9)
           *[play] Puwede ka munang pumili ng { cards-word }. (BT‑10.1)
        }
refusal-wrong_phase =
    { $why ->
        [place] 1 hanggang { $n } ang mga numero rito.
        [seat] Ngayon, makakahingi ka kay { $names }.
        [step] May ibang hakbang ng palitan na mauuna.
       *[phase]
            { $phase ->
                [leftover] Mauuna ang sobrang { cards-word }.
                [redeal] Puwede pang hilinging ulitin ang bigay.
                [exchange] Mauuna ang palitan.
                [play]
                    { $action ->
                        [declare] Turn mo na, kaya huli na para magsabi.
                       *[other] Nagsimula na ang pagtira.
                    }
               *[over] Tapos na ang laro.
            }
    }
    .rule =
        { $phase ->
            [redeal] Pindutin ang Ituloy para laruin ito. (BT‑12.3)
            [over] Sa susunod na laro, may bagong { cards-word }. ({ RULE($rule) })
            [play]
                { $choices ->
                    [0] Tapos na ang nauna rito. ({ RULE($rule) })
                   *[other] Puwede mong pindutin: { $open }. ({ RULE($rule) })
                }
           *[other] Ang ayos: sobrang { cards-word }, palitan, pag-uulit ng bigay, pagtira. ({ RULE($rule) })
        }
refusal-not_held =
    { $action ->
        [demand] Wala ang { $cards } sa pakete ng rules na ito.
       *[play]
            { $twice ->
                [yes] Dalawang beses mong binanggit ang { $cards }.
               *[no] Wala kang { $cards }.
            }
    }
    .rule =
        { $action ->
            [demand] Magsabi ng { card-word } na nasa pakete. (BT‑16.3)
            [give] Hawak mo ang { $hand }. (BT‑16.8)
            [keep] Hawak mo ang { $hand }. (BT‑16.7)
           *[play] Hawak mo ang { $hand }. (BT‑10.1)
        }
refusal-not_a_combination =
    { $why ->
        [straight] Hindi straight dito ang { $cards }.
        [bare_four] Kailangan ng panlimang { card-word } ang four of a kind dito.
        [kickers] Kailangan ng dalawa pang { cards-word } ang straight flush dito.
        [off] Hindi puwede rito ang { a-kind }.
       *[other] Hindi kombinasyon ang { $cards }.
    }
    .rule =
        { $why ->
            [straight] Mga straight, mataas muna: { $straights }. { legal } (BT‑8.1)
            [bare_four]
                { $combo-four ->
                    [two_pair] Apat na { cards-word } ay puwede lang bilang dalawang pares. { legal } (BT‑6.8)
                   *[none] Dagdagan ng kahit anong { card-word } ang apat. { legal } (BT‑6.5)
                }
            [kickers] Tumira ng pitong { cards-word }: ang straight flush at kahit anong dalawa. { legal } (BT‑6.6)
            [off]
                { $kind ->
                    [triple] May kasamang pares dapat ang tatlo, bilang full house. { legal } (BT‑6.1)
                    [flush] Straight flush lang ang bilang sa lima ng isang { suit-word }. { legal } (BT‑6.3)
                    [quads] Kailangan ng panlimang { card-word } ang apat. { legal } (BT‑6.5)
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Kailangan ng panlimang { card-word } ang dalawang pares. { legal } (BT‑6.8)
                           *[no] Isa-isang itira ang pares. { legal } (BT‑6.1)
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Itira ang dalawang pares nang walang panlimang { card-word }. { legal } (BT‑6.8)
                           *[none] Isa-isang itira ang pares. { legal } (BT‑6.1)
                        }
                    [straight_flush_7] Limang { cards-word } ang straight flush. { legal } (BT‑6.6)
                   *[other] Wala ito sa rules na ito. { legal } (BT‑6.1)
                }
           *[other] Mga kombinasyon dito: { $kinds }. { legal } (BT‑6.1)
        }
refusal-wrong_size =
    { $action ->
        [give] { cards } ang napili mo, hindi { $need }.
        [keep] { cards } ang napili mo, hindi { $need }.
       *[play] Hindi makakasagot ang { cards } sa { $need }.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] Ilabas ang kasindami ng natanggap mo: kahit anong { $need } na puwedeng ibigay. (BT‑16.4)
                   *[other] Ibigay ang tamang dami: kahit anong { $need } na puwedeng ibigay. (BT‑16.8)
                }
            [keep] Pumili ng kahit anong { $need } sa hawak mo. (BT‑16.7)
           *[play]
                { $answer-monsters ->
                    [any_time] Tumira ng kasindaming { cards-word } ng tatalunin, o bomba. { legal } (BT‑9.3)
                   *[off] Tumira ng kasindaming { cards-word } ng tatalunin. { legal } (BT‑9.1)
                }
        }
refusal-does_not_beat = Hindi matatalo ng { $cards } ang { $table }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Mas mataas na { kind } ang kailangan. { legal } ({ RULE($rule) })
                   *[other] Mas mataas na { kind } o mas malakas na bomba ang kailangan: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder] Mas mataas na { kind } ang kailangan, o mas malakas na lima: { $stronger }. { legal } ({ RULE($rule) })
           *[same]
                { $answer-monsters ->
                    [any_time] Mas mataas na { kind } ang kailangan, o bomba. { legal } ({ RULE($rule) })
                   *[off] Mas mataas na { kind } ang kailangan. { legal } ({ RULE($rule) })
                }
        }
refusal-leader_must_play = Sa iyo ang unang tira, kaya di ka puwedeng mag-pass.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Dapat kasama ang { $card } sa una mong tira.
    .rule = Itira ito nang mag-isa o sa kombinasyon. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = Dapat kang magsimula sa { $card } lang.
    .rule = Ito ang pinakamababang { card-word }. { legal } (BT‑5.2)
refusal-passed_this_trick = Nag-pass ka na sa round na ito.
    .rule = Makakatira ka ulit sa susunod na unang tira. (BT‑10.3)
refusal-may_only_pass = Pass lang ang puwede mo ngayon.
    .rule =
        { $pass-self_extend ->
            [yes] Nag-pass ang lahat sa { $before }, at tinatalo pa ito ni { $name }. Mag-pass ka. (BT‑10.4)
           *[no] Nag-pass ang lahat sa { $before }, at mas mataas ang unang tira ni { $name }. Mag-pass ka. (BT‑10.5)
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Itira ang pinakamataas mong single, { $highest }, o bomba. { legal } (BT‑11.3)
                   *[off] Itira ang pinakamataas mong single, { $highest }. { legal } (BT‑11.3)
                }
            [lead] Unang tira: kombinasyon o ang pinakamataas mong single, { $highest }. { legal } (BT‑11.3)
           *[combination] Kombinasyon ang unang tira, dahil mayroon ka. { legal } (BT‑11.3)
        }
refusal-top_card_barred = Bawal tapusin sa { $card } lang.
    .rule = Mag-pass ka, kahit sa unang tira. (BT‑13.3)
refusal-not_entitled =
    { $why ->
        [called] Nasita ang huli mong { card-word } bago ka nagsabi.
        [silenced] Hindi ka na makakasita sa larong ito.
        [no_call] Walang masisita roon.
        [kept] Itinuloy mo na ang larong ito.
       *[other] Hindi mo puwedeng hilinging ulitin ang bigay sa hawak na ito.
    }
    .rule =
        { $why ->
            [kept] Magsisimula ito kapag itinuloy ng lahat, o ubos na ang oras. (BT‑12.3)
            [redeal] { $redeals } Pindutin ang Ituloy. (BT‑12.3)
            [called] Magsabi bago may sumita. (BT‑11.2)
            [silenced] Mali ang sita mo kanina. (BT‑11.2)
           *[no_call]
                { $last-declare ->
                    [both] Sitahin ang iba na may dalawa o isang { card-word }, isang beses. (BT‑11.2)
                    [two] Sitahin ang iba na may dalawang { cards-word }, isang beses. (BT‑11.2)
                   *[one] Sitahin ang iba na may isang { card-word }, isang beses. (BT‑11.2)
                }
        }
refusal-nothing_to_declare = Kapag { cards } ang natira, walang dapat sabihin.
    .rule =
        { $last-declare ->
            [both] Magsabi kapag dalawang { cards-word } na lang, at kapag isa. (BT‑11.1)
            [two] Magsabi kapag dalawang { cards-word } na lang. (BT‑11.1)
           *[one] Magsabi kapag isang { card-word } na lang. (BT‑11.1)
        }
refusal-already_declared = Nagsabi ka na.
    .rule = Isang beses ay sapat na. (BT‑11.1)
first-demand = Piliin ang { card-word } na gusto mo kay { $name } at pindutin ang Hingin, o Huwag humingi. (BT‑16.3)
first-demand-pool = Piliin ang { card-word } na gusto mo at pindutin ang Hingin, o Huwag humingi. Mahihingan mo: { $names }. (BT‑16.4)
first-return = Pumili ng { cards } para kay { $name } at pindutin ang Ibigay. (BT‑16.8)
first-put-out =
    { $n ->
        [1] Pumili ng { cards } para kay { $names } at pindutin ang Ilabas. (BT‑16.4)
       *[other] Pumili ng { cards } para kina { $names } at pindutin ang Ilabas. (BT‑16.4)
    }
first-choose = Pumili sa ibaba ng isa sa { $n } nakataob na { cards-word }. (BT‑16.4)
first-choose-hand = Pumili sa ibaba ng isa sa { $n } nakataob na hawak. (BT‑16.7)
first-keep = Pumili ng { cards } at pindutin ang Itabi. (BT‑16.7)
first-take = Pindutin ang Kunin para sa sobra, o Tanggihan. (BT‑4.4)
first-swap = Pindutin ang Ipagpalit para ibigay ang { $low } kapalit ng sobra, o Tanggihan. (BT‑4.5)
refusal-protected_card = Hindi magagalaw ang { $card }.
    .rule = Hindi mahihingi o maibibigay dito ang { $low } at ang mga dos. (BT‑16.5)
refusal-not_yours_to_give = Hindi mo pa turn: si { $name } ang kikilos ngayon.
    .rule =
        { $you ->
            [later] Mamaya ang sa iyo. (BT‑16.4)
           *[none] Sa iyo pa rin ang { cards-word } mo. (BT‑16.4)
        }
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] Walang pag-uulit ng bigay sa rules na ito.
        [callout] Walang sita sa lamesang ito.
        [leftover] Walang nagpapasya rito sa sobrang { cards-word }.
        [exchange] Walang ganyang palitan sa rules na ito.
       *[declare] Walang nagsasabi ng huling baraha sa rules na ito.
    }
    .rule =
        { $what ->
            [redeal] Laruin ang bawat hawak ayon sa bigay. (BT‑12.3)
            [callout] Hindi kailangang sitahin dito ang huling { card-word }. (BT‑11.2)
            [leftover]
                { $left ->
                    [0] Walang sobra rito. (BT‑3.6)
                   *[other]
                        { $rest-use ->
                            [give] Sa may pinakamababang { card-word } ang lahat. (BT‑4.2)
                            [may_take] Puwedeng kunin o tanggihan dito, hindi ipagpalit. (BT‑4.4)
                            [swap] Puwedeng ipagpalit dito sa pinakamababang { card-word }, o hayaan. (BT‑4.5)
                            [stock] Bunutan ang mga iyon dito. (BT‑4.7)
                           *[discard] Hindi kasama sa laro ang mga iyon dito. (BT‑4.6)
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] Walang nagpapalitan ng { cards-word } sa pagitan ng laro. (BT‑16.1)
                   *[other] Para sa ibang palitan ang hakbang na ito. ({ RULE($rule) })
                }
           *[declare] Itira lang ang huli mong { card-word }. (BT‑11.1)
        }
