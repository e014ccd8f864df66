rule-dg-players = Enam orang bermain dalam dua tim bertiga. Tetangga tidak pernah jadi rekan (DG‑0.3).
    .title = Pemain
    .word = { $dg-players }
rule-dg-packs = Kalian bermain dengan { $dg-packs } pak termasuk joker: { $hand } kartu per orang (DG‑2.1).
    .title = Jumlah pak
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] Giliran searah jarum jam (DG‑0.2).
       *[ccw] Giliran berlawanan arah jarum jam (DG‑0.2).
    }
    .title = Arah giliran
    .word =
        { $dg-direction ->
            [cw] searah jarum jam
           *[ccw] berlawanan arah jarum jam
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] Tingkat tim yang memimpin adalah nilai truf. Kartunya ada di antara A dan joker (DG‑2.4).
               *[caught_points] Satu nilai jadi truf di semua ronde. Kartunya ada di antara A dan joker (DG‑2.4).
            }
       *[none] Dari rendah ke tinggi: 2 sampai 10, J, Q, K, A, joker kecil, joker besar. Tidak ada nilai truf (DG‑2.2).
    }
    .title = Nilai truf
    .off = nilai truf di atas A
    .word =
        { $dg-trump ->
            [level] menurut tingkat
           *[none] tidak ada
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] Kedua tim mulai di tingkat { $dg-level_start } (DG‑6.4).
       *[caught_points] Nilai trufnya { $dg-level_start } (DG‑9.1).
    }
    .title = Tingkat pertama
    .word = { $dg-level_start }

rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] Flush mengalahkan straight (DG‑3.2).
       *[no] Straight mengalahkan flush (DG‑3.2).
    }
    .title = Flush dan straight
    .word =
        { $dg-flush_over_straight ->
            [yes] flush lebih tinggi
           *[no] straight lebih tinggi
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] Kalau nilai tertinggi dua flush sama, nilai berikutnya yang menentukan (DG‑3.6).
       *[top_only] Flush dengan nilai tertinggi sama dianggap setara (DG‑3.6).
    }
    .title = Flush yang sama
    .word =
        { $dg-flush_tie ->
            [all_ranks] nilai berikutnya yang menentukan
           *[top_only] setara
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] Dua joker kecil mengalahkan satu kecil dan satu besar (DG‑4.3).
       *[tie] Dua joker kecil setinggi satu kecil dan satu besar (DG‑4.3).
    }
    .title = Pair joker kecil
    .off = dua joker kecil di atas pair campuran
    .word =
        { $dg-small_pair ->
            [beats] mengalahkan pair campuran
           *[tie] setara dengan pair campuran
        }

rule-dg-reading =
    { $dg-reading ->
        [named] Kamu boleh menyebut jokermu jadi apa: jenis dan nilai apa saja yang mungkin (DG‑4.7).
       *[fixed] Joker membentuk jenis terkuat yang mungkin (DG‑4.5).
    }
    .title = Menyebut cara membaca
    .off = menyebut joker jadi apa
    .word =
        { $dg-reading ->
            [named] oleh pemain
           *[fixed] oleh aturan
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] Di dalam jenis terkuat, joker membentuk nilai terendah (DG‑4.5).
       *[strongest] Di dalam jenis terkuat, joker membentuk nilai tertinggi (DG‑4.5).
    }
    .title = Nilai di dalam jenis
    .word =
        { $dg-wild_rank ->
            [weakest] terendah
           *[strongest] tertinggi
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] Lima kartu berjoker yang menghabiskan kartumu dibaca selemah mungkin (DG‑4.6).
       *[normal] Langkah terakhir berjoker dibaca seperti yang lain (DG‑4.6).
    }
    .title = Langkah terakhir berjoker
    .off = langkah terakhir berjoker yang lemah
    .word =
        { $dg-wild_finish ->
            [weakest] selemah mungkin
           *[normal] seperti yang lain
        }

rule-dg-first_lead =
    { $dg-first_lead ->
        [random] Yang memulai ronde pertama diundi (DG‑5.3).
       *[draw] Semua menarik satu kartu. Yang tertinggi memulai ronde pertama (DG‑5.3).
    }
    .title = Yang memulai pertama
    .word =
        { $dg-first_lead ->
            [random] diundi
           *[draw] kartu tertinggi yang ditarik
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] Setelah upeti, yang membayar kartu tertinggi memulai. Kalau tidak ada, yang habis pertama (DG‑5.4).
       *[first_finisher] Yang habis pertama di ronde sebelumnya memulai (DG‑5.4).
    }
    .title = Yang memulai berikutnya
    .word =
        { $dg-later_lead ->
            [highest_tribute] yang membayar upeti tertinggi
           *[first_finisher] yang habis pertama
        }

rule-dg-tribute =
    { $dg-tribute ->
        [yes] Sebelum ronde berikutnya, tiap pemain yang tertangkap menyerahkan satu kartu tertinggi. Satu kartu dikembalikan (DG‑7.1).
       *[no] Yang tertangkap tidak membayar apa pun (DG‑7.1).
    }
    .title = Upeti
    .off = upeti dari yang tertangkap
    .word =
        { $dg-tribute ->
            [yes] dibayar
           *[no] tidak ada
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] Di antara kartu pemberi yang sama tinggi, undian memilih (DG‑7.3).
       *[giver] Pemberi memilih di antara kartu yang sama tinggi (DG‑7.3).
    }
    .title = Upeti yang sama tinggi
    .word =
        { $dg-tribute_pick ->
            [random] undian memilih
           *[giver] pemberi memilih
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] Pemberi membayar pemenang tepat sebelumnya. Sisanya menurut giliran (DG‑7.5).
       *[rank_order] Upeti tertinggi untuk peringkat pertama, dan seterusnya (DG‑7.5).
    }
    .title = Siapa membayar siapa
    .word =
        { $dg-pairing ->
            [adjacent_first] tetangga dulu
           *[rank_order] menurut nilai dan peringkat
        }
rule-dg-return =
    { $dg-return ->
        [candidates] Untuk joker, dua atau tiga kartu diletakkan, dan pemberi mengambil satu (DG‑7.6).
       *[recipient] Penerima mengembalikan satu kartu sesukanya (DG‑7.6).
    }
    .title = Kartu balasan
    .word =
        { $dg-return ->
            [candidates] pemberi mengambil satu dari beberapa
           *[recipient] pilihan penerima
        }
rule-dg-resist =
    { $dg-resist ->
        [0] Tidak ada yang bebas dari upeti (DG‑7.2).
        [1] Yang memegang satu joker tidak membayar upeti (DG‑7.2).
       *[other] Yang memegang { $dg-resist } joker atau lebih tidak membayar upeti (DG‑7.2).
    }
    .title = Joker untuk bebas upeti
    .word =
        { $dg-resist ->
            [0] tidak ada
           *[other] { $dg-resist }
        }

rule-dg-score =
    { $dg-score ->
        [levels] Tim pemain yang habis pertama menang kalau ketiga anggotanya habis lebih dulu. Kemenangan hanya menaikkan tim yang memimpin (DG‑6.4).
       *[caught_points] Tim pemain yang habis pertama menang kalau ketiga anggotanya habis lebih dulu. Tiap lawan yang tertangkap memberi masing-masing satu poin (DG‑6.3).
    }
    .title = Perhitungan
    .word =
        { $dg-score ->
            [levels] tingkat
           *[caught_points] satu poin untuk tiap yang tertangkap
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] Kemenangan menaikkan tim yang memimpin satu tingkat untuk tiap lawan yang tertangkap (DG‑6.4).
       *[one] Kemenangan menaikkan tim yang memimpin satu tingkat (DG‑6.4).
    }
    .title = Tingkat per kemenangan
    .word =
        { $dg-level_step ->
            [caught] sebanyak yang tertangkap
           *[one] satu
        }
rule-dg-level_end = Tingkat { $dg-level_end } adalah yang terakhir (DG‑6.4).
    .title = Tingkat terakhir
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] Tim boleh gagal di tingkat terakhir berapa kali pun (DG‑8.2).
       *[other] Tim yang gagal { $dg-fail_limit } kali di tingkat terakhir kalah dalam permainan (DG‑8.2).
    }
    .title = Kegagalan sampai kalah
    .word =
        { $dg-fail_limit ->
            [0] tanpa batas
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] Permainan berlangsung sampai sejumlah poin. Satu kenaikan tingkat itu satu poin (DG‑8.2).
               *[caught_points] Permainan berlangsung sampai sejumlah poin (DG‑8.2).
            }
        [deals] Permainan terdiri dari sejumlah ronde (DG‑8.2).
        [level] Tim yang memimpin memenangkan permainan dengan menang di tingkat terakhir (DG‑8.2).
       *[open] Permainan jalan terus sampai host berhenti (DG‑8.2).
    }
    .title = Akhir permainan
    .word =
        { $dg-match_end ->
            [points] pada sejumlah poin
            [deals] setelah sejumlah ronde
            [level] dengan menang di tingkat terakhir
           *[open] kalau host berhenti
        }
rule-dg-target = Yang mencapai { $dg-target } poin memenangkan permainan (DG‑8.2).
    .title = Poin untuk menang
    .word = { $dg-target }
rule-dg-deals = Permainan terdiri dari { $dg-deals } ronde (DG‑8.2).
    .title = Jumlah ronde
    .word = { $dg-deals }
