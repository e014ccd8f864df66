picture-your-turn = Du bist dran
picture-name-to-play = { $name } ist dran
picture-beat = schlag
picture-lead = spiel aus, was du willst
picture-over = das Spiel ist zu Ende
picture-choosing =
    { $n ->
        [one] { $names } wählt
       *[other] { $names } wählen
    }

picture-to-play = am Zug
picture-to-beat = zu schlagen
picture-to-choose = wählt
picture-passed = setzt aus
picture-last-play = letzter Zug
picture-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }

picture-pass = setzt aus
picture-by = von { $name }
picture-leads = { $name } spielt aus
picture-any = jede Kombination

picture-seat = Platz { $seat }
name-of-computer = { $name } (Computer)
name-at-seat = { $name } (Platz { $seat })

picture-deal = Spiel { $deal }
picture-out-first = { $name } gewinnt
picture-void = zählt nicht, keine Punkte
picture-hands-left = übrige Karten
picture-out = fertig, keine { cards-word } mehr
picture-no-hand = keine { cards-word }
picture-match-won =
    { $n ->
        [one] { $names } gewinnt die Partie
       *[other] { $names } gewinnen die Partie
    }
picture-match-shared = { $names } teilen sich die Partie
picture-match-total = { SIGNED($total) } nach { deals-after }

picture-deal-column = Spiel
picture-match-column = Partie
picture-deal-won = Sieg
picture-levels = Stufen
picture-before = vorher
picture-after = jetzt
picture-reckoned =
    { $counts ->
        [yes] { $heading } { $sum } = { $p }
       *[no] { $heading } { $sum } = { SIGNED($p) }
    }
picture-sum = Summe
picture-legend = + bekommt − zahlt

picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
picture-board-course = letzte { $n } Spiele
picture-board-points =
    { $by ->
        [average] pro Spiel
        [wins] Siege
        [rating] Wertung
       *[points] Punkte
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }

picture-curve-of-game = { deals }, { game }
picture-curve-best = hoch { SIGNED($p) }
picture-curve-low = tief { SIGNED($p) }
