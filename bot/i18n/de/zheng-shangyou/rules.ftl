rule-zs-players =
    { $even ->
        [yes] { $zs-players } Leute haben je { $hand } Karten (ZS‑2.3).
       *[no] { $zs-players } Leute haben je bis zu { $hand } Karten (ZS‑2.3).
    }
    .title = Wie viele mitspielen
    .word = { $zs-players }
rule-zs-packs =
    { $zs-packs ->
        [one] Gespielt wird mit einem Kartenspiel von 54 Karten, samt Jokern (ZS‑2.2).
       *[other] Gespielt wird mit { $zs-packs } Kartenspielen von je 54 Karten, samt Jokern (ZS‑2.2).
    }
    .title = Kartenspiele
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave]
            { $surplus ->
                [one] Alle Blätter sind gleich groß, und eine Karte liegt verdeckt (ZS‑2.3).
               *[other] Alle Blätter sind gleich groß, und { $surplus } Karten liegen verdeckt (ZS‑2.3).
            }
       *[deal] Alle Karten werden gegeben, also haben manche eine Karte mehr (ZS‑2.3).
    }
    .title = Übrige Karten
    .word =
        { $zs-surplus ->
            [leave] liegen verdeckt
           *[deal] werden gegeben
        }
rule-zs-teams =
    { $sides ->
        [pairs] Zwei Teams zu zweit spielen gegeneinander. Das Team sitzt sich gegenüber (ZS‑2.4).
        [threes] Zwei Teams zu dritt spielen gegeneinander. Jeder zweite Platz gehört zum Team (ZS‑2.4).
       *[none] Alle spielen für sich (ZS‑2.4).
    }
    .title = Wer zusammenspielt
    .word =
        { $sides ->
            [pairs] zwei gegen zwei
            [threes] drei gegen drei
           *[none] keine Teams
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] Gespielt wird im Uhrzeigersinn (ZS‑0.2).
       *[ccw] Gespielt wird gegen den Uhrzeigersinn (ZS‑0.2).
    }
    .title = Spielrichtung
    .word =
        { $zs-direction ->
            [cw] im Uhrzeigersinn
           *[ccw] gegen den Uhrzeigersinn
        }
rule-zs-ranks =
    { $order ->
        [low] Die 2 ist am niedrigsten, dann 3 bis 10, J, Q, K, A und die Joker (ZS‑2.1).
       *[high] Die 3 ist am niedrigsten, dann 4 bis 10, J, Q, K, A, 2 und die Joker (ZS‑2.1).
    }
    .title = Reihenfolge der Werte
    .word =
        { $order ->
            [low] 2 am niedrigsten, A am höchsten
           *[high] 3 am niedrigsten, 2 am höchsten
        }

rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] Ein Joker steht für jede Karte eines Satzes oder Straights (ZS‑3.3).
       *[no] Joker stehen nur für sich selbst (ZS‑3.3).
    }
    .title = Joker als Platzhalter
    .off = Joker als Platzhalter
    .word =
        { $zs-wild_jokers ->
            [yes] ja
           *[no] nein
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] Außerhalb von Straights steht { a-two } für einen Wert, der daneben liegt (ZS‑3.3).
       *[no] Zwischen anderen Karten steht { a-two } nur für sich selbst (ZS‑3.3).
    }
    .title = Höchster Wert als Platzhalter
    .off = der höchste Wert als Platzhalter
    .word =
        { $zs-wild_twos ->
            [yes] ja
           *[no] nein
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] Können Karten mehreres sein, wählen die Regeln (ZS‑4.2).
       *[named] Können Karten mehreres sein, darfst du sagen, was du meinst (ZS‑4.2).
    }
    .title = Karten, die mehreres sein können
    .word =
        { $zs-reading ->
            [fixed] die Regeln wählen
           *[named] wer spielt, wählt
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] Straights gehen von 2 bis K (ZS‑3.4).
        [all] Straights gehen von 2 bis A (ZS‑3.4).
       *[high] Straights gehen von 3 bis A (ZS‑3.4).
    }
    .title = Werte der Straights
    .word =
        { $straights ->
            [low] 2 bis K
            [all] 2 bis A
           *[high] 3 bis A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] Ein Straight hat mindestens { $zs-seq_min } Karten in Folge (ZS‑3.4).
       *[no] Es gibt keine Straights: Kein Blatt hat { $zs-seq_min } Karten in Folge (ZS‑3.4).
    }
    .title = Kürzester Straight
    .word = { $zs-seq_min } Karten
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] Ein Straight in einer Farbe schlägt jeden gemischten seiner Länge (ZS‑3.4).
       *[no] In Straights sind Farben egal (ZS‑3.4).
    }
    .title = Straights in einer Farbe
    .word =
        { $zs-suited_beats ->
            [yes] schlagen gemischte
           *[no] zählen wie gemischte
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] Paare, Drillinge oder Vierer in Folge brauchen mindestens { $zs-multi_seq_min } Werte (ZS‑3.5).
       *[no] Es gibt keine Paare in Folge: Kein Blatt hat { $zs-multi_seq_min } davon (ZS‑3.5).
    }
    .title = Kürzeste Folge von Paaren
    .word = { $zs-multi_seq_min } Werte
rule-zs-full_house =
    { $zs-full_house ->
        [yes] Ein Full House sind drei von einem Wert mit zwei von einem anderen. Es zählen die drei (ZS‑3.6).
       *[no] Es gibt keine Full Houses (ZS‑3.6).
    }
    .title = Full Houses (drei und zwei)
    .off = Full Houses (drei und zwei)
    .word =
        { $zs-full_house ->
            [yes] gibt es
           *[no] gibt es nicht
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] Vier oder mehr natürliche Karten von einem Wert sind eine Bombe. Sie schlägt andere Arten. Beide Joker sind die Rakete. Sie schlägt auch Bomben, und nichts schlägt sie (ZS‑3.7).
       *[no] Es gibt keine Bomben: Ein Vierer schlägt nur einen Vierer (ZS‑3.7).
    }
    .title = Bomben
    .off = Bomben
    .word =
        { $zs-bombs ->
            [yes] gibt es
           *[no] gibt es nicht
        }

rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] Im ersten Spiel spielt aus, wer das niedrigste Pik hat, mit einem beliebigen Zug (ZS‑5.2).
       *[dealer] Im ersten Spiel spielt aus, wer gibt, mit einem beliebigen Zug. Das Los bestimmt, wer gibt (ZS‑5.1).
    }
    .title = Wer zuerst ausspielt
    .word =
        { $zs-first_lead ->
            [spade3] wer das niedrigste Pik hat
           *[dealer] wer gibt
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] Später gibt der erste Platz des Spiels davor und spielt aus (ZS‑5.1).
        [as_first] Später gibt der letzte Platz, und wer das niedrigste Pik hat, spielt aus (ZS‑5.1).
       *[third] Später gibt der dritte Platz des Spiels davor und spielt aus (ZS‑5.1).
    }
    .title = Wer später ausspielt
    .word =
        { $zs-later_lead ->
            [winner] der erste Platz
            [as_first] wer das niedrigste Pik hat
           *[third] der dritte Platz
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] Wer aussetzt, ist bis zum Ende des Stichs draußen (ZS‑5.3).
       *[no] Wer aussetzt, darf im selben Stich wieder spielen (ZS‑5.3).
    }
    .title = Nach dem Aussetzen
    .word =
        { $zs-pass_lock ->
            [yes] draußen für den Stich
           *[no] darf wieder spielen
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] Vor späteren Spielen geben die letzten zwei je eine ihrer höchsten Karten ab. Die ersten zwei geben je irgendeine zurück (ZS‑6.2).
        [last_one] Vor späteren Spielen gibt der letzte Platz eine seiner höchsten Karten ab. Der erste gibt irgendeine zurück (ZS‑6.3).
       *[none] Zwischen Spielen wird nichts getauscht (ZS‑6).
    }
    .title = Tausch
    .off = ein Tausch zwischen Spielen
    .word =
        { $zs-exchange ->
            [last_two] die letzten zwei und die ersten zwei
            [last_one] der letzte und der erste
           *[none] keiner
        }

rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] Kein Platz bringt Punkte (ZS‑7.1).
                [one] Nur der erste Platz bringt Punkte: { $paid } (ZS‑7.1).
               *[other] Die Plätze bringen, vom ersten an: { $paid } (ZS‑7.1).
            }
       *[other]
            { $paid_places ->
                [0] Kein Platz bringt Punkte (ZS‑7.2).
                [one] Nur der erste Platz bringt seinem Team Punkte: { $paid } (ZS‑7.2).
               *[other] Die Plätze bringen ihrem Team, vom ersten an: { $paid } (ZS‑7.2).
            }
    }
    .title = Punkte der Plätze
    .allowed = 1 bis 8 Zahlen von 0 bis 100, keine größer als die davor, zum Beispiel { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] Den letzten Platz zu vermeiden bringt einem Team nichts (ZS‑7.2).
        [one] Das Team ohne den letzten Platz bekommt 1 Punkt mehr (ZS‑7.2).
       *[other] Das Team ohne den letzten Platz bekommt { $zs-not_last } Punkte mehr (ZS‑7.2).
    }
    .title = Den letzten Platz vermeiden
    .word =
        { $zs-not_last ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $zs-not_last } Punkte
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] Die Partie endet nach einer Zahl von Spielen, und der höchste Stand gewinnt (ZS‑7.3).
        [open] Die Partie geht weiter, bis die Tischleitung aufhört (ZS‑7.3).
       *[points] Die Partie endet, wenn eine Person oder ein Team mit genug Punkten allein vorn liegt (ZS‑7.3).
    }
    .title = Ende der Partie
    .word =
        { $zs-match_end ->
            [deals] nach einer Zahl von Spielen
            [open] wenn die Tischleitung aufhört
           *[points] bei einer Punktzahl
        }
rule-zs-target =
    { $zs-target ->
        [one] 1 Punkt reicht zum Sieg (ZS‑7.3).
       *[other] { $zs-target } Punkte reichen zum Sieg (ZS‑7.3).
    }
    .title = Punkte zum Sieg
    .word = { $zs-target }
rule-zs-deals =
    { $zs-deals ->
        [one] Die Partie hat nur ein Spiel (ZS‑7.3).
       *[other] Die Partie hat { $zs-deals } Spiele (ZS‑7.3).
    }
    .title = Spiele einer Partie
    .word = { $zs-deals }
