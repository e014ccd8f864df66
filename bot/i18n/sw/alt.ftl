alt-hand-can = Unaweza kucheza: { $cards }.
alt-hand-all = Kila { card-word } inaweza kuchezwa.
alt-said = { $said }.
alt-hand-others = Wengine wana: { $others }.
alt-seat =
    { $turn ->
        [yes] Zamu ya { $name }, { $parts }.
       *[no] { $name } { $parts }.
    }
seat-rank = { $name }, { $rank }
alt-end-out = Mgao { $deal }, { $name } amemaliza.
alt-end-void = Mgao { $deal } ni batili: hakuna pointi.
alt-end-left = Zilizobaki: { $hands }.
alt-end-account = Pointi: { $points }; jumla { SIGNED($sum) }.
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
alt-curve = { $name }, { deals }: sasa { SIGNED($total) }, juu zaidi { SIGNED($best) } kwenye mgao { $at }, chini zaidi { SIGNED($lowest) } kwenye mgao { $deal }.
