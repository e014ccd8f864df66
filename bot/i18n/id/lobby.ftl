lobby-heading = { game } · { $taken } dari { $seats } kursi terisi
lobby-terms = { table-name } · { rules-short } · { rules-dealt } · { match-goal } · { clock } · host { $host }
lobby-differs = Beda dari paket aturan: { $changes }.
lobby-seat =
    { $role ->
        [host] { $seat }. **{ $name }** · host
        [computer]
            { $reserved ->
                [yes] { $seat }. **{ $name }** · komputer sampai { $guest } datang
               *[no]
                    { $level ->
                        [gentle] { $seat }. **{ $name }** · komputer pemula
                        [sharp] { $seat }. **{ $name }** · komputer jago
                       *[casual] { $seat }. **{ $name }** · komputer
                    }
            }
       *[player] { $seat }. **{ $name }**
    }
lobby-partners =
    { $change ->
        [yes] Rekan: { $sides }. Pilih kursi untuk mengubah siapa bermain dengan siapa.
       *[no] Rekan: { $sides }.
    }
lobby-side = kursi { $seats }
lobby-seat-free =
    { $reserved ->
        [yes] { $seat }. disimpan untuk { $guest }
       *[no] { $seat }. kosong
    }
lobby-seal = Kocokan sudah disegel: `{ $commitment }`. Tekan Potong untuk mencampurkan kata-katamu sendiri.
cut-title = Potong kartu
cut-label = Potonganmu
cut-about = Paling banyak 64 karakter yang dicampur ke kocokan. Semua orang bisa melihatnya selamanya.
lobby-auto-pass = Yang tidak bisa mengalahkan dilewatkan otomatis, jadi semua tahu siapa yang tidak bisa.
lobby-rated = Ber-rating: tanpa komputer dan petunjuk, dan tiap ronde mengubah rating pemainnya (/bantuan).
lobby-cut = { $name } memotong dengan “{ $cut }”.

joined = { $name } duduk di kursi { $seat }.
seat-taken-over = Kamu mengambil kursi { $seat } dan meneruskan poinnya: { SIGNED($total) }. Tekan Ronde berikut kalau siap.
next-up = Kamu mendapat kursi { $computer } setelah ronde ini selesai.
waits-no-more = Kamu tidak lagi menunggu kursi.
select-seat = Pilih kursi
select-level = Tambah komputer menurut kemampuan
computer-level =
    { $level ->
        [gentle] Tambah komputer pemula
        [sharp] Tambah komputer jago
       *[casual] Tambah komputer santai
    }
    .note =
        { $level ->
            [gentle] Suka salah
            [sharp] Mengejar poin
           *[casual] Yang biasa
        }
seat-option =
    { $free ->
        [yes] Kursi { $seat } · kosong
       *[no] Kursi { $seat } · { $name }, komputer
    }
lets-in =
    { $way ->
        [now] Yang datang terlambat boleh langsung mengambil kursi komputer.
        [next] Mulai ronde berikutnya, yang datang terlambat boleh langsung mengambil kursi komputer.
       *[later] Yang datang terlambat duduk setelah ronde selesai.
    }
menu-watching = Kamu sedang menonton.
host-now = { $name } sekarang jadi host.
computer = { $name } (komputer)
table-name = Meja { NUMBER($table, useGrouping: 0) }

leave-does =
    { $way ->
        [waits] Berhenti menunggu kursi.
        [last] Mengakhiri meja.
        [lobby] Mengosongkan kursimu.
        [deal] Menyerahkan kartumu ke komputer.
       *[between] Menyerahkan kursimu ke komputer.
    }
let-in-does =
    { $now ->
        [yes] Yang terlambat harus menunggu ronde selesai.
       *[no] Yang terlambat boleh masuk di tengah ronde.
    }
close-does = Menjadikan ronde ini yang terakhir.
new-match-does = Mengembalikan semua total ke nol.
end-does =
    { $void ->
        [yes] Mengakhiri meja; ronde ini batal.
       *[no] Langsung mengakhiri meja.
    }

button-join = Gabung
button-leave = Tinggalkan meja
button-add-computer = Tambah komputer
button-fill = Isi dengan komputer
button-remove-computer = Hapus komputer
button-let-in = Izinkan masuk
button-let-in-later = Masuk nanti saja
button-end-agree = Setuju akhiri
button-play-on = Main terus
button-kick = Serahkan ke komputer
button-kick-agree = Ganti { $name }
button-end-ask = Minta akhiri
button-start = Mulai
button-close = Tutup
button-cut = Potong
button-rules = Aturan
button-menu = Menu
button-my-hand = Kartuku
button-play = Keluarkan
button-pass = Lewat
button-sort = Urutkan
button-hint = Petunjuk
button-next-deal = Ronde berikut
button-rematch = Main lagi
button-new-match = Permainan baru
button-status = Status
button-end = Akhiri
button-stay = Tetap di sini
button-last-trick = Trik terakhir
button-full-result = Hasil lengkap
button-played-cards = { $deck ->
        [lectio] Keping yang keluar
       *[std52] Kartu yang keluar
    }
button-earlier = Lebih lama
button-later = Lebih baru

select-cards = Pilih { cards-word }
select-ready = Langkah siap pakai: { $n }
select-ready-none = Langkah siap pakai: tidak ada
select-kind = Pilih jenis: { $n }
select-all-kinds = Semua jenis
select-more-ready = Lainnya: { $n }
select-kind-option = { $n } langkah: { kind-meant }
select-cards-group =
    { $named ->
        [yes] { $name }: { $first } sampai { $last }
       *[no] Pilih { cards-word }: { $first } sampai { $last }
    }
button-card-chosen = ✓ { $card }
