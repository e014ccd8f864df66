brief-cards = **Kartu:** { $decks } pak termasuk joker, { $hand } kartu per orang dan { $kitty } kartu bawah. Rekan duduk berseberangan.
brief-trumps = **Truf:** joker, lalu semua kartu tingkat, lalu kembang truf. Tunjukkan kartu tingkat saat menarik untuk memilihnya.
brief-plays =
    { $decks ->
        [1] **Memulai:** satu kartu, atau beberapa dari satu kembang yang tidak bisa dikalahkan.
        [2] **Memulai:** satu kartu, pair, atau traktor (tuolaji): pair berurutan. Atau beberapa yang tidak bisa dikalahkan.
       *[other] **Memulai:** satu kartu, pair, threes, atau yang berurutan. Atau beberapa yang tidak bisa dikalahkan.
    }
brief-follow =
    { $follow_duty ->
        [none] **Ikut:** kembang langkah pembuka, kartu sama banyak.
       *[full] **Ikut:** kembang langkah pembuka, pair dengan pair, traktor dengan traktor.
    } Kalau tidak punya, potong dengan truf atau buang kartu.
brief-points = **Poin:** 5 dihitung 5, 10 atau K dihitung 10. Penyerang perlu { $threshold }. Kartu bawah dihitung { rule-kitty_multiplier.word }.
brief-levels =
    { $max_level ->
        [NT] **Tingkat:** pihak yang lebih baik naik, dari { rule-start_level.word } sampai tanpa truf. Bertahan di sana untuk menang.
       *[A] **Tingkat:** pihak yang lebih baik naik, dari { rule-start_level.word } sampai A. Bertahan di tingkat A untuk menang.
    }

help-aim = Dua lawan dua, rekan berseberangan. Ambil poin dari trik, dan bawa pihakmu dari tingkat 2 sampai A.
help-trumps = **Truf** mengalahkan kembang lain: joker, semua kartu tingkat, dan satu kembang. Tunjukkan kartu tingkat saat menarik untuk memilihnya.
help-kitty = Pembagi mengambil kartu bawah, menyimpan sebanyak itu tertutup, lalu memulai.
help-follow = Ikut kembang langkah pembuka, pair dengan pair. Kalau tidak punya, keluarkan apa saja; truf menang.
help-scoring = Hanya 5, 10, dan K yang dihitung: 5, 10, dan 10. Pihak pembagi menahan penyerang di bawah 80.
help-levels = Pihak yang lebih baik naik tingkat. Bertahan di tingkat A, dan kamu memenangkan permainan.
