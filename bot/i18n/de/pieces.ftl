separator-comma = { ", " }
listed = { $rest } und { $last }
separator-semicolon = { "; " }
separator-dot = { " · " }
separator-sentence = { " " }
separator-caption = { " " }
separator-title = { " " }

cards =
    { $deck ->
        [lectio]
            { $n ->
                [one] { $n } Stein
               *[other] { $n } Steine
            }
       *[std52]
            { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
    }
# Im Dativ: mit 2 Karten, mit 2 Steinen.
cards-dative =
    { $deck ->
        [lectio]
            { $n ->
                [one] { $n } Stein
               *[other] { $n } Steinen
            }
       *[std52]
            { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
    }
packs =
    { $packs ->
        [one] { $packs } Kartenspiel
       *[other] { $packs } Kartenspiele
    }
card-word =
    { $deck ->
        [lectio] Stein
       *[std52] Karte
    }
# Im Akkusativ, auch: einen Stein.
a-card =
    { $deck ->
        [lectio] einen Stein
       *[std52] eine Karte
    }
cards-word =
    { $deck ->
        [lectio] Steine
       *[std52] Karten
    }
# Im Dativ: von den Steinen.
cards-word-dative =
    { $deck ->
        [lectio] Steinen
       *[std52] Karten
    }
suit-word =
    { $deck ->
        [lectio] Farbe
       *[std52] Farbe
    }
gained =
    { $won ->
        [yes] Sieg
       *[no] { SIGNED($p) }
    }
standing-points =
    { $total ->
        [one] { SIGNED($total) } Punkt
       *[other] { SIGNED($total) } Punkte
    }
standing-level = Stufe { level-name }
level-name =
    { $level ->
        [T] 10
        [NT] ohne Trumpf
       *[other] { $level }
    }
deals =
    { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    }

suit =
    { $suit ->
        [b] Wolke
        [y] Stern
        [g] Mond
        [r] Sonne
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    }
tile = { $number } { suit }

joker =
    { $joker ->
        [little] kleiner Joker
       *[big] großer Joker
    }

rules-short =
    { $made ->
        [named] „{ $label }“
        [changed] { preset }, mit Änderungen
       *[plain] { preset }
    }

clock =
    { $unit ->
        [none] ohne Uhr
        [d]
            { $n ->
                [one] 1 Tag pro Zug
               *[other] { $n } Tage pro Zug
            }
        [h] { $n } h pro Zug
        [min] { $n } min pro Zug
       *[s] { $n } s pro Zug
    }

examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }; oder { $more } weitere
               *[no] { $examples } oder { $more } weitere
            }
    }

legal =
    { $count ->
        [0] Setz aus.
       *[other]
            { $pass ->
                [yes] Du kannst { examples-named } spielen oder aussetzen.
               *[no] Du kannst { examples-named } spielen.
            }
    }
