game = Capsa Banting

kind =
    { $kind ->
        [pair] pair
        [triple] threes
        [quads] four polos
        [two_pair] dua pair
        [two_pair_kicker] dua pair plus satu
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush plus dua
        [royal_flush] straight flush 10-J-Q-K-A
       *[single] satuan
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Threes
        [quads] Four polos
        [two_pair] Dua pair
        [two_pair_kicker] Dua pair plus satu
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Four of a kind
        [straight_flush] Straight flush
        [straight_flush_7] Straight flush plus dua
       *[single] Satuan
    }
kind-meant =
    { $kind ->
        [pair] dua bernilai sama
        [triple] tiga bernilai sama
        [quads] empat bernilai sama
        [two_pair] dua bernilai sama, dua bernilai lain
        [two_pair_kicker] dua bernilai sama, dua bernilai lain, kelima bebas
        [straight] lima nilai berurutan
        [flush] lima dengan { suit-word } sama
        [full_house] tiga bernilai sama, dua bernilai lain
        [four_plus_one] empat bernilai sama, kelima bebas
        [straight_flush] lima berurutan dengan { suit-word } sama
        [straight_flush_7] lima berurutan dengan { suit-word } sama, dua lagi bebas
       *[single] satu { card-word }
    }
kind-plural =
    { $kind ->
        [pair] pair
        [triple] threes
        [quads] four polos
        [two_pair] dua pair sekaligus
        [two_pair_kicker] dua pair plus satu
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush plus dua
       *[single] satuan
    }
a-kind =
    { $kind ->
        [pair] pair
        [triple] threes
        [quads] four polos
        [two_pair] dua pair
        [two_pair_kicker] dua pair plus satu
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush plus dua
        [royal_flush] straight flush 10-J-Q-K-A
       *[single] satuan
    }
kind-typed =
    { $kind ->
        [pair] pair pasangan sepasang dobel double dua sama
        [triple] threes triple tris tiga sama three of a kind
        [quads] four polos of a kind quads empat sama
        [two_pair] dua pair two pairs pasang
        [two_pair_kicker] dua pair plus satu two pairs one
        [straight] straight seri urutan berurutan sampai to run
        [flush] flush sekembang kembang sama
        [full_house] full house fullhouse ful haus tiga dua of over dengan boat
        [four_plus_one] four of a kind quads bom plus satu dengan empat
        [straight_flush] straight flush sf straightflush seri sekembang sampai to
        [straight_flush_7] straight flush sf straightflush plus dua tujuh sampai to
        [single] satuan satu single kartu
       *[none] kartu
    }

preset =
    { $preset ->
        [pagat-basic] Game dasar
        [chudadi-standard] Chudadi, standar
        [chudadi-hongkong] Chudadi, poin Hong Kong
        [hong-kong] Hong Kong, menurut Ivan Ip
        [hong-kong-boehnker] Hong Kong, menurut Karl Boehnker
        [japanese-wikipedia-official] Resmi, menurut artikel Jepang
        [hong-kong-wikipedia] Hong Kong, menurut artikel Jepang
        [mainland] Tiongkok daratan
        [malaysia] Malaysia, tiga pemain
        [taiwan] Taiwan, poin dikurangi
        [taiwan-plus-minus] Taiwan, plus dan minus
        [taiwan-latta] Taiwan, menurut Todd Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan, satu yang kalah
        [singapore] Singapura
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er, GameSky
        [three-player-17] Tiga pemain, 17 kartu
        [three-player-13-draw] Tiga pemain, dengan menarik kartu
        [two-player-13] Dua pemain, 13 kartu
        [two-player-17] Dua pemain, 17 kartu
        [two-player-21] Dua pemain, 21 kartu
        [two-player-26] Dua pemain, satu pak penuh
        [class-struggle-1] Perjuangan kelas, kartu ganti kartu
        [class-struggle-2] Perjuangan kelas, dikumpulkan
        [tribute-hk-1] Upeti, memilih set kartu
        [tribute-hk-2] Upeti, satu kartu
        [tribute-hk-3] Upeti, dua kartu dan satu
        [tribute-hk-4] Upeti, tiga kartu diteruskan
        [lectio] Lectio, keping untuk lima pemain
       *[other] Aturan sendiri
    }
preset-short =
    { $preset ->
        [pagat-basic] Dasar
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi Hong Kong
        [hong-kong] Hong Kong (Ip)
        [hong-kong-boehnker] Hong Kong (Boehnker)
        [japanese-wikipedia-official] Resmi
        [hong-kong-wikipedia] Hong Kong (artikel)
        [mainland] Daratan
        [malaysia] Malaysia
        [taiwan] Taiwan
        [taiwan-plus-minus] Taiwan plus-minus
        [taiwan-latta] Taiwan (Latta)
        [lukang] Lukang
        [taiwan-fixed] Taiwan satu kalah
        [singapore] Singapura
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er
        [three-player-17] Bertiga
        [three-player-13-draw] Bertiga menarik
        [two-player-13] Berdua 13
        [two-player-17] Berdua 17
        [two-player-21] Berdua 21
        [two-player-26] Berdua 26
        [class-struggle-1] Perjuangan kelas
        [class-struggle-2] Kelas dikumpulkan
        [tribute-hk-1] Upeti set kartu
        [tribute-hk-2] Upeti satu
        [tribute-hk-3] Upeti dua
        [tribute-hk-4] Upeti tiga
        [lectio] Lectio
       *[other] Aturan sendiri
    }
preset-about =
    { $preset ->
        [pagat-basic] Game dasar: poin dijumlahkan sampai host berhenti
        [chudadi-standard] Kartu terakhir harus disebut. Permainan sampai 200 poin
        [chudadi-hongkong] Kartu terakhir harus disebut. Poin lebih ringan, permainan sampai 100
        [hong-kong] Naga langsung menang. Tidak boleh habis dengan kartu tertinggi saja
        [hong-kong-boehnker] Straight dan flush seperti di Hong Kong, sisanya seperti game dasar
        [japanese-wikipedia-official] Pemenang memulai. Kartu lemah boleh dibagi ulang. Tiap pemain kehilangan poin kartunya sendiri
        [hong-kong-wikipedia] Seperti aturan resmi, dan kartu terakhir yang tidak disebut berarti kalah
        [mainland] Seperti aturan resmi, dengan pengali lebih tinggi
        [malaysia] Kartu terendah boleh ditukar dengan kartu yang tersembunyi
        [taiwan] Tanpa threes, tanpa flush. Lima kartu dijawab jenis sama, bom mengalahkan semuanya
        [taiwan-plus-minus] Seperti Taiwan, dengan 2 yang menggandakan dan satu poin untuk pemenang
        [taiwan-latta] Tanpa threes, tanpa flush. Straight flush tujuh kartu adalah bom
        [lukang] Game dasar dengan bom yang mengalahkan semuanya
        [taiwan-fixed] Bom mengalahkan semuanya, dan satu yang kalah membayar pemenang
        [singapore] Game dasar tanpa threes dan flush
        [indonesia] Lewat berlaku sepanjang trik. Langkah istimewa memberi poin. Tiap sepuluh ronde mulai baru
        [philippines-pusoy-dos] Wajik tertinggi, dan hanya pemenang mendapat poin
        [da-lao-er-gamesky] Tanpa flush, dan bom yang mengalahkan semuanya
        [three-player-17] Game dasar untuk bertiga, dengan satu kartu tersisa
        [three-player-13-draw] Game dasar untuk bertiga; yang lewat menarik kartu dari tumpukan
        [two-player-13] Game dasar untuk berdua dengan setengah pak
        [two-player-17] Game dasar untuk berdua dengan 17 kartu per orang
        [two-player-21] Game dasar untuk berdua dengan 21 kartu per orang
        [two-player-26] Game dasar untuk berdua dengan satu pak penuh
        [class-struggle-1] Raja, bangsawan, rakyat, dan pelayan bertukar kartu satu-satu sebelum tiap ronde
        [class-struggle-2] Raja, bangsawan, dan rakyat meminta kartu dan meletakkan gantinya untuk dipilih
        [tribute-hk-1] Kamu memilih satu set kartu tertutup, peringkat pertama lebih dulu
        [tribute-hk-2] Peringkat terakhir menyerahkan kartu terbaiknya kepada yang pertama
        [tribute-hk-3] Peringkat terakhir memberi yang pertama dua kartu, ketiga memberi kedua satu kartu
        [tribute-hk-4] Tiga kartu terbaik untuk peringkat pertama, dan kartu diteruskan
        [lectio] Keping 1 sampai 15 dalam empat warna, masing-masing mulai dengan 149 poin
       *[other] Aturan server ini
    }

rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] keping sampai { $tiles }, { $size } per orang
               *[other] keping sampai { $tiles }, { $size } per orang, sisa { $left }
            }
       *[std52]
            { $left ->
                [0] { packs }, { $size } kartu per orang
               *[other]
                    { $rest-use ->
                        [stock] { packs }, { $size } kartu per orang, { $left } untuk ditarik
                        [discard] { packs }, { $size } kartu per orang, { $left } tidak dipakai
                       *[give] { packs }, { $size } kartu per orang, sisa { $left }
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] sampai { $match-target } poin
        [deals] { deals }
        [deals_or_chips] { deals }, atau sampai ada yang kehabisan poin
       *[open] sampai host berhenti
    }
