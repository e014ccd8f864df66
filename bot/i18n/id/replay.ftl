button-replay = Putar ulang
button-replay-start = Awal
button-replay-trick-back = Trik sebelum
button-replay-back = Mundur
button-replay-on = Maju
button-replay-trick-on = Trik berikut
button-replay-end = Akhir
button-replay-play = Putar terus
button-replay-stop = Berhenti
button-replay-share = Bagikan
button-replay-advice = Tanya
replay-ask-advice = Apa yang akan dilakukan komputer di sini?

replay-heading = Putar ulang · { table-name }, ronde { $deal }
replay-place =
    { $trick ->
        [0] { game } · langkah { $step } dari { $last }
       *[other] { game } · langkah { $step } dari { $last } · trik { $trick }
    }
replay-dealt = Kartu sudah dibagikan.
replay-by-itself = Ronde berlanjut.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] Komputer menyarankan kepada { $name }: **{ $what }**.
       *[other] Komputer menyarankan kepada { $name }: **{ $cards }**, { $what }.
    }
replay-advice-why = { replay-advice } { $why }
replay-no-advice = Tidak ada yang perlu main di sini.
replay-busy = Terlalu banyak putar ulang sedang berjalan. Tekan { button-replay-on }, atau coba nanti.
replay-shared = { $name } menunjukkan ronde { $deal } dari { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty =
    { $deck ->
        [lectio] { $name }: tanpa keping
       *[std52] { $name }: tanpa kartu
    }
replay-choice = { $table }.{ $deal } · { game }, meja { NUMBER($table, useGrouping: 0) }, ronde { $deal }

err-replay-none = Belum ada ronde yang selesai di sini belakangan ini.
    .note = Tambahkan ronde: dengan meja dan ronde, misalnya 3.2.
err-replay-name = “{ $text }” bukan nama ronde.
    .note = Tulis meja dan ronde, misalnya 3.2.
err-replay-table = Tidak pernah ada meja { NUMBER($table, useGrouping: 0) } di server ini.
    .note = Tulis meja dan ronde, misalnya 3.2; daftarnya memuat yang terbaru.
err-replay-deal = Tidak ada ronde { $deal } di { table-name }.
    .note =
        { $last ->
            [0] Belum ada rondenya yang selesai.
            [1] Baru ronde 1 yang selesai.
           *[other] Rondenya 1 sampai { $last }.
        }
err-replay-running = Ronde { $deal } di { table-name } belum selesai.
    .note = Setelah selesai, semua orang bisa memutarnya ulang.
err-replay-damaged = Ronde { $deal } di { table-name } tidak bisa diputar ulang: datanya rusak.
    .note = /buku-poin lihat menampilkan poin tiap pemain.
