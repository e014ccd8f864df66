brief-cards =
    { $deck-kind ->
        [lectio] **Baraha:** { $seats-count } manlalaro, tig-{ $size } tile. 3 ang pinakamababa, hanggang { $tiles }, 1, at 2. Kapag pareho: { $suits }, pinakamataas muna.
       *[std52] **Baraha:** { $seats-count } manlalaro, tig-{ $size } baraha. 3 ang pinakamababa, hanggang K, A, at 2. Kapag pareho: { $suits }, pinakamataas muna.
    }
brief-plays = **Mga kombinasyon:** { $kinds }.
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **Ano ang tatalo:** parehong kombinasyon, mas mataas. Talo ng four of a kind at straight flush ang lahat.
               *[other] **Ano ang tatalo:** kasindaming { cards-word }, mas mataas. Limang baraha, mababa pataas: { $ladder }. Talo ng huling dalawa ang lahat.
            }
       *[off]
            { $answer-five ->
                [same_type] **Ano ang tatalo:** parehong kombinasyon, mas mataas. O pass.
               *[other] **Ano ang tatalo:** kasindaming { cards-word }, mas mataas. Limang baraha, mababa pataas: { $ladder }.
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **Huling baraha:** walang sasabihin, at walang limit ang tira ng kahit sino.
                [legal] **Huling baraha:** walang sasabihin. Kung kasunod mo ang may isang baraha, pinakamataas na single o kombinasyon.
               *[liability] **Huling baraha:** walang sasabihin. Kung kasunod mo ang may isang baraha, taasan mo, o baka sagot mo ang lahat.
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **Huling baraha:** kapag isa na lang, dapat kang magsabi. Kung hindi, di mo ito maititira sa susunod mong turn.
                [loses] **Huling baraha:** kapag isa na lang, dapat kang magsabi. Tapusin nang di nagsabi, at talo ka.
               *[nothing]
                    { $last-declare ->
                        [one] **Huling baraha:** magsabi kapag isang { card-word } ka na lang.
                        [two] **Huling baraha:** magsabi kapag dalawang { cards-word } ka na lang.
                       *[both] **Huling baraha:** magsabi kapag dalawang { cards-word } ka na lang, at ulit kapag isa.
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **Puntos:** panalo lang ang may puntos: 1, doble sa bawat dos sa huling tira.
        [places] **Puntos:** { $places } ayon sa puwesto; 0 ang huli.
        [fixed_loser]
            { $score-fixed ->
                [1] **Puntos:** isang talo ang magbibigay sa panalo ng 1 puntos: ang may pinakamagandang baraha sa dulo.
               *[other] **Puntos:** isang talo ang magbibigay sa panalo ng { $score-fixed } puntos: ang may pinakamagandang baraha sa dulo.
            }
       *[other]
            { $tier_shape ->
                [rows] **Puntos:** bilang ng natirang { cards-word }: { rule-score-base.word }; multiplier: { rule-score-tiers.word }. Tapos { rule-score-settle.word }.
                [one] **Puntos:** bilang ng natirang { cards-word }: { rule-score-base.word }; lahat × { $factor }. Tapos { rule-score-settle.word }.
               *[flat] **Puntos:** bilang ng natirang { cards-word }: { rule-score-base.word }. Tapos { rule-score-settle.word }.
            }
    }
brief-special =
    { $special_shape ->
        [none] **Espesyal dito:** walang dagdag na rules.
        [all] **Espesyal dito:** { $specials }.
       *[some] **Espesyal dito:** { $specials }; at iba pa.
    }
special =
    { $what ->
        [exchange-kind] sa pagitan ng laro: { rule-exchange-kind.word }
        [seats-direction] direksiyon: { rule-seats-direction.word }
        [end-mode] tapos ang laro { rule-end-mode.word }
        [stock-draw] bubunutin pag nag-pass: { rule-stock-draw.word }
        [rest-use] sobrang { cards-word }: { rule-rest-use.word }
        [instant-dragon] panalo agad ang tig-isang baraha ng bawat rank
        [instant-four_twos] panalo agad ang apat na dos
        [redeal-points_below] puwedeng ulitin ang bigay sa mahinang hawak
        [redeal-ten_high] puwedeng ulitin ang bigay kung walang lampas 10
        [redeal-two_courts] puwedeng ulitin ang bigay kung hanggang dalawang J Q K lang
        [redeal-four_twos] puwedeng ulitin ang bigay kung may apat na dos
        [pass-lock] kapag nag-pass, wala ka na hanggang matapos ang round
        [pass-self_extend] puwede mong talunin ang sarili mong tira kapag nag-pass ang lahat ng iba
        [pass-echo] di matatalo ang unang tirang tumalo sa pinasang tira
        [end-top_two] tapusin sa pinakamataas na baraha lang: { rule-end-top_two.word }
        [start-low_card] unang tira: { rule-start-low_card.word }
        [start-later] simula ng mga kasunod na laro: { rule-start-later.word }
        [match-end] tapos ang laban: { rule-match-end.word }
       *[combo-straight_order] mga straight: { rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] Pinakanilalaro
        [hong-kong] Hong Kong at mainland
        [taiwan] Taiwan
        [south-east] Timog-silangang Asya
        [fewer] Dalawa, tatlo o limang manlalaro
       *[exchange] May palitan
    }
