hint-declare =
    { $suit ->
        [none] Ohne Trumpffarbe hast du { $n } Trümpfe.
       *[other] Damit hast du { $n } Trümpfe.
    }
hint-redeal = Wenige deiner Karten sind Trümpfe.
hint-silent =
    { $stands ->
        [yes] Dein Trumpf steht.
       *[no]
            { $able ->
                [yes] Du hättest zu wenige Trümpfe.
               *[no] Mit diesen Karten kannst du keinen Trumpf zeigen.
            }
    }
hint-trump = In { of-suit } hast du am meisten.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] So liegen keine Punkte im Talon.
               *[other] So liegen { $p } Punkte im Talon, und du hast die Trümpfe, sie zu schützen.
            }
       *[other] Danach hast du nichts in { of-suit } und kannst stechen.
    }
hint-lead =
    { $why ->
        [throw] Diesen Wurf kann niemand stoppen.
        [top] Höheres in { of-suit } hat niemand.
        [run] Das können wenige Blätter schlagen.
        [trumps] Das zieht den anderen die Trümpfe.
        [partner] Dein Gegenüber hat wohl nichts in { of-suit } und kann stechen.
        [empty] Danach hast du nichts in { of-suit } und kannst stechen.
       *[low] Das kostet dich wenig.
    }
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] Deine Trümpfe holen den Stich.
               *[other] Deine Trümpfe holen { $p } Punkte.
            }
        [last]
            { $p ->
                [0] Du holst den Stich und spielst als Nächstes aus.
               *[other] Du holst { $p } Punkte sicher.
            }
       *[higher] Das ist bisher das Höchste.
    }
hint-partner =
    { $p ->
        [0] { $name } spielt mit dir und liegt vorn, also spar deine hohen Karten.
       *[other] { $name } spielt mit dir und liegt vorn, also gib { $p } Punkte dazu.
    }
hint-lose =
    { $p ->
        [0] { $name } liegt vorn, also gib eine Karte ohne Punkte.
       *[other] { $name } liegt vorn, und das kostet am wenigsten.
    }
