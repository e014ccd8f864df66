refusal-wrong_phase =
    { $phase ->
        [over] Ronde sudah selesai.
        [play]
            { $action ->
                [choose] Sekarang tidak ada yang diletakkan untukmu.
               *[give] Selama kartu dikeluarkan, tidak ada yang menyerahkan kartu.
            }
        [return] Pengembalian kartu belum selesai.
       *[tribute] Upeti belum selesai dibayar.
    }
    .rule =
        { $phase ->
            [over] Tunggu ronde berikutnya. (DG‑5.8)
            [play] Keluarkan kartu, atau lewat. (DG‑5.5)
            [return] Kartu dikeluarkan setelah semua penerima mengembalikan satu kartu. (DG‑7.6)
           *[tribute] Kartu dikeluarkan setelah upeti dibayar dan kartu dikembalikan. (DG‑7.3)
        }
refusal-not_your_turn =
    { $n ->
        [0] Undian menentukan dulu sebelum ada yang bertindak.
        [1] Bukan giliranmu: sekarang { $names }.
       *[other] Tidak ada yang perlu kamu lakukan sekarang. Meja menunggu { $names }.
    }
    .rule = Sementara itu kamu bisa melihat kartumu. (DG‑5.5)
refusal-not_held = Kamu tidak punya { $cards }, atau tidak sebanyak itu.
    .rule = Sebut tiap kartu sebanyak yang kamu punya. (DG‑3.1)

refusal-not_a_combination =
    { $why ->
        [size] { $n } kartu tidak membentuk langkah.
        [ranks] { $cards } tidak bernilai sama.
        [jokers] { $cards } tidak membentuk apa pun, jokernya jadi apa pun.
        [second] { $cards } bukan langkah yang bisa dikalahkan.
       *[five] { $cards } bukan langkah lima kartu.
    }
    .rule =
        { $why ->
            [size] Keluarkan satu, dua, tiga, atau lima kartu. (DG‑3.1)
            [ranks] Dua atau tiga kartu harus bernilai sama. (DG‑3.1)
            [second] Sebutkan satu langkah di situ. (DG‑3.1)
           *[five] Keluarkan straight, flush, full house, atau yang lebih tinggi. (DG‑3.1)
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] Sebagai langkah terakhirmu, kartu ini { a-kind }.
       *[no] Kartu ini tidak bisa jadi yang kamu sebut.
    }
    .rule = Keluarkan tanpa menyebut apa pun, sebagai { a-kind }. (DG‑4.7)
refusal-wrong_size =
    { $what ->
        [tribute] Upeti itu satu kartu.
        [return]
            { $need ->
                [0] Kamu tidak mengembalikan kartu.
                [1] Kamu mengembalikan satu kartu.
               *[other] Letakkan { $need } kartu untuk dipilih.
            }
       *[play] { $need } kartu dikeluarkan, jadi jawab dengan { $need }.
    }
    .rule =
        { $what ->
            [tribute] Serahkan salah satu kartu tertinggimu. (DG‑7.3)
            [return]
                { $need ->
                    [0] Ambil salah satu kartu yang diletakkan untukmu. (DG‑7.6)
                   *[other] Kamu menyebut { $n }. (DG‑7.6)
                }
           *[play] Kamu memilih { $n }. { legal } (DG‑3.5)
        }
refusal-does_not_beat =
    { $tie ->
        [yes] Itu hanya setinggi { a-kind }.
       *[no] Itu tidak mengalahkan { a-kind }.
    }
    .rule = { legal } (DG‑3.5)
refusal-leader_must_play = Kamu yang memulai, jadi harus mengeluarkan kartu.
    .rule = Mulai dengan apa saja. (DG‑5.5)

refusal-not_highest = Upetimu harus salah satu kartu tertinggimu.
    .rule = Kamu boleh menyerahkan { $cards }. (DG‑7.3)
refusal-same_rank = Kartu yang kamu letakkan harus berbeda nilai.
    .rule = Letakkan { $need } kartu dengan { $need } nilai. (DG‑7.6)
refusal-no_such_choice =
    { $n ->
        [0] Tidak ada yang diletakkan untukmu.
       *[other] { $n } kartu diletakkan untukmu.
    }
    .rule =
        { $n ->
            [0] Kamu sendiri yang mengembalikan kartu. (DG‑7.6)
           *[other] Pilih salah satu menurut tempatnya, mulai 1. (DG‑7.6)
        }
