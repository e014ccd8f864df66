option-buried = Cheo, kisha suti, kila moja mara unazotaka; orodha ina njia kadhaa
plain-to-do =
    { $verb ->
        [play] acheze
        [give] atoe
        [take] achukue
       *[other] ajibu
    }
    .whom =
        { $verb ->
            [play] Zamu ya { $names }
            [give] Zamu ya { $names } kutoa
            [take] Zamu ya { $names } kuchukua
           *[other] Zamu ya { $names } kujibu
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · hadi { $date }, { $time }
        [running] { $whom } · muda unaisha { $time }
       *[none] { $whom }
    }
plain-best = Ya kushinda: { $cards } kutoka kwa { $name }.
plain-choose = Chagua { cards }.
plain-coach =
    { $n ->
        [0] **Kocha:** Bonyeza kitufe: { $what }.
       *[other] **Kocha:** Chagua { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Pendekezo: { $what }
       *[other] Pendekezo: { $cards }, { $what }
    }
plain-chosen =
    { $fits ->
        [yes] Umechagua: { $cards }
       *[no] Umechagua: { $cards } · { $reason }
    }
plain-can-choose = Unaweza kuchagua: { $cards }.
refusal-headline = **{ $reason }**
plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, ngazi ya { $standing }
       *[total] { $name } { SIGNED($p) }, jumla { SIGNED($standing) }
    }
plain-end = { $sides }.
plain-end-outcome = { $won }. { $why }
picture-captured = pointi
