option-buried = Valör, sedan färg, varje kort så ofta du menar det; listan har några sätt
plain-to-do =
    { $verb ->
        [play] ska lägga
        [give] ska ge
        [take] ska ta
       *[other] ska svara
    }
    .whom =
        { $verb ->
            [play] { $names } ska lägga
            [give] { $names } ska ge
            [take] { $names } ska ta
           *[other] { $names } ska svara
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · till { $date }, { $time }
        [running] { $whom } · tiden går ut { $time }
       *[none] { $whom }
    }
plain-best = Att sticka över: { $cards } från { $name }.
plain-choose = Välj { cards }.
plain-coach =
    { $n ->
        [0] **Coach:** Tryck på knappen: { $what }.
       *[other] **Coach:** Välj { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Förslag: { $what }
       *[other] Förslag: { $cards }, { $what }
    }
plain-chosen =
    { $fits ->
        [yes] Valt: { $cards }
       *[no] Valt: { $cards } · { $reason }
    }
plain-can-choose = Du kan välja: { $cards }.
refusal-headline = **{ $reason }**
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, nivå { $standing }
       *[total] { $name } { SIGNED($p) }, totalt { SIGNED($standing) }
    }
plain-end = { $sides }.
plain-end-outcome = { $won }. { $why }
picture-captured = poäng
