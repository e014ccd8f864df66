picture-wins-at-once = { $name } langsung menang
alt-end-at-once = Ronde { $deal }, { $name } langsung menang.

deal-lost = Tidak ada yang memenangkan ronde { $deal }: { $name } habis dengan { card-word } terakhir yang tidak disebut.

deal-counted = Poin minus: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Dijumlahkan: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }

deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } untuk pembuka dengan sisa { $n } { cards-word } atau lebih
        [unplayed] × { $times } karena tidak pernah mengeluarkan { card-word }
        [twos] × { $times } untuk tiap 2 yang tersisa
        [finish] × { $times } untuk semua, karena ronde berakhir dengan 2
       *[tier] × { $times } untuk sisa { $n } { cards-word } atau lebih
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }: pembuka, { $n }+ { cards-word }
        [unplayed] × { $times }: tak pernah keluar
        [twos] × { $times }: tiap sisa 2
        [finish] × { $times }: berakhir dengan 2
       *[tier] × { $times }: { $n }+ { cards-word }
    }
