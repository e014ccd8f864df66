refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] Sekarang tidak ada yang menyerahkan kartu.
               *[choose] Sekarang tidak ada yang perlu dipilih.
            }
        [over] Ronde sudah selesai.
       *[other] Pertukaran kartu belum selesai.
    }
    .rule =
        { $phase ->
            [play] Sekarang kamu mengeluarkan kartu atau lewat. (ZS‑9.5)
            [over] Di ronde berikutnya kamu mendapat kartu baru. (ZS‑9.5)
            [give-up] Tiap peringkat terakhir menyerahkan satu kartu dulu. (ZS‑6.2)
            [give-back] Tiap peringkat pertama mengembalikan satu kartu dulu. (ZS‑6.2)
           *[other] Pilih di antara dua kartu dulu. (ZS‑6.2)
        }
refusal-passed_this_trick = Kamu sudah lewat, dan di sini lewat berlaku sepanjang trik.
    .rule = Kamu boleh ikut lagi saat trik berikutnya mulai. (ZS‑5.3)
refusal-not_your_turn =
    { $phase ->
        [play] Bukan giliranmu: sekarang giliran { $names }.
       *[other] Tidak ada yang perlu kamu lakukan sekarang: giliran { $names }.
    }
    .rule =
        { $phase ->
            [play] Sementara itu kamu bisa memilih kartu. (ZS‑5.3)
           *[other] Sementara itu kamu bisa melihat kartumu. (ZS‑6.2)
        }
refusal-not_held = Kamu tidak punya { $cards }, atau tidak sebanyak itu.
    .rule = Sebut tiap kartu sebanyak yang kamu punya. (ZS‑9.5)

refusal-not_a_combination =
    { $why ->
        [nothing] Kamu tidak menyebut kartu apa pun.
        [jokers] { $cards } tidak bisa digabung, karena joker bukan pengganti di sini.
        [wild] { $cards } tidak bisa digabung: { a-two } tidak punya tempat di straight.
        [outside] { $cards } tidak bisa digabung: tidak semua nilai ini membentuk straight.
        [gap] { $cards } tidak bisa digabung: ada nilai yang hilang di antaranya.
        [short] { $cards } terlalu pendek untuk straight.
        [few] { $cards } terlalu pendek untuk dianggap berurutan.
        [long] { $cards } lebih panjang daripada straight mana pun.
       *[uneven] { $cards } tidak bisa digabung.
    }
    .rule =
        { $why ->
            [short] Straight terdiri dari { $n } kartu atau lebih. { legal } (ZS‑3.4)
            [few] Perlu { $n } nilai berurutan atau lebih. { legal } (ZS‑3.5)
           *[other] Keluarkan kartu bernilai sama, atau nilai berurutan. { legal } (ZS‑3.1)
        }
refusal-reading_not_offered = { $cards } tidak bisa jadi itu.
    .rule = Kamu bisa mengeluarkannya sebagai { $readings }. (ZS‑4.2)
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] Kamu tidak menyebut kartu.
               *[other] Kamu menyerahkan satu kartu, dan kamu menyebut { $n }.
            }
       *[play] { $n } kartu tidak bisa menjawab { $need }.
    }
    .rule =
        { $what ->
            [gift] Sebut satu kartu. (ZS‑6.2)
           *[play]
                { $bombs ->
                    [yes] Keluarkan kartu sebanyak yang harus dikalahkan, atau bom. { legal } (ZS‑3.8)
                   *[no] Keluarkan kartu sebanyak yang harus dikalahkan. { legal } (ZS‑3.8)
                }
        }
refusal-wrong_kind = Kamu tidak bisa menjawab { a-kind } dengan jenis lain.
    .rule = Keluarkan jenis yang sama, tapi lebih tinggi. { legal } (ZS‑3.8)
refusal-does_not_beat =
    { $why ->
        [smaller] Bom itu kartunya lebih sedikit.
        [mixed] Kembang campuran tidak mengalahkan straight satu kembang.
        [impure] Kalau nilainya sama, langkah dengan pengganti tidak mengalahkan yang tanpa pengganti.
        [equal] Itu hanya setinggi { $table }.
       *[lower] Itu lebih rendah daripada { $table }.
    }
    .rule =
        { $why ->
            [mixed] Keluarkan straight satu kembang yang lebih tinggi. { legal } (ZS‑3.8)
           *[other] Perlu jenis yang sama, tapi lebih tinggi. { legal } (ZS‑3.8)
        }
refusal-leader_must_play = Kamu yang memulai, jadi tidak boleh lewat.
    .rule = { legal } (ZS‑5.3)

refusal-not_highest = Yang diserahkan harus kartu dengan nilai tertinggimu.
    .rule = Kamu boleh menyerahkan { $cards }. (ZS‑6.2)
refusal-no_such_choice = Ada dua kartu untuk dipilih.
    .rule = Pilih yang pertama atau yang kedua. (ZS‑6.2)
