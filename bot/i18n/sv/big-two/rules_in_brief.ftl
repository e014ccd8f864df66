brief-cards =
    { $deck-kind ->
        [lectio] **Korten:** { $seats-count } spelare, { $size } brickor var. 3 är lägst, sedan upp till { $tiles }, 1 och 2. Lika nummer: { $suits }, högst först.
       *[std52] **Korten:** { $seats-count } spelare, { $size } kort var. 3 är lägst, sedan upp till K, A och 2. Lika valörer: { $suits }, högst först.
    }
brief-plays = **Kombinationer:** { $kinds }.
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **Vad som sticker över:** samma kombination, högre. Fyrtal och färgstege sticker över allt.
               *[other] **Vad som sticker över:** lika många { cards-word }, högre. Fem kort, låga till höga: { $ladder }. De två sista sticker över allt.
            }
       *[off]
            { $answer-five ->
                [same_type] **Vad som sticker över:** samma kombination, högre. Eller passa.
               *[other] **Vad som sticker över:** lika många { cards-word }, högre. Fem kort, låga till höga: { $ladder }.
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **Sista kortet:** inget att säga, och du får lägga vad du vill.
                [legal] **Sista kortet:** inget att säga. När nästa har ett kort kvar: lägg ditt högsta ensamma kort eller en kombination.
               *[liability] **Sista kortet:** inget att säga. När nästa har ett kort kvar: lägg högt, annars kan du få betala för alla.
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **Sista kortet:** med ett kort kvar måste du säga till. Annars får du inte lägga det på din nästa tur.
                [loses] **Sista kortet:** med ett kort kvar måste du säga till. Går du ut utan att säga det förlorar du given.
               *[nothing]
                    { $last-declare ->
                        [one] **Sista kortet:** säg till när du har { a-card-word } kvar.
                        [two] **Sista kortet:** säg till när du har två { cards-word } kvar.
                       *[both] **Sista kortet:** säg till när du har två { cards-word } kvar, och igen vid ett.
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **Poäng:** bara den som vinner får poäng: 1, dubblat för varje 2 i sista draget.
        [places] **Poäng:** platserna ger { $places }; sista platsen ger 0.
        [fixed_loser]
            { $score-fixed ->
                [one] **Poäng:** en förlorare betalar den som vinner 1 poäng: den som har de bästa korten på slutet.
               *[other] **Poäng:** en förlorare betalar den som vinner { $score-fixed } poäng: den som har de bästa korten på slutet.
            }
       *[other]
            { $tier_shape ->
                [rows] **Poäng:** { cards-word } kvar: { rule-score-base.word }. Faktorer: { rule-score-tiers.word }. Sedan: { rule-score-settle.word }.
                [one] **Poäng:** { cards-word } kvar: { rule-score-base.word }. Allt × { $factor }. Sedan: { rule-score-settle.word }.
               *[flat] **Poäng:** { cards-word } kvar: { rule-score-base.word }. Sedan: { rule-score-settle.word }.
            }
    }
brief-special =
    { $special_shape ->
        [none] **Särskilt här:** inga extra regler.
        [all] **Särskilt här:** { $specials }.
       *[some] **Särskilt här:** { $specials }; och mer.
    }
special =
    { $what ->
        [exchange-kind] mellan givar: { rule-exchange-kind.word }
        [seats-direction] riktning: { rule-seats-direction.word }
        [end-mode] given slutar { rule-end-mode.word }
        [stock-draw] den som passar drar { rule-stock-draw.word }
        [rest-use] överblivna { cards-word }: { rule-rest-use.word }
        [instant-dragon] ett kort av varje valör vinner direkt
        [instant-four_twos] fyra 2:or vinner direkt
        [redeal-points_below] svaga händer kan ges om
        [redeal-ten_high] händer utan något över 10 kan ges om
        [redeal-two_courts] händer med högst två av J Q K kan ges om
        [redeal-four_twos] händer med fyra 2:or kan ges om
        [pass-lock] om du passar är du ute tills sticket är slut
        [pass-self_extend] du får sticka över ditt eget drag när alla andra har passat
        [pass-echo] ett utspel över det alla passade på kan ingen sticka över
        [end-top_two] att gå ut med bara det högsta kortet: { rule-end-top_two.word }
        [start-low_card] första draget: { rule-start-low_card.word }
        [start-later] senare givar öppnas av { rule-start-later.word }
        [match-end] matchen slutar { rule-match-end.word }
       *[combo-straight_order] stegar: { rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] Spelas mest
        [hong-kong] Hongkong och fastlandet
        [taiwan] Taiwan
        [south-east] Sydostasien
        [fewer] Två, tre eller fem spelare
       *[exchange] Med byten
    }
