option-buried = Rank, tapos suit, ayon sa dami; may mga paraan sa listahan
plain-to-do =
    { $verb ->
        [play] titira
        [give] magbibigay
        [take] kukuha
       *[other] sasagot
    }
    .whom =
        { $verb ->
            [play] Titira: { $names }
            [give] Magbibigay: { $names }
            [take] Kukuha: { $names }
           *[other] Sasagot: { $names }
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · hanggang { $date }, { $time }
        [running] { $whom } · ubos ang oras { $time }
       *[none] { $whom }
    }
plain-best = Talunin: { $cards } ni { $name }.
plain-choose = Pumili ng { cards }.
plain-coach =
    { $n ->
        [0] **Coach:** Pindutin ang button: { $what }.
       *[other] **Coach:** Piliin ang { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Mungkahi: { $what }
       *[other] Mungkahi: { $cards }, { $what }
    }
plain-chosen =
    { $fits ->
        [yes] Napili: { $cards }
       *[no] Napili: { $cards } · { $reason }
    }
plain-can-choose = Puwede mong piliin: { $cards }.
refusal-headline = **{ $reason }**
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, level { $standing }
       *[total] { $name } { SIGNED($p) }, kabuuan { SIGNED($standing) }
    }
plain-end = { $sides }.
plain-end-outcome = { $won }. { $why }
picture-captured = puntos
