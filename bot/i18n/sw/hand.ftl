hand-at = { table-name } kwenye { $channel }
hand-turn =
    { $clock ->
        [slow] **Zamu yako** · una hadi { $date }, { $time }
        [running] **Zamu yako** · muda unaisha { $time }
       *[none] **Zamu yako**
    }
hand-over = **Mgao umekwisha.**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for } Rudi kabla kompyuta haijacheza, na mgao utahesabiwa kwako.
       *[no] { own-counted-for } Unaofuata utahesabiwa kwako.
    }
hand-away = **Kompyuta inacheza kwa niaba yako.** Bonyeza { button-to-return } ili kurudi kwenye kiti chako.
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] Muda wako umekwisha, kwa hiyo umepita.
        [play] Muda wako umekwisha, kwa hiyo hatua ndogo kabisa imechezwa kwa niaba yako: { $cards }.
       *[other] Muda wako umekwisha, kwa hiyo bot imejibu kwa niaba yako.
    }
hand-stale = Hiyo ilikuwa ya zamu ya awali na haikufanya kitu. Hizi ni kadi zako sasa.
event-hold-dropped =
    { $verb ->
        [pass] Huwezi kupita sasa. Chagua tena.
       *[play] Huwezi kucheza { $cards } tena. Chagua upya.
    }
hand-beat = Mshinde { $name }: { kind } **{ $cards }**
hand-lead = Ongoza chochote.
hand-nothing-beats = Huwezi kushinda hii. Pita.
hand-passed-for = Huwezi kushinda hii. Meza inapita kwa niaba yako.
hand-nothing-leads = Huwezi kucheza kadi hii sasa. Pita.
hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }, { $note }
            }
       *[no] { $name } { $n }
    }
hand-other-turn = { hand-other }, zamu yake
hand-line =
    { $n ->
        [0] Huna { cards-word } tena.
       *[other] Mkononi una { cards }: { $hand }
    }
hand-none-chosen = Hujachagua { cards-word }
hand-chosen =
    { $case ->
        [beats] Umechagua: **{ a-kind }** { $cards }, hushinda { $table }
        [leads] Umechagua: **{ a-kind }** { $cards }
       *[none] Umechagua: { $cards }, si kundi
    }
hand-chosen-not = Umechagua: { $cards } · { $reason }
hint-none = Hakuna la kufanya sasa. Subiri.
hand-hint =
    { $explained ->
        [yes] Pendekezo: **{ $what }**. { $why }
       *[no] Pendekezo: **{ $what }**
    }
button-hold = Pita mzunguko huu
button-redeal = Gawa upya
button-give = Toa
