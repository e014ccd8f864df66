hand-out =
    { $place ->
        [1] Kamu habis pertama.
        [2] Kamu habis kedua.
        [3] Kamu habis ketiga.
        [4] Kamu habis keempat.
       *[5] Kamu habis kelima.
    }
prompt-tribute = Serahkan salah satu kartu tertinggimu: { $cards }.
prompt-return =
    { $n ->
        [1] Kembalikan satu kartu yang tidak kamu perlukan.
       *[other] Letakkan { $n } kartu yang berbeda nilai. { $name } mengambil salah satunya.
    }
prompt-choose = { $name } menawarkan { $cards }. Ambil satu.

hand-partner = rekan
hand-few = hampir habis

hand-giving =
    { $n ->
        [1] Diserahkan: { $cards }
       *[other] Diletakkan: { $cards }
    }
hand-chosen-fits = Dipilih: **{ $cards }**, { $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Saran: **{ $cards }**, { $what }
        [give] Saran: **{ $cards }**
        [choose] Saran: ambil **{ $cards }**
       *[pass] Saran: **Lewat**
    }

coach-do =
    { $new ->
        [yes]
            { $explained ->
                [yes] { coach-line } { $why } { coach-order }
               *[no] { coach-line } { coach-order }
            }
       *[no]
            { $explained ->
                [yes] { coach-line } { $why }
               *[no] { coach-line }
            }
    }
coach-order =
    { $trump ->
        [none] Dari rendah ke tinggi: 2 sampai A, lalu joker.
       *[other] Dari rendah ke tinggi: 2 sampai A, { $trump }, lalu joker.
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **Pelatih:** Mulai dengan { $cards }: { $what }.
               *[no] **Pelatih:** Kalahkan dengan { $cards }: { $what }.
            }
        [give] **Pelatih:** Serahkan { $cards }.
        [choose] **Pelatih:** Ambil { $cards }.
       *[pass] **Pelatih:** Kali ini lewat saja.
    }

select-reading = Keluarkan sebagai …
button-choose-card = Ambil { $cards }
button-held = Lewati trik ini
hand-held = Kamu lewat sampai ada yang memulai lagi. Untuk berhenti, tekan Lewati trik ini sekali lagi.
hand-hold-means = **Lewat** melewatkan giliran ini. **Lewati trik ini** melewatkan semua giliranmu sampai ada yang memulai lagi.

did-play = Kamu mengeluarkan { $cards }.
did-pass = Kamu lewat.
did-give = Kamu menyerahkan { $cards }.
did-choose = Kamu mengambil satu kartu.
