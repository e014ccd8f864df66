brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **Karten:** { $zs-players } Leute mit je { $hand } Karten. { ranks-in-order }
               *[no] **Karten:** { $zs-players } Leute mit je bis zu { $hand } Karten. { ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **Karten:** { $zs-players } Leute in zwei Teams, je { $hand } Karten. { ranks-in-order }
               *[no] **Karten:** { $zs-players } Leute in zwei Teams, je bis zu { $hand } Karten. { ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] Die 2 ist am niedrigsten, dann bis A und die Joker.
       *[high] Die 3 ist am niedrigsten, dann bis A, 2 und die Joker.
    }
brief-plays =
    { $zs-bombs ->
        [yes] **Kombinationen:** { kinds-played } Eine Bombe schlägt jede andere Art außer der Rakete.
       *[no] **Kombinationen:** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] Einzelkarten, Sätze, Full Houses, Straights, Paare oder Drillinge in Folge.
                       *[no] Einzelkarten, Sätze, Full Houses und Straights.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] Einzelkarten, Sätze, Full Houses, Paare oder Drillinge in Folge.
                       *[no] Einzelkarten, Sätze und Full Houses.
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] Einzelkarten, Sätze, Straights, Paare oder Drillinge in Folge.
                       *[no] Einzelkarten, Sätze und Straights.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] Einzelkarten, Sätze, Paare oder Drillinge in Folge.
                       *[no] Einzelkarten und Sätze.
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **Platzhalter:** Ein Joker steht für jede Karte, { a-two } für einen Wert daneben.
               *[no] **Platzhalter:** Ein Joker steht für jede Karte.
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **Platzhalter:** nur { a-two }, für einen Wert daneben.
               *[no] **Platzhalter:** Keine Karte steht für eine andere.
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **Züge:** Antworte mit ebenso vielen Karten derselben Art, nur höher. Aussetzen gilt für den Stich.
       *[no] **Züge:** Antworte mit ebenso vielen Karten derselben Art, nur höher. Nach dem Aussetzen darfst du wieder spielen.
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **Tausch:** Die letzten zwei geben je eine ihrer höchsten Karten ab. Die ersten zwei geben je irgendeine zurück.
        [last_one] **Tausch:** Der letzte Platz gibt eine seiner höchsten Karten ab. Der erste gibt irgendeine zurück.
       *[none] **Tausch:** Zwischen Spielen wird nichts getauscht.
    }
brief-points = **Punkte:** { places-paid } { brief-match }
brief-match =
    { $zs-match_end ->
        [points]
            { $zs-target ->
                [one] Die Partie geht bis 1 Punkt.
               *[other] Die Partie geht bis { $zs-target } Punkte.
            }
        [deals]
            { $zs-deals ->
                [one] Die Partie ist ein Spiel.
               *[other] Die Partie hat { $zs-deals } Spiele.
            }
       *[open] Die Partie geht, bis die Tischleitung aufhört.
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] Kein Platz bringt welche.
                [one] Der erste Platz bringt { $paid }.
               *[other] Die ersten Plätze bringen { $paid }.
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] Kein Platz bringt welche.
                        [one] Der erste Platz bringt seinem Team { $paid }.
                       *[other] Die ersten Plätze bringen ihrem Team { $paid }.
                    }
               *[other]
                    { $paid_places ->
                        [0] Das Team ohne den letzten Platz bekommt { $zs-not_last }.
                        [one] Der erste Platz bringt seinem Team { $paid }. Das Team ohne den letzten Platz bekommt { $zs-not_last } mehr.
                       *[other] Die ersten Plätze bringen ihrem Team { $paid }. Das Team ohne den letzten Platz bekommt { $zs-not_last } mehr.
                    }
            }
    }

help-aim = Werde deine Karten früh los. Die ersten Plätze bringen Punkte, und alle bekommen einen Platz.
help-turns = Antworte mit ebenso vielen Karten derselben Art, nur höher. Oder setz aus. Setzen alle anderen aus, spielst du aus.
help-plays = Spiel eine Einzelkarte, Karten von einem Wert oder einen Straight wie 5-6-7. Auch Paare in Folge gehen.
help-wild = **Joker** und **2er** sind in den meisten Regelsätzen Platzhalter. Ein Joker steht für jede Karte, die du brauchst.
help-sequences = Straights gehen von 3 bis A. Einer in einer Farbe schlägt jeden gemischten seiner Länge.
help-places = Vor späteren Spielen geben die letzten Plätze ihre beste Karte ab. Sie bekommen eine andere zurück.
