brief-cards =
    { $deck-kind ->
        [lectio] **Kartu:** { $seats-count } pemain, { $size } keping per orang. Yang terendah 3, lalu sampai { $tiles }, 1, dan 2. Angka sama: { $suits }, tertinggi dulu.
       *[std52] **Kartu:** { $seats-count } pemain, { $size } kartu per orang. Yang terendah 3, lalu sampai K, A, dan 2. Nilai sama: { $suits }, tertinggi dulu.
    }
brief-plays = **Kombinasi:** { $kinds }.
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **Apa mengalahkan apa:** kombinasi sama, lebih tinggi. Four of a kind dan straight flush mengalahkan apa pun.
               *[other] **Apa mengalahkan apa:** { cards-word } sama banyak, lebih tinggi. Lima kartu, rendah ke tinggi: { $ladder }. Dua yang terakhir mengalahkan apa pun.
            }
       *[off]
            { $answer-five ->
                [same_type] **Apa mengalahkan apa:** kombinasi sama, lebih tinggi. Atau lewat.
               *[other] **Apa mengalahkan apa:** { cards-word } sama banyak, lebih tinggi. Lima kartu, rendah ke tinggi: { $ladder }.
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **Kartu terakhir:** tidak perlu bilang, dan tidak ada yang membatasi langkah.
                [legal] **Kartu terakhir:** tidak perlu bilang. Kalau pemain setelahmu tinggal satu kartu, keluarkan satuan tertinggi atau kombinasi.
               *[liability] **Kartu terakhir:** tidak perlu bilang. Kalau pemain setelahmu tinggal satu kartu, keluarkan yang tinggi, atau kamu bisa membayar semua.
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **Kartu terakhir:** kalau tinggal satu, kamu harus bilang. Kalau tidak, kamu tidak boleh mengeluarkannya di giliran berikutnya.
                [loses] **Kartu terakhir:** kalau tinggal satu, kamu harus bilang. Habis tanpa bilang berarti kalah.
               *[nothing]
                    { $last-declare ->
                        [one] **Kartu terakhir:** bilang saat tinggal satu { card-word }.
                        [two] **Kartu terakhir:** bilang saat tinggal dua { cards-word }.
                       *[both] **Kartu terakhir:** bilang saat tinggal dua { cards-word }, dan lagi saat tinggal satu.
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **Poin:** hanya pemenang mendapat: 1 poin, digandakan untuk tiap 2 di langkah terakhir.
        [places] **Poin:** peringkat memberi { $places }; peringkat terakhir 0.
        [fixed_loser] **Poin:** satu yang kalah membayar pemenang { $score-fixed } poin: yang memegang kartu terbaik di akhir.
       *[other]
            { $tier_shape ->
                [rows] **Poin:** { cards-word } sisa: { rule-score-base.word }; pengali: { rule-score-tiers.word }. Lalu { rule-score-settle.word }.
                [one] **Poin:** { cards-word } sisa: { rule-score-base.word }; semua × { $factor }. Lalu { rule-score-settle.word }.
               *[flat] **Poin:** { cards-word } sisa: { rule-score-base.word }. Lalu { rule-score-settle.word }.
            }
    }
brief-special =
    { $special_shape ->
        [none] **Khusus di sini:** tidak ada aturan tambahan.
        [all] **Khusus di sini:** { $specials }.
       *[some] **Khusus di sini:** { $specials }; dan lainnya.
    }
special =
    { $what ->
        [exchange-kind] di antara ronde: { rule-exchange-kind.word }
        [seats-direction] giliran: { rule-seats-direction.word }
        [end-mode] ronde selesai { rule-end-mode.word }
        [stock-draw] yang lewat menarik: { rule-stock-draw.word }
        [rest-use] { cards-word } sisa: { rule-rest-use.word }
        [instant-dragon] satu kartu dari tiap nilai langsung menang
        [instant-four_twos] empat 2 langsung menang
        [redeal-points_below] kartu lemah boleh dibagi ulang
        [redeal-ten_high] kartu tanpa yang di atas 10 boleh dibagi ulang
        [redeal-two_courts] kartu dengan paling banyak dua J Q K boleh dibagi ulang
        [redeal-four_twos] kartu dengan empat 2 boleh dibagi ulang
        [pass-lock] kalau lewat, kamu tidak ikut sampai trik selesai
        [pass-self_extend] kalau semua yang lain lewat, langkah sendiri boleh dikalahkan
        [pass-echo] langkah pembuka trik yang lebih tinggi setelah semua lewat tidak boleh dikalahkan
        [end-top_two] habis dengan kartu tertinggi saja: { rule-end-top_two.word }
        [start-low_card] langkah pertama: { rule-start-low_card.word }
        [start-later] pembuka ronde berikutnya: { rule-start-later.word }
        [match-end] permainan selesai { rule-match-end.word }
       *[combo-straight_order] straight: { rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] Paling sering dimainkan
        [hong-kong] Hong Kong dan daratan
        [taiwan] Taiwan
        [south-east] Asia Tenggara
        [fewer] Dua, tiga, atau lima pemain
       *[exchange] Dengan pertukaran
    }
