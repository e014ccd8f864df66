brief-cards =
    { $sides ->
        [none]
            { $even ->
                [yes] **Kartu:** { $zs-players } pemain dengan { $hand } kartu per orang. { ranks-in-order }
               *[no] **Kartu:** { $zs-players } pemain dengan paling banyak { $hand } kartu per orang. { ranks-in-order }
            }
       *[other]
            { $even ->
                [yes] **Kartu:** { $zs-players } pemain dalam dua tim, { $hand } kartu per orang. { ranks-in-order }
               *[no] **Kartu:** { $zs-players } pemain dalam dua tim, paling banyak { $hand } kartu per orang. { ranks-in-order }
            }
    }
ranks-in-order =
    { $order ->
        [low] Yang terendah 2, lalu naik sampai A dan joker.
       *[high] Yang terendah 3, lalu naik sampai A, 2, dan joker.
    }
brief-plays =
    { $zs-bombs ->
        [yes] **Langkah:** { kinds-played } Bom mengalahkan jenis lain apa pun kecuali roket.
       *[no] **Langkah:** { kinds-played }
    }
kinds-played =
    { $zs-full_house ->
        [yes]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] satuan, kartu bernilai sama, full house, straight, pair atau threes berurutan.
                       *[no] satuan, kartu bernilai sama, full house, dan straight.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] satuan, kartu bernilai sama, full house, dan pair atau threes berurutan.
                       *[no] satuan, kartu bernilai sama, dan full house.
                    }
            }
       *[no]
            { $runs ->
                [yes]
                    { $multiple_runs ->
                        [yes] satuan, kartu bernilai sama, straight, dan pair atau threes berurutan.
                       *[no] satuan, kartu bernilai sama, dan straight.
                    }
               *[no]
                    { $multiple_runs ->
                        [yes] satuan, kartu bernilai sama, dan pair atau threes berurutan.
                       *[no] satuan dan kartu bernilai sama.
                    }
            }
    }
brief-wild =
    { $zs-wild_jokers ->
        [yes]
            { $zs-wild_twos ->
                [yes] **Pengganti:** joker menggantikan kartu apa saja, { a-two } menggantikan nilai di sampingnya.
               *[no] **Pengganti:** joker menggantikan kartu apa saja.
            }
       *[no]
            { $zs-wild_twos ->
                [yes] **Pengganti:** { a-two } menggantikan nilai yang ada di sampingnya.
               *[no] **Pengganti:** tidak ada kartu yang menggantikan kartu lain.
            }
    }
brief-turns =
    { $zs-pass_lock ->
        [yes] **Giliran:** jawab dengan kartu sama banyak dari jenis sama, tapi lebih tinggi. Lewat berlaku sepanjang trik.
       *[no] **Giliran:** jawab dengan kartu sama banyak dari jenis sama, tapi lebih tinggi. Setelah lewat kamu boleh ikut lagi.
    }
brief-exchange =
    { $zs-exchange ->
        [last_two] **Pertukaran:** dua yang terakhir masing-masing menyerahkan salah satu kartu tertingginya. Dua yang pertama masing-masing mengembalikan satu kartu bebas.
        [last_one] **Pertukaran:** yang terakhir menyerahkan salah satu kartu tertingginya. Yang pertama mengembalikan satu kartu bebas.
       *[none] **Pertukaran:** tidak ada yang ditukar di antara ronde.
    }
brief-points = **Poin:** { places-paid } { brief-match }
brief-match =
    { $zs-match_end ->
        [points] Permainan sampai { $zs-target } poin.
        [deals] Permainan { $zs-deals } ronde.
       *[open] Permainan sampai host berhenti.
    }
places-paid =
    { $sides ->
        [none]
            { $paid_places ->
                [0] tidak ada peringkat yang mendapat poin.
                [1] peringkat pertama mendapat { $paid }.
               *[other] peringkat teratas mendapat { $paid }.
            }
       *[other]
            { $zs-not_last ->
                [0]
                    { $paid_places ->
                        [0] tidak ada peringkat yang mendapat poin.
                        [1] peringkat pertama memberi timnya { $paid }.
                       *[other] peringkat teratas memberi timnya { $paid }.
                    }
               *[other]
                    { $paid_places ->
                        [0] tim tanpa peringkat terakhir mendapat { $zs-not_last }.
                        [1] peringkat pertama memberi timnya { $paid }. Tim tanpa peringkat terakhir mendapat { $zs-not_last } lagi.
                       *[other] peringkat teratas memberi timnya { $paid }. Tim tanpa peringkat terakhir mendapat { $zs-not_last } lagi.
                    }
            }
    }

help-aim = Habiskan kartumu secepatnya. Peringkat teratas mendapat poin, dan semua orang mendapat peringkat.
help-turns = Jawab dengan kartu sama banyak dari jenis sama, tapi lebih tinggi. Atau lewat. Kalau semua yang lain lewat, kamu memulai.
help-plays = Keluarkan satuan, kartu bernilai sama, atau straight seperti 5-6-7. Pair berurutan juga boleh.
help-wild = **Joker** dan **2** jadi pengganti di kebanyakan paket aturan. Joker menggantikan kartu apa saja yang kamu perlukan.
help-sequences = Straight dari 3 sampai A. Yang satu kembang mengalahkan semua yang campuran dengan panjang sama.
help-places = Sebelum ronde berikutnya, peringkat terakhir menyerahkan kartu terbaiknya. Satu kartu lain dikembalikan.
