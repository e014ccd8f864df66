alt-hand-can = Du kannst spielen: { $cards }.
alt-hand-all =
    { $deck ->
        [lectio] Du kannst jeden Stein spielen.
       *[std52] Du kannst jede Karte spielen.
    }
alt-said = { $said }.
alt-hand-others = Die anderen: { $others }.

alt-seat =
    { $turn ->
        [yes] { $name } ist dran, { $parts }.
       *[no] { $name } { $parts }.
    }
seat-rank = { $name }, { $rank }

alt-end-out = Spiel { $deal }, { $name } ist fertig.
alt-end-void = Spiel { $deal } zählt nicht: keine Punkte.
alt-end-left = Übrig: { $hands }.
alt-end-account = Punkte: { $points }; Summe { SIGNED($sum) }.
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
alt-curve = { $name }, { deals }: jetzt { SIGNED($total) }, am höchsten { SIGNED($best) } bei Spiel { $at }, am tiefsten { SIGNED($lowest) } bei Spiel { $deal }.
