rule-zs-players =
    { $even ->
        [yes] { $zs-players } pemain memegang { $hand } kartu per orang (ZS‑2.3).
       *[no] { $zs-players } pemain memegang paling banyak { $hand } kartu per orang (ZS‑2.3).
    }
    .title = Pemain
    .word = { $zs-players }
rule-zs-packs = Kalian bermain dengan { $zs-packs } pak 54 kartu, termasuk joker (ZS‑2.2).
    .title = Jumlah pak
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave] Semua memegang sama banyak, dan { $surplus } kartu tertutup tidak dipakai (ZS‑2.3).
       *[deal] Semua kartu dibagikan, jadi sebagian pemain punya satu kartu lebih (ZS‑2.3).
    }
    .title = Kartu sisa
    .word =
        { $zs-surplus ->
            [leave] tidak dipakai
           *[deal] dibagikan
        }
rule-zs-teams =
    { $sides ->
        [pairs] Dua pasang saling melawan. Rekan duduk berseberangan (ZS‑2.4).
        [threes] Dua tim bertiga saling melawan. Rekan duduk berselang satu kursi (ZS‑2.4).
       *[none] Semua bermain sendiri (ZS‑2.4).
    }
    .title = Tim
    .word =
        { $sides ->
            [pairs] dua pasang
            [threes] tiga lawan tiga
           *[none] tidak ada
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] Giliran searah jarum jam (ZS‑0.2).
       *[ccw] Giliran berlawanan arah jarum jam (ZS‑0.2).
    }
    .title = Arah giliran
    .word =
        { $zs-direction ->
            [cw] searah jarum jam
           *[ccw] berlawanan arah jarum jam
        }
rule-zs-ranks =
    { $order ->
        [low] Kartu 2 terendah, lalu 3 sampai 10, J, Q, K, A, dan joker (ZS‑2.1).
       *[high] Kartu 3 terendah, lalu 4 sampai 10, J, Q, K, A, 2, dan joker (ZS‑2.1).
    }
    .title = Urutan nilai
    .word =
        { $order ->
            [low] 2 terendah, A tertinggi
           *[high] 3 terendah, 2 tertinggi
        }

rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] Joker menggantikan kartu apa saja di set atau straight (ZS‑3.3).
       *[no] Joker tidak menggantikan apa pun (ZS‑3.3).
    }
    .title = Joker pengganti
    .off = joker pengganti
    .word =
        { $zs-wild_jokers ->
            [yes] pengganti
           *[no] bukan pengganti
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] Di luar straight, { a-two } menggantikan nilai yang ada di sampingnya (ZS‑3.3).
       *[no] Di antara kartu lain, { a-two } tidak menggantikan apa pun (ZS‑3.3).
    }
    .title = Pengganti dari nilai tertinggi
    .off = pengganti dari nilai tertinggi
    .word =
        { $zs-wild_twos ->
            [yes] pengganti
           *[no] bukan pengganti
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] Kalau kartu bisa jadi beberapa langkah, aturan yang memilih (ZS‑4.2).
       *[named] Kalau kartu bisa jadi beberapa langkah, kamu boleh menyebut yang kamu maksud (ZS‑4.2).
    }
    .title = Kartu yang bisa jadi beberapa langkah
    .word =
        { $zs-reading ->
            [fixed] aturan memilih
           *[named] pemain memilih
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] Straight dari 2 sampai K (ZS‑3.4).
        [all] Straight dari 2 sampai A (ZS‑3.4).
       *[high] Straight dari 3 sampai A (ZS‑3.4).
    }
    .title = Nilai untuk straight
    .word =
        { $straights ->
            [low] 2 sampai K
            [all] 2 sampai A
           *[high] 3 sampai A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] Straight terdiri dari paling sedikit { $zs-seq_min } kartu berurutan (ZS‑3.4).
       *[no] Tidak ada straight: tidak ada yang bisa memegang { $zs-seq_min } kartu berurutan (ZS‑3.4).
    }
    .title = Straight terpendek
    .word = { $zs-seq_min } kartu
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] Straight satu kembang mengalahkan semua yang campuran dengan panjang sama (ZS‑3.4).
       *[no] Kembang tidak berpengaruh di straight (ZS‑3.4).
    }
    .title = Straight satu kembang
    .word =
        { $zs-suited_beats ->
            [yes] mengalahkan yang campuran
           *[no] dihitung seperti yang campuran
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] Pair, threes, atau four berurutan perlu paling sedikit { $zs-multi_seq_min } nilai (ZS‑3.5).
       *[no] Tidak ada pair berurutan: tidak ada yang bisa memegang { $zs-multi_seq_min } (ZS‑3.5).
    }
    .title = Pair berurutan terpendek
    .word = { $zs-multi_seq_min } nilai
rule-zs-full_house =
    { $zs-full_house ->
        [yes] Full house adalah tiga bernilai sama dengan dua bernilai lain. Yang tiga dihitung (ZS‑3.6).
       *[no] Tidak ada full house (ZS‑3.6).
    }
    .title = Full house
    .off = full house
    .word =
        { $zs-full_house ->
            [yes] dimainkan
           *[no] tidak dimainkan
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] Empat kartu asli atau lebih bernilai sama adalah bom, yang mengalahkan jenis lain. Kedua joker adalah roket. Roket juga mengalahkan bom, dan tidak terkalahkan (ZS‑3.7).
       *[no] Tidak ada bom: four of a kind hanya menjawab four of a kind (ZS‑3.7).
    }
    .title = Bom
    .off = bom
    .word =
        { $zs-bombs ->
            [yes] dimainkan
           *[no] tidak dimainkan
        }

rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] Di ronde pertama, yang memegang sekop terendah memulai dengan langkah apa saja (ZS‑5.2).
       *[dealer] Di ronde pertama, pembagi kartu hasil undian memulai dengan langkah apa saja (ZS‑5.1).
    }
    .title = Yang memulai pertama
    .word =
        { $zs-first_lead ->
            [spade3] sekop terendah
           *[dealer] pembagi kartu
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] Setelah itu, peringkat pertama ronde sebelumnya membagi dan memulai (ZS‑5.1).
        [as_first] Setelah itu, peringkat terakhir membagi, dan sekop terendah memulai (ZS‑5.1).
       *[third] Setelah itu, peringkat ketiga ronde sebelumnya membagi dan memulai (ZS‑5.1).
    }
    .title = Yang memulai berikutnya
    .word =
        { $zs-later_lead ->
            [winner] peringkat pertama
            [as_first] sekop terendah
           *[third] peringkat ketiga
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] Yang lewat tidak ikut lagi sampai trik selesai (ZS‑5.3).
       *[no] Yang lewat boleh ikut lagi di trik yang sama (ZS‑5.3).
    }
    .title = Setelah lewat
    .word =
        { $zs-pass_lock ->
            [yes] tidak ikut sampai trik selesai
           *[no] boleh ikut lagi
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] Sebelum ronde berikutnya, dua yang terakhir masing-masing menyerahkan salah satu kartu tertingginya. Dua yang pertama masing-masing mengembalikan satu kartu bebas (ZS‑6.2).
        [last_one] Sebelum ronde berikutnya, yang terakhir menyerahkan salah satu kartu tertingginya. Yang pertama mengembalikan satu kartu bebas (ZS‑6.3).
       *[none] Tidak ada yang ditukar di antara ronde (ZS‑6).
    }
    .title = Pertukaran
    .off = pertukaran di antara ronde
    .word =
        { $zs-exchange ->
            [last_two] dua yang terakhir dan dua yang pertama
            [last_one] yang terakhir dan yang pertama
           *[none] tidak ada
        }

rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] Tidak ada peringkat yang memberi poin (ZS‑7.1).
                [1] Hanya peringkat pertama yang memberi poin: { $paid } (ZS‑7.1).
               *[other] Peringkat memberi poin, mulai yang pertama: { $paid } (ZS‑7.1).
            }
       *[other]
            { $paid_places ->
                [0] Tidak ada peringkat yang memberi poin (ZS‑7.2).
                [1] Hanya peringkat pertama yang memberi timnya poin: { $paid } (ZS‑7.2).
               *[other] Peringkat memberi timnya poin, mulai yang pertama: { $paid } (ZS‑7.2).
            }
    }
    .title = Poin menurut peringkat
    .allowed = 1 sampai 8 angka dari 0 sampai 100, tidak boleh naik, misalnya { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] Menghindari peringkat terakhir tidak memberi apa pun kepada tim (ZS‑7.2).
       *[other] Tim tanpa peringkat terakhir mendapat { $zs-not_last } poin lagi (ZS‑7.2).
    }
    .title = Menghindari peringkat terakhir
    .word =
        { $zs-not_last ->
            [0] tidak ada
           *[other] { $zs-not_last } poin
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] Permainan selesai setelah sejumlah ronde, dan total tertinggi menang (ZS‑7.3).
        [open] Permainan jalan terus sampai host berhenti (ZS‑7.3).
       *[points] Permainan selesai kalau satu pemain atau tim unggul sendirian dengan poin cukup (ZS‑7.3).
    }
    .title = Akhir permainan
    .word =
        { $zs-match_end ->
            [deals] setelah sejumlah ronde
            [open] kalau host berhenti
           *[points] pada sejumlah poin
        }
rule-zs-target = { $zs-target } poin cukup untuk menang (ZS‑7.3).
    .title = Poin untuk menang
    .word = { $zs-target }
rule-zs-deals = Permainan terdiri dari { $zs-deals } ronde (ZS‑7.3).
    .title = Jumlah ronde permainan
    .word = { $zs-deals }
