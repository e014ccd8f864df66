rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] joker kecil
        [BJ] joker besar
       *[other] { $rank }
    }
rank-many = { rank-one }
a-two =
    { $order ->
        [low] kartu A
       *[high] kartu 2
    }
a-reading =
    { $kind ->
        [pair] pair { rank-many }
        [triple] threes { rank-many }
        [quads] four of a kind { rank-many }
        [set] set { rank-many }
        [full_house] full house { rank-many }
        [sequence] straight sampai { rank-one }
        [suited_sequence] straight satu kembang sampai { rank-one }
        [double_sequence] pair berurutan sampai { rank-one }
        [triple_sequence] threes berurutan sampai { rank-one }
        [quad_sequence] four berurutan sampai { rank-one }
        [bomb] bom { rank-many }
        [rocket] roket
        [none] bukan langkah
       *[single] satuan
    }
reading-title =
    { $kind ->
        [pair] Pair { rank-many }
        [triple] Threes { rank-many }
        [quads] Four of a kind { rank-many }
        [set] Set { rank-many }
        [full_house] Full house { rank-many }
        [sequence] Straight sampai { rank-one }
        [suited_sequence] Straight satu kembang, { rank-one }
        [double_sequence] Pair berurutan, { rank-one }
        [triple_sequence] Threes berurutan, { rank-one }
        [quad_sequence] Four berurutan, { rank-one }
        [bomb] Bom { rank-many }
        [rocket] Roket
       *[single] Satuan
    }
a-kind =
    { $kind ->
        [pair] pair
        [triple] threes
        [quads] four of a kind
        [set] set
        [full_house] full house
        [sequence] straight
        [suited_sequence] straight satu kembang
        [double_sequence] pair berurutan
        [triple_sequence] threes berurutan
        [quad_sequence] four berurutan
        [bomb] bom
        [rocket] roket
       *[single] satuan
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Threes
        [quads] Four of a kind
        [set] Set
        [full_house] Full house
        [sequence] Straight
        [suited_sequence] Straight satu kembang
        [double_sequence] Pair berurutan
        [triple_sequence] Threes berurutan
        [quad_sequence] Four berurutan
        [bomb] Bom
        [rocket] Roket
       *[single] Satuan
    }
kind-meant =
    { $kind ->
        [pair] dua bernilai sama
        [triple] tiga bernilai sama
        [quads] empat bernilai sama
        [set] kartu bernilai sama
        [full_house] tiga bernilai sama, dua bernilai lain
        [sequence] nilai berurutan
        [suited_sequence] nilai berurutan, semua satu kembang
        [double_sequence] pair dengan nilai berurutan
        [triple_sequence] threes dengan nilai berurutan
        [quad_sequence] four dengan nilai berurutan
        [bomb] empat atau lebih bernilai sama, tanpa pengganti
        [rocket] joker kecil dan joker besar
       *[single] satu kartu
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] pair pasangan sepasang dua sama
        [triple] threes triple tris tiga sama
        [quads] four of a kind quads empat sama
        [set] set of a kind sama
        [full_house] full house fullhouse boat tiga dua
        [sequence] straight seri urutan berurutan sampai sequence run
        [suited_sequence] straight satu kembang sekembang flush suited sequence run
        [double_sequence] pair berurutan pairs in a row double sequence
        [triple_sequence] threes berurutan triples in a row triple sequence
        [quad_sequence] four berurutan fours in a row sequence
        [bomb] bom bomb
        [rocket] roket rocket joker
        [none] kartu
       *[single] satuan satu single kartu
    }

deed-pass = lewat
deed-give = { $n } kartu diserahkan
deed-choose =
    { $n ->
        [0] kartu pertama
       *[other] kartu kedua
    }

game = Zheng Shangyou
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits dalam tim
        [zs-pits-pairs] Pits berpasangan
        [zs-pits-aces] Pits dengan A pengganti
        [zs-mobile] Ponsel
        [zs-wikipedia] Wikipedia
        [zs-nathan] Struggling Upstream
       *[other] Aturan sendiri
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2 dan joker jadi pengganti, dan dua yang terakhir menyerahkan kartu terbaiknya
        [zs-pits-teams] Tiga lawan tiga, dan tim ingin menghindari peringkat terakhir
        [zs-pits-pairs] Dua lawan dua, rekan berseberangan, sampai 25 poin
        [zs-pits-aces] 2 terendah, A tertinggi dan jadi pengganti
        [zs-mobile] Tanpa pengganti dan tanpa pertukaran. Lewat berlaku sepanjang trik
        [zs-wikipedia] Tanpa pengganti. Ada bom, full house, dan straight lima kartu
        [zs-nathan] Untuk berempat, tanpa pengganti. Sekop terendah memulai, dan ada bom
       *[other] Aturan server ini
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, { $hand } kartu per orang
               *[other] { packs }, { $hand } kartu per orang, { $surplus } tidak dipakai
            }
       *[no] { packs }, { $least } atau { $hand } kartu per orang
    }
match-goal =
    { $zs-match_end ->
        [points] sampai { $zs-target } poin
        [deals] { $zs-deals } ronde
       *[open] sampai host berhenti
    }
