brief-cards = **Kartu:** tiga pak dengan joker, { $hand } kartu per orang. Tiga lawan tiga, rekan duduk berselang satu kursi.
brief-ranks =
    { $dg-trump ->
        [level] **Nilai:** 2 terendah, joker tertinggi. Nilai truf ada di atas A.
       *[none] **Nilai:** 2 terendah, lalu naik sampai A, lalu joker kecil dan joker besar.
    }
brief-plays =
    { $dg-flush_over_straight ->
        [yes] **Langkah:** satu, dua, atau tiga bernilai sama, atau lima. Lima: straight, flush, full house, four of a kind, straight flush, five of a kind.
       *[no] **Langkah:** satu, dua, atau tiga bernilai sama, atau lima. Lima: flush, straight, full house, four of a kind, straight flush, five of a kind.
    }
brief-jokers =
    { $dg-wild_finish ->
        [weakest]
            { $dg-reading ->
                [named] **Joker** menggantikan kartu apa saja di samping kartu lain. Kamu boleh menyebut jadi apa. Lima kartu terakhirmu dibaca selemah mungkin.
               *[fixed] **Joker** menggantikan kartu apa saja di samping kartu lain. Jadinya jenis terkuat, tapi lima kartu terakhirmu dibaca selemah mungkin.
            }
       *[normal]
            { $dg-reading ->
                [named] **Joker** menggantikan kartu apa saja di samping kartu lain. Kamu boleh menyebut jadi apa.
               *[fixed] **Joker** menggantikan kartu apa saja di samping kartu lain. Jadinya jenis terkuat.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Upeti:** yang tertangkap menyerahkan satu kartu tertinggi sebelum ronde berikutnya.
       *[no] **Memulai:** yang habis pertama memulai ronde berikutnya.
    }
brief-score =
    { $dg-score ->
        [levels] **Tingkat:** tim dari yang habis pertama menang kalau habis semua lebih dulu. Kemenangan hanya menaikkan tim yang memimpin, dari { $dg-level_start }.
       *[caught_points] **Poin:** tim dari yang habis pertama menang kalau habis semua lebih dulu. Satu poin untuk tiap lawan yang tertangkap.
    }

help-aim = Tiga lawan tiga. Timmu harus punya yang habis pertama, dan ketiganya habis lebih dulu.
help-cards = Tiap orang memegang 27 kartu dari tiga pak. 2 terendah, joker tertinggi.
help-plays = Keluarkan satu kartu, dua atau tiga bernilai sama, atau lima. Jawab dengan kartu sama banyak, tapi lebih tinggi.
help-jokers = Bersama kartu lain, joker menggantikan kartu apa saja yang kamu perlukan.
help-tricks = Kalau semua yang lain lewat, kamu memulai lagi. Biarkan trik untuk rekanmu.
help-score = Tiap lawan yang masih memegang kartu tertangkap dan memberi timmu satu poin.
