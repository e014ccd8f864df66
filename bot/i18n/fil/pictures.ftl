picture-your-turn = Turn mo
picture-name-to-play = Turn ni { $name }
picture-beat = talunin
picture-lead = kahit anong unang tira
picture-over = tapos na ang laro
picture-choosing =
    { $n ->
        [1] Pumipili si { $names }
       *[other] Pumipili sina { $names }
    }
picture-to-play = turn niya
picture-to-beat = tatalunin
picture-to-choose = pipili
picture-passed = nag-pass
picture-last-play = huling tira
picture-place =
    { $place ->
        [1] una
        [2] pang-2
        [3] pang-3
       *[other] pang-{ $place }
    }
picture-pass = pass
picture-by = ni { $name }
picture-leads = Unang tira: { $name }
picture-any = kahit anong kombinasyon
picture-seat = Upuan { $seat }
name-of-computer = { $name } (computer)
name-at-seat = { $name } (upuan { $seat })
picture-deal = Laro { $deal }
picture-out-first = Panalo si { $name }
picture-void = walang bisa, walang puntos
picture-hands-left = natirang baraha
picture-out = wala nang { cards-word }
picture-no-hand = walang hawak na { cards-word }
picture-match-won =
    { $n ->
        [1] Panalo si { $names } sa laban
       *[other] Panalo sina { $names } sa laban
    }
picture-match-shared = Tabla sa laban sina { $names }
picture-match-total = { SIGNED($total) } pagkatapos ng { deals }
picture-deal-column = laro
picture-match-column = laban
picture-deal-won = panalo
picture-levels = mga level
picture-before = dati
picture-after = ngayon
picture-reckoned =
    { $counts ->
        [yes] { $heading } { $sum } = { $p }
       *[no] { $heading } { $sum } = { SIGNED($p) }
    }
picture-sum = Suma
picture-legend = + tatanggap − magbibigay
picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
picture-board-course = huling { $n } laro
picture-board-points =
    { $by ->
        [average] bawat laro
        [wins] panalo
        [rating] rating
       *[points] puntos
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }
picture-curve-of-game = { deals }, { game }
picture-curve-best = taas { SIGNED($p) }
picture-curve-low = baba { SIGNED($p) }
