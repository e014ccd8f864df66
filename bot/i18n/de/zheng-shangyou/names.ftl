rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] kleiner Joker
        [BJ] großer Joker
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] kleine Joker
        [BJ] große Joker
       *[other] { $rank }
    }
a-two =
    { $order ->
        [low] ein Ass
       *[high] eine 2
    }
a-reading =
    { $kind ->
        [pair] ein Paar { rank-many }
        [triple] ein Drilling { rank-many }
        [quads] ein Vierer { rank-many }
        [set] ein Satz { rank-many }
        [full_house] ein Full House { rank-many }
        [sequence] ein Straight bis { rank-one }
        [suited_sequence] ein Straight in einer Farbe bis { rank-one }
        [double_sequence] Paare in Folge bis { rank-one }
        [triple_sequence] Drillinge in Folge bis { rank-one }
        [quad_sequence] Vierer in Folge bis { rank-one }
        [bomb] eine Bombe { rank-many }
        [rocket] die Rakete
        [none] kein Zug
       *[single] eine Einzelkarte
    }
# Im Akkusativ: Schlag das Paar J.
the-kind =
    { $kind ->
        [pair] das Paar { rank-many }
        [triple] den Drilling { rank-many }
        [quads] den Vierer { rank-many }
        [set] den Satz { rank-many }
        [full_house] das Full House { rank-many }
        [sequence] den Straight bis { rank-one }
        [suited_sequence] den Straight in einer Farbe bis { rank-one }
        [double_sequence] die Paare in Folge bis { rank-one }
        [triple_sequence] die Drillinge in Folge bis { rank-one }
        [quad_sequence] die Vierer in Folge bis { rank-one }
        [bomb] die Bombe { rank-many }
        [rocket] die Rakete
        [none] den Zug
       *[single] die Einzelkarte
    }
reading-title =
    { $kind ->
        [pair] Paar { rank-many }
        [triple] Drilling { rank-many }
        [quads] Vierer { rank-many }
        [set] Satz { rank-many }
        [full_house] Full House { rank-many }
        [sequence] Straight bis { rank-one }
        [suited_sequence] Straight einer Farbe bis { rank-one }
        [double_sequence] Paare in Folge bis { rank-one }
        [triple_sequence] Drillinge in Folge bis { rank-one }
        [quad_sequence] Vierer in Folge bis { rank-one }
        [bomb] Bombe { rank-many }
        [rocket] Rakete
       *[single] Einzelkarte
    }
a-kind =
    { $kind ->
        [pair] ein Paar
        [triple] einen Drilling
        [quads] einen Vierer
        [set] einen Satz
        [full_house] ein Full House
        [sequence] einen Straight
        [suited_sequence] einen Straight in einer Farbe
        [double_sequence] Paare in Folge
        [triple_sequence] Drillinge in Folge
        [quad_sequence] Vierer in Folge
        [bomb] eine Bombe
        [rocket] die Rakete
       *[single] eine Einzelkarte
    }
kind-title =
    { $kind ->
        [pair] Paar
        [triple] Drilling
        [quads] Vierer
        [set] Satz
        [full_house] Full House
        [sequence] Straight
        [suited_sequence] Straight in einer Farbe
        [double_sequence] Paare in Folge
        [triple_sequence] Drillinge in Folge
        [quad_sequence] Vierer in Folge
        [bomb] Bombe
        [rocket] Rakete
       *[single] Einzelkarte
    }
kind-meant =
    { $kind ->
        [pair] zwei von einem Wert
        [triple] drei von einem Wert
        [quads] vier von einem Wert
        [set] Karten von einem Wert
        [full_house] drei von einem Wert, zwei von einem anderen
        [sequence] Werte in Folge
        [suited_sequence] Werte in Folge, alle von einer Farbe
        [double_sequence] Paare von Werten in Folge
        [triple_sequence] Drillinge von Werten in Folge
        [quad_sequence] Vierer von Werten in Folge
        [bomb] vier oder mehr von einem Wert, ohne Platzhalter
        [rocket] der kleine und der große Joker
       *[single] eine Karte
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] paar paare pair zwei
        [triple] drilling drillinge dreier triple drei
        [quads] vierer vierling vier quads
        [set] satz sätze saetze set
        [full_house] full house fullhouse
        [sequence] straight straße strasse folge sequence
        [suited_sequence] straight straße strasse folge einer farbe flush
        [double_sequence] paare in folge doppelfolge
        [triple_sequence] drillinge in folge dreifachfolge
        [quad_sequence] vierer in folge
        [bomb] bombe bomb
        [rocket] rakete joker rocket
        [none] karte
       *[single] einzelkarte einzelkarten einzeln eine karte single
    }

deed-pass = aussetzen
deed-give =
    { $n ->
        [one] eine Karte gegeben
       *[other] { $n } Karten gegeben
    }
deed-choose =
    { $n ->
        [0] die erste Karte
       *[other] die zweite Karte
    }

game = Zheng Shangyou
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits in Teams zu dritt
        [zs-pits-pairs] Pits in Teams zu zweit
        [zs-pits-aces] Pits mit Assen als Platzhalter
        [zs-mobile] Mobil
        [zs-wikipedia] Wikipedia
        [zs-nathan] Kampf stromaufwärts
       *[other] Hausregeln
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2er und Joker sind Platzhalter, und die letzten zwei geben ihre besten Karten ab
        [zs-pits-teams] Drei gegen drei, und ein Team will den letzten Platz vermeiden
        [zs-pits-pairs] Zwei gegen zwei, das Team sitzt sich gegenüber, bis 25 Punkte
        [zs-pits-aces] 2er sind am niedrigsten, Asse am höchsten und Platzhalter
        [zs-mobile] Keine Platzhalter und kein Tausch. Aussetzen gilt für den Stich
        [zs-wikipedia] Keine Platzhalter. Bomben, Full Houses und Straights ab fünf
        [zs-nathan] Zu viert, ohne Platzhalter. Das niedrigste Pik spielt aus, und es gibt Bomben
       *[other] Regeln dieses Servers
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, je { $hand } Karten
               *[other] { packs }, je { $hand } Karten, { $surplus } bleiben weg
            }
       *[no] { packs }, { $least } oder { $hand } Karten
    }
match-goal =
    { $zs-match_end ->
        [points] { $zs-target ->
            [one] bis 1 Punkt
           *[other] bis { $zs-target } Punkte
        }
        [deals] { $zs-deals ->
            [one] 1 Spiel
           *[other] { $zs-deals } Spiele
        }
       *[open] bis die Tischleitung aufhört
    }
