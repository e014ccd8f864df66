side =
    { $side ->
        [dealers] pihak pembagi
        [attackers] penyerang
        [even] kursi 2, 4
       *[odd] kursi 1, 3
    }
phase-heading =
    { $phase ->
        [draw] Menarik kartu
        [window] Kesempatan terakhir
        [bidding] Menunjukkan truf
        [naming] Menentukan truf
        [bury] Kartu bawah
       *[overturn] Kesempatan menimpa
    }

wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] Semua memegang { $n } dari { $hand } kartu · yang berikutnya segera datang
               *[none] Semua memegang { $n } dari { $hand } kartu.
            }
       *[window]
            { $clock ->
                [running] Semua kartu sudah ditarik. Tunjukkan truf atau timpa dalam { rule-close_window.word }.
               *[none] Semua kartu sudah ditarik. Tunjukkan truf atau timpa sekarang.
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name } menunjukkan truf, atau lewat.
        [naming] { $name } menentukan kembang truf.
        [bury] { $name } melihat kartu bawah dan menyimpan { $kitty } kartu tertutup.
        [overturn] { $name } boleh menimpa dan mengambil kartu bawah.
       *[choose] { $name } menentukan bagian lemparan { $other } yang keluar.
    }

trumps =
    { $level ->
        [NT] Truf: joker saja.
       *[other]
            { $suit ->
                [none] Truf: joker dan semua { level-name }, tanpa kembang.
               *[other] Truf: { suit }, dengan joker dan semua { level-name }.
            }
    }
undeclared = Belum ada yang menunjukkan truf.
declared = Ditunjukkan { $name }: **{ $cards }**.
score = { $name } pembagi di tingkat { $own }, dengan { $other } sebagai rekan. Penyerang, di tingkat { $theirs }, punya **{ $p }** dari { $threshold } poin.

table-leads = { $name } memulai dengan kartu satu kembang.
led-play =
    { $kind ->
        [throw] lemparan { of-suit }
        [tractor] traktor { of-suit }
        [bulldozer] buldoser { of-suit }
        [pair] pair { of-suit }
        [triple] tiga { of-suit } kembar
        [quad] empat { of-suit } kembar
       *[single]
            { $suit ->
                [c] satu keriting
                [d] satu wajik
                [h] satu hati
                [s] satu sekop
               *[T] satu truf
            }
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name } memulai dengan **{ $cards }**, { led-play }.
               *[other] { $name } memulai dengan **{ $cards }**, { led-play }: { $p } poin.
            }
       *[no]
            { $p ->
                [0] { $name } memulai dengan { led-play }. { $best } unggul dengan **{ $won }**.
               *[other] { $name } memulai dengan { led-play }. { $best } unggul dengan **{ $won }**, { $p } poin.
            }
    }
table-throw-failed =
    { $name } melempar { $cards }. { $stopped ->
        [yes]
            { $settled ->
                [yes] { $other } bisa mengalahkan sebagian, jadi hanya { $led } yang keluar.
               *[no] { $other } bisa mengalahkan sebagian, jadi hanya sebagian yang keluar.
            }
       *[no]
            { $settled ->
                [yes] Ada yang bisa mengalahkan sebagian, jadi hanya { $led } yang keluar.
               *[no] Ada yang bisa mengalahkan sebagian, jadi hanya sebagian yang keluar.
            }
    }
table-trick-won =
    { $p ->
        [0] { $name } memenangkan trik terakhir.
       *[other] { $name } memenangkan trik terakhir, dengan { $p } poin.
    }
table-kitty =
    { $where ->
        [there] Kartu bawah: { $kitty } kartu tertutup.
        [taken] { $name } memegang kartu bawah.
       *[buried] Kartu bawah: { $kitty } kartu, disimpan tertutup oleh { $name }.
    }

button-done = Tidak menunjukkan

picture-kitty = bawah
picture-dealer = pembagi
picture-trumps =
    { $suit ->
        [open] Truf belum ada
        [none] Tanpa kembang
       *[other] Truf { suit }
    }
picture-level = tingkat { level-name }
picture-attackers = Penyerang { $p }
picture-of-threshold = / { $threshold }
picture-side-level =
    { $side ->
        [dealers] Pembagi: { level-name }
        [attackers] Penyerang: { level-name }
        [even] Kursi 2, 4: { level-name }
       *[odd] Kursi 1, 3: { level-name }
    }
picture-led =
    { $p ->
        [0] Mulai: { kind-title }
       *[other] Mulai: { kind-title }, { $p } poin
    }
picture-to-come = { cards }
picture-thrown = Lemparan
picture-stopped =
    { $stopped ->
        [yes] dari { $name } · { $other } bisa mengalahkan sebagian
       *[no] dari { $name } · ada yang bisa mengalahkan sebagian
    }
picture-won =
    { $p ->
        [0] Trik untuk { $name }
       *[other] Trik untuk { $name }, { $p } poin
    }
picture-winning = { $name } unggul
picture-wins = unggul
picture-declared = truf ditunjukkan
picture-declaration = Truf
picture-done = tidak menunjukkan
picture-to-do =
    { $phase ->
        [bury] simpan tertutup
        [naming] menentukan truf
        [choose] { picture-to-choose }
        [bidding] tunjukkan truf
        [overturn] tunjukkan truf
       *[play] { picture-to-play }
    }
