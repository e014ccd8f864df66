refusal-not_your_turn =
    { $phase ->
        [leftover] { $name } anaamua kuhusu { cards-word } za ziada.
        [exchange] Si zamu yako: sasa ni ya { $name }.
       *[play] Si zamu yako: zamu ni ya { $name }.
    }
    .rule =
        { $phase ->
            [leftover] Mwenye { card-word } ya chini kabisa ndiye anayeamua. ({ RULE($rule) })
            [exchange] Kwa sasa unaweza kutazama { cards-word } zako. (BT‑16.9)
           *[play] Kwa sasa unaweza kuchagua { cards-word }. (BT‑10.1)
        }
refusal-wrong_phase =
    { $why ->
        [place] Namba hapa ni 1 hadi { $n }.
        [seat] Sasa unaweza kudai kutoka kwa { $names }.
        [step] Hatua nyingine ya kubadilishana inatangulia.
       *[phase]
            { $phase ->
                [leftover] { card-first } za ziada zinatangulia.
                [redeal] Bado inawezekana kuomba kugawa upya.
                [exchange] Kubadilishana kunatangulia.
                [play]
                    { $action ->
                        [declare] Ni zamu yako, kwa hiyo umechelewa kusema.
                       *[other] Mchezo umeanza.
                    }
               *[over] Mgao umekwisha.
            }
    }
    .rule =
        { $phase ->
            [redeal] Bonyeza Baki nazo ili kucheza mgao huu. (BT‑12.3)
            [over] Mgao unaofuata utaleta { cards-word } mpya. ({ RULE($rule) })
            [play]
                { $choices ->
                    [0] Yanayotangulia yamekwisha. ({ RULE($rule) })
                   *[other] Unaweza kubonyeza: { $open }. ({ RULE($rule) })
                }
           *[other] Mpangilio: { cards-word } za ziada, kubadilishana, kugawa upya, kucheza. ({ RULE($rule) })
        }
refusal-not_held =
    { $action ->
        [demand] Pakiti ya kanuni hizi haina { $cards }.
       *[play]
            { $twice ->
                [yes] Umetaja { $cards } mara mbili.
               *[no] Huna { $cards }.
            }
    }
    .rule =
        { $action ->
            [demand] Taja { card-word } iliyomo kwenye pakiti. (BT‑16.3)
            [give] Una { $hand }. (BT‑16.8)
            [keep] Una { $hand }. (BT‑16.7)
           *[play] Una { $hand }. (BT‑10.1)
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } si mfuatano hapa.
        [bare_four] Nne za aina moja hapa zinahitaji { card-word } ya tano.
        [kickers] Mfuatano wa suti moja hapa unahitaji { cards-word } mbili zaidi.
        [off] Hapa huwezi kucheza { a-kind }.
       *[other] { $cards } si kundi.
    }
    .rule =
        { $why ->
            [straight] Mifuatano, ya juu kwanza: { $straights }. { legal } (BT‑8.1)
            [bare_four]
                { $combo-four ->
                    [two_pair] { card-first } nne huchezwa kama jozi mbili tu. { legal } (BT‑6.8)
                   *[none] Ongeza { card-word } moja yoyote kwenye nne hizo. { legal } (BT‑6.5)
                }
            [kickers] Cheza { cards-word } saba: mfuatano wa suti moja na mbili zozote. { legal } (BT‑6.6)
            [off]
                { $kind ->
                    [triple] Tatu za aina moja huchezwa na jozi tu, kama full house. { legal } (BT‑6.1)
                    [flush] Tano za { suit-word } moja huhesabiwa kama mfuatano wa suti moja tu. { legal } (BT‑6.3)
                    [quads] Nne za aina moja zinahitaji { card-word } ya tano. { legal } (BT‑6.5)
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Jozi mbili zinahitaji { card-word } ya tano. { legal } (BT‑6.8)
                           *[no] Cheza jozi moja moja. { legal } (BT‑6.1)
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Cheza jozi mbili bila { card-word } ya tano. { legal } (BT‑6.8)
                           *[none] Cheza jozi moja moja. { legal } (BT‑6.1)
                        }
                    [straight_flush_7] Mfuatano wa suti moja ni { cards-word } tano. { legal } (BT‑6.6)
                   *[other] Kanuni hizi hazinayo. { legal } (BT‑6.1)
                }
           *[other] Makundi ya hapa: { $kinds }. { legal } (BT‑6.1)
        }
refusal-wrong_size =
    { $action ->
        [give] Umechagua { cards }, si { $need }.
        [keep] Umechagua { cards }, si { $need }.
       *[play] Kwa { cards } huwezi kujibu { $need }.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] Weka chini idadi uliyopokea: { $need } zozote zinazoweza kutolewa. (BT‑16.4)
                   *[other] Toa idadi unayodaiwa: { $need } zozote zinazoweza kutolewa. (BT‑16.8)
                }
            [keep] Chagua { $need } zozote mkononi mwako. (BT‑16.7)
           *[play]
                { $answer-monsters ->
                    [any_time] Cheza idadi ileile ya { cards-word } kama za kushinda, au bomu. { legal } (BT‑9.3)
                   *[off] Cheza idadi ileile ya { cards-word } kama za kushinda. { legal } (BT‑9.1)
                }
        }
refusal-does_not_beat = Huwezi kushinda { $table } kwa { $cards }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Jibu kwa { kind }, ila juu zaidi. { legal } ({ RULE($rule) })
                   *[other] Jibu kwa { kind }, ila juu zaidi, au bomu kubwa zaidi: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder] Jibu kwa { kind }, ila juu zaidi, au tano zenye nguvu zaidi: { $stronger }. { legal } ({ RULE($rule) })
           *[same]
                { $answer-monsters ->
                    [any_time] Jibu kwa { kind }, ila juu zaidi, au kwa bomu. { legal } ({ RULE($rule) })
                   *[off] Jibu kwa { kind }, ila juu zaidi. { legal } ({ RULE($rule) })
                }
        }
refusal-leader_must_play = Wewe unaongoza, kwa hiyo huwezi kupita.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Hatua yako ya kwanza lazima iwe na { $card }.
    .rule = Icheze peke yake au ndani ya kundi. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = Lazima uanze na { $card } peke yake.
    .rule = Ndiyo { card-word } ya chini kabisa. { legal } (BT‑5.2)
refusal-passed_this_trick = Umeshapita katika mzunguko huu.
    .rule = Unaweza kucheza tena mtu akiongoza upya. (BT‑10.3)
refusal-may_only_pass = Sasa unaweza kupita tu.
    .rule =
        { $pass-self_extend ->
            [yes] Wote walipita baada ya { $before }, na { $name } anaendelea kuishinda. Pita. (BT‑10.4)
           *[no] Wote walipita baada ya { $before }, na { $name } anaongoza iliyo juu zaidi. Pita. (BT‑10.5)
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Cheza kadi moja yako ya juu kabisa, { $highest }, au bomu. { legal } (BT‑11.3)
                   *[off] Cheza kadi moja yako ya juu kabisa, { $highest }. { legal } (BT‑11.3)
                }
            [lead] Ongoza kundi au kadi moja yako ya juu kabisa, { $highest }. { legal } (BT‑11.3)
           *[combination] Ongoza kundi, kwa kuwa unalo. { legal } (BT‑11.3)
        }
refusal-top_card_barred = Huwezi kumaliza kwa { $card } peke yake.
    .rule = Pita, hata ukiwa unaongoza. (BT‑13.3)
refusal-not_entitled =
    { $why ->
        [called] { card-first } yako ya mwisho ilifichuliwa kabla hujasema.
        [silenced] Huwezi kumfichua yeyote tena katika mgao huu.
        [no_call] Hapo hakuna la kufichua.
        [kept] Umeshaamua kubaki na mgao huu.
       *[other] Kwa kadi hizi huwezi kuomba kugawa upya.
    }
    .rule =
        { $why ->
            [kept] Mgao unaanza wote wakibaki na kadi zao, au muda ukiisha. (BT‑12.3)
            [redeal] { $redeals } Bonyeza Baki nazo. (BT‑12.3)
            [called] Sema kabla mtu hajaifichua. (BT‑11.2)
            [silenced] Ulifichua kimakosa awali. (BT‑11.2)
           *[no_call]
                { $last-declare ->
                    [both] Mfichue mwingine mwenye { cards-word } mbili au moja, mara moja tu. (BT‑11.2)
                    [two] Mfichue mwingine mwenye { cards-word } mbili, mara moja tu. (BT‑11.2)
                   *[one] Mfichue mwingine mwenye { card-word } moja, mara moja tu. (BT‑11.2)
                }
        }
refusal-nothing_to_declare = Ukibaki na { cards } hakuna la kusema.
    .rule =
        { $last-declare ->
            [both] Sema ukibaki na { cards-word } mbili, na ukibaki na moja. (BT‑11.1)
            [two] Sema ukibaki na { cards-word } mbili. (BT‑11.1)
           *[one] Sema ukibaki na { card-word } moja. (BT‑11.1)
        }
refusal-already_declared = Umeshasema.
    .rule = Mara moja inatosha. (BT‑11.1)
first-demand = Chagua { card-word } unayotaka kutoka kwa { $name } na ubonyeze Dai, au bonyeza Acha. (BT‑16.3)
first-demand-pool = Chagua { card-word } unayotaka na ubonyeze Dai, au bonyeza Acha. Unaweza kudai kutoka kwa { $names }. (BT‑16.4)
first-return = Chagua { cards } kwa { $name } na ubonyeze Toa. (BT‑16.8)
first-put-out = Chagua { cards } kwa { $names } na ubonyeze Weka chini. (BT‑16.4)
first-choose = Hapa chini chagua moja kati ya { cards-word } { $n } zilizo kifudifudi. (BT‑16.4)
first-choose-hand = Hapa chini chagua moja kati ya mafungu { $n } yaliyo kifudifudi. (BT‑16.7)
first-keep = Chagua { cards } na ubonyeze Weka kando. (BT‑16.7)
first-take = Bonyeza Chukua upate za ziada, au Kataa. (BT‑4.4)
first-swap = Bonyeza Badilisha upate ya ziada badala ya { $low }, au Kataa. (BT‑4.5)
refusal-protected_card = { $card } inabaki ilipo.
    .rule = { $low } na 2 haziwezi kudaiwa wala kutolewa hapa. (BT‑16.5)
refusal-not_yours_to_give = Si zamu yako: sasa ni ya { $name }.
    .rule =
        { $you ->
            [later] Sehemu yako inakuja baadaye. (BT‑16.4)
           *[none] Unabaki na { cards-word } zako. (BT‑16.4)
        }
refusal-not_allowed_by_rules =
    { $what ->
        [redeal] Kanuni hizi hazina kugawa upya.
        [callout] Meza hii haina kufichua.
        [leftover] Hapa hakuna anayechagua kuhusu { cards-word } za ziada.
        [exchange] Kanuni hizi hazina kubadilishana huko.
       *[declare] Kwa kanuni hizi hakuna anayetangaza kadi ya mwisho.
    }
    .rule =
        { $what ->
            [redeal] Cheza kadi kama zilivyogawiwa. (BT‑12.3)
            [callout] Hapa hakuna haja ya kufichua { card-word } ya mwisho. (BT‑11.2)
            [leftover]
                { $left ->
                    [0] Hapa hakuna za ziada. (BT‑3.6)
                   *[other]
                        { $rest-use ->
                            [give] Mwenye { card-word } ya chini kabisa huzichukua zote. (BT‑4.2)
                            [may_take] Hapa huchukuliwa au hukataliwa, hazibadilishwi. (BT‑4.4)
                            [swap] Hapa hubadilishwa kwa { card-word } ya chini kabisa, au huachwa. (BT‑4.5)
                            [stock] Hapa ndizo rundo. (BT‑4.7)
                           *[discard] Hapa hazitumiki. (BT‑4.6)
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] Hakuna anayebadilishana { cards-word } kati ya migao. (BT‑16.1)
                   *[other] Hatua hii ni ya aina nyingine ya kubadilishana. ({ RULE($rule) })
                }
           *[declare] Cheza tu { card-word } yako ya mwisho. (BT‑11.1)
        }
