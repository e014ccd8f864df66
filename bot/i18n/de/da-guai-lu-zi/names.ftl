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
kind =
    { $kind ->
        [pair] Paar { rank-many }
        [triple] Drilling { rank-many }
        [straight] Straight bis { rank-one }
        [flush] Flush bis { rank-one }
        [full_house] Full House { rank-many }
        [four_plus_one] Vierer { rank-many }
        [straight_flush] Straight Flush bis { rank-one }
        [five_of_a_kind] Fünfling { rank-many }
       *[single] Einzelkarte
    }
a-kind =
    { $kind ->
        [pair] ein Paar { rank-many }
        [triple] ein Drilling { rank-many }
        [straight] ein Straight bis { rank-one }
        [flush] ein Flush bis { rank-one }
        [full_house] ein Full House { rank-many }
        [four_plus_one] ein Vierer { rank-many }
        [straight_flush] ein Straight Flush bis { rank-one }
        [five_of_a_kind] ein Fünfling { rank-many }
        [single] eine Einzelkarte
       *[none] lose Karten
    }
# Im Akkusativ: Schlag den Straight bis J.
the-kind =
    { $kind ->
        [pair] das Paar { rank-many }
        [triple] den Drilling { rank-many }
        [straight] den Straight bis { rank-one }
        [flush] den Flush bis { rank-one }
        [full_house] das Full House { rank-many }
        [four_plus_one] den Vierer { rank-many }
        [straight_flush] den Straight Flush bis { rank-one }
        [five_of_a_kind] den Fünfling { rank-many }
       *[single] die Einzelkarte
    }
play-title =
    { $kind ->
        [single] Einzelkarte
        [pair] Paar { rank-many }
        [triple] Drilling { rank-many }
        [straight] Straight bis { rank-one }
        [flush] Flush bis { rank-one }
        [full_house] Full House { rank-many }
        [four_plus_one] Vierer { rank-many }
        [straight_flush] Straight Flush bis { rank-one }
       *[five_of_a_kind] Fünfling { rank-many }
    }
kind-title =
    { $kind ->
        [pair] Paar
        [triple] Drilling
        [straight] Straight
        [flush] Flush
        [full_house] Full House
        [four_plus_one] Vierer
        [straight_flush] Straight Flush
        [five_of_a_kind] Fünfling
       *[single] Einzelkarte
    }
kind-meant =
    { $kind ->
        [pair] zwei von einem Wert
        [triple] drei von einem Wert
        [straight] fünf Werte in Folge
        [flush] fünf von einer Farbe
        [full_house] drei von einem Wert, zwei von einem anderen
        [four_plus_one] vier von einem Wert, dazu eine beliebige
        [straight_flush] fünf in Folge von einer Farbe
        [five_of_a_kind] fünf von einem Wert
       *[single] eine Karte
    }
kind-typed =
    { $kind ->
        [pair] paar paare pair zwei
        [triple] drilling drillinge dreier triple drei
        [straight] straight straights straße strasse folge
        [flush] flush flushes farbe
        [full_house] full house fullhouse
        [four_plus_one] vierer vierling vier plus eine quad
        [straight_flush] straight flush
        [five_of_a_kind] fünfling fuenfling fünfer fünf
        [single] einzelkarte einzelkarten einzeln eine karte single
       *[none] karten
    }

deed-pass = aussetzen
deed-give =
    { $tribute ->
        [yes] eine Karte als Tribut
       *[no]
            { $n ->
                [one] eine Karte zurück
               *[other] Karten zur Wahl
            }
    }
deed-choose = eine der ausgelegten Karten

game = Da Guai Lu Zi
preset =
    { $preset ->
        [dglz-standard] Standard
        [dglz-wikipedia] Stufen bis A
        [dglz-17dp] Stufen bis fünf
        [dglz-17dp-choice] Stufen bis fünf, nach Wahl
        [dglz-follow-the-joker] Folg dem Joker
       *[other] Hausregeln
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] Punkte für jeden gefangenen Platz. Eine Partie bis 6 Punkte
        [dglz-wikipedia] Ein Trumpfwert, Tribut, und Stufen von 2 bis A
        [dglz-17dp] Ein Trumpfwert und Stufen bis 5. Der Zufall wählt den Tribut
        [dglz-17dp-choice] Ein Trumpfwert und Stufen bis 5. Du wählst den Tribut und was zurückkommt
        [dglz-follow-the-joker] Straights schlagen Flushes. Eine Partie bis 6 Punkte
       *[other] Regeln dieses Servers
    }
rules-dealt = { packs }, je { $hand } Karten
match-goal =
    { $dg-match_end ->
        [points]
            { $dg-target ->
                [one] bis { $dg-target } Punkt
               *[other] bis { $dg-target } Punkte
            }
        [deals]
            { $dg-deals ->
                [one] ein Spiel
               *[other] { $dg-deals } Spiele
            }
        [level] bis ein Team auf Stufe { $dg-level_end } gewinnt
       *[open] bis die Tischleitung aufhört
    }
