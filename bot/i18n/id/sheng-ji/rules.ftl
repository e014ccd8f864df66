rule-decks =
    Kalian bermain dengan { $decks } pak termasuk joker: { $hand } kartu per orang. Seluruhnya ada { $points } poin: 5 untuk 5, 10 untuk 10 atau K (SJ‑1.2).
    .title = Jumlah pak
    .word = { $decks }
rule-kitty_size = { $kitty } kartu tersisa sebagai kartu bawah (dipai). Pembagi mengambilnya dan menyimpan sebanyak itu tertutup (SJ‑4.1).
    .title = Jumlah kartu bawah
    .word = { $kitty } kartu
rule-direction =
    { $direction ->
        [clockwise] Giliran searah jarum jam (SJ‑1.1).
       *[anticlockwise] Giliran berlawanan arah jarum jam (SJ‑1.1).
    }
    .title = Arah giliran
    .word =
        { $direction ->
            [clockwise] searah jarum jam
           *[anticlockwise] berlawanan arah jarum jam
        }
rule-level_gap =
    { $level_gap ->
        [open] Nilai di sekitar tingkat tidak bersebelahan, jadi traktor tidak melompatinya (SJ‑2.7).
       *[closed] Kartu tingkat keluar dari kembangnya, jadi nilai di kiri-kanannya bersebelahan. Di tingkat 10, 9 9 J J adalah traktor (SJ‑2.7).
    }
    .title = Traktor melewati tingkat
    .word =
        { $level_gap ->
            [open] tidak boleh
           *[closed] boleh
        }
rule-constant_two =
    { $constant_two ->
        [yes] Semua 2 adalah truf, tepat di bawah kartu tingkat (SJ‑2.8).
       *[no] Kartu 2 menjadi truf hanya di kembang truf atau di tingkat 2 (SJ‑2.8).
    }
    .title = 2 sebagai truf
    .off = 2 yang selalu truf
    .word =
        { $constant_two ->
            [yes] selalu
           *[no] hanya di tingkat 2
        }
rule-min_run =
    { $min_run ->
        [decks] Traktor atau buldoser terdiri dari paling sedikit bagian sebanyak jumlah pak (SJ‑5.2).
       *[two] Traktor (tuolaji) adalah dua pair berurutan atau lebih. Buldoser (tuituji) adalah dua threes atau lebih (SJ‑5.2).
    }
    .title = Traktor terpendek
    .word =
        { $min_run ->
            [decks] bagian sebanyak jumlah pak
           *[two] dua bagian
        }

rule-close_window = Setelah kartu terakhir ada { $close_window } detik untuk menunjukkan truf (liangzhu). Setiap kali ditunjukkan, waktunya mulai lagi (SJ‑3.2).
    .title = Waktu menunjukkan truf
    .word = { $close_window } detik
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] Kalau kartu tingkatnya sama banyak, mulai dua, kembang yang menentukan: ♦ ♣ ♥ ♠, sekop tertinggi (SJ‑3.3).
       *[no] Untuk menimpa (fanzhu), tunjukkan lebih banyak kartu kembar, atau joker sama banyak (SJ‑3.3).
    }
    .title = Truf yang ditunjukkan sama kuat
    .word =
        { $suit_breaks_tie ->
            [yes] kembang yang menentukan
           *[no] yang pertama tetap
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] Kamu boleh menimpa trufmu sendiri dengan kembang lain (SJ‑3.4).
       *[no] Kamu boleh memperkuat trufmu dengan kartu kembar, tapi tidak boleh menimpanya (SJ‑3.4).
    }
    .title = Menimpa diri sendiri
    .word =
        { $self_overturn ->
            [yes] dengan kembang lain
           *[no] tidak boleh
        }
rule-no_trump =
    { $no_trump ->
        [off] Joker tidak menunjukkan apa pun, jadi selalu ada kembang truf (SJ‑3.5).
        [full] Semua joker sejenis bersama menunjukkan “tanpa truf” (SJ‑3.5).
       *[jokers] Dua joker kembar atau lebih menunjukkan “tanpa truf” (SJ‑3.5).
    }
    .title = Menunjukkan “tanpa truf”
    .off = menunjukkan “tanpa truf”
    .word =
        { $no_trump ->
            [off] tidak boleh
            [full] dengan semua joker kembar
           *[jokers] dengan dua joker kembar
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] Di ronde pertama, yang pertama menunjukkan truf jadi pembagi (SJ‑3.6).
       *[final_declarer] Di ronde pertama, yang terakhir menunjukkan truf jadi pembagi (SJ‑3.6).
    }
    .title = Pembagi pertama
    .word =
        { $first_dealer ->
            [first_declarer] yang pertama menunjukkan
           *[final_declarer] yang terakhir menunjukkan
        }
rule-no_declaration =
    Kalau tidak ada yang menunjukkan truf, ronde pertama dibagi ulang. { $no_declaration ->
        [no_trump] Ronde berikutnya tanpa kembang truf (SJ‑3.7).
        [partner] Di ronde berikutnya rekan pembagi menentukan truf (SJ‑3.7).
       *[turn_up] Di ronde berikutnya satu kartu bawah menentukan truf (SJ‑3.7).
    }
    .title = Kalau truf tidak ditunjukkan
    .word =
        { $no_declaration ->
            [no_trump] tanpa kembang truf
            [partner] rekan pembagi menentukannya
           *[turn_up] kartu bawah menentukannya
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] Pembaginya sudah ditentukan. Rekan pembagi menunjukkan truf dulu, lalu yang lain bergiliran (SJ‑3.8).
        [given] Pembagi dan truf sudah ditentukan, dan tidak ada yang menunjukkan truf (SJ‑3.8).
       *[off] Yang menarik kartu tingkat boleh langsung menunjukkan truf (SJ‑3.8).
    }
    .title = Yang sudah ditentukan
    .word =
        { $duplicate_mode ->
            [declare] pembagi
            [given] pembagi dan truf
           *[off] tidak ada
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] Setelah kartu disimpan tertutup, kamu boleh menimpa, mengambil kartu bawah, dan menyimpan lagi (SJ‑3.9).
       *[no] Setelah kartu disimpan tertutup, tidak ada yang menimpa (SJ‑3.9).
    }
    .title = Menimpa setelah disimpan tertutup
    .off = menimpa setelah kartu disimpan tertutup
    .word =
        { $overturn_after_kitty ->
            [yes] boleh
           *[no] tidak boleh
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] Dengan 15 poin atau kurang di tangan, kamu boleh minta bagi ulang (SJ‑3.10).
        [trumps_3] Dengan tiga truf atau kurang, kamu boleh minta bagi ulang (SJ‑3.10).
        [either] Dengan 15 poin atau kurang, atau tiga truf atau kurang, kamu boleh minta bagi ulang (SJ‑3.10).
       *[off] Tidak ada yang boleh minta bagi ulang (SJ‑3.10).
    }
    .title = Minta bagi ulang
    .word =
        { $redeal_claims ->
            [points_15] dengan 15 poin atau kurang
            [trumps_3] dengan tiga truf atau kurang
            [either] dengan sedikit poin atau sedikit truf
           *[off] tidak pernah
        }

rule-failed_choice =
    Lemparan (shuaipai) berlaku kalau tidak ada yang bisa mengalahkan satu bagian pun. { $failed_choice ->
        [smallest] Kalau gagal, bagian terkecil yang bisa dikalahkan yang keluar (SJ‑6.2).
        [lowest_rank] Kalau gagal, bagian terendah yang bisa dikalahkan yang keluar (SJ‑6.2).
        [lowest_unit_of_throw] Kalau gagal, bagian terendahnya yang keluar (SJ‑6.2).
       *[next_player] Kalau gagal, pemain berikutnya menentukan bagian yang keluar (SJ‑6.2).
    }
    .title = Lemparan yang gagal
    .word =
        { $failed_choice ->
            [smallest] bagian terkecil yang bisa dikalahkan
            [lowest_rank] bagian terendah yang bisa dikalahkan
            [lowest_unit_of_throw] bagian terendahnya
           *[next_player] bagian pilihan pemain berikutnya
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] Lemparan yang gagal mengurangi 10 poin (SJ‑6.3).
        [card] Lemparan yang gagal mengurangi 10 poin untuk tiap kartu yang kembali (SJ‑6.3).
       *[nothing] Lemparan yang gagal tidak mengurangi poin (SJ‑6.3).
    }
    .title = Akibat lemparan yang gagal
    .word =
        { $penalty ->
            [attempt] 10 poin
            [card] 10 poin per kartu
           *[nothing] tidak ada
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] Buldoser mewajibkan dua threes dulu. Lalu traktor, lalu threes dan pair (SJ‑7.6).
        [tractor_before_pungs] Buldoser mewajibkan traktor sebelum dua threes (SJ‑7.6).
       *[pung_first] Buldoser mewajibkan threes dulu, lalu pair, lalu traktor (SJ‑7.6).
    }
    .title = Mengikuti buldoser
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] traktor sebelum threes dan pair
            [tractor_before_pungs] traktor sebelum dua threes
           *[pung_first] threes dulu
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] Traktor yang membuka trik juga mewajibkan traktor yang lebih pendek (SJ‑7.5).
       *[no] Traktor yang membuka trik mewajibkan traktor sama panjang, kalau tidak ada: pair (SJ‑7.5).
    }
    .title = Traktor lebih pendek
    .word =
        { $partial_run_follow ->
            [yes] wajib
           *[no] tidak wajib
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] Ikut kembang, pair, dan traktor, tapi threes tidak perlu dipecah untuk pair (SJ‑7.7).
        [none] Ikut kembang; pair dan traktor tidak perlu disamakan (SJ‑7.7).
       *[full] Ikut kembang, dan samakan pair, threes, dan traktor sebisa mungkin (SJ‑7.7).
    }
    .title = Kewajiban mengikuti
    .word =
        { $follow_duty ->
            [longer_tuples_protected] kembang dan bentuk, tanpa memecah threes
            [none] kembang
           *[full] kembang dan bentuk
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] Potongan truf harus persis berbentuk seperti langkah pembuka trik (SJ‑8.2).
       *[at_least] Potongan truf paling sedikit berbentuk seperti langkah pembuka trik. Pair cukup untuk dua satuan (SJ‑8.2).
    }
    .title = Bentuk potongan truf
    .word =
        { $ruff_structure ->
            [exact] persis langkah pembuka
           *[at_least] paling sedikit langkah pembuka
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] Potongan truf berikutnya menang kalau setiap bagiannya lebih tinggi (SJ‑8.4).
        [highest_card] Potongan truf berikutnya menang kalau kartu tertingginya lebih tinggi (SJ‑8.4).
       *[key_unit] Potongan truf berikutnya menang kalau bagian terbesarnya lebih tinggi (SJ‑8.4).
    }
    .title = Memotong truf lebih tinggi
    .word =
        { $over_ruff ->
            [all_units] di setiap bagian
            [highest_card] menurut kartu tertinggi
           *[key_unit] di bagian terbesar
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] Tidak ada yang diberi tahu siapa yang bisa mengalahkan lemparan (SJ‑11.3).
       *[no] Semua melihat siapa yang bisa mengalahkan lemparan (SJ‑11.3).
    }
    .title = Siapa yang menggagalkan lemparan
    .word =
        { $hide_stopper ->
            [yes] tersembunyi
           *[no] terlihat
        }

rule-start_level = Kedua pihak mulai di tingkat { rule-start_level.word } (SJ‑1.4).
    .title = Tingkat pertama
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    Kalau penyerang memenangkan trik terakhir, mereka mendapat poin kartu bawah. { $kitty_multiplier ->
        [times_unit] Dihitung ×2 untuk tiap kartu di bagian terbesar langkah pembuka trik itu: ×4 untuk pair (SJ‑9.2).
        [power_unit] Digandakan tiap kartu di bagian terbesar langkah pembuka trik itu: ×4 untuk pair (SJ‑9.2).
        [times_cards] Dihitung ×2 untuk tiap kartu di langkah pembuka trik itu (SJ‑9.2).
        [side_half] Digandakan tiap kartu di bagian terbesar langkah pembuka trik itu; tanpa truf setengahnya (SJ‑9.2).
       *[flat2] Poinnya dihitung dua kali (SJ‑9.2).
    }
    .title = Hitungan kartu bawah
    .word =
        { $kitty_multiplier ->
            [times_unit] ×2 untuk satuan, ×4 untuk pair, ×8 untuk traktor dua pair
            [power_unit] ×2 untuk satuan, ×4 untuk pair, ×16 untuk traktor dua pair
            [times_cards] ×2 untuk tiap kartu di langkah pembuka trik terakhir
            [side_half] dua kali tiap kartu, setengahnya tanpa truf
           *[flat2] dua kali
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] Dengan { $threshold } poin penyerang mengambil alih. Mereka naik satu tingkat tiap { $step } lagi (SJ‑10.1).
       *[no] Dengan { $threshold } poin penyerang mengambil alih dan naik satu tingkat. Tiap { $step } lagi memberi satu lagi (SJ‑10.1).
    }
    .title = Tingkat penyerang
    .word =
        { $dead_zone ->
            [yes] mulai { $step } poin di atas { $threshold }
           *[no] mulai { $threshold } poin
        }
rule-level_table =
    { $level_table ->
        [quarters] Pihak pembagi naik 4 tingkat pada 0 poin, lalu 3, 2, dan 1, tiap 25 poin (SJ‑10.6).
       *[standard] Pihak pembagi naik 3 tingkat pada 0 poin, 2 di bawah { $step }, selain itu 1 (SJ‑10.1).
    }
    .title = Tingkat pihak pembagi
    .off = satu tingkat tiap 25 poin
    .word =
        { $level_table ->
            [quarters] satu tiap 25 poin
           *[standard] tiga, dua, atau satu
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] Penyerang boleh naik berapa tingkat pun dalam satu ronde (SJ‑10.1).
       *[other] Penyerang naik paling banyak { $attacker_cap } tingkat dalam satu ronde (SJ‑10.1).
    }
    .title = Kenaikan terbanyak penyerang
    .word =
        { $attacker_cap ->
            [0] tanpa batas
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] Satu pihak boleh melompati tingkat mana pun (SJ‑10.3).
       *[other] Tingkat { $must } tidak boleh dilompati: harus bertahan di situ sebagai pihak pembagi (SJ‑10.3).
    }
    .title = Tingkat yang wajib dipertahankan
    .allowed = daftar tingkat, boleh kosong, misalnya { $example }
    .word =
        { $must_n ->
            [0] tidak ada
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] Hanya tingkat 2, 5, 10, K, dan A yang dimainkan, satu langkah per kemenangan (SJ‑10.6).
       *[all] Semua tingkat dimainkan: 2 sampai 10, J, Q, K, dan A (SJ‑10.6).
    }
    .title = Tingkat yang dimainkan
    .word =
        { $ladder ->
            [speed] 2, 5, 10, K, dan A
           *[all] semua
        }
rule-max_level =
    { $max_level ->
        [NT] Yang bertahan di tanpa truf, setelah tingkat A, memenangkan permainan (SJ‑10.4).
       *[A] Yang bertahan di tingkat A memenangkan permainan (SJ‑10.4).
    }
    .title = Tingkat terakhir
    .word =
        { $max_level ->
            [NT] tanpa truf
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] Di tingkat J, penyerang bisa memenangkan trik terakhir dengan satu J. Lalu pihak pembagi turun ke 2 (SJ‑10.5).
        [graded] Di tingkat J, penyerang bisa memenangkan trik terakhir dengan satu J. Kalau poinnya cukup, pihak pembagi turun: ke 2 untuk truf, selain itu ke 8 (SJ‑10.5).
       *[off] Kartu J di trik terakhir tidak mengubah tingkat (SJ‑10.5).
    }
    .title = J di trik terakhir
    .off = turun karena J
    .word =
        { $jack_hook ->
            [single] turun ke 2
            [graded] turun ke 2 atau 8
           *[off] tidak mengubah apa pun
        }
rule-book_level =
    { $book_level ->
        [0] Tingkat tidak memberi poin di buku poin (SJ‑11.7).
       *[other] Tiap kenaikan tingkat memberi semua di pihak itu { $book_level } poin, dan mengurangi pihak lain sebanyak itu (SJ‑11.7).
    }
    .title = Poin buku untuk satu tingkat
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] Memenangkan permainan tidak memberi poin lagi di buku poin (SJ‑11.7).
       *[other] Memenangkan permainan memberi { $book_match } poin lagi, dan mengurangi pihak lain sebanyak itu (SJ‑11.7).
    }
    .title = Poin buku untuk permainan
    .word = { $book_match }
