hand-trumps =
    { $suit ->
        [none] Truf, { $n }:
       *[other] Truf ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
group-name =
    { $suit ->
        [c] Keriting
        [d] Wajik
        [h] Hati
        [s] Sekop
       *[T] Truf
    }
hand-partner = rekanmu

prompt =
    { $phase ->
        [draw] Tingkat { level-name }. Selama kartu ditarik, kamu bisa menunjukkan truf: kartu nilai itu, atau joker.
        [window] Tingkat { level-name }. Tunjukkan truf, tunjukkan yang lebih kuat, atau tekan { button-done }.
        [bidding] Tunjukkan truf, atau tekan { button-done }.
        [naming] Tentukan kembang truf.
        [bury] Kartu bawah ada di tanganmu. Pilih { $kitty } kartu dan simpan tertutup. Kalau penyerang memenangkan trik terakhir, mereka mendapat poin di dalamnya, dan poin itu dikalikan.
        [overturn] Timpa untuk mengambil kartu bawah, atau tekan { button-done }.
       *[choose] Lemparan itu bisa dikalahkan. Tentukan bagian yang keluar.
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] Kamu punya 15 poin atau kurang: boleh minta bagi ulang.
        [trumps_3] Kamu punya tiga truf atau kurang: boleh minta bagi ulang.
       *[either] Kartumu cukup lemah untuk minta bagi ulang.
    }
hand-winning =
    { $p ->
        [0] { $best } unggul dengan **{ $won }**.
       *[other] { $best } unggul dengan **{ $won }**, { $p } poin.
    }
alt-waits = { table-turn }.
hand-lead-suit = Mulai dengan satu kartu, kartu kembar, atau pair berurutan: semua satu kembang.
hand-follow = Ikuti { $name }: **{ $cards }**, { led-play }.
hand-void =
    { $n ->
        [1]
            { $suit ->
                [T] Kamu tidak punya kartu truf, jadi keluarkan kartu apa saja.
               *[other] Kamu tidak punya kartu { of-suit }. Keluarkan kartu apa saja; truf bisa menang.
            }
       *[other]
            { $suit ->
                [T] Kamu tidak punya kartu truf, jadi keluarkan { $n } kartu apa saja.
               *[other] Kamu tidak punya kartu { of-suit }. Keluarkan { $n } kartu apa saja; truf berbentuk sama bisa menang.
            }
    }
hand-all-of-suit =
    { $n ->
        [0] Keluarkan semua kartu { of-suit } di tanganmu: { $cards }.
       *[other] Keluarkan semua kartu { of-suit } di tanganmu, { $cards }, dan { $n } kartu lain apa saja.
    }
hand-follow-suit =
    { $n ->
        [1] Keluarkan satu kartu { of-suit }.
       *[other] Keluarkan { $n } kartu { of-suit }, yang mana saja.
    }
hand-owes = { $duty } Misalnya { $cards }.
hand-kitty = Kamu menyimpan tertutup: { $cards }.

hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] Saran: simpan tertutup **{ $cards }**
        [declare] Saran: tunjukkan **{ $cards }**
        [trump] Saran: **{ deed-trump }**
        [pass] Saran: **{ button-done }**
        [redeal] Saran: **{ button-redeal }**
       *[play] Saran: **{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **Pelatih:** Keluarkan { $cards }: { a-play }.
        [bury] **Pelatih:** Simpan tertutup: { $cards }.
        [declare] **Pelatih:** Tekan **{ button-declare }**.
        [choose] **Pelatih:** Tentukan { $cards }.
        [pass] **Pelatih:** Tekan **{ button-done }**.
        [redeal] **Pelatih:** Tekan **{ button-redeal }**.
       *[trump] **Pelatih:** Tentukan { deed-trump }.
    }
coach-draw =
    { $case ->
        [none] **Pelatih:** Trik dengan 5, 10, dan K memberi poin. Yang menunjukkan truf jadi pembagi. Penyerang perlu { $threshold } poin. Tunggu kartu { level-name }: kalau ditunjukkan, kembangnya jadi truf. Kamu belum punya.
        [few] **Pelatih:** Tunggu. Kamu bisa menunjukkan { $cards }, tapi trufmu akan terlalu sedikit.
        [own] **Pelatih:** Tunggu. Truf mengikuti { $cards } yang kamu tunjukkan, kecuali ada yang menunjukkan lebih banyak.
       *[other] **Pelatih:** Tunggu. Sekarang hanya yang lebih kuat daripada { $cards } bisa ditunjukkan.
    }

hand-burying =
    { $case ->
        [fits] Disimpan tertutup: { $cards }. Sudah lengkap { $kitty } kartu.
        [over] Disimpan tertutup: { $cards }. Kelebihan { $n }: simpan { $kitty }.
       *[missing]
            { $had ->
                [0] Pilih { $kitty } kartu untuk disimpan tertutup.
               *[other] Disimpan tertutup: { $cards }. Pilih { $n } lagi sampai { $kitty }.
            }
    }
hand-chosen-fits = Dipilih: **{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } Kalau dikalahkan, kamu juga kehilangan 10 poin.
        [card] { throw-beaten } Tiap kartu yang kamu ambil kembali mengurangi 10 poin.
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] Kalau ada yang bisa mengalahkan sebagian, hanya bagian terendahnya yang keluar.
       *[other] Kalau ada yang bisa mengalahkan sebagian, hanya bagian itu yang keluar.
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] Tanpa poin
               *[other] { kind-title }, tanpa poin
            }
       *[other]
            { $kind ->
                [cards] { $points } poin
               *[other] { kind-title }, { $points } poin
            }
    }
select-reading = Mulai sebagai …

button-declare =
    { $kind ->
        [overturn] Timpa: { $cards }
        [reinforce] Perkuat: { $cards }
       *[declare] Tunjukkan { $cards }
    }
button-unit = Tentukan { $cards }
button-bury = Simpan tertutup
button-kitty = Kartu bawah
err-no-burial = Kamu belum memilih kartu.
    .note = Pilih dulu kartu yang disimpan, lalu tekan { button-bury }.

did-declare = Kamu menunjukkan { $cards }.
did-pass = Kamu selesai menunjukkan truf.
did-redeal = Kamu minta bagi ulang.
did-trump = Kamu menentukan truf.
did-bury = Kartu bawah sudah disimpan tertutup.
did-choose = Kamu menentukan { $cards }.
did-play = Langkahmu: { $cards }.

picture-follow = ikuti
picture-asked =
    { $phase ->
        [play] mulai dengan satu kembang
        [bury] simpan { $kitty } kartu tertutup
        [naming] tentukan truf
        [choose] tentukan bagian yang keluar
       *[other] tunjukkan truf atau tidak
    }
