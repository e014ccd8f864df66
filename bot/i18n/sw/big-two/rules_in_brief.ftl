brief-cards =
    { $deck-kind ->
        [lectio] **Kadi:** wachezaji { $seats-count }, kete { $size } kila mmoja. 3 ni ya chini kabisa, kisha hadi { $tiles }, 1, na 2. Namba zikiwa sawa: { $suits }, ya juu kwanza.
       *[std52] **Kadi:** wachezaji { $seats-count }, kadi { $size } kila mmoja. 3 ni ya chini kabisa, kisha hadi K, A, na 2. Vyeo vikiwa sawa: { $suits }, ya juu kwanza.
    }
brief-plays = **Makundi:** { $kinds }.
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **Nini kinashinda nini:** kundi lilelile, juu zaidi. Nne na moja, na mfuatano wa suti moja, hushinda chochote.
               *[other] **Nini kinashinda nini:** idadi ileile ya { cards-word }, juu zaidi. Za tano, kutoka chini: { $ladder }. Mbili za mwisho hushinda chochote.
            }
       *[off]
            { $answer-five ->
                [same_type] **Nini kinashinda nini:** kundi lilelile, juu zaidi. Au pita.
               *[other] **Nini kinashinda nini:** idadi ileile ya { cards-word }, juu zaidi. Za tano, kutoka chini: { $ladder }.
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **Kadi ya mwisho:** hakuna la kusema, na hakuna kikomo kwa yeyote.
                [legal] **Kadi ya mwisho:** hakuna la kusema. Anayekufuata akiwa na kadi moja, cheza kadi moja yako ya juu kabisa au kundi.
               *[liability] **Kadi ya mwisho:** hakuna la kusema. Anayekufuata akiwa na kadi moja, cheza ya juu, la sivyo huenda ukalipa kwa wote.
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **Kadi ya mwisho:** ukibaki na kadi moja lazima useme. Usiposema, huwezi kuicheza zamu yako ijayo.
                [loses] **Kadi ya mwisho:** ukibaki na kadi moja lazima useme. Ukimaliza bila kusema, umeshindwa mgao.
               *[nothing]
                    { $last-declare ->
                        [one] **Kadi ya mwisho:** sema ukibaki na { card-word } moja.
                        [two] **Kadi ya mwisho:** sema ukibaki na { cards-word } mbili.
                       *[both] **Kadi ya mwisho:** sema ukibaki na { cards-word } mbili, na tena ukibaki na moja.
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **Pointi:** mshindi tu hupata: pointi 1, mara mbili kwa kila 2 ya hatua ya mwisho.
        [places] **Pointi:** nafasi huleta { $places }; ya mwisho huleta 0.
        [fixed_loser]
            { $score-fixed ->
                [one] **Pointi:** mshindwa mmoja humlipa mshindi pointi 1: mwenye kadi bora mwishoni.
               *[other] **Pointi:** mshindwa mmoja humlipa mshindi pointi { $score-fixed }: mwenye kadi bora mwishoni.
            }
       *[other]
            { $tier_shape ->
                [rows] **Pointi:** { cards-word } zilizobaki: { rule-score-base.word }; zote { rule-score-tiers.word }. Kisha: { rule-score-settle.word }.
                [one] **Pointi:** { cards-word } zilizobaki: { rule-score-base.word }; zote × { $factor }. Kisha: { rule-score-settle.word }.
               *[flat] **Pointi:** { cards-word } zilizobaki: { rule-score-base.word }. Kisha: { rule-score-settle.word }.
            }
    }
brief-special =
    { $special_shape ->
        [none] **Maalum hapa:** hakuna kanuni za ziada.
        [all] **Maalum hapa:** { $specials }.
       *[some] **Maalum hapa:** { $specials }; na mengine.
    }
special =
    { $what ->
        [exchange-kind] kati ya migao: { rule-exchange-kind.word }
        [seats-direction] mwelekeo: { rule-seats-direction.word }
        [end-mode] mwisho wa mgao: { rule-end-mode.word }
        [stock-draw] anayepita huchota: { rule-stock-draw.word }
        [rest-use] { cards-word } za ziada: { rule-rest-use.word }
        [instant-dragon] kadi moja ya kila cheo hushinda papo hapo
        [instant-four_twos] 2 nne hushinda papo hapo
        [redeal-points_below] kadi dhaifu zinaweza kugawiwa upya
        [redeal-ten_high] kadi zisizozidi 10 zinaweza kugawiwa upya
        [redeal-two_courts] kadi zenye J Q K zisizozidi mbili zinaweza kugawiwa upya
        [redeal-four_twos] kadi zenye 2 nne zinaweza kugawiwa upya
        [pass-lock] ukipita, uko nje hadi mzunguko uishe
        [pass-self_extend] unaweza kushinda hatua yako mwenyewe wengine wote wakipita
        [pass-echo] uongozaji unaozidi hatua ambayo wote walipita hauwezi kushindwa
        [end-top_two] kumaliza kwa kadi ya juu kabisa peke yake: { rule-end-top_two.word }
        [start-low_card] hatua ya kwanza: { rule-start-low_card.word }
        [start-later] anayeanza migao ya baadaye: { rule-start-later.word }
        [match-end] mwisho wa mechi: { rule-match-end.word }
       *[combo-straight_order] mifuatano: { rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] Zinazochezwa zaidi
        [hong-kong] Hong Kong na Uchina bara
        [taiwan] Taiwan
        [south-east] Asia ya Kusini-Mashariki
        [fewer] Wachezaji wawili, watatu au watano
       *[exchange] Zenye kubadilishana
    }
