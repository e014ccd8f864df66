side = tim { $team }
phase-heading =
    { $phase ->
        [give-up] Pertukaran: kartu naik
        [choose-above] Pertukaran: pemenang memilih
        [give-back] Pertukaran: kartu kembali
       *[choose-below] Pertukaran: kedua dari akhir memilih
    }

wait-exchange =
    { $phase ->
        [give-up] { $names } menyerahkan salah satu kartu tertingginya.
        [give-back] { $names } memilih kartu untuk dikembalikan.
       *[other] { $names } memilih satu dari dua kartu.
    }
table-reading = Yang harus dikalahkan: **{ $cards }**, { a-reading }, dari { $name }
table-left-over = { $n } kartu tertutup tidak dipakai.

picture-left-over = tidak dipakai
picture-dealer = pembagi
picture-giving = { $names } menyerahkan kartu
picture-to-give = menyerahkan
picture-barred = tidak ikut trik

picture-asked =
    { $phase ->
        [give-up] serahkan kartu tertinggi
        [give-back] kembalikan satu kartu
       *[other] pilih satu
    }
