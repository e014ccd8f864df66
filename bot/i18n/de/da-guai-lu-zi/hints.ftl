hint-out = Das ist dein ganzes Blatt.
hint-partner = { $name } ist in deinem Team, also lass dort den Stich.
hint-pass =
    { $can ->
        [yes] Spar deine Karten für später.
       *[no] Nichts, was du hast, schlägt das.
    }
hint-for-partner =
    { $n ->
        [one] { $name } hat eine Karte und ist in deinem Team.
       *[other] { $name } hat { $n } Karten und ist in deinem Team.
    }
hint-stop =
    { $n ->
        [one] { $name } hat noch eine Karte und soll nicht ausspielen.
       *[other] { $name } hat noch { $n } Karten und soll nicht ausspielen.
    }
hint-sure = Das kann niemand schlagen.
hint-lead =
    { $n ->
        [5] Damit gehen fünf Karten auf einmal weg.
        [one] Niedriges geht zuerst weg.
       *[other] Niedriges geht zuerst weg, mehrere auf einmal.
    }
hint-cheap =
    { $whole ->
        [yes] Das zerreißt nichts.
       *[no] Das kostet dich wenig.
    }
hint-exchange =
    { $verb ->
        [choose] Die anderen sind nicht höher.
       *[give]
            { $n ->
                [one] Die brauchst du am wenigsten.
               *[other] Diese brauchst du am wenigsten.
            }
    }
