brief-cards = **Kartu:** tiga pak termasuk joker, { $hand } kartu per orang. Tiga lawan tiga, rekan duduk berselang satu kursi.
brief-ranks =
    { $dg-trump ->
        [level] **Nilai:** yang terendah 2, yang tertinggi joker. Nilai truf ada di atas A.
       *[none] **Nilai:** yang terendah 2, lalu naik sampai A, lalu joker kecil dan joker besar.
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
                [named] **Joker** menggantikan kartu apa saja kalau keluar bersama kartu lain. Kamu boleh menyebut joker jadi apa. Lima kartu terakhirmu dibaca selemah mungkin.
               *[fixed] **Joker** menggantikan kartu apa saja kalau keluar bersama kartu lain. Joker membentuk jenis terkuat, tapi lima kartu terakhirmu dibaca selemah mungkin.
            }
       *[normal]
            { $dg-reading ->
                [named] **Joker** menggantikan kartu apa saja kalau keluar bersama kartu lain. Kamu boleh menyebut joker jadi apa.
               *[fixed] **Joker** menggantikan kartu apa saja kalau keluar bersama kartu lain. Joker membentuk jenis terkuat.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Upeti:** yang tertangkap menyerahkan satu kartu tertinggi sebelum ronde berikutnya.
       *[no] **Memulai:** yang habis pertama memulai ronde berikutnya.
    }
brief-score =
    { $dg-score ->
        [levels] **Tingkat:** tim pemain yang habis pertama menang kalau ketiga anggotanya habis lebih dulu. Kemenangan hanya menaikkan tim yang memimpin, dari { $dg-level_start }.
       *[caught_points] **Poin:** tim pemain yang habis pertama menang kalau ketiga anggotanya habis lebih dulu. Satu poin untuk tiap lawan yang tertangkap.
    }

help-aim = Tiga lawan tiga. Satu dari timmu harus habis pertama, dan kalian bertiga harus habis lebih dulu.
help-cards = Tiap orang memegang 27 kartu dari tiga pak. Yang terendah 2, yang tertinggi joker.
help-plays = Keluarkan satu kartu, dua atau tiga bernilai sama, atau lima. Jawab dengan kartu sama banyak, tapi lebih tinggi.
help-jokers = Bersama kartu lain, joker menggantikan kartu apa saja yang kamu perlukan.
help-tricks = Kalau semua yang lain lewat, kamu memulai lagi. Biarkan trik untuk rekanmu.
help-score = Tiap lawan yang masih memegang kartu dianggap tertangkap, dan memberi timmu satu poin.
