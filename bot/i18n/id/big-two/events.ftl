event-two-cards = { $name }: tinggal dua { cards-word }.
event-finished = { $name } habis di peringkat { picture-place }.
event-frozen = { $name } tidak bilang sebelum giliran ini, jadi { card-word } terakhirnya tidak boleh keluar. Gilirannya lewat, dan { card-word } itu mulai sekarang dianggap sudah disebut.
event-called =
    { $true ->
        [yes] { $caller } menegur: { $name } tinggal { cards } dan tidak bilang.
       *[no] { $caller } menegur: { $name } punya { cards } dan tidak perlu bilang. { $caller } tidak bisa menegur lagi di ronde ini.
    }

event-drew = { $name } lewat dan menarik { cards }. Sisa tumpukan: { $stock }.
event-drew-cards = Kamu menarik { $cards }.
event-recycled = Trik yang selesai menjadi tumpukan baru: { cards }.

event-rest-given =
    { $shown ->
        [yes] { $name } memegang { $anchor } dan mendapat sisanya: { $cards }.
       *[no] { $name } memegang { $anchor } dan mendapat sisanya, tanpa diperlihatkan.
    }
event-rest-given-cards = Kamu mendapat sisanya: { $cards }.
event-rest-taken = { $name } mengambil sisanya.
event-rest-taken-cards = Kamu mengambil { $cards }.
event-rest-declined = { $name } menolak sisanya.
event-rest-swapped = { $name } menukar { $low } dengan sisanya.
event-rest-swapped-cards = Kamu menerima { $cards }.
event-rest-kept = { $name } mempertahankan { $low }.

event-redealt = { $name } minta bagi ulang. Tidak ada yang mendapat poin. Tekan Ronde berikut untuk kartu baru.
event-dragon = { $name } punya satu kartu dari tiap nilai, yaitu naga, dan langsung menang.
event-four-twos = { $name } punya empat 2 dan langsung menang.

event-ranks =
    { $n ->
        [3] Raja { $king }, rakyat { $commoner }, pelayan { $slave }.
       *[other] Raja { $king }, bangsawan { $lord }, rakyat { $commoner }, pelayan { $slave }.
    }
event-demanded = { $name } meminta { $card } dari { $other } dan mendapatnya.
event-demanded-cards = Kamu menyerahkan { $card } ke { $name }, sesuai permintaan.
event-demand-lost = { $name } meminta { $card } dari { $other }. { cards-word-title } itu tidak ada: { $name } tidak mendapat apa-apa.
event-waived = { $name } tidak meminta apa pun dari { $other }.
event-waived-rest = { $name } tidak meminta lagi.
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given } { tribute-tie }
    }
tribute-given =
    { $place ->
        [0] { $name } menyerahkan { $n } { cards-word } terbaik ke { $other }.
       *[1] { $name } ({ tribute-place }) menyerahkan { $n } { cards-word } terbaik ke { $other } ({ tribute-to }).
    }
tribute-place = ke-{ $place }
tribute-to = ke-{ $to }
tribute-tie =
    { $tie ->
        [cards] Poin { $above } dan { $below } sama; sisa { cards-word } { $above } lebih sedikit.
        [highest] Poin { $above } dan { $below } sama; { card-word } sisa { $below } lebih tinggi.
       *[turn] Poin { $above } dan { $below } sama; { $above } lebih dulu setelah pemenang.
    }
event-tribute-cards =
    { $reader ->
        [giver] Kamu menyerahkan yang terbaik ke { $other }: { $cards }.
       *[receiver] { $name } menyerahkan { $cards } kepadamu.
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other } menerima { cards } yang diletakkan { $name }.
       *[other] { $name } mengembalikan { cards } ke { $other }.
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other } menerima { $cards }, yang kamu letakkan.
               *[receiver] Kamu menerima { $cards }, yang diletakkan { $name }.
            }
       *[other]
            { $reader ->
                [giver] Kamu mengembalikan { $cards } ke { $other }.
               *[receiver] { $name } mengembalikan { $cards } kepadamu.
            }
    }
event-put-out = { $name } meletakkan { cards } tertutup.
event-put-out-cards = Kamu meletakkan, dengan urutan ini: { $cards }.
event-picked =
    { $n ->
        [4] { $name } (ke-1) memilih set kartu { $number } dari { $n }.
        [3] { $name } (ke-2) memilih set kartu { $number } dari { $n }.
       *[other] { $name } (ke-3) memilih set kartu { $number } dari { $n }.
    }
event-kept = { $name } menyisihkan { cards }.
event-drawn = { $other } menarik { cards } dari { $name } tanpa melihat.
event-drawn-cards =
    { $reader ->
        [giver] { $other } menarik { $cards } darimu.
       *[receiver] Kamu menarik { $cards } dari { $name }.
    }

event-full-payer =
    { $summed ->
        [yes] { full-payer-why } { $name } membayar semua: { $terms } = { $p }.
       *[no] { full-payer-why } { $name } membayar semua: { $p }.
    }
full-payer-why =
    { $case ->
        [follow] { $name } meloloskan kartu terakhir { $other }. Aturan meminta { $better }.
        [lead] { $name } meloloskan kartu terakhir { $other }. Aturan meminta { $better } atau kombinasi.
       *[combination] { $name } meloloskan kartu terakhir { $other }. Aturan meminta kombinasi, misalnya { $better }.
    }
