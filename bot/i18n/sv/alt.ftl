alt-hand-can = Du kan lägga: { $cards }.
alt-hand-all =
    { $deck ->
        [lectio] Varje bricka kan läggas.
       *[std52] Varje kort kan läggas.
    }
alt-said = { $said }.
alt-hand-others = De andra har: { $others }.
alt-seat =
    { $turn ->
        [yes] { $name } på tur, { $parts }.
       *[no] { $name } { $parts }.
    }
seat-rank = { $name }, { $rank }
alt-end-out = Giv { $deal }, { $name } är ute.
alt-end-void = Giv { $deal } är ogiltig: inga poäng.
alt-end-left = Kvar: { $hands }.
alt-end-account = Poäng: { $points }; summa { SIGNED($sum) }.
alt-end-hand = { $name } { $cards }
alt-end-points = { $name } { gained }
alt-board = { board-of }: { $rows }.
alt-board-row =
    { $by ->
        [average] { $place } { $name } { board-average }, { deals }
        [wins] { $place } { $name } { board-wins }, { deals }
        [rating] { $place } { $name } { board-rating }, { board-rated }
       *[points] { $place } { $name } { SIGNED($total) }, { deals }
    }
alt-curve = { $name }, { deals }: nu { SIGNED($total) }, bäst { SIGNED($best) } vid giv { $at }, lägst { SIGNED($lowest) } vid giv { $deal }.
