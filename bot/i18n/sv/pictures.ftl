picture-your-turn = Din tur
picture-name-to-play = { $name } står på tur
picture-beat = stick över
picture-lead = spela ut vad du vill
picture-over = given är slut
picture-choosing =
    { $n ->
        [one] { $names } väljer
       *[other] { $names } väljer
    }
picture-to-play = på tur
picture-to-beat = högst
picture-to-choose = ska välja
picture-passed = passade
picture-last-play = senast
picture-place =
    { $place ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
       *[other] { $place }:e
    }
picture-pass = pass
picture-by = från { $name }
picture-leads = { $name } spelar ut
picture-any = valfri kombination
picture-seat = Plats { $seat }
name-of-computer = { $name } (dator)
name-at-seat = { $name } (plats { $seat })
picture-deal = Giv { $deal }
picture-out-first = { $name } vinner
picture-void = ogiltig, inga poäng
picture-hands-left = kort kvar
picture-out = ute, inga { cards-word } kvar
picture-no-hand = inga { cards-word } på hand
picture-match-won =
    { $n ->
        [one] { $names } vinner matchen
       *[other] { $names } vinner matchen
    }
picture-match-shared = { $names } delar matchen
picture-match-total = { SIGNED($total) } efter { deals }
picture-deal-column = giv
picture-match-column = match
picture-deal-won = vann
picture-levels = nivåer
picture-before = före
picture-after = nu
picture-reckoned =
    { $counts ->
        [yes] { $heading } { $sum } = { $p }
       *[no] { $heading } { $sum } = { SIGNED($p) }
    }
picture-sum = Summa
picture-legend = + får − betalar
picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
picture-board-course = senaste { $n } givar
picture-board-points =
    { $by ->
        [average] per giv
        [wins] vinster
        [rating] rating
       *[points] poäng
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }
picture-curve-of-game = { deals }, { game }
picture-curve-best = bäst { SIGNED($p) }
picture-curve-low = lägst { SIGNED($p) }
