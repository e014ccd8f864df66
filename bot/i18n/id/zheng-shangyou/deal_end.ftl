picture-first-out = { $name } habis pertama
end-team =
    { $won ->
        [yes] { $names } **menang**, total { $total }
       *[no] { $names } masing-masing **{ SIGNED($p) }**, total { $total }
    }
end-added = Dijumlahkan: { $each }.
end-added-seat = { $name } { $sum } = { SIGNED($p) }
end-last-place = { $name } terakhir, jadi tim lain mendapat { $p } poin lagi.
end-next-dealer = { $name } membagi kartu di ronde berikutnya.
