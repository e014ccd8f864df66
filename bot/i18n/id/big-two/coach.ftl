high-card =
    { $high ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] pair { $rank }
        [triple] threes { $rank }
        [quads] empat { $rank }
        [straight] straight { $low }-{ $high }
        [straight_flush] straight flush { $low }-{ $high }
        [straight_flush_7] straight flush { $cards }
        [flush] flush ({ high-card } tertinggi)
        [full_house] full house { $rank }
        [four_plus_one] four of a kind { $rank }
        [two_pair] dua pair { $cards }
        [two_pair_kicker] dua pair { $cards }
       *[single] { $cards }
    }
coach-keep =
    { $kept ->
        [1] simpan { $rank-kept } untuk nanti
       *[other] simpan { $kept } kartu { $rank-kept } untuk nanti
    }
coach-why =
    { $why ->
        [wins] Keluarkan { coach-own }: dengan itu kamu menang.
        [opens]
            { $n ->
                [1] Kamu memegang { $opening }, jadi kamu yang membuka. Mulai dengan itu.
               *[other] Kamu memegang { $opening }, jadi kamu yang membuka. Mulai dengan { coach-own }.
            }
        [guards] { $name } tinggal satu { card-word } dan tidak bisa menjawab { coach-own }. Mulai dengan itu.
        [stops] { $name } tinggal satu { card-word }. Keluarkan { coach-own }, yang tertinggi yang kamu bisa.
        [long] Mulai dengan { coach-own }: { $n } { cards-word } langsung habis.
        [low] Mulai dengan { coach-own }: yang rendah keluar dulu.
        [leads]
            { $kind ->
                [pair] Mulai dengan { coach-own }. Hanya pair lebih tinggi yang mengalahkannya.
                [triple] Mulai dengan { coach-own }. Hanya threes lebih tinggi yang mengalahkannya.
               *[single] Mulai dengan { coach-own }. Hanya { card-word } lebih tinggi yang mengalahkannya.
            }
        [keeps] Keluarkan { coach-own } untuk mengalahkannya; { coach-keep }.
        [lowest] Keluarkan { coach-own } untuk mengalahkannya. Yang lebih rendah tidak bisa.
       *[beats] Keluarkan { coach-own } untuk mengalahkannya.
    }
coach-ranks = { $lowest } adalah { card-word } terendah, { $highest } yang tertinggi.
coach-met =
    { $met ->
        [quads] Four polos: empat bernilai sama.
        [two_pair] Dua pair: dua bernilai sama, dua bernilai lain.
        [two_pair_kicker] Dua pair membawa { card-word } kelima yang bebas.
       *[straight] Straight: lima nilai berurutan.
        [flush] Flush: lima dengan { suit-word } sama.
        [full_house] Full house: tiga bernilai sama, dua bernilai lain.
        [four_plus_one] Four of a kind: empat bernilai sama, kelima bebas.
        [straight_flush] Straight flush: lima berurutan dengan { suit-word } sama.
        [straight_flush_7] Straight flush di sini membawa dua lagi yang bebas.
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met } { coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes] Sudah dicentang di bawah (✓): tekan **Keluarkan**.
       *[no] Centang di bawah (✓), lalu tekan **Keluarkan**.
    }
coach-play =
    { $teaches ->
        [last-card] **Pelatih:** { coach-advice } Tekan **Satu kartu!** dulu, lalu **Keluarkan**.
        [everything] **Pelatih:** { coach-ranks } { coach-advice } { coach-ticks }
        [ticks] **Pelatih:** { coach-advice } { coach-ticks }
       *[nothing] **Pelatih:** { coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] Kamu tidak bisa mengalahkan ini. Tekan **Lewat**.
        [breaks] Tekan **Lewat**. Mengalahkannya akan memecah { coach-own }.
        [keeps] Tekan **Lewat**, dan { coach-keep }.
       *[saves] Tekan **Lewat**. Yang bisa mengalahkannya lebih berguna nanti.
    }
coach-pass =
    { $met ->
        [none] **Pelatih:** { coach-pass-why }
       *[straight] **Pelatih:** { coach-met } { coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **Pelatih:** Tekan **{ $what }**.
       *[other] **Pelatih:** Pilih { $cards }, lalu tekan **{ $what }**.
    }
coach-wait = **Pelatih:** Jadilah yang pertama kehabisan { cards-word }. { coach-ranks } Tunggu giliranmu; nanti aku bantu.
