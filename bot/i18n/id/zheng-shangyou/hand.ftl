prompt =
    { $phase ->
        [give-up] Serahkan salah satu kartu tertinggimu.
        [give-back] Kembalikan satu kartu apa saja.
       *[other] Ambil satu dari dua kartu. Yang lain untuk { $other } ({ picture-place }).
    }
hand-offered =
    { $number ->
        [1] Kartu pertama: { $cards } dari { $name }.
       *[other] Kartu kedua: { $cards } dari { $name }.
    }
hand-put-out = Kamu meletakkan { $cards }.
hand-reading = Kalahkan **{ $cards }** dari { $name }, { a-reading }
hand-barred = Kamu sudah lewat, jadi trik ini jalan tanpa kamu.

hand-partner = rekan

hand-chosen-fits = Dipilih: **{ $cards }**, { $what }
hand-giving = Diserahkan: { $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Saran: **{ $cards }**, { $what }
        [give] Saran: serahkan **{ $cards }**
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
    { $twos-low ->
        [yes] Dari rendah ke tinggi: 2 sampai A, lalu joker.
       *[no] Dari rendah ke tinggi: 3 sampai A, 2, lalu joker.
    }
coach-line =
    { $verb ->
        [play] **Pelatih:** Keluarkan { $cards }: { $what }.
        [give] **Pelatih:** Serahkan { $cards }.
        [choose] **Pelatih:** Ambil { $cards }.
       *[pass] **Pelatih:** Kali ini lewat saja.
    }

select-reading = Keluarkan sebagai …
button-take = Ambil { $cards }
button-held = Lewati trik ini
hand-held = Kamu lewat sampai ada yang memulai lagi. Untuk berhenti, tekan Lewati trik ini sekali lagi.
hand-hold-means = **Lewat** melewatkan giliran ini. **Lewati trik ini** melewatkan semua giliranmu sampai ada yang memulai lagi.

did-play = Kamu mengeluarkan { $cards }.
did-pass = Kamu lewat.
did-give = Kamu menyerahkan { $cards }.
did-choose = Kamu mengambil kartumu.
