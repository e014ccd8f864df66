alt-hand-can = Puwede mong itira: { $cards }.
alt-hand-all = Puwedeng itira ang kahit anong { card-word }.
alt-said = { $said }.
alt-hand-others = Hawak ng iba: { $others }.
alt-seat =
    { $turn ->
        [yes] Turn ni { $name }, { $parts }.
       *[no] { $name } { $parts }.
    }
seat-rank = { $name }, { $rank }
alt-end-out = Laro { $deal }, ubos na ang baraha ni { $name }.
alt-end-void = Walang bisa ang laro { $deal }: walang puntos.
alt-end-left = Natira: { $hands }.
alt-end-account = Puntos: { $points }; suma { SIGNED($sum) }.
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
alt-curve = { $name }, { deals }: ngayon { SIGNED($total) }, pinakamataas { SIGNED($best) } sa laro { $at }, pinakamababa { SIGNED($lowest) } sa laro { $deal }.
