refusal-not_your_turn =
    { $phase ->
        [leftover] { $name } memutuskan soal { cards-word } sisa.
        [exchange] Bukan giliranmu: sekarang { $name }.
       *[play] Bukan giliranmu: sekarang giliran { $name }.
    }
    .rule =
        { $phase ->
            [leftover] Yang memegang { card-word } terendah yang memutuskan. ({ RULE($rule) })
            [exchange] Sementara itu kamu bisa melihat { cards-word }mu. (BT‑16.9)
           *[play] Sementara itu kamu bisa memilih { cards-word }. (BT‑10.1)
        }
refusal-wrong_phase =
    { $why ->
        [place] Nomornya di sini 1 sampai { $n }.
        [seat] Sekarang kamu bisa meminta dari { $names }.
        [step] Ada langkah lain dulu dalam pertukaran ini.
       *[phase]
            { $phase ->
                [leftover] { cards-word-title } sisa dulu.
                [redeal] Bagi ulang masih bisa diminta.
                [exchange] Pertukaran dulu.
                [play]
                    { $action ->
                        [declare] Sudah giliranmu, jadi sudah terlambat untuk bilang.
                       *[other] Kartu sudah mulai dikeluarkan.
                    }
               *[over] Ronde sudah selesai.
            }
    }
    .rule =
        { $phase ->
            [redeal] Tekan Pertahankan untuk memainkan ronde ini. (BT‑12.3)
            [over] Di ronde berikutnya kamu mendapat { cards-word } baru. ({ RULE($rule) })
            [play]
                { $choices ->
                    [0] Yang sebelumnya sudah selesai. ({ RULE($rule) })
                   *[other] Kamu bisa menekan: { $open }. ({ RULE($rule) })
                }
           *[other] Urutannya: { cards-word } sisa, pertukaran, bagi ulang, mengeluarkan kartu. ({ RULE($rule) })
        }

refusal-not_held =
    { $action ->
        [demand] { $cards } tidak ada di pak aturan ini.
       *[play]
            { $twice ->
                [yes] Kamu menyebut { $cards } dua kali.
               *[no] Kamu tidak punya { $cards }.
            }
    }
    .rule =
        { $action ->
            [demand] Sebut { card-word } yang ada di pak. (BT‑16.3)
            [give] Kamu punya { $hand }. (BT‑16.8)
            [keep] Kamu punya { $hand }. (BT‑16.7)
           *[play] Kamu punya { $hand }. (BT‑10.1)
        }
refusal-not_a_combination =
    { $why ->
        [straight] { $cards } bukan straight di sini.
        [bare_four] Four of a kind perlu { card-word } kelima di sini.
        [kickers] Straight flush perlu dua { cards-word } lagi di sini.
        [off] Kamu tidak boleh mengeluarkan { a-kind } di sini.
       *[other] { $cards } bukan kombinasi.
    }
    .rule =
        { $why ->
            [straight] Straight, tertinggi dulu: { $straights }. { legal } (BT‑8.1)
            [bare_four]
                { $combo-four ->
                    [two_pair] Empat { cards-word } hanya keluar sebagai dua pair. { legal } (BT‑6.8)
                   *[none] Tambahkan satu { card-word } bebas. { legal } (BT‑6.5)
                }
            [kickers] Keluarkan tujuh { cards-word }: straight flush dan dua yang bebas. { legal } (BT‑6.6)
            [off]
                { $kind ->
                    [triple] Tiga bernilai sama hanya keluar bersama pair, sebagai full house. { legal } (BT‑6.1)
                    [flush] Lima dengan { suit-word } sama hanya berlaku sebagai straight flush. { legal } (BT‑6.3)
                    [quads] Empat bernilai sama perlu { card-word } kelima. { legal } (BT‑6.5)
                    [two_pair]
                        { $combo-two_pair_kicker ->
                            [yes] Dua pair perlu { card-word } kelima. { legal } (BT‑6.8)
                           *[no] Keluarkan pair satu per satu. { legal } (BT‑6.1)
                        }
                    [two_pair_kicker]
                        { $combo-four ->
                            [two_pair] Keluarkan dua pair tanpa { card-word } kelima. { legal } (BT‑6.8)
                           *[none] Keluarkan pair satu per satu. { legal } (BT‑6.1)
                        }
                    [straight_flush_7] Straight flush itu lima { cards-word }. { legal } (BT‑6.6)
                   *[other] Aturan ini tidak memakainya. { legal } (BT‑6.1)
                }
           *[other] Kombinasi di sini: { $kinds }. { legal } (BT‑6.1)
        }
refusal-wrong_size =
    { $action ->
        [give] Kamu memilih { cards }, bukan { $need }.
        [keep] Kamu memilih { cards }, bukan { $need }.
       *[play] { cards } tidak bisa menjawab { $need }.
    }
    .rule =
        { $action ->
            [give]
                { $exchange-kind ->
                    [class_pool] Letakkan sebanyak yang kamu terima: { $need } mana saja yang boleh diserahkan. (BT‑16.4)
                   *[other] Serahkan sebanyak yang harus: { $need } mana saja yang boleh diserahkan. (BT‑16.8)
                }
            [keep] Pilih { $need } mana saja dari tanganmu. (BT‑16.7)
           *[play]
                { $answer-monsters ->
                    [any_time] Keluarkan { cards-word } sebanyak yang harus dikalahkan, atau bom. { legal } (BT‑9.3)
                   *[off] Keluarkan { cards-word } sebanyak yang harus dikalahkan. { legal } (BT‑9.1)
                }
        }
refusal-does_not_beat = { $cards } tidak mengalahkan { $table }.
    .rule =
        { $need ->
            [monster]
                { $above ->
                    [0] Perlu { kind } yang lebih tinggi. { legal } ({ RULE($rule) })
                   *[other] Perlu { kind } yang lebih tinggi atau bom yang lebih kuat: { $stronger }. { legal } ({ RULE($rule) })
                }
            [ladder] Perlu { kind } yang lebih tinggi, atau lima kartu yang lebih kuat: { $stronger }. { legal } ({ RULE($rule) })
           *[same]
                { $answer-monsters ->
                    [any_time] Perlu { kind } yang lebih tinggi, atau bom. { legal } ({ RULE($rule) })
                   *[off] Perlu { kind } yang lebih tinggi. { legal } ({ RULE($rule) })
                }
        }

refusal-leader_must_play = Kamu yang memulai, jadi tidak boleh lewat.
    .rule = { legal } (BT‑10.1)
refusal-must_include_low_card = Langkah pertamamu harus memuat { $card }.
    .rule = Keluarkan sendirian atau dalam kombinasi. { legal } (BT‑5.2)
refusal-must_be_low_card_alone = Kamu harus membuka dengan { $card } saja.
    .rule = Itu { card-word } terendah. { legal } (BT‑5.2)
refusal-passed_this_trick = Kamu sudah lewat di trik ini.
    .rule = Kamu boleh ikut lagi saat trik berikutnya mulai. (BT‑10.3)
refusal-may_only_pass = Sekarang kamu hanya boleh lewat.
    .rule =
        { $pass-self_extend ->
            [yes] Semua lewat pada { $before }, dan { $name } terus mengalahkannya. Lewat saja. (BT‑10.4)
           *[no] Semua lewat pada { $before }, dan { $name } memulai dengan yang lebih tinggi. Lewat saja. (BT‑10.5)
        }
refusal-top_duty = { next-has-one }
    .rule =
        { $case ->
            [follow]
                { $answer-monsters ->
                    [any_time] Keluarkan satuan tertinggimu, { $highest }, atau bom. { legal } (BT‑11.3)
                   *[off] Keluarkan satuan tertinggimu, { $highest }. { legal } (BT‑11.3)
                }
            [lead] Mulai dengan kombinasi atau satuan tertinggimu, { $highest }. { legal } (BT‑11.3)
           *[combination] Mulai dengan kombinasi, karena kamu punya. { legal } (BT‑11.3)
        }
refusal-top_card_barred = Kamu tidak boleh habis dengan { $card } saja.
    .rule = Lewat saja, juga saat harus memulai. (BT‑13.3)
refusal-not_entitled =
    { $why ->
        [called] { cards-word-title } terakhirmu sudah ditegur sebelum kamu bilang.
        [silenced] Kamu tidak bisa menegur siapa pun lagi di ronde ini.
        [no_call] Tidak ada yang perlu ditegur di sana.
        [kept] Kamu sudah mempertahankan kartu ini.
       *[other] Kamu tidak boleh minta bagi ulang dengan kartu ini.
    }
    .rule =
        { $why ->
            [kept] Ronde mulai kalau semua mempertahankan kartunya, atau waktunya habis. (BT‑12.3)
            [redeal] { $redeals } Tekan Pertahankan. (BT‑12.3)
            [called] Bilang sebelum ada yang menegur. (BT‑11.2)
            [silenced] Kamu tadi salah menegur. (BT‑11.2)
           *[no_call]
                { $last-declare ->
                    [both] Tegur orang lain dengan dua { cards-word } atau satu, sekali saja. (BT‑11.2)
                    [two] Tegur orang lain dengan dua { cards-word }, sekali saja. (BT‑11.2)
                   *[one] Tegur orang lain dengan satu { card-word }, sekali saja. (BT‑11.2)
                }
        }
refusal-nothing_to_declare = Dengan sisa { cards }, kamu tidak perlu bilang apa-apa.
    .rule =
        { $last-declare ->
            [both] Bilang saat tinggal dua { cards-word }, dan saat tinggal satu. (BT‑11.1)
            [two] Bilang saat tinggal dua { cards-word }. (BT‑11.1)
           *[one] Bilang saat tinggal satu { card-word }. (BT‑11.1)
        }
refusal-already_declared = Kamu sudah bilang.
    .rule = Sekali saja cukup. (BT‑11.1)

first-demand = Pilih { card-word } yang kamu mau dari { $name } dan tekan Minta, atau tekan Tidak minta. (BT‑16.3)
first-demand-pool = Pilih { card-word } yang kamu mau dan tekan Minta, atau tekan Tidak minta. Kamu bisa meminta dari { $names }. (BT‑16.4)
first-return = Pilih { cards } untuk { $name } dan tekan Serahkan. (BT‑16.8)
first-put-out = Pilih { cards } untuk { $names } dan tekan Letakkan. (BT‑16.4)
first-choose = Pilih satu dari { $n } { cards-word } tertutup di bawah. (BT‑16.4)
first-choose-hand = Pilih satu dari { $n } set kartu tertutup di bawah. (BT‑16.7)
first-keep = Pilih { cards } dan tekan Sisihkan. (BT‑16.7)
first-take = Tekan Ambil untuk mendapat sisanya, atau Tolak. (BT‑4.4)
first-swap = Tekan Tukar untuk mengganti { $low } dengan sisanya, atau Tolak. (BT‑4.5)
refusal-protected_card = { $card } tetap di tempatnya.
    .rule = { $low } dan semua 2 tidak boleh diminta atau diserahkan di sini. (BT‑16.5)
refusal-not_yours_to_give = Bukan giliranmu: sekarang { $name }.
    .rule =
        { $you ->
            [later] Bagianmu nanti. (BT‑16.4)
           *[none] Kamu tetap memegang { cards-word }mu. (BT‑16.4)
        }

refusal-not_allowed_by_rules =
    { $what ->
        [redeal] Dalam aturan ini tidak ada bagi ulang.
        [callout] Di meja ini tidak ada teguran.
        [leftover] Di sini tidak ada yang memilih soal { cards-word } sisa.
        [exchange] Dalam aturan ini tidak ada pertukaran itu.
       *[declare] Dalam aturan ini tidak ada yang menyebut kartu terakhir.
    }
    .rule =
        { $what ->
            [redeal] Mainkan kartu seperti dibagikan. (BT‑12.3)
            [callout] Di sini { card-word } terakhir tidak perlu ditegur. (BT‑11.2)
            [leftover]
                { $left ->
                    [0] Tidak ada sisa di sini. (BT‑3.6)
                   *[other]
                        { $rest-use ->
                            [give] Yang memegang { card-word } terendah mengambil semuanya. (BT‑4.2)
                            [may_take] Di sini sisanya boleh diambil atau ditolak, bukan ditukar. (BT‑4.4)
                            [swap] Di sini sisanya boleh ditukar dengan { card-word } terendah, atau dibiarkan. (BT‑4.5)
                            [stock] Di sini sisanya jadi tumpukan. (BT‑4.7)
                           *[discard] Di sini sisanya tidak dipakai. (BT‑4.6)
                        }
                }
            [exchange]
                { $exchange-kind ->
                    [none] Tidak ada yang bertukar { cards-word } di antara ronde. (BT‑16.1)
                   *[other] Langkah ini untuk pertukaran jenis lain. ({ RULE($rule) })
                }
           *[declare] Keluarkan saja { card-word } terakhirmu. (BT‑11.1)
        }
