brief-cards =
    { $deck-kind ->
        [lectio] **Steine:** { $seats-count } Plätze, je { $size } Steine. Die 3 ist am niedrigsten, dann bis { $tiles }, 1 und 2. Bei gleicher Zahl: { $suits }, die höchste zuerst.
       *[std52] **Karten:** { $seats-count } Plätze, je { $size } Karten. Die 3 ist am niedrigsten, dann bis K, A und 2. Bei gleichem Wert: { $suits }, die höchste zuerst.
    }
brief-plays = **Kombinationen:** { $kinds }.
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **Was schlägt was:** dieselbe Kombination, höher. Vierer und Straight Flush schlagen alles.
               *[other] **Was schlägt was:** ebenso viele { cards-word }, höher. Fünf, von niedrig bis hoch: { $ladder }. Die letzten zwei schlagen alles.
            }
       *[off]
            { $answer-five ->
                [same_type] **Was schlägt was:** dieselbe Kombination, höher. Oder setz aus.
               *[other] **Was schlägt was:** ebenso viele { cards-word }, höher. Fünf, von niedrig bis hoch: { $ladder }.
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **Letzte Karte:** nichts anzusagen, und alles darf gespielt werden.
                [legal] **Letzte Karte:** nichts anzusagen. Hat der Platz nach dir noch eine Karte, spiel deine höchste Einzelkarte oder eine Kombination.
               *[liability] **Letzte Karte:** nichts anzusagen. Hat der Platz nach dir noch eine Karte, spiel hoch, sonst trägst du vielleicht die Verluste aller.
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **Letzte Karte:** Hast du noch eine Karte, musst du es ansagen. Sonst kannst du sie in deinem nächsten Zug nicht spielen.
                [loses] **Letzte Karte:** Hast du noch eine Karte, musst du es ansagen. Spielst du sie ohne Ansage, verlierst du das Spiel.
               *[nothing]
                    { $last-declare ->
                        [one] **Letzte Karte:** Sag an, wenn du noch { a-card } hast.
                        [two] **Letzte Karte:** Sag an, wenn du noch zwei { cards-word } hast.
                       *[both] **Letzte Karte:** Sag an, wenn du noch zwei { cards-word } hast, und noch einmal bei der letzten.
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **Punkte:** Nur der Sieg bringt etwas: 1 Punkt, verdoppelt für jede 2 im letzten Zug.
        [places] **Punkte:** Die Plätze bringen { $places }; der letzte bringt 0.
        [fixed_loser]
            { $score-fixed ->
                [one] **Punkte:** Wer am Ende die besten Karten hat, zahlt allein 1 Punkt für den Sieg.
               *[other] **Punkte:** Wer am Ende die besten Karten hat, zahlt allein { $score-fixed } Punkte für den Sieg.
            }
       *[other]
            { $tier_shape ->
                [rows] **Punkte:** Übrige { cards-word } zählen: { rule-score-base.word }; alles { rule-score-tiers.word }. Dann: { rule-score-settle.word }.
                [one] **Punkte:** Übrige { cards-word } zählen: { rule-score-base.word }; alles × { $factor }. Dann: { rule-score-settle.word }.
               *[flat] **Punkte:** Übrige { cards-word } zählen: { rule-score-base.word }. Dann: { rule-score-settle.word }.
            }
    }
brief-special =
    { $special_shape ->
        [none] **Besonders hier:** keine weiteren Regeln.
        [all] **Besonders hier:** { $specials }.
       *[some] **Besonders hier:** { $specials }; und mehr.
    }
special =
    { $what ->
        [exchange-kind] zwischen Spielen: { rule-exchange-kind.word }
        [seats-direction] Richtung: { rule-seats-direction.word }
        [end-mode] ein Spiel endet, { rule-end-mode.word }
        [stock-draw] beim Aussetzen ziehen: { rule-stock-draw.word }
        [rest-use] übrige { cards-word }: { rule-rest-use.word }
        [instant-dragon] eine Karte von jedem Wert gewinnt sofort
        [instant-four_twos] vier 2er gewinnen sofort
        [redeal-points_below] mit schwachem Blatt darfst du neu geben lassen
        [redeal-ten_high] ohne Karte über 10 darfst du neu geben lassen
        [redeal-two_courts] mit höchstens zwei von J Q K darfst du neu geben lassen
        [redeal-four_twos] mit vier 2ern darfst du neu geben lassen
        [pass-lock] wer aussetzt, ist bis zum Ende des Stichs draußen
        [pass-self_extend] den eigenen Zug schlagen, wenn alle anderen ausgesetzt haben
        [pass-echo] wer höher ausspielt, als alle ausgesetzt haben, bleibt ungeschlagen
        [end-top_two] mit der höchsten Karte allein fertig werden: { rule-end-top_two.word }
        [start-low_card] erster Zug: { rule-start-low_card.word }
        [start-later] spätere Spiele eröffnet { rule-start-later.word }
        [match-end] die Partie endet { rule-match-end.word }
       *[combo-straight_order] Straights: { rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] Am meisten gespielt
        [hong-kong] Hongkong und Festland
        [taiwan] Taiwan
        [south-east] Südostasien
        [fewer] Zu zweit, zu dritt, zu fünft
       *[exchange] Mit Tausch
    }
