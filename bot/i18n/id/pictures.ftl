picture-your-turn = Giliranmu
picture-name-to-play = Giliran { $name }
picture-beat = kalahkan
picture-lead = bebas mulai
picture-over = ronde sudah selesai
picture-choosing = { $names } memilih

picture-to-play = giliran
picture-to-beat = kalahkan
picture-to-choose = memilih
picture-passed = lewat
picture-last-play = langkah akhir
picture-place = ke-{ $place }

picture-pass = lewat
picture-by = dari { $name }
picture-leads = { $name } memulai
picture-any = kombinasi apa saja

picture-seat = Kursi { $seat }
name-of-computer = { $name } (komputer)
name-at-seat = { $name } (kursi { $seat })

picture-deal = Ronde { $deal }
picture-out-first = { $name } menang
picture-void = batal, tanpa poin
picture-hands-left = kartu tersisa
picture-out =
    { $deck ->
        [lectio] kepingnya habis
       *[std52] kartunya habis
    }
picture-no-hand =
    { $deck ->
        [lectio] tanpa keping
       *[std52] tanpa kartu
    }
picture-match-won = { $names } memenangkan permainan
picture-match-shared = { $names } berbagi kemenangan
picture-match-total = { SIGNED($total) } setelah { deals }

picture-deal-column = ronde
picture-match-column = total
picture-deal-won = menang
picture-levels = tingkat
picture-before = dulu
picture-after = kini
picture-reckoned =
    { $counts ->
        [yes] { $heading } { $sum } = { $p }
       *[no] { $heading } { $sum } = { SIGNED($p) }
    }
picture-sum = Jumlah
picture-legend = + menerima − membayar

picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
picture-board-course = { $n } ronde terakhir
picture-board-points =
    { $by ->
        [average] per ronde
        [wins] menang
        [rating] rating
       *[points] poin
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }

picture-curve-of-game = { deals }, { game }
picture-curve-best = terbaik { SIGNED($p) }
picture-curve-low = terendah { SIGNED($p) }
