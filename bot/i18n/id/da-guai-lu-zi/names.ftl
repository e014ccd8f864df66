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
kind =
    { $kind ->
        [pair] pair { rank-many }
        [triple] threes { rank-many }
        [straight] straight sampai { rank-one }
        [flush] flush ({ rank-one } tertinggi)
        [full_house] full house { rank-many }
        [four_plus_one] four of a kind { rank-many }
        [straight_flush] straight flush sampai { rank-one }
        [five_of_a_kind] five of a kind { rank-many }
       *[single] satuan
    }
a-kind =
    { $kind ->
        [pair] pair { rank-many }
        [triple] threes { rank-many }
        [straight] straight sampai { rank-one }
        [flush] flush ({ rank-one } tertinggi)
        [full_house] full house { rank-many }
        [four_plus_one] four of a kind { rank-many }
        [straight_flush] straight flush sampai { rank-one }
        [five_of_a_kind] five of a kind { rank-many }
        [single] satuan
       *[none] kartu lepas
    }
play-title =
    { $kind ->
        [single] Satuan
        [pair] Pair { rank-many }
        [triple] Threes { rank-many }
        [straight] Straight sampai { rank-one }
        [flush] Flush, { rank-one } tertinggi
        [full_house] Full house { rank-many }
        [four_plus_one] Four of a kind { rank-many }
        [straight_flush] Straight flush { rank-one }
       *[five_of_a_kind] Five of a kind { rank-many }
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Threes
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Four of a kind
        [straight_flush] Straight flush
        [five_of_a_kind] Five of a kind
       *[single] Satuan
    }
kind-meant =
    { $kind ->
        [pair] dua bernilai sama
        [triple] tiga bernilai sama
        [straight] lima nilai berurutan
        [flush] lima dengan kembang sama
        [full_house] tiga bernilai sama, dua bernilai lain
        [four_plus_one] empat bernilai sama, kelima bebas
        [straight_flush] lima berurutan dengan kembang sama
        [five_of_a_kind] lima bernilai sama
       *[single] satu kartu
    }
kind-typed =
    { $kind ->
        [pair] pair pasangan sepasang dua sama
        [triple] threes triple tris tiga sama
        [straight] straight seri urutan berurutan sampai run
        [flush] flush sekembang kembang sama
        [full_house] full house fullhouse boat tiga dua
        [four_plus_one] four of a kind quad plus satu empat sama
        [straight_flush] straight flush sf straightflush
        [five_of_a_kind] five of a kind lima sama
        [single] satuan satu single kartu
       *[none] kartu
    }

deed-pass = lewat
deed-give =
    { $tribute ->
        [yes] satu kartu sebagai upeti
       *[no]
            { $n ->
                [1] satu kartu balasan
               *[other] kartu untuk dipilih
            }
    }
deed-choose = satu dari kartu yang diletakkan

game = Da Guai Lu Zi
preset =
    { $preset ->
        [dglz-standard] Standar
        [dglz-wikipedia] Tingkat sampai A
        [dglz-17dp] Tingkat sampai 5
        [dglz-17dp-choice] Tingkat sampai 5, dengan pilihan
        [dglz-follow-the-joker] Ikut joker
       *[other] Aturan sendiri
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] Satu poin untuk tiap lawan yang tertangkap. Permainan sampai 6 poin
        [dglz-wikipedia] Nilai truf, upeti, dan tingkat dari 2 sampai A
        [dglz-17dp] Nilai truf dan tingkat sampai 5. Upeti diundi
        [dglz-17dp-choice] Nilai truf dan tingkat sampai 5. Kamu memilih upeti dan balasannya
        [dglz-follow-the-joker] Straight mengalahkan flush. Permainan sampai 6 poin
       *[other] Aturan server ini
    }
rules-dealt = { packs }, { $hand } kartu per orang
match-goal =
    { $dg-match_end ->
        [points] sampai { $dg-target } poin
        [deals] { $dg-deals } ronde
        [level] sampai satu tim menang di tingkat { $dg-level_end }
       *[open] sampai host berhenti
    }
