rule-deck-kind =
    { $deck-kind ->
        [lectio] Kalian bermain dengan keping 1 sampai { $tiles } dalam empat warna. Dari rendah ke tinggi: 3 sampai { $tiles }, lalu 1, lalu 2. Ketik { $tiles }r untuk { $tiles } matahari; b itu awan, y bintang, g bulan (BT‑1.6).
       *[std52] Kalian bermain dengan satu pak 52 kartu, tanpa joker. Dari rendah ke tinggi: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = Pak kartu
    .word =
        { $deck-kind ->
            [lectio] keping dalam empat warna
           *[std52] 52 kartu
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] Kalau angkanya sama, warna yang menentukan. { suits-ordered } (BT‑1.6).
        [cdhs] Kalau nilainya sama, kembang yang menentukan. { suits-ordered } (BT‑1.4).
        [cshd] Kalau nilainya sama, kembang yang menentukan. { suits-ordered } (BT‑1.5).
       *[dchs] Kalau nilainya sama, kembang yang menentukan. { suits-ordered } (BT‑1.3).
    }
    .title = Urutan kembang
    .word = { $suits }, tertinggi dulu
suits-ordered = Dari tinggi ke rendah: { $suits }. { $high } adalah { card-word } tertinggi, { $low } terendah
rule-deck-tile_max = Keping tertinggi adalah { $tile_rows } (BT‑17.2).
    .title = Keping tertinggi
    .allowed = 5 sampai 15 untuk 3, 4, atau 5 pemain, misalnya { $example }
    .word = { $tile_rows }
tile-row = { $top } dengan { $seats } pemain
rule-seats-count = { $seats-count } orang bermain, masing-masing untuk dirinya sendiri (BT‑2.1).
    .title = Jumlah pemain
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] Giliran searah jarum jam (BT‑0.3).
       *[ccw] Giliran berlawanan arah jarum jam (BT‑0.3).
    }
    .title = Arah giliran
    .word =
        { $seats-direction ->
            [cw] searah jarum jam
           *[ccw] berlawanan arah jarum jam
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] Arah giliran berganti setiap selesai satu ronde (BT‑2.2).
       *[no] Arah giliran sama di semua ronde (BT‑2.2).
    }
    .title = Pergantian arah
    .off = pergantian arah
    .word =
        { $seats-alternate ->
            [yes] setiap selesai satu ronde
           *[no] tidak pernah
        }

rule-deal-first_dealer = Pembagi kartu pertama diundi (BT‑3).
    .title = Pembagi kartu pertama
    .word = diundi
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first } Setelah itu, pemain sebelum pemenang yang membagi (BT‑3).
        [loser] { chance-first } Setelah itu, yang { cards-word }nya paling banyak tersisa yang membagi (BT‑5.4).
       *[winner] { chance-first } Setelah itu, pemenang yang membagi (BT‑3).
    }
    .title = Pembagi kartu berikutnya
    .word =
        { $deal-next_dealer ->
            [before_winner] pemain sebelum pemenang
            [loser] pemain dengan sisa { cards-word } paling banyak
           *[winner] pemenang
        }
chance-first = Pembagi kartu pertama diundi.
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] Bot yang mengocok; kalau pakai { cards-word } sungguhan, pemain terakhir atau kedua dari akhir (BT‑3.5).
       *[dealer] Bot yang mengocok; kalau pakai { cards-word } sungguhan, pembagi kartu (BT‑3.5).
    }
    .title = Siapa yang mengocok
    .word =
        { $deal-shuffler ->
            [last_or_second_last] pemain terakhir atau kedua dari akhir
           *[dealer] pembagi kartu
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] Siapa saja boleh memotong; kalau pakai { cards-word } sungguhan, peringkat pertama yang memotong (BT‑3.5).
        [none] Siapa saja boleh memotong; kalau pakai { cards-word } sungguhan, tidak ada yang memotong (BT‑3.5).
       *[right_of_dealer] Siapa saja boleh memotong; kalau pakai { cards-word } sungguhan, pemain di kanan pembagi kartu yang memotong (BT‑3.5).
    }
    .title = Siapa yang memotong
    .word =
        { $deal-cutter ->
            [first_ranked] peringkat pertama
            [none] tidak ada
           *[right_of_dealer] pemain di kanan pembagi kartu
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] Pemain setelah pembagi mendapat { card-word } pertama (BT‑3.3).
       *[cut_card] Satu { card-word } yang dibuka dari pak menentukan siapa mendapat { card-word } pertama (BT‑3.2).
    }
    .title = Siapa mendapat kartu pertama
    .word =
        { $deal-first_receiver ->
            [next_in_turn] pemain setelah pembagi
           *[cut_card] dihitung dari { card-word } yang dibuka
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] Seluruh pak dibagi rata, { $size } per orang (BT‑3.1).
       *[other] Semua orang mendapat { $size }, dibagi satu per satu (BT‑3.1).
    }
    .title = Kartu yang dibagikan per orang
    .allowed = { $example } (seluruh pak dibagi rata), atau 1 sampai 26
    .word =
        { $deal-hand_size ->
            [equal] seluruh pak, { $size } per orang
           *[other] { $deal-hand_size } per orang
        }
page-left =
    { $left ->
        [0] Tidak ada sisa (BT‑3.6).
       *[other] Tersisa { $left } { cards-word } (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Yang mendapat { card-word } terendah boleh mengambil { cards-word } sisa, atau menolak (BT‑4.4).
        [swap] Yang memegang { $low } boleh menukarnya dengan { card-word } sisa pertama. Setelah itu dia membuka dengan langkah apa saja (BT‑4.5).
        [discard] { cards-word-title } sisa tidak dipakai, dan tidak ada yang melihatnya (BT‑4.6).
        [stock] { cards-word-title } sisa menjadi tumpukan tertutup (BT‑4.7).
       *[give] Yang mendapat { card-word } terendah mengambil semua { cards-word } sisa (BT‑4.2).
    }
    .title = Kartu sisa
    .word =
        { $rest-use ->
            [may_take] { card-word } terendah boleh mengambilnya
            [swap] { card-word } terendah boleh ditukar dengan satu
            [discard] tidak dipakai
            [stock] tumpukan untuk ditarik
           *[give] { card-word } terendah mengambilnya
        }
rule-rest-face =
    { $rest-face ->
        [down] { cards-word-title } sisa tersembunyi. Hanya yang mengambilnya yang melihat (BT‑4.3).
       *[up] Semua orang melihat { cards-word } sisa dulu (BT‑4.3).
    }
    .title = Kartu sisa dibuka atau tersembunyi
    .word =
        { $rest-face ->
            [down] tersembunyi
           *[up] dibuka
        }
rule-stock-draw =
    { $stock-draw ->
        [one] Kalau lewat, kamu menarik satu { card-word } dari tumpukan (BT‑4.7).
        [combo_size] Kalau lewat, kamu menarik { cards-word } sebanyak langkah yang harus dikalahkan (BT‑4.7).
       *[none] Kalau lewat, kamu tidak menarik apa pun (BT‑4.7).
    }
    .title = Menarik saat lewat
    .word =
        { $stock-draw ->
            [one] satu { card-word }
            [combo_size] sebanyak langkah yang harus dikalahkan
           *[none] tidak ada
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] Kalau tumpukan habis, trik yang selesai menjadi tumpukan baru. Itu terjadi paling banyak empat kali per ronde (BT‑4.7).
       *[no] Kalau tumpukan habis, tidak ada yang menarik lagi (BT‑4.7).
    }
    .title = Tumpukan baru
    .word =
        { $stock-recycle ->
            [yes] dari trik yang selesai
           *[no] tidak ada
        }

rule-start-first = Yang memegang { card-word } terendah membuka ronde pertama (BT‑5.1).
    .title = Pembuka ronde pertama
    .word = { card-word } terendah
rule-start-later =
    { $start-later ->
        [winner] { lowest-first } Setelah itu, pemenang terakhir memulai (BT‑5.3).
        [last_loser] { lowest-first } Setelah itu, yang { cards-word }nya paling banyak tersisa memulai. Kalau sama, yang kombinasi terbaiknya lebih kecil (BT‑5.4).
        [last_ranked] { lowest-first } Setelah itu, peringkat terakhir memulai (BT‑5.5).
       *[lowest_dealt] Yang memegang { card-word } terendah membuka setiap ronde (BT‑5.1).
    }
    .title = Pembuka ronde berikutnya
    .word =
        { $start-later ->
            [winner] pemenang terakhir
            [last_loser] pemain dengan sisa { cards-word } paling banyak
            [last_ranked] peringkat terakhir
           *[lowest_dealt] { card-word } terendah
        }
lowest-first = Yang memegang { card-word } terendah membuka ronde pertama.
rule-start-low_card =
    { $start-low_card ->
        [include] Yang membuka dengan { card-word } terendah mengeluarkannya sendirian atau dalam kombinasi (BT‑5.2).
        [alone] Yang membuka dengan { card-word } terendah mengeluarkannya sendirian (BT‑5.2).
       *[free] Yang memegang { card-word } terendah boleh membuka dengan apa saja (BT‑5.2).
    }
    .title = Langkah pertama ronde
    .word =
        { $start-low_card ->
            [include] memuat { card-word } terendah
            [alone] { card-word } terendah sendirian
           *[free] apa saja
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] { cards-word-title } terendah harus keluar pertama hanya di ronde pertama (BT‑5.2).
               *[other] { cards-word-title } terendah harus keluar pertama hanya di ronde yang mulai baru (BT‑5.2).
            }
       *[every_lowest_start] { cards-word-title } terendah harus keluar pertama di setiap ronde yang dibukanya (BT‑5.2).
    }
    .title = Kapan langkah pertama terikat
    .word =
        { $start-low_card_scope ->
            [first_deal] di ronde pertama
           *[every_lowest_start] setiap kali { card-word } terendah membuka
        }
rule-start-round_len =
    { $start-round_len ->
        [0] Setelah ronde pertama, tidak ada ronde permainan ini yang mulai baru (BT‑5.6).
        [1] Setiap ronde mulai baru, dan pembagi kartu diundi (BT‑5.6).
       *[other] Setiap { $start-round_len } ronde, satu ronde mulai baru, dan pembagi kartu diundi (BT‑5.6).
    }
    .title = Jumlah ronde sebelum mulai baru
    .off = mulai baru setelah beberapa ronde
    .word =
        { $start-round_len ->
            [0] tanpa batas
           *[other] { $start-round_len }
        }

page-kinds = Kamu boleh mengeluarkan { $kinds } (BT‑6.1).
page-unplayed = Kamu tidak boleh mengeluarkan { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes] Kamu boleh mengeluarkan threes: tiga bernilai sama tanpa { card-word } lain (BT‑6.1).
       *[no] Kamu tidak boleh mengeluarkan threes sendirian (BT‑6.1).
    }
    .title = Threes
    .word =
        { $combo-triple ->
            [yes] ya
           *[no] tidak
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] Kamu boleh mengeluarkan flush: lima dengan { suit-word } sama yang bukan straight (BT‑6.3).
       *[no] Kamu tidak boleh mengeluarkan flush (BT‑6.3).
    }
    .title = Flush
    .word =
        { $combo-flush ->
            [yes] ya
           *[no] tidak
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] Four of a kind juga boleh keluar tanpa { card-word } kelima. Four yang lebih tinggi dan bom mengalahkannya (BT‑6.7).
               *[off] Four of a kind juga boleh keluar tanpa { card-word } kelima. Hanya four yang lebih tinggi mengalahkannya (BT‑6.7).
            }
        [two_pair] Empat { cards-word } hanya boleh keluar sebagai dua pair (BT‑6.8).
       *[none] Four of a kind membawa { card-word } kelima yang bebas (BT‑6.5).
    }
    .title = Langkah empat kartu
    .word =
        { $combo-four ->
            [quads] four of a kind
            [two_pair] dua pair
           *[none] tidak ada
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] Kamu boleh mengeluarkan dua pair dengan { card-word } kelima yang bebas. Kedudukannya di bawah straight (BT‑6.8).
       *[no] Kamu tidak boleh mengeluarkan dua pair dengan { card-word } kelima (BT‑6.8).
    }
    .title = Dua pair plus satu
    .word =
        { $combo-two_pair_kicker ->
            [yes] ya
           *[no] tidak
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] Straight flush membawa dua { cards-word } bebas, jadi tujuh semuanya. Lima saja dihitung straight biasa (BT‑6.6).
       *[0] Straight flush adalah lima { cards-word } (BT‑6.6).
    }
    .title = Kartu yang dibawa straight flush
    .word =
        { $combo-sf_kickers ->
            [2] dua
           *[0] tidak ada
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Straight, tinggi ke rendah: { $straights }. Kalau ada 2, kembang 2 yang menentukan (BT‑8.1). Bukan straight: { $gaps }.
        [so-lectio] Straight, tinggi ke rendah: { $straights } (BT‑8). Bukan straight: { $gaps }.
       *[other] Straight, tinggi ke rendah: { $straights } (BT‑8.1). Bukan straight: { $gaps }.
    }
    .title = Straight dan urutannya
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5 tertinggi, 2-3-4-5-6 terendah
            [so-26-then-a5] 2-3-4-5-6 tertinggi, lalu A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6 tertinggi, A-2-3-4-5 terendah
            [so-no-a5] 10-J-Q-K-A tertinggi, 2-3-4-5-6 terendah
            [so-2high-26low] J-Q-K-A-2 tertinggi, 2-3-4-5-6 terendah
            [so-2high-26second] J-Q-K-A-2 tertinggi, lalu 2-3-4-5-6
            [so-natural] J-Q-K-A-2 tertinggi, 3-4-5-6-7 terendah
            [so-indonesia] A-2-3-4-5 dan 2-3-4-5-6 tertinggi, setara
            [so-hk] A-2-3-4-5 tertinggi, lalu 2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A tertinggi, lalu A-2-3-4-5
            [so-lectio] 1-2-3-4-5 tertinggi, lalu 2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A tertinggi, A-2-3-4-5 terendah
        }

page-pair =
    { $combo-triple ->
        [yes] Antara pair atau threes, nilai lebih tinggi menang. Kalau pair-nya sama, { suit-word } lebih tinggi menang (BT‑7.1).
       *[no] Antara pair, nilai lebih tinggi menang. Kalau sama, { suit-word } lebih tinggi menang (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] Kalau straight-nya sama, { suit-word } dari { card-word } terakhir seperti tertulis yang menentukan (BT‑7.2).
       *[game_top] Kalau straight-nya sama, { suit-word } nilai tertinggi yang menentukan: milik 2, kalau ada (BT‑7.2).
    }
    .title = Straight yang sama
    .word =
        { $cmp-straight_tie ->
            [sequence_top] { suit-word } dari { card-word } terakhir di urutan
           *[game_top] { suit-word } nilai tertinggi
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Antara flush, { suit-word } yang menentukan, lalu { card-word } tertinggi (BT‑7.3).
        [top_then_suit] Antara flush, { card-word } tertinggi yang menentukan, lalu { suit-word }nya (BT‑7.3).
       *[all_ranks_then_suit] Antara flush, nilai dari atas ke bawah yang menentukan, lalu { suit-word } (BT‑7.3).
    }
    .title = Urutan flush
    .word =
        { $cmp-flush ->
            [suit_first] { suit-word } dulu, lalu { card-word } tertinggi
            [top_then_suit] { card-word } tertinggi, lalu { suit-word }nya
           *[all_ranks_then_suit] nilai dari atas ke bawah, lalu { suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] Antara full house, yang { card-word } terbaiknya tertinggi menang (BT‑7.1).
       *[triple_rank] Antara full house, threes lebih tinggi menang; antara four, four lebih tinggi (BT‑7.1).
    }
    .title = Urutan full house
    .word =
        { $cmp-full_house ->
            [best_card] menurut { card-word } terbaik
           *[triple_rank] menurut threes
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Hanya straight flush 10-J-Q-K-A mengalahkan four of a kind. Yang lain tepat di bawahnya (BT‑7.6).
       *[sf_over_quads] Setiap straight flush mengalahkan four of a kind (BT‑7.5).
    }
    .title = Four of a kind dan straight flush
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] hanya 10-J-Q-K-A mengalahkan four of a kind
           *[sf_over_quads] semua straight flush mengalahkan four of a kind
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] Lima { cards-word } dikalahkan jenis sama yang lebih tinggi, atau jenis yang lebih kuat. Dari rendah ke tinggi: { $ladder } (BT‑9.1).
       *[same_type] Lima { cards-word } dijawab jenis sama yang lebih tinggi: straight dengan straight (BT‑9.2).
    }
    .title = Yang mengalahkan lima kartu
    .word =
        { $answer-five ->
            [any_stronger_type] jenis sama lebih tinggi, atau jenis lebih kuat
           *[same_type] hanya jenis yang sama
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Four of a kind dan straight flush adalah bom: mengalahkan langkah apa pun, berapa pun kartunya. Hanya bom lebih kuat mengalahkan bom (BT‑9.3).
       *[off] Kamu menjawab dengan { cards-word } sebanyak yang dikeluarkan (BT‑9.1).
    }
    .title = Bom
    .word =
        { $answer-monsters ->
            [any_time] four of a kind dan straight flush mengalahkan semuanya
           *[off] tidak ada
        }
page-size = Jawaban lain harus sebanyak { cards-word } yang dikeluarkan (BT‑9.1).

page-trick = Kalau semua yang lain lewat, yang terakhir mengeluarkan bebas memulai dengan apa saja (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] Kalau lewat, kamu tidak ikut lagi sampai trik selesai (BT‑10.3).
       *[off] Kalau lewat, kamu masih boleh ikut lagi di trik yang sama (BT‑10.3).
    }
    .title = Arti lewat
    .word =
        { $pass-lock ->
            [trick] tidak ikut sampai trik selesai
           *[off] tidak ikut satu giliran
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] Kalau semua yang lain lewat, kamu boleh terus mengalahkan langkahmu sendiri. Tidak ada yang boleh menjawab (BT‑10.4).
       *[no] Kalau semua yang lain lewat, langkahmu berikutnya memulai trik baru (BT‑10.4).
    }
    .title = Mengalahkan langkah sendiri
    .off = mengalahkan langkah sendiri
    .word =
        { $pass-self_extend ->
            [yes] boleh kalau semua yang lain lewat
           *[no] tidak
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] Kalau semua lewat dan kamu memulai dengan yang lebih tinggi lagi, tidak ada yang boleh menjawab (BT‑10.5).
       *[no] Setiap langkah pembuka trik boleh dijawab, apa pun yang dilewati sebelumnya (BT‑10.5).
    }
    .title = Memulai lebih tinggi setelah semua lewat
    .off = langkah pembuka trik yang tidak boleh dijawab
    .word =
        { $pass-echo ->
            [yes] tidak boleh dikalahkan
           *[no] boleh dikalahkan
        }
rule-last-declare =
    { $last-declare ->
        [one] Dengan satu kartu tersisa, kamu harus bilang: Satu kartu! (BT‑11.1).
        [two] Dengan dua { cards-word } tersisa, kamu harus bilang (BT‑11.1).
        [both] Dengan dua { cards-word } tersisa kamu harus bilang, dan lagi dengan satu (BT‑11.1).
       *[none] Sisa { cards-word } tidak pernah perlu disebut (BT‑11.1).
    }
    .title = Menyebut kartu terakhir
    .word =
        { $last-declare ->
            [one] dengan satu { card-word } tersisa
            [two] dengan dua { cards-word } tersisa
            [both] dengan dua { cards-word } dan dengan satu
           *[none] tidak pernah
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] Kalau { card-word } terakhirmu tidak disebut, kamu tidak boleh mengeluarkannya di giliran berikutnya (BT‑11.2).
        [loses] Kalau habis dengan { card-word } terakhir yang tidak disebut, kamu kalah dan membayar semua (BT‑11.2).
       *[nothing] Kalau tidak disebut, tidak terjadi apa-apa (BT‑11.2).
    }
    .title = Kartu terakhir tidak disebut
    .word =
        { $last-undeclared ->
            [card_frozen] tidak boleh keluar di giliran berikutnya
            [loses] habis dengannya berarti kalah
           *[nothing] tidak terjadi apa-apa
        }
page-top-none = Kalau pemain setelahmu tinggal satu { card-word }, kamu boleh mengeluarkan apa saja (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] Kalau pemain setelahmu tinggal satu { card-word }, kamu menjawab satuan dengan yang tertinggi. Bom atau lewat juga boleh (BT‑11.3).
               *[off] Kalau pemain setelahmu tinggal satu { card-word }, kamu menjawab satuan dengan yang tertinggi, atau lewat (BT‑11.3).
            }
       *[free] Kalau pemain setelahmu tinggal satu { card-word }, kamu boleh menjawab satuan dengan apa saja (BT‑11.3).
    }
    .title = Menjawab sebelum kartu terakhir
    .word =
        { $top-follow ->
            [highest] satuan tertinggi, atau lewat
           *[free] apa saja
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] Kalau pemain setelahmu tinggal satu { card-word }, kamu memulai dengan kombinasi atau satuan tertinggimu (BT‑11.3).
        [combo_first] Kalau pemain setelahmu tinggal satu { card-word }, kamu memulai dengan kombinasi. Kalau tidak punya, dengan satuan tertinggimu (BT‑11.3).
       *[free] Kalau pemain setelahmu tinggal satu { card-word }, kamu bebas memulai dengan apa saja (BT‑11.3).
    }
    .title = Memulai sebelum kartu terakhir
    .word =
        { $top-lead ->
            [highest_single_or_combo] kombinasi atau satuan tertinggi
            [combo_first] kombinasi; kalau hanya satuan, yang tertinggi
           *[free] apa saja
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] Kalau pemain setelahmu tinggal satu { card-word }, kamu tidak boleh mengeluarkan yang lain (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] Kalau kamu melanggar dan { card-word } terakhir langsung keluar, kamu sendiri yang membayar (BT‑11.4).
               *[other] Kalau kamu melanggar dan { card-word } itu langsung keluar, kamu membayar semua (BT‑11.4).
            }
       *[off] { page-top-none }
    }
    .title = Wajib kartu tertinggi
    .word =
        { $top-enforce ->
            [legal] langkah lain tidak boleh
            [liability] langkah lain bisa membuatmu membayar semua
           *[off] tidak ada
        }

rule-instant-dragon =
    { $instant-dragon ->
        [yes] Naga, satu kartu dari tiap nilai, langsung menang (BT‑12.1).
       *[no] Satu kartu dari tiap nilai tidak langsung menang (BT‑12.1).
    }
    .title = Naga
    .word =
        { $instant-dragon ->
            [yes] langsung menang
           *[no] tidak langsung menang
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] Empat 2 di satu tangan langsung menang (BT‑12.1).
       *[no] Empat 2 tidak langsung menang (BT‑12.1).
    }
    .title = Empat 2 menang
    .word =
        { $instant-four_twos ->
            [yes] langsung
           *[no] tidak langsung
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] Kartu tetap dimainkan, berapa pun bobotnya (BT‑12.3).
       *[other] Kartu berbobot di bawah { $redeal-points_below } boleh dibagi ulang. J dihitung 1, Q 2, K 3, A 4, dan 2 dihitung 5 (BT‑12.2).
    }
    .title = Bagi ulang untuk kartu lemah
    .word =
        { $redeal-points_below ->
            [0] tidak
           *[other] untuk bobot di bawah { $redeal-points_below }
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] Tanpa kartu di atas 10, kamu boleh minta bagi ulang (BT‑12.3).
       *[no] Kartu tanpa yang di atas 10 tetap dimainkan (BT‑12.3).
    }
    .title = Bagi ulang tanpa kartu di atas 10
    .word =
        { $redeal-ten_high ->
            [yes] ya
           *[no] tidak
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] Dengan paling banyak dua dari J Q K, kamu boleh minta bagi ulang. Tidak berlaku kalau ada A atau 2 (BT‑12.3).
       *[no] Kartu dengan paling banyak dua dari J Q K tetap dimainkan (BT‑12.3).
    }
    .title = Bagi ulang, paling banyak dua J Q K
    .word =
        { $redeal-two_courts ->
            [yes] ya
           *[no] tidak
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] Dengan empat 2, kamu boleh minta bagi ulang (BT‑12.3).
       *[no] Kartu dengan empat 2 tetap dimainkan (BT‑12.3).
    }
    .title = Bagi ulang dengan empat 2
    .word =
        { $redeal-four_twos ->
            [yes] ya
           *[no] tidak
        }
rule-end-mode =
    { $end-mode ->
        [play_on] Yang lain main terus sampai tinggal satu yang memegang { cards-word }. Langkah terakhir yang sudah habis masih boleh dikalahkan (BT‑13.2).
       *[first_out] Yang pertama menghabiskan { cards-word }nya menang, dan ronde selesai (BT‑13.1).
    }
    .title = Kapan ronde selesai
    .word =
        { $end-mode ->
            [play_on] kalau tinggal satu pemain
           *[first_out] kalau pemain pertama habis
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] Kamu tidak boleh habis dengan { $high } saja. Kalau hanya itu yang kamu pegang, kamu lewat, juga saat harus memulai (BT‑13.3).
        [no_win] Kalau habis dengan { $high } saja, kamu jadi peringkat terakhir. Yang lain main terus (BT‑13.3).
       *[ok] Kamu boleh habis dengan { $high } saja (BT‑13.3).
    }
    .title = Habis dengan kartu tertinggi
    .off = larangan habis dengan { $high } saja
    .word =
        { $end-top_two ->
            [barred] tidak boleh
            [no_win] tidak menang
           *[ok] boleh
        }

rule-score-base =
    { $score-base ->
        [values_a] Tiap kartu sisa dihitung: 3 sampai 10 itu 1, J Q K itu 2, A itu 3, 2 itu 4 (BT‑14.3).
        [values_b] Tiap kartu sisa dihitung: 3 itu 1, 4 itu 2, dan seterusnya sampai A itu 12, 2 itu 13 (BT‑14.3).
        [values_c] Tiap kartu sisa dihitung: J itu 11, Q 12, K 13, A 14, 2 15, yang lain sesuai angkanya (BT‑14.3).
        [indonesia] Tiap kartu sisa dihitung 1, tiap 2 sisa dihitung 5. Habis memberi 5, atau 10 untuk tiap 2 di langkah itu. Langkah istimewa yang tidak dikalahkan memberi poin: four 20, straight flush 40, empat 2 80. Kalau mengakhiri ronde, poinnya dua kali lipat (BT‑14.15).
        [tw_deduct] Tiap kartu sisa dihitung: J Q K itu 20, A itu 30, 2 itu 40, yang lain sesuai angkanya (BT‑14.16).
        [tw_plus_minus] Tiap kartu sisa dihitung: 3 sampai 9 itu 1, 10 sampai A itu 2. Tiap 2 menggandakan jumlahnya (BT‑14.17).
        [none] Kartu sisa tidak dihitung (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] Tiap keping sisa dihitung 1 (BT‑14.19).
               *[std52] Tiap kartu sisa dihitung 1 (BT‑14.1).
            }
    }
    .title = Hitungan kartu sisa
    .word =
        { $score-base ->
            [values_a] 3 sampai 10 itu 1, J Q K 2, A 3, 2 4
            [values_b] 3 itu 1, 4 itu 2, sampai A 12, 2 13
            [values_c] angkanya; J 11 sampai A 14, 2 15
            [indonesia] masing-masing 1, 2 itu 5; poin untuk langkah istimewa
            [tw_deduct] angkanya; J Q K 20, A 30, 2 40
            [tw_plus_minus] 3 sampai 9 itu 1, 10 sampai A 2; 2 menggandakan
            [none] tidak ada
           *[cards] masing-masing 1
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] Berapa pun sisa { cards-word }mu tidak berpengaruh (BT‑14.2).
        [one] Setiap hitungan dikalikan: × { $factor } (BT‑14.2).
       *[rows] Hitungannya dikalikan: { $tier_rows } (BT‑14.2).
    }
    .title = Pengali menurut sisa kartu
    .allowed = jumlah kartu dan pengalinya, naik mulai dari 1 kartu, misalnya { $example }
    .word =
        { $tier_shape ->
            [flat] tidak ada
            [one] selalu × { $factor }
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] × { $factor } sampai { $to }
        [only] × { $factor } dengan { $from }
       *[from] × { $factor } mulai { $from }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Dari tiap dua pemain, yang { cards-word }nya lebih banyak membayar selisihnya. Selisih menentukan pengalinya (BT‑14.10).
               *[other] Yang dihitung adalah selisih { cards-word } dengan pemenang. Selisih menentukan pengalinya (BT‑14.10).
            }
       *[hand] Jumlah { cards-word } di tanganmu menentukan pengalinya (BT‑14.1).
    }
    .title = Dasar pengali
    .off = pengali menurut selisih
    .word =
        { $score-tiers_on ->
            [difference] selisih { cards-word }
           *[hand] { cards-word } di tangan
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Hanya hitungan pembuka yang dikalikan (BT‑14.8).
       *[all] Hitungan semua orang dikalikan (BT‑14.8).
    }
    .title = Pengali untuk siapa
    .off = pengali hanya untuk pembuka
    .word =
        { $score-tiers_apply ->
            [opener_only] pembuka saja
           *[all] semua orang
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] Tidak berpengaruh apakah kamu pernah mengeluarkan sesuatu (BT‑14.1).
       *[other] Kalau kamu tidak pernah mengeluarkan apa pun, hitunganmu × { $score-no_play_mult }, berapa pun sisanya (BT‑14.1).
    }
    .title = Pengali kalau tidak pernah keluar
    .off = pengali kalau tidak pernah keluar
    .word =
        { $score-no_play_mult ->
            [0] tidak ada
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Tiap 2 yang tersisa di tanganmu menggandakan hitunganmu (BT‑14.9).
       *[1] Kartu 2 yang tersisa di tanganmu tidak menggandakan apa pun (BT‑14.9).
    }
    .title = 2 yang tersisa di tangan
    .word =
        { $score-twos_in_hand ->
            [2] masing-masing menggandakan hitungan
           *[1] tanpa tambahan
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Habis dengan 2 saja menggandakan semua hitungan (BT‑14.9).
       *[1] Habis dengan 2 saja tidak menggandakan apa pun (BT‑14.9).
    }
    .title = Habis dengan 2
    .word =
        { $score-twos_finish ->
            [2] menggandakan semua hitungan
           *[1] tanpa tambahan
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] Semua membayar hitungannya ke pemenang (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Semua mencatat poinnya sendiri. Tidak ada yang membayar siapa pun (BT‑14.15).
               *[other] Tiap pemain kehilangan poin untuk { cards-word }nya sendiri. Pemenang mencatat 0 (BT‑14.7).
            }
        [fixed_loser] Satu yang kalah membayar pemenang: yang memegang four of a kind atau straight flush tertinggi. Kalau tidak ada: 2 tertinggi, lalu A tertinggi, lalu { cards-word } terbanyak (BT‑14.11).
        [pusoy] Hanya pemenang mendapat poin: 1 poin, digandakan untuk tiap 2 di langkah terakhir (BT‑14.13).
        [places] Peringkat memberi { $places } poin. Peringkat terakhir 0 (BT‑14.14).
       *[pairwise] Dari tiap dua pemain, yang hitungannya lebih besar membayar selisihnya (BT‑14.5).
    }
    .title = Siapa membayar siapa
    .word =
        { $score-settle ->
            [winner_takes] semua membayar pemenang
            [ledger]
                { $score-base ->
                    [indonesia] semua mencatat poinnya sendiri
                   *[other] semua kehilangan hitungannya
                }
            [fixed_loser] satu yang kalah membayar pemenang
            [pusoy] hanya pemenang mendapat poin
            [places] poin menurut peringkat
           *[pairwise] tiap dua pemain membayar selisihnya
        }
page-lost = Sisa hanya dihitung kalau { card-word } terakhir yang tidak disebut membuat kalah (BT‑11.2).
page-play-on = Yang dihitung { cards-word } di akhir sekali, jadi hanya pemain terakhir kehilangan poin (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] Pemenang tidak mendapat bonus (BT‑14.7).
       *[other] Pemenang mencatat { SIGNED($score-winner_bonus) } sebagai bonus (BT‑14.7).
    }
    .title = Bonus untuk pemenang
    .off = bonus untuk pemenang
    .word =
        { $score-winner_bonus ->
            [0] tidak ada
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed = Satu yang kalah membayar { $score-fixed } poin (BT‑14.11).
    .title = Yang dibayar satu yang kalah
    .word = { $score-fixed } poin
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠ dihitung 40 (BT‑14.16).
       *[no] A♠ dihitung seperti A lain (BT‑14.16).
    }
    .title = A sekop
    .off = A sekop yang dihitung 40
    .word =
        { $score-spade_ace_40 ->
            [yes] dihitung 40
           *[no] seperti A lain
        }
rule-score-unit =
    { $score-unit ->
        [1] Poin dicatat sesuai hitungan (BT‑0.5).
       *[other] Semua poin dikalikan: × { $score-unit } (BT‑0.5).
    }
    .title = Skala poin
    .off = skala untuk poin
    .word = × { $score-unit }

rule-match-end =
    { $match-end ->
        [deals] Permainan selesai setelah { deals }. Total tertinggi menang (BT‑15.1).
        [target] Permainan selesai kalau ada total mencapai { $match-target } setelah ronde. Total tertinggi menang (BT‑15.1).
        [deals_or_chips] Semua mulai dengan { $match-chips } poin. Permainan selesai setelah { deals }, atau kalau ada yang kehabisan poin. Total tertinggi menang (BT‑15.1).
       *[open] Poin dijumlahkan dari ronde ke ronde sampai host berhenti (BT‑15.1).
    }
    .title = Kapan permainan selesai
    .word =
        { $match-end ->
            [deals] setelah { deals }
            [target] di { $match-target } poin
            [deals_or_chips] setelah { deals }, atau kalau ada yang kehabisan poin
           *[open] kalau host mengakhirinya
        }
rule-match-deals =
    { $match-deals ->
        [0] Jumlah ronde tidak ditentukan (BT‑15.1).
       *[other] Permainan paling banyak { $match-deals } ronde (BT‑15.1).
    }
    .title = Jumlah ronde permainan
    .word =
        { $match-deals ->
            [0] tanpa batas
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] Target tidak ditentukan (BT‑15.1).
       *[other] Targetnya { $match-target } poin (BT‑15.1).
    }
    .title = Target permainan
    .word =
        { $match-target ->
            [0] tidak ada
           *[other] { $match-target } poin
        }
rule-match-chips =
    { $match-chips ->
        [0] Tidak ada yang mulai dengan poin awal (BT‑15.1).
       *[other] Semua mulai dengan { $match-chips } poin awal (BT‑15.1).
    }
    .title = Poin awal
    .word =
        { $match-chips ->
            [0] tidak ada
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] Mulai ronde 2, yang kalah menyerahkan { card-word } tertinggi ke pemenang. Satu { card-word } bebas dikembalikan (BT‑16.1).
        [class_one_by_one] { places-are-ranks } Masing-masing boleh meminta satu { card-word } dari tiap pangkat di bawahnya, dan mengembalikan satu (BT‑16.3).
        [class_pool] { places-are-ranks } Masing-masing boleh meminta satu { card-word } dari tiap pangkat di bawahnya, lalu meletakkan sebanyak itu. Para pemberi memilih, pelayan lebih dulu (BT‑16.4).
        [tribute_pick] Mulai ronde 2, semua set kartu diletakkan tertutup dan kamu memilih satu. Peringkat pertama memilih dulu, yang terakhir paling akhir (BT‑16.7).
        [tribute_1] Mulai ronde 2, peringkat terakhir menyerahkan { card-word } terbaiknya ke yang pertama. Satu { card-word } bebas dikembalikan (BT‑16.7).
        [tribute_2_1] Mulai ronde 2, peringkat terakhir menyerahkan dua { cards-word } terbaiknya ke yang pertama. Yang ketiga menyerahkan satu terbaiknya ke yang kedua. Sebanyak itu dikembalikan (BT‑16.7).
        [tribute_3_chain] Mulai ronde 2, peringkat terakhir menyerahkan tiga { cards-word } terbaiknya ke yang pertama. Yang pertama, kedua, dan ketiga menyisihkan { cards-word }. Peringkat berikutnya menarik 3 dari sisanya tanpa melihat (BT‑16.7).
       *[none] Tidak ada yang bertukar { cards-word } di antara ronde (BT‑16).
    }
    .title = Pertukaran di antara ronde
    .off = pertukaran di antara ronde
    .word =
        { $exchange-kind ->
            [loser_winner_3p] { card-word } terbaik yang kalah dengan pilihan pemenang
            [class_one_by_one] raja, bangsawan, pelayan: { card-word } ganti { card-word }
            [class_pool] raja, bangsawan, pelayan: { cards-word } dikumpulkan
            [tribute_pick] memilih set kartu tertutup menurut peringkat
            [tribute_1] peringkat terakhir menyerahkan satu { card-word }
            [tribute_2_1] peringkat terakhir menyerahkan dua, ketiga satu
            [tribute_3_chain] peringkat terakhir menyerahkan tiga, diteruskan
           *[none] tidak ada
        }
places-are-ranks =
    { $seats-count ->
        [3] Mulai ronde 2, peringkat menjadi pangkat: raja, rakyat, pelayan.
       *[other] Mulai ronde 2, peringkat menjadi pangkat: raja, bangsawan, rakyat, pelayan.
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] { $low } dan semua 2 tidak boleh diminta atau diserahkan (BT‑16.5).
       *[none] Semua { card-word } boleh diminta atau diserahkan (BT‑16.5).
    }
    .title = Kartu di luar pertukaran
    .off = kartu di luar pertukaran
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low } dan semua 2
           *[none] tidak ada
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] Raja yang tidak menjadi yang pertama lagi jatuh jadi pelayan (BT‑16.6).
       *[no] Raja mendapat pangkat menurut peringkatnya, seperti semua orang (BT‑16.6).
    }
    .title = Jatuhnya raja
    .off = raja yang jatuh
    .word =
        { $exchange-king_falls ->
            [yes] jadi pelayan kalau tidak pertama lagi
           *[no] tidak
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] Urutan habisnya kartu menentukan peringkat (BT‑16).
       *[points] Poin menentukan peringkat (BT‑16).
    }
    .title = Cara menentukan peringkat
    .word =
        { $exchange-ranking ->
            [finish_order] menurut habisnya kartu
           *[points] menurut poin
        }
