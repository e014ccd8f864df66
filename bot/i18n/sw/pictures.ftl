picture-your-turn = Zamu yako
picture-name-to-play = Zamu ya { $name }
picture-beat = shinda
picture-lead = ongoza chochote
picture-over = mgao umekwisha
picture-choosing =
    { $n ->
        [one] { $names } anachagua
       *[other] { $names } wanachagua
    }
picture-to-play = zamu yake
picture-to-beat = ya kushinda
picture-to-choose = achague
picture-passed = amepita
picture-last-play = ya mwisho
picture-place =
    { $place ->
        [1] wa 1
        [2] wa 2
        [3] wa 3
       *[other] wa { $place }
    }
picture-pass = pita
picture-by = · { $name }
picture-leads = { $name } anaongoza
picture-any = kundi lolote
picture-seat = Kiti { $seat }
name-of-computer = { $name } (kompyuta)
name-at-seat = { $name } (kiti { $seat })
picture-deal = Mgao { $deal }
picture-out-first = { $name } anashinda
picture-void = batili, hakuna pointi
picture-hands-left = kadi zilizobaki
picture-out = hana { cards-word } tena
picture-no-hand = hana { cards-word } mkononi
picture-match-won =
    { $n ->
        [one] { $names } anashinda mechi
       *[other] { $names } wanashinda mechi
    }
picture-match-shared = { $names } wanashinda pamoja
picture-match-total = { SIGNED($total) } baada ya { deals }
picture-deal-column = mgao
picture-match-column = mechi
picture-deal-won = ameshinda
picture-levels = ngazi
picture-before = kabla
picture-after = sasa
picture-reckoned =
    { $counts ->
        [yes] { $heading } { $sum } = { $p }
       *[no] { $heading } { $sum } = { SIGNED($p) }
    }
picture-sum = Jumla
picture-legend = + hupokea − hulipa
picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
picture-board-course = migao { $n } ya mwisho
picture-board-points =
    { $by ->
        [average] kwa mgao
        [wins] ushindi
        [rating] kiwango
       *[points] pointi
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }
picture-curve-of-game = { deals }, { game }
picture-curve-best = juu { SIGNED($p) }
picture-curve-low = chini { SIGNED($p) }
