rule-deck-kind =
    { $deck-kind ->
        [lectio] Mnacheza kwa kete 1 hadi { $tiles } za rangi nne. Kutoka chini: 3 hadi { $tiles }, kisha 1, kisha 2. Andika { $tiles }r kwa jua { $tiles }; b ni wingu, y nyota, g mwezi (BT‑1.6).
       *[std52] Mnacheza kwa pakiti moja ya kadi 52, bila jokari. Kutoka chini: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = Pakiti
    .word =
        { $deck-kind ->
            [lectio] kete za rangi nne
           *[std52] kadi 52
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] Namba zikiwa sawa rangi huamua. { suits-ordered } (BT‑1.6).
        [cdhs] Vyeo vikiwa sawa suti huamua. { suits-ordered } (BT‑1.4).
        [cshd] Vyeo vikiwa sawa suti huamua. { suits-ordered } (BT‑1.5).
       *[dchs] Vyeo vikiwa sawa suti huamua. { suits-ordered } (BT‑1.3).
    }
    .title = Mpangilio wa suti
    .word = { $suits }, ya juu kwanza
suits-ordered = Kutoka juu: { $suits }. { $high } ni { card-word } ya juu kabisa, { $low } ya chini kabisa
rule-deck-tile_max = Kete ya juu kabisa ni { $tile_rows } (BT‑17.2).
    .title = Kete ya juu kabisa
    .allowed = 5 hadi 15 kwa wachezaji 3, 4 au 5, kama { $example }
    .word = { $tile_rows }
tile-row = { $top } kwa wachezaji { $seats }
rule-seats-count = Watu { $seats-count } wanacheza, kila mmoja peke yake (BT‑2.1).
    .title = Idadi ya wachezaji
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] Zamu huzunguka kufuata saa (BT‑0.3).
       *[ccw] Zamu huzunguka kinyume cha saa (BT‑0.3).
    }
    .title = Mwelekeo wa zamu
    .word =
        { $seats-direction ->
            [cw] kufuata saa
           *[ccw] kinyume cha saa
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] Mwelekeo hubadilika baada ya kila mgao (BT‑2.2).
       *[no] Mwelekeo ni uleule katika kila mgao (BT‑2.2).
    }
    .title = Kubadili mwelekeo
    .off = kubadili mwelekeo
    .word =
        { $seats-alternate ->
            [yes] baada ya kila mgao
           *[no] kamwe
        }
rule-deal-first_dealer = Bahati humchagua mgawaji wa kwanza (BT‑3).
    .title = Mgawaji wa kwanza
    .word = kwa bahati
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first } Baadaye hugawa aliye kabla ya mshindi (BT‑3).
        [loser] { chance-first } Baadaye hugawa aliyebaki na { cards-word } nyingi zaidi (BT‑5.4).
       *[winner] { chance-first } Baadaye hugawa mshindi (BT‑3).
    }
    .title = Wagawaji wa baadaye
    .word =
        { $deal-next_dealer ->
            [before_winner] aliye kabla ya mshindi
            [loser] aliyebaki na { cards-word } nyingi zaidi
           *[winner] mshindi
        }
chance-first = Bahati humchagua mgawaji wa kwanza.
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] Bot huchanganya; kwa { cards-word } halisi huchanganya wa mwisho au wa pili kutoka mwisho (BT‑3.5).
       *[dealer] Bot huchanganya; kwa { cards-word } halisi huchanganya mgawaji (BT‑3.5).
    }
    .title = Nani huchanganya
    .word =
        { $deal-shuffler ->
            [last_or_second_last] wa mwisho au wa pili kutoka mwisho
           *[dealer] mgawaji
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] Yeyote anaweza kukata; kwa { cards-word } halisi hukata wa kwanza kwa nafasi (BT‑3.5).
        [none] Yeyote anaweza kukata; kwa { cards-word } halisi hakuna anayekata (BT‑3.5).
       *[right_of_dealer] Yeyote anaweza kukata; kwa { cards-word } halisi hukata aliye kulia kwa mgawaji (BT‑3.5).
    }
    .title = Nani hukata
    .word =
        { $deal-cutter ->
            [first_ranked] wa kwanza kwa nafasi
            [none] hakuna
           *[right_of_dealer] aliye kulia kwa mgawaji
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] Anayemfuata mgawaji hupata { card-word } ya kwanza (BT‑3.3).
       *[cut_card] { card-first } iliyofunuliwa kwenye pakiti huamua nani apate ya kwanza (BT‑3.2).
    }
    .title = Nani hupata kadi ya kwanza
    .word =
        { $deal-first_receiver ->
            [next_in_turn] anayemfuata mgawaji
           *[cut_card] kwa { card-word } iliyofunuliwa
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] Pakiti nzima hugawiwa sawa, { $size } kila mmoja (BT‑3.1).
       *[other] Kila mmoja hupata { $size }, moja moja (BT‑3.1).
    }
    .title = Kadi kwa kila mmoja
    .allowed = { $example } (pakiti nzima sawasawa), au 1 hadi 26
    .word =
        { $deal-hand_size ->
            [equal] pakiti nzima, { $size } kila mmoja
           *[other] { $deal-hand_size } kila mmoja
        }
page-left =
    { $left ->
        [0] Hakuna za ziada (BT‑3.6).
        [one] { card-first } 1 ni ya ziada (BT‑3.6).
       *[other] { card-first } { $left } ni za ziada (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Aliyegawiwa { card-word } ya chini kabisa anaweza kuchukua { cards-word } za ziada, au kukataa (BT‑4.4).
        [swap] Mwenye { $low } anaweza kuibadilisha kwa { card-word } ya ziada ya kwanza. Kisha huanza kwa hatua yoyote (BT‑4.5).
        [discard] { card-first } za ziada hazitumiki, na hakuna anayeziona (BT‑4.6).
        [stock] { card-first } za ziada huwa rundo, kifudifudi (BT‑4.7).
       *[give] Aliyegawiwa { card-word } ya chini kabisa huchukua { cards-word } zote za ziada (BT‑4.2).
    }
    .title = Kadi za ziada
    .word =
        { $rest-use ->
            [may_take] mwenye { card-word } ya chini kabisa anaweza kuzichukua
            [swap] { card-word } ya chini kabisa hubadilishwa kwa moja
            [discard] hazitumiki
            [stock] rundo la kuchota
           *[give] huchukuliwa na mwenye { card-word } ya chini kabisa
        }
rule-rest-face =
    { $rest-face ->
        [down] { card-first } za ziada hufichwa. Anayezichukua tu huziona (BT‑4.3).
       *[up] Kwanza wote huona { cards-word } za ziada (BT‑4.3).
    }
    .title = Kadi za ziada, wazi au zimefichwa
    .word =
        { $rest-face ->
            [down] zimefichwa
           *[up] wazi
        }
rule-stock-draw =
    { $stock-draw ->
        [one] Ukipita, unachota { card-word } moja kwenye rundo (BT‑4.7).
        [combo_size] Ukipita, unachota idadi ileile ya { cards-word } kama hatua ya kushinda (BT‑4.7).
       *[none] Ukipita, huchoti kitu (BT‑4.7).
    }
    .title = Kuchota ukipita
    .word =
        { $stock-draw ->
            [one] { card-word } moja
            [combo_size] idadi ileile kama hatua ya kushinda
           *[none] hakuna
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] Rundo likiisha, mizunguko iliyokwisha huwa rundo jipya. Hutokea si zaidi ya mara nne kwa mgao (BT‑4.7).
       *[no] Rundo likiisha, hakuna anayechota tena (BT‑4.7).
    }
    .title = Rundo jipya
    .word =
        { $stock-recycle ->
            [yes] kutoka mizunguko iliyokwisha
           *[no] hakuna
        }
rule-start-first = Mwenye { card-word } ya chini kabisa huanza mgao wa kwanza (BT‑5.1).
    .title = Anayeanza mgao wa kwanza
    .word = mwenye { card-word } ya chini kabisa
rule-start-later =
    { $start-later ->
        [winner] { lowest-first } Baadaye huongoza mshindi wa mwisho (BT‑5.3).
        [last_loser] { lowest-first } Baadaye huongoza aliyebaki na { cards-word } nyingi zaidi. Wakiwa sawa, ni mwenye kundi bora dogo zaidi (BT‑5.4).
        [last_ranked] { lowest-first } Baadaye huongoza aliyekuwa wa mwisho (BT‑5.5).
       *[lowest_dealt] Mwenye { card-word } ya chini kabisa huanza kila mgao (BT‑5.1).
    }
    .title = Anayeanza migao ya baadaye
    .word =
        { $start-later ->
            [winner] mshindi wa mwisho
            [last_loser] aliyebaki na { cards-word } nyingi zaidi
            [last_ranked] aliyekuwa wa mwisho
           *[lowest_dealt] mwenye { card-word } ya chini kabisa
        }
lowest-first = Mwenye { card-word } ya chini kabisa huanza mgao wa kwanza.
rule-start-low_card =
    { $start-low_card ->
        [include] Anayeanza kwa { card-word } ya chini kabisa huicheza peke yake au ndani ya kundi (BT‑5.2).
        [alone] Anayeanza kwa { card-word } ya chini kabisa huicheza peke yake (BT‑5.2).
       *[free] Mwenye { card-word } ya chini kabisa anaweza kuanza kwa chochote (BT‑5.2).
    }
    .title = Hatua ya kwanza ya mgao
    .word =
        { $start-low_card ->
            [include] yenye { card-word } ya chini kabisa
            [alone] { card-word } ya chini kabisa peke yake
           *[free] chochote
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] { card-first } ya chini kabisa lazima ichezwe kwanza katika mgao wa kwanza tu (BT‑5.2).
               *[other] { card-first } ya chini kabisa lazima ichezwe kwanza katika migao yenye mwanzo mpya tu (BT‑5.2).
            }
       *[every_lowest_start] { card-first } ya chini kabisa lazima ichezwe kwanza katika kila mgao inaouanza (BT‑5.2).
    }
    .title = Hatua ya kwanza hulazimishwa lini
    .word =
        { $start-low_card_scope ->
            [first_deal] katika mgao wa kwanza
           *[every_lowest_start] kila { card-word } ya chini kabisa inapoanza
        }
rule-start-round_len =
    { $start-round_len ->
        [0] Baada ya mgao wa kwanza, hakuna mgao wenye mwanzo mpya (BT‑5.6).
        [one] Kila mgao una mwanzo mpya, na bahati humchagua mgawaji (BT‑5.6).
       *[other] Baada ya kila migao { $start-round_len } kuna mwanzo mpya, na bahati humchagua mgawaji (BT‑5.6).
    }
    .title = Migao kabla ya mwanzo mpya
    .off = mwanzo mpya baada ya migao kadhaa
    .word =
        { $start-round_len ->
            [0] bila kikomo
           *[other] { $start-round_len }
        }
page-kinds = Unaweza kucheza { $kinds } (BT‑6.1).
page-unplayed = Huwezi kucheza { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes] Unaweza kucheza tatu za aina moja bila { card-word } nyingine (BT‑6.1).
       *[no] Huwezi kucheza tatu za aina moja peke yake (BT‑6.1).
    }
    .title = Tatu za aina moja
    .word =
        { $combo-triple ->
            [yes] ndiyo
           *[no] hapana
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] Unaweza kucheza suti moja: tano za { suit-word } moja zisizo mfuatano (BT‑6.3).
       *[no] Huwezi kucheza suti moja (BT‑6.3).
    }
    .title = Suti moja
    .word =
        { $combo-flush ->
            [yes] ndiyo
           *[no] hapana
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] Unaweza pia kucheza nne za aina moja bila { card-word } ya tano. Nne za juu zaidi na mabomu huzishinda (BT‑6.7).
               *[off] Unaweza pia kucheza nne za aina moja bila { card-word } ya tano. Nne za juu zaidi tu huzishinda (BT‑6.7).
            }
        [two_pair] Unaweza kucheza { cards-word } nne kama jozi mbili tu (BT‑6.8).
       *[none] Nne za aina moja huchukua { card-word } yoyote ya tano (BT‑6.5).
    }
    .title = Hatua za kadi nne
    .word =
        { $combo-four ->
            [quads] nne za aina moja
            [two_pair] jozi mbili
           *[none] hakuna
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] Unaweza kucheza jozi mbili na { card-word } yoyote ya tano. Ziko chini ya mifuatano (BT‑6.8).
       *[no] Huwezi kucheza jozi mbili na { card-word } ya tano (BT‑6.8).
    }
    .title = Jozi mbili na kadi ya tano
    .word =
        { $combo-two_pair_kicker ->
            [yes] ndiyo
           *[no] hapana
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] Mfuatano wa suti moja huchukua { cards-word } nyingine mbili zozote, jumla saba. Tano pekee ni mfuatano wa kawaida (BT‑6.6).
       *[0] Mfuatano wa suti moja ni { cards-word } tano (BT‑6.6).
    }
    .title = Kadi zinazoandamana na mfuatano wa suti
    .word =
        { $combo-sf_kickers ->
            [2] mbili
           *[0] hakuna
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Mifuatano, kutoka juu: { $straights }. Penye 2, suti ya 2 huamua (BT‑8.1). Si mifuatano: { $gaps }.
        [so-lectio] Mifuatano, kutoka juu: { $straights } (BT‑8). Si mifuatano: { $gaps }.
       *[other] Mifuatano, kutoka juu: { $straights } (BT‑8.1). Si mifuatano: { $gaps }.
    }
    .title = Mifuatano na mpangilio wake
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5 juu kabisa, 2-3-4-5-6 chini kabisa
            [so-26-then-a5] 2-3-4-5-6 juu kabisa, kisha A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6 juu kabisa, A-2-3-4-5 chini kabisa
            [so-no-a5] 10-J-Q-K-A juu kabisa, 2-3-4-5-6 chini kabisa
            [so-2high-26low] J-Q-K-A-2 juu kabisa, 2-3-4-5-6 chini kabisa
            [so-2high-26second] J-Q-K-A-2 juu kabisa, kisha 2-3-4-5-6
            [so-natural] J-Q-K-A-2 juu kabisa, 3-4-5-6-7 chini kabisa
            [so-indonesia] A-2-3-4-5 na 2-3-4-5-6 juu kabisa, sawa
            [so-hk] A-2-3-4-5 juu kabisa, kisha 2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A juu kabisa, kisha A-2-3-4-5
            [so-lectio] 1-2-3-4-5 juu kabisa, kisha 2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A juu kabisa, A-2-3-4-5 chini kabisa
        }
page-pair =
    { $combo-triple ->
        [yes] Kati ya jozi au tatu, cheo cha juu zaidi hushinda. Kati ya jozi sawa, { suit-word } ya juu zaidi hushinda (BT‑7.1).
       *[no] Kati ya jozi, cheo cha juu zaidi hushinda. Zikiwa sawa, { suit-word } ya juu zaidi hushinda (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] Kati ya mifuatano sawa, { suit-word } ya { card-word } ya mwisho kama ilivyoandikwa huamua (BT‑7.2).
       *[game_top] Kati ya mifuatano sawa, { suit-word } ya cheo cha juu kabisa huamua: ya 2, ikiwemo (BT‑7.2).
    }
    .title = Mifuatano sawa
    .word =
        { $cmp-straight_tie ->
            [sequence_top] { suit-word } ya { card-word } ya mwisho ya mstari
           *[game_top] { suit-word } ya cheo cha juu kabisa
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Kati ya makundi ya suti moja, { suit-word } huamua, kisha { card-word } ya juu (BT‑7.3).
        [top_then_suit] Kati ya makundi ya suti moja, { card-word } ya juu huamua, kisha { suit-word } yake (BT‑7.3).
       *[all_ranks_then_suit] Kati ya makundi ya suti moja, vyeo huamua kutoka juu, kisha { suit-word } (BT‑7.3).
    }
    .title = Mpangilio wa suti moja
    .word =
        { $cmp-flush ->
            [suit_first] kwanza { suit-word }, kisha { card-word } ya juu
            [top_then_suit] { card-word } ya juu, kisha { suit-word } yake
           *[all_ranks_then_suit] vyeo kutoka juu, kisha { suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] Kati ya full house mbili, yenye { card-word } bora hushinda (BT‑7.1).
       *[triple_rank] Kati ya full house mbili, yenye tatu za juu zaidi hushinda. Kati ya nne na moja, yenye nne za juu zaidi hushinda (BT‑7.1).
    }
    .title = Mpangilio wa full house
    .word =
        { $cmp-full_house ->
            [best_card] kwa { card-word } bora
           *[triple_rank] kwa tatu zake
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Mfuatano wa suti moja 10-J-Q-K-A tu hushinda nne na moja. Mingine iko chini yake kidogo (BT‑7.6).
       *[sf_over_quads] Kila mfuatano wa suti moja hushinda nne na moja (BT‑7.5).
    }
    .title = Nne na moja, na mfuatano wa suti moja
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] 10-J-Q-K-A tu hushinda nne na moja
           *[sf_over_quads] mfuatano wowote wa suti moja hushinda nne na moja
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] Unashinda { cards-word } tano kwa aina ileile, juu zaidi, au kwa aina yenye nguvu zaidi. Kutoka chini: { $ladder } (BT‑9.1).
       *[same_type] Unajibu { cards-word } tano kwa aina ileile, juu zaidi: mfuatano kwa mfuatano (BT‑9.2).
    }
    .title = Kinachoshinda kadi tano
    .word =
        { $answer-five ->
            [any_stronger_type] aina ileile juu zaidi, au aina yenye nguvu zaidi
           *[same_type] aina ileile tu
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Nne na moja, na mfuatano wa suti moja, ni mabomu: hushinda hatua yoyote ya idadi yoyote. Bomu kubwa zaidi tu hushinda bomu (BT‑9.3).
       *[off] Unajibu kwa idadi ileile ya { cards-word } kama zilizochezwa (BT‑9.1).
    }
    .title = Mabomu
    .word =
        { $answer-monsters ->
            [any_time] nne na moja, na mfuatano wa suti moja, hushinda chochote
           *[off] hakuna
        }
page-size = Jibu lingine lolote lina idadi ileile ya { cards-word } kama zilizochezwa (BT‑9.1).
page-trick = Wengine wote wakipita, aliyecheza mwisho huongoza chochote (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] Ukipita, uko nje hadi mzunguko uishe (BT‑10.3).
       *[off] Ukipita, bado unaweza kucheza baadaye katika mzunguko uleule (BT‑10.3).
    }
    .title = Maana ya kupita
    .word =
        { $pass-lock ->
            [trick] nje hadi mzunguko uishe
           *[off] nje kwa zamu moja
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] Wengine wote wakipita, unaweza kuendelea kushinda hatua yako mwenyewe. Hakuna anayejibu (BT‑10.4).
       *[no] Wengine wote wakipita, hatua yako ijayo ni uongozaji mpya (BT‑10.4).
    }
    .title = Kushinda hatua yako mwenyewe
    .off = kushinda hatua yako mwenyewe
    .word =
        { $pass-self_extend ->
            [yes] inaruhusiwa wengine wote wakipita
           *[no] hairuhusiwi
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] Wote wakipita baada ya hatua yako na uongozaji wako ujao ukiizidi, hakuna anayejibu (BT‑10.5).
       *[no] Kila uongozaji unaweza kujibiwa, hata kama wote walipita awali (BT‑10.5).
    }
    .title = Uongozaji unaozidi waliyoipita wote
    .off = uongozaji usioweza kujibiwa
    .word =
        { $pass-echo ->
            [yes] hauwezi kushindwa
           *[no] unaweza kushindwa
        }
rule-last-declare =
    { $last-declare ->
        [one] Ukibaki na kadi moja lazima useme: Niko kadi! (BT‑11.1).
        [two] Ukibaki na { cards-word } mbili lazima useme (BT‑11.1).
        [both] Ukibaki na { cards-word } mbili lazima useme, na tena ukibaki na moja (BT‑11.1).
       *[none] Hakuna anayelazimika kusema amebaki na { cards-word } chache (BT‑11.1).
    }
    .title = Kutangaza kadi ya mwisho
    .word =
        { $last-declare ->
            [one] ukibaki na { card-word } moja
            [two] ukibaki na { cards-word } mbili
            [both] ukibaki na { cards-word } mbili na ukibaki na moja
           *[none] kamwe
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] Usipotangaza { card-word } yako ya mwisho, huwezi kuicheza zamu yako ijayo (BT‑11.2).
        [loses] Ukimaliza kwa { card-word } ya mwisho isiyotangazwa, umeshindwa na unalipa kwa wote (BT‑11.2).
       *[nothing] Usipoitangaza hakuna kinachotokea (BT‑11.2).
    }
    .title = Kadi ya mwisho isiyotangazwa
    .word =
        { $last-undeclared ->
            [card_frozen] haichezwi zamu ijayo
            [loses] kumaliza nayo ni kushindwa mgao
           *[nothing] hakuna kinachotokea
        }
page-top-none = Anayekufuata akiwa na { card-word } moja, unaweza kucheza chochote (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] Anayekufuata akiwa na { card-word } moja, unajibu kadi moja kwa yako ya juu kabisa. Bomu au kupita kunatosha pia (BT‑11.3).
               *[off] Anayekufuata akiwa na { card-word } moja, unajibu kadi moja kwa yako ya juu kabisa, au unapita (BT‑11.3).
            }
       *[free] Anayekufuata akiwa na { card-word } moja, unajibu kadi moja kwa yoyote (BT‑11.3).
    }
    .title = Kujibu kabla ya kadi ya mwisho
    .word =
        { $top-follow ->
            [highest] kadi moja ya juu kabisa, au kupita
           *[free] chochote
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] Anayekufuata akiwa na { card-word } moja, unaongoza kundi au kadi moja yako ya juu kabisa (BT‑11.3).
        [combo_first] Anayekufuata akiwa na { card-word } moja, unaongoza kundi. Usipokuwa nalo, ongoza kadi moja yako ya juu kabisa (BT‑11.3).
       *[free] Anayekufuata akiwa na { card-word } moja, unaweza kuongoza chochote (BT‑11.3).
    }
    .title = Kuongoza kabla ya kadi ya mwisho
    .word =
        { $top-lead ->
            [highest_single_or_combo] kundi au kadi moja ya juu kabisa
            [combo_first] kundi; bila kundi, kadi moja ya juu kabisa
           *[free] chochote
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] Anayekufuata akiwa na { card-word } moja, huwezi kucheza kingine (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] Ukicheza kingine na { card-word } ya mwisho ikachezwa papo hapo, unalipa peke yako (BT‑11.4).
               *[other] Ukicheza kingine na { card-word } hiyo ikachezwa papo hapo, unalipa kwa wote (BT‑11.4).
            }
       *[off] { page-top-none }
    }
    .title = Wajibu kabla ya kadi ya mwisho
    .word =
        { $top-enforce ->
            [legal] hatua nyingine haziruhusiwi
            [liability] hatua nyingine huenda zikagharimu pointi za wote
           *[off] hakuna
        }
rule-instant-dragon =
    { $instant-dragon ->
        [yes] Joka, kadi moja ya kila cheo, hushinda papo hapo (BT‑12.1).
       *[no] Kadi moja ya kila cheo haishindi papo hapo (BT‑12.1).
    }
    .title = Joka
    .word =
        { $instant-dragon ->
            [yes] hushinda papo hapo
           *[no] halishindi papo hapo
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] 2 nne mkononi hushinda papo hapo (BT‑12.1).
       *[no] 2 nne hazishindi papo hapo (BT‑12.1).
    }
    .title = 2 nne hushinda
    .word =
        { $instant-four_twos ->
            [yes] papo hapo
           *[no] si papo hapo
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] Unacheza kadi zako hata zikiwa na thamani ndogo (BT‑12.3).
       *[other] Kadi zenye thamani chini ya { $redeal-points_below } zinaweza kugawiwa upya. J ni 1, Q 2, K 3, A 4, 2 ni 5 (BT‑12.2).
    }
    .title = Kugawa upya kadi dhaifu
    .word =
        { $redeal-points_below ->
            [0] hapana
           *[other] kwa thamani chini ya { $redeal-points_below }
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] Bila kadi juu ya 10 unaweza kuomba kugawa upya (BT‑12.3).
       *[no] Bila kadi juu ya 10 unacheza ulizo nazo (BT‑12.3).
    }
    .title = Kugawa upya bila kadi juu ya 10
    .word =
        { $redeal-ten_high ->
            [yes] ndiyo
           *[no] hapana
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] Ukiwa na J Q K zisizozidi mbili unaweza kuomba kugawa upya. A au 2 huzuia (BT‑12.3).
       *[no] Ukiwa na J Q K zisizozidi mbili unacheza ulizo nazo (BT‑12.3).
    }
    .title = Kugawa upya kwa J Q K zisizozidi mbili
    .word =
        { $redeal-two_courts ->
            [yes] ndiyo
           *[no] hapana
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] Ukiwa na 2 nne unaweza kuomba kugawa upya (BT‑12.3).
       *[no] Ukiwa na 2 nne unacheza ulizo nazo (BT‑12.3).
    }
    .title = Kugawa upya kwa 2 nne
    .word =
        { $redeal-four_twos ->
            [yes] ndiyo
           *[no] hapana
        }
rule-end-mode =
    { $end-mode ->
        [play_on] Wengine huendelea hadi mmoja tu abaki na { cards-word }. Bado unaweza kushinda hatua ya mwisho ya aliyemaliza (BT‑13.2).
       *[first_out] Wa kwanza kumaliza { cards-word } hushinda, na mgao unaisha (BT‑13.1).
    }
    .title = Mgao unaisha lini
    .word =
        { $end-mode ->
            [play_on] akibaki mchezaji mmoja
           *[first_out] wa kwanza akimaliza
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] Huwezi kumaliza kwa { $high } peke yake. Usipokuwa na nyingine, unapita, hata ukiwa unaongoza (BT‑13.3).
        [no_win] Ukimaliza kwa { $high } peke yake, unakuwa wa mwisho. Wengine huendelea (BT‑13.3).
       *[ok] Unaweza kumaliza kwa { $high } peke yake (BT‑13.3).
    }
    .title = Kumaliza kwa kadi ya juu kabisa
    .off = katazo la kumaliza kwa { $high } peke yake
    .word =
        { $end-top_two ->
            [barred] hairuhusiwi
            [no_win] haishindi
           *[ok] inaruhusiwa
        }
rule-score-base =
    { $score-base ->
        [values_a] Kila kadi iliyobaki huhesabiwa: 3 hadi 10 ni 1, J Q K ni 2, A ni 3, 2 ni 4 (BT‑14.3).
        [values_b] Kila kadi iliyobaki huhesabiwa: 3 ni 1, 4 ni 2, na kuendelea hadi A ni 12, 2 ni 13 (BT‑14.3).
        [values_c] Kila kadi iliyobaki huhesabiwa: J ni 11, Q 12, K 13, A 14, 2 ni 15, nyingine namba yake (BT‑14.3).
        [indonesia] Kila kadi iliyobaki ni 1, kila 2 iliyobaki ni 5. Kumaliza huleta 5, au 10 kwa kila 2 ya hatua hiyo. Hatua maalum isiyoshindwa huleta pointi: nne na moja 20, mfuatano wa suti moja 40, 2 nne 80. Ikimaliza mgao, huzidishwa mara mbili (BT‑14.15).
        [tw_deduct] Kila kadi iliyobaki huhesabiwa: J Q K ni 20, A ni 30, 2 ni 40, nyingine namba yake (BT‑14.16).
        [tw_plus_minus] Kila kadi iliyobaki huhesabiwa: 3 hadi 9 ni 1, 10 hadi A ni 2. Kila 2 huzidisha jumla mara mbili (BT‑14.17).
        [none] Kadi zilizobaki hazihesabiwi (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] Kila kete iliyobaki ni 1 (BT‑14.19).
               *[std52] Kila kadi iliyobaki ni 1 (BT‑14.1).
            }
    }
    .title = Thamani ya kadi zilizobaki
    .word =
        { $score-base ->
            [values_a] 3 hadi 10 ni 1, J Q K 2, A 3, 2 ni 4
            [values_b] 3 ni 1, 4 ni 2, hadi A 12, 2 ni 13
            [values_c] namba yake; J 11 hadi A 14, 2 ni 15
            [indonesia] 1 kila moja, 2 ni 5; pointi za hatua maalum
            [tw_deduct] namba yake; J Q K 20, A 30, 2 ni 40
            [tw_plus_minus] 3 hadi 9 ni 1, 10 hadi A 2; 2 huzidisha mara mbili
            [none] hakuna
           *[cards] 1 kila moja
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] Haijalishi umebaki na { cards-word } ngapi (BT‑14.2).
        [one] Kila hesabu huzidishwa: × { $factor } (BT‑14.2).
       *[rows] Hesabu huzidishwa: { $tier_rows } (BT‑14.2).
    }
    .title = Vizidishi kwa kadi zilizobaki
    .allowed = jozi za idadi ya kadi na kizidishi, kuanzia kadi 1 kwenda juu, kama { $example }
    .word =
        { $tier_shape ->
            [flat] hakuna
            [one] × { $factor } daima
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] × { $factor } hadi { $to }
        [only] × { $factor } kwa { $from }
       *[from] × { $factor } kuanzia { $from }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Kati ya kila wachezaji wawili, mwenye { cards-word } zaidi hulipa tofauti. Tofauti huweka kizidishi (BT‑14.10).
               *[other] Kinachohesabiwa ni tofauti ya { cards-word } na mshindi. Tofauti huweka kizidishi (BT‑14.10).
            }
       *[hand] Idadi ya { cards-word } mkononi mwako huweka kizidishi (BT‑14.1).
    }
    .title = Vizidishi hufuata nini
    .off = vizidishi kwa tofauti
    .word =
        { $score-tiers_on ->
            [difference] tofauti ya { cards-word }
           *[hand] { cards-word } za mkononi
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Hesabu ya aliyeanza tu huzidishwa (BT‑14.8).
       *[all] Hesabu za wote huzidishwa (BT‑14.8).
    }
    .title = Vizidishi vya nani
    .off = vizidishi vya aliyeanza tu
    .word =
        { $score-tiers_apply ->
            [opener_only] vya aliyeanza tu
           *[all] vya wote
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] Haijalishi kama umecheza chochote (BT‑14.1).
       *[other] Usipocheza kitu, hesabu yako ni × { $score-no_play_mult }, hata ukibaki na ngapi (BT‑14.1).
    }
    .title = Kizidishi cha kutocheza
    .off = kizidishi cha kutocheza
    .word =
        { $score-no_play_mult ->
            [0] hakuna
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Kila 2 iliyobaki mkononi huzidisha hesabu yako mara mbili (BT‑14.9).
       *[1] 2 iliyobaki mkononi haizidishi kitu (BT‑14.9).
    }
    .title = 2 zilizobaki mkononi
    .word =
        { $score-twos_in_hand ->
            [2] kila moja huzidisha hesabu mara mbili
           *[1] hakuna cha ziada
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Kumaliza kwa 2 peke yake huzidisha hesabu zote mara mbili (BT‑14.9).
       *[1] Kumaliza kwa 2 peke yake hakuzidishi kitu (BT‑14.9).
    }
    .title = Kumaliza kwa 2
    .word =
        { $score-twos_finish ->
            [2] huzidisha hesabu zote mara mbili
           *[1] hakuna cha ziada
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] Kila mmoja humlipa mshindi hesabu yake (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Kila mmoja huandika pointi zake. Hakuna anayemlipa mwingine (BT‑14.15).
               *[other] Kila mchezaji hupoteza pointi za { cards-word } zake. Mshindi huandika 0 (BT‑14.7).
            }
        [fixed_loser] Mshindwa mmoja humlipa mshindi: mwenye nne na moja au mfuatano wa suti moja ya juu kabisa. Bila hizo, mwenye 2 ya juu kabisa, kisha A ya juu kabisa, kisha { cards-word } nyingi zaidi (BT‑14.11).
        [pusoy] Mshindi tu hupata: pointi 1, mara mbili kwa kila 2 ya hatua ya mwisho (BT‑14.13).
        [places] Nafasi huleta { $places }. Nafasi ya mwisho huleta 0 (BT‑14.14).
       *[pairwise] Kati ya kila wachezaji wawili, mwenye hesabu kubwa hulipa tofauti (BT‑14.5).
    }
    .title = Nani anamlipa nani
    .word =
        { $score-settle ->
            [winner_takes] wote humlipa mshindi
            [ledger]
                { $score-base ->
                    [indonesia] kila mmoja huandika pointi zake
                   *[other] kila mmoja hupoteza hesabu yake
                }
            [fixed_loser] mshindwa mmoja humlipa mshindi
            [pusoy] mshindi tu hupata
            [places] pointi kwa nafasi
           *[pairwise] kila wawili hulipana tofauti
        }
page-lost = Zilizobaki huhesabiwa tu pale { card-word } ya mwisho isiyotangazwa inaposhindwa mgao (BT‑11.2).
page-play-on = Huhesabiwa { cards-word } za mwishoni kabisa, kwa hiyo mchezaji wa mwisho tu hupoteza pointi (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] Mshindi hapati nyongeza (BT‑14.7).
       *[other] Mshindi huandika nyongeza ya { SIGNED($score-winner_bonus) } (BT‑14.7).
    }
    .title = Nyongeza kwa mshindi
    .off = nyongeza kwa mshindi
    .word =
        { $score-winner_bonus ->
            [0] hakuna
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed =
    { $score-fixed ->
        [one] Mshindwa mmoja hulipa pointi 1 (BT‑14.11).
       *[other] Mshindwa mmoja hulipa pointi { $score-fixed } (BT‑14.11).
    }
    .title = Mshindwa mmoja hulipa nini
    .word =
        { $score-fixed ->
            [one] pointi 1
           *[other] pointi { $score-fixed }
        }
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠ huhesabiwa 40 (BT‑14.16).
       *[no] A♠ huhesabiwa kama A nyingine (BT‑14.16).
    }
    .title = A ya jembe
    .off = A ya jembe inayohesabiwa 40
    .word =
        { $score-spade_ace_40 ->
            [yes] huhesabiwa 40
           *[no] kama A nyingine
        }
rule-score-unit =
    { $score-unit ->
        [one] Pointi huandikwa kama zilivyohesabiwa (BT‑0.5).
       *[other] Pointi zote huzidishwa: × { $score-unit } (BT‑0.5).
    }
    .title = Kipimo cha pointi
    .off = kipimo cha pointi
    .word = × { $score-unit }
rule-match-end =
    { $match-end ->
        [deals] Mechi inaisha baada ya { deals }. Jumla kubwa kabisa hushinda (BT‑15.1).
        [target] Mechi inaisha jumla ikifika pointi { $match-target } baada ya mgao. Jumla kubwa kabisa hushinda (BT‑15.1).
        [deals_or_chips] Wote huanza na pointi { $match-chips }. Mechi inaisha baada ya { deals }, au mtu akiishiwa. Jumla kubwa kabisa hushinda (BT‑15.1).
       *[open] Pointi hujumlishwa mgao kwa mgao hadi mwenyeji aache (BT‑15.1).
    }
    .title = Mechi inaisha vipi
    .word =
        { $match-end ->
            [deals] baada ya { deals }
            [target] kwa pointi { $match-target }
            [deals_or_chips] baada ya { deals }, au mtu akiishiwa pointi
           *[open] mwenyeji akiimaliza
        }
rule-match-deals =
    { $match-deals ->
        [0] Hakuna idadi ya migao iliyowekwa (BT‑15.1).
        [one] Mechi haizidi mgao 1 (BT‑15.1).
       *[other] Mechi haizidi migao { $match-deals } (BT‑15.1).
    }
    .title = Migao ya mechi
    .word =
        { $match-deals ->
            [0] bila kikomo
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] Hakuna lengo lililowekwa (BT‑15.1).
        [one] Lengo ni pointi 1 (BT‑15.1).
       *[other] Lengo ni pointi { $match-target } (BT‑15.1).
    }
    .title = Lengo la mechi
    .word =
        { $match-target ->
            [0] hakuna
            [one] pointi 1
           *[other] pointi { $match-target }
        }
rule-match-chips =
    { $match-chips ->
        [0] Hakuna anayeanza na pointi za kupoteza (BT‑15.1).
        [one] Kila mmoja huanza na pointi 1 ya kupoteza (BT‑15.1).
       *[other] Kila mmoja huanza na pointi { $match-chips } za kupoteza (BT‑15.1).
    }
    .title = Pointi za kuanzia
    .word =
        { $match-chips ->
            [0] hakuna
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] Kuanzia mgao wa 2, mshindwa wa mwisho humpa mshindi { card-word } yake ya juu kabisa. Hurudishiwa { card-word } yoyote (BT‑16.1).
        [class_one_by_one] { places-are-ranks } Kila mmoja anaweza kudai { card-word } kutoka kwa kila daraja la chini, na hurudisha moja (BT‑16.3).
        [class_pool] { places-are-ranks } Kila mmoja anaweza kudai { card-word } kutoka kwa kila daraja la chini, kisha huweka chini idadi ileile. Waliotoa huchagua, mtumishi kwanza (BT‑16.4).
        [tribute_pick] Kuanzia mgao wa 2, mafungu hulala kifudifudi na unachagua moja. Wa kwanza huchagua kwanza, wa mwisho mwisho (BT‑16.7).
        [tribute_1] Kuanzia mgao wa 2, wa mwisho humpa wa kwanza { card-word } yake bora kabisa. Hurudishiwa { card-word } yoyote (BT‑16.7).
        [tribute_2_1] Kuanzia mgao wa 2, wa mwisho humpa wa kwanza { cards-word } zake mbili bora kabisa. Wa tatu humpa wa pili yake bora kabisa. Hurudishiwa idadi ileile (BT‑16.7).
        [tribute_3_chain] Kuanzia mgao wa 2, wa mwisho humpa wa kwanza { cards-word } zake tatu bora kabisa. Wa kwanza, wa pili na wa tatu huweka { cards-word } kando. Kila anayefuata huchota 3 kati ya nyingine bila kuziona (BT‑16.7).
       *[none] Hakuna anayebadilishana { cards-word } kati ya migao (BT‑16).
    }
    .title = Kubadilishana kati ya migao
    .off = kubadilishana kati ya migao
    .word =
        { $exchange-kind ->
            [loser_winner_3p] { card-word } bora ya mshindwa kwa yoyote ya mshindi
            [class_one_by_one] mfalme, mwinyi, mtumishi: { card-word } kwa { card-word }
            [class_pool] mfalme, mwinyi, mtumishi: { cards-word } za pamoja
            [tribute_pick] nafasi huchagua mafungu yaliyo kifudifudi
            [tribute_1] wa mwisho hutoa { card-word } moja
            [tribute_2_1] wa mwisho hutoa mbili, wa tatu moja
            [tribute_3_chain] wa mwisho hutoa tatu, hupokezanwa
           *[none] hakuna
        }
places-are-ranks =
    { $seats-count ->
        [3] Kuanzia mgao wa 2, nafasi ni madaraja: mfalme, raia, mtumishi.
       *[other] Kuanzia mgao wa 2, nafasi ni madaraja: mfalme, mwinyi, raia, mtumishi.
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] Hakuna anayeweza kudai au kutoa { $low } na 2 (BT‑16.5).
       *[none] Unaweza kudai au kutoa { card-word } yoyote (BT‑16.5).
    }
    .title = Kadi zisizobadilishwa
    .off = kadi zisizobadilishwa
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low } na 2 zote
           *[none] hakuna
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] Mfalme asipokuwa wa kwanza tena huwa mtumishi (BT‑16.6).
       *[no] Mfalme hupata daraja la nafasi yake, kama wote (BT‑16.6).
    }
    .title = Kuanguka kwa mfalme
    .off = mfalme anayeanguka
    .word =
        { $exchange-king_falls ->
            [yes] huwa mtumishi asipokuwa wa kwanza tena
           *[no] hapana
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] Mpangilio wa kumaliza huamua nafasi (BT‑16).
       *[points] Pointi huamua nafasi (BT‑16).
    }
    .title = Nafasi hupatikana vipi
    .word =
        { $exchange-ranking ->
            [finish_order] kwa kumaliza
           *[points] kwa pointi
        }
