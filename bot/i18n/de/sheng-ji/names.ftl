kind =
    { $kind ->
        [pair] Paar
        [triple] Drilling
        [quad] Vierer
        [tractor] Traktor
        [bulldozer] Bulldozer
        [throw] Wurf
        [cards] Karten
       *[single] Einzelkarte
    }
kind-title =
    { $kind ->
        [pair] Paar
        [triple] Drilling
        [quad] Vierer
        [tractor] Traktor
        [bulldozer] Bulldozer
        [throw] Wurf
        [cards] Karten
       *[single] Einzelkarte
    }
kind-meant =
    { $kind ->
        [pair] zwei gleiche Karten
        [triple] drei gleiche Karten
        [quad] vier gleiche Karten
        [tractor] gleiche Paare einer Farbe in Folge
        [bulldozer] Drillinge oder mehr einer Farbe in Folge
        [throw] mehrere Züge einer Farbe auf einmal
        [cards] Karten ohne gemeinsame Art
       *[single] eine Karte
    }
a-kind =
    { $kind ->
        [pair] ein Paar
        [triple] ein Drilling
        [quad] ein Vierer
        [tractor] ein Traktor
        [bulldozer] ein Bulldozer
        [throw] ein Wurf
        [cards] lose Karten
       *[single] eine Einzelkarte
    }
# Im Akkusativ.
the-kind =
    { $kind ->
        [pair] das Paar
        [triple] den Drilling
        [quad] den Vierer
        [tractor] den Traktor
        [bulldozer] den Bulldozer
        [throw] den Wurf
        [cards] die Karten
       *[single] die Einzelkarte
    }
a-play =
    { $kind ->
        [tractor] ein Traktor aus { $n } Karten
        [bulldozer] ein Bulldozer aus { $n } Karten
        [throw] ein Wurf aus { $n } Karten
        [cards]
            { $n ->
                [one] eine Karte
               *[other] { $n } Karten
            }
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair]
            { $n ->
                [one] ein Paar
               *[other] { $n } Paare
            }
        [triple]
            { $n ->
                [one] ein Drilling
               *[other] { $n } Drillinge
            }
        [quad]
            { $n ->
                [one] ein Vierer
               *[other] { $n } Vierer
            }
        [tractor]
            { $n ->
                [one] ein Traktor aus { $cards } Karten
               *[other] { $n } Traktoren aus { $cards } Karten
            }
        [bulldozer]
            { $n ->
                [one] ein Bulldozer aus { $cards } Karten
               *[other] { $n } Bulldozer aus { $cards } Karten
            }
       *[single]
            { $n ->
                [one] eine Einzelkarte
               *[other] { $n } Einzelkarten
            }
    }
deed-play = { a-play }
deed-declare =
    { $n ->
        [one] eine Karte gezeigt
       *[other] { $n } Karten gezeigt
    }
deed-pass = { picture-done }
deed-redeal = neues Geben
deed-trump = { suit } als Trumpf
deed-bury = { $n } Karten gedrückt
deed-choose =
    { $n ->
        [one] eine Karte aus dem Wurf
       *[other] { $n } Karten aus dem Wurf
    }
kind-typed =
    { $kind ->
        [pair] paar paare pair zwei
        [triple] drilling drillinge dreier triple drei
        [quad] vierer vierling vier quad
        [tractor] traktor traktoren folge tractor
        [bulldozer] bulldozer folge
        [throw] wurf werfen alles throw
        [single] einzelkarte einzelkarten einzeln eine karte single
       *[cards] karten
    }

of-suit =
    { $suit ->
        [T] Trumpf
       *[other] { suit }
    }

game = Sheng Ji
preset =
    { $preset ->
        [standard] Standard
        [strict] Streng
        [popular] Beliebt
        [tournament] Turnier
        [rbtying] Nach rbtying
       *[other] Hausregeln
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] Zwei Kartenspiele, Stufen 2 bis A. Der Talon zählt doppelt
        [strict] Wie Standard, aber Stechen braucht genau die ausgespielte Form
        [popular] Der Talon zählt nach Paar oder Traktor mehr. Von einem gestoppten Wurf wird der kleinste Teil ausgespielt
        [tournament] Ein gestoppter Wurf kostet Punkte, und der Angriff steigt höchstens drei Stufen
        [rbtying] Wer sticht, wird nur geschlagen, wenn jeder Teil geschlagen wird
       *[other] Regeln dieses Servers
    }
rules-dealt = { packs }, je { $hand } Karten, { $kitty } im Talon
match-goal =
    { $max_level ->
        [NT] bis eine Seite das Spiel ohne Trumpf hält
       *[A] bis eine Seite das Spiel auf Stufe A hält
    }
