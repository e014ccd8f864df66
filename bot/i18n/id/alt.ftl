alt-hand-can = Kamu boleh mengeluarkan: { $cards }.
alt-hand-all = Semua { card-word } boleh dikeluarkan.
alt-said = { $said }.
alt-hand-others = Pemain lain memegang: { $others }.

alt-seat =
    { $turn ->
        [yes] { $name } mendapat giliran, { $parts }.
       *[no] { $name } { $parts }.
    }
seat-rank = { $name }, { $rank }

alt-end-out = Ronde { $deal }, kartu { $name } habis.
alt-end-void = Ronde { $deal } batal: tanpa poin.
alt-end-left = Sisa: { $hands }.
alt-end-account = Poin: { $points }; jumlah { SIGNED($sum) }.
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
alt-curve = { $name }, { deals }: sekarang { SIGNED($total) }, terbaik { SIGNED($best) } di ronde { $at }, terendah { SIGNED($lowest) } di ronde { $deal }.
