refusal-wrong_phase =
    { $action ->
        [declare] Sekarang tidak ada yang boleh menunjukkan truf.
        [pass] Sekarang tidak ada yang perlu dilewati.
        [redeal] Sekarang tidak ada yang boleh minta bagi ulang.
        [trump] Sekarang kamu tidak boleh menentukan truf.
        [bury] Sekarang kamu tidak boleh menyimpan kartu tertutup.
        [choose] Tidak ada lemparan yang menunggumu.
       *[play] Kartu belum mulai dikeluarkan.
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] Lewat hanya saat truf bisa ditunjukkan. Langkah pembuka trik selalu harus diikuti. (SJ‑7.1)
            [redeal] Minta setelah kartu terakhir ditarik dan sebelum kartu disimpan tertutup. (SJ‑3.10)
            [trump] Hanya rekan pembagi yang mungkin diminta. (SJ‑3.7)
            [bury] Hanya yang mengambil kartu bawah yang menyimpan tertutup, sebelum trik pertama. (SJ‑4.1)
            [choose] Kamu memilih kalau pemain sebelum kamu melempar terlalu banyak. (SJ‑6.2)
           *[play] Kartu ditarik dulu, lalu pembagi menyimpan kartu tertutup. (SJ‑4.1)
        }
refusal-not_your_turn =
    { $action ->
        [bury] Sekarang { $name } menyimpan kartu tertutup.
        [choose] { $name } menentukan bagian lemparan itu.
        [trump] { $name } menentukan kembang truf.
       *[play] Bukan giliranmu: sekarang { $name }.
    }
    .rule = Sementara itu kamu bisa melihat kartumu. (SJ‑1.1)
refusal-not_held = Kamu tidak punya semua ini: { $cards }.
    .rule = Sebut tiap kartu hanya sebanyak yang kamu punya. (SJ‑7.1)

refusal-not_drawn_yet = Kamu belum menarik { $cards }.
    .rule = Tunjukkan kartu yang kamu punya. (SJ‑3.2)
refusal-not_a_declaration =
    { $why ->
        [level] Truf hanya ditunjukkan dengan kartu nilai { level-name } atau joker.
        [joker] Satu joker tidak cukup untuk menunjukkan truf.
        [jokers] “Tanpa truf” perlu { $n } joker kembar di sini.
       *[equal] Truf hanya ditunjukkan dengan kartu kembar.
    }
    .rule =
        { $why ->
            [level] Tunjukkan kartu tingkat yang sedang dimainkan. (SJ‑3.2)
            [joker] Tunjukkan dua joker kembar, atau kartu tingkat. (SJ‑3.2)
            [jokers] Tunjukkan semuanya, atau kartu tingkat. (SJ‑3.5)
           *[equal] Tunjukkan satu kartu tingkat, atau beberapa dari satu kembang. (SJ‑3.2)
        }
refusal-no_trump_off = Truf tidak bisa ditunjukkan dengan joker di sini.
    .rule = Tunjukkan kartu tingkat dari satu kembang. (SJ‑3.5)
refusal-declaration_too_weak = { $cards } paling sedikit sama kuat.
    .rule = Lebih banyak kartu kembar lebih kuat. Kalau sama banyak, joker mengalahkan kartu tingkat. (SJ‑3.3)
refusal-declaration_too_late = Sudah terlambat untuk menunjukkan itu.
    .rule = Tunjukkan truf saat kartu ditarik, atau sampai waktunya habis. (SJ‑3.2)
refusal-own_declaration = Truf yang ditunjukkan sudah milikmu.
    .rule = Kalau mendapat satu lagi yang kembar, kamu bisa memperkuatnya. (SJ‑3.4)
refusal-not_entitled = Kamu tidak boleh minta bagi ulang dengan kartu ini.
    .rule =
        { $redeal_claims ->
            [points_15] Perlu kartu dengan 15 poin atau kurang. (SJ‑3.10)
            [trumps_3] Perlu kartu dengan tiga truf atau kurang. (SJ‑3.10)
           *[either] Perlu 15 poin atau kurang, atau tiga truf atau kurang. (SJ‑3.10)
        }

refusal-bury_count = Kamu menyimpan { $n } kartu tertutup, dan kamu menyebut { $had }.
    .rule = Simpan sebanyak kartu bawah; kartu apa saja boleh. (SJ‑4.1)
refusal-unit_not_offered = Itu bukan bagian yang bisa dikalahkan.
    .rule = Sebutkan salah satu: { $units }. (SJ‑6.2)
one-unit = { $cards }
refusal-no_such_suit = Itu bukan kembang.
    .rule = Sebutkan keriting, wajik, hati, atau sekop. (SJ‑3.7)

refusal-mixed_suits = Trik dimulai dengan satu kembang, atau semuanya truf.
    .rule = Kartu tingkat dan joker juga truf. (SJ‑5.4)
refusal-not_a_combination = Kartu ini tidak bisa dimainkan seperti itu.
    .rule = Pilih lagi, atau hilangkan cara membacanya. (SJ‑5.5)

refusal-wrong_size = Trik dimulai dengan { $n } kartu, jadi keluarkan { $n }.
    .rule = Kamu memilih { $had }. { legal } (SJ‑7.1)
refusal-must_play_all = Kamu punya { $cards }: semua kartu { of-suit } di tanganmu harus keluar.
    .rule = Tambahkan kartu lain mana saja sampai jumlahnya cukup. (SJ‑7.2)
refusal-must_follow_suit =
    { $n ->
        [1] Kamu punya kartu { of-suit }, jadi ikut kembang.
       *[other] Kamu punya { $n } kartu { of-suit } atau lebih, jadi ikut kembang.
    }
    .rule = { legal } (SJ‑7.3)
refusal-pair_owed =
    { $n ->
        [1] Kamu punya pair { of-suit }, dan trik ini mewajibkannya.
        [2]
            { $led ->
                [1] Kamu punya dua pair { of-suit }, dan trik ini mewajibkan keduanya.
               *[other] Kamu punya dua pair { of-suit }: traktor yang membuka trik mewajibkan keduanya.
            }
       *[other] Kamu punya { $n } pair { of-suit }, dan trik ini mewajibkannya.
    }
    .rule = Keluarkan misalnya { $cards }. (SJ‑7.4)
refusal-triple_owed =
    { $n ->
        [1] Kamu punya tiga { of-suit } kembar, dan trik ini mewajibkannya.
       *[other] Kamu punya { $n } threes { of-suit }, dan trik ini mewajibkannya.
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [1] Kamu punya empat { of-suit } kembar, dan trik ini mewajibkannya.
       *[other] Kamu punya { $n } four of a kind { of-suit }, dan trik ini mewajibkannya.
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] Kamu punya traktor { of-suit }, dan trik ini mewajibkannya.
       *[other] Kamu punya traktor { $length } pair { of-suit }, dan trik ini mewajibkannya.
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = Kamu punya buldoser { of-suit }, dan trik ini mewajibkannya.
    .rule = { refusal-pair_owed.rule }
