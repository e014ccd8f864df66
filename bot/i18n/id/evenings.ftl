option-duplicate = new memulai malam dengan ronde yang sama di beberapa meja; nomor: gabung ke malam itu
option-evening-deals = Berapa ronde malam itu, 1 sampai 32; kalau kosong: 4
option-against = Sebagai ganti meja lain, komputer tingkat ini memainkan kartu yang sama
choice-duplicate-new = new · memulai malam dengan meja ini
choice-duplicate = { $evening } · { game } · { deals }

evening-lobby =
    { $against ->
        [gentle] Malam { $evening } · { deals }. Komputer pemula memainkan kartu yang sama di semua kursi.
        [casual] Malam { $evening } · { deals }. Komputer santai memainkan kartu yang sama di semua kursi.
        [sharp] Malam { $evening } · { deals }. Komputer jago memainkan kartu yang sama di semua kursi.
       *[none] Malam { $evening } · { deals }, kartu yang sama di semua meja. Meja lain dibuka dengan /meja baru malam: { $evening }. Jangan menontonnya selagi kamu main.
    } Kocokan disegel: `{ $commitment }`. Tidak ada yang memotong.

evening-closed =
    { $n ->
        [0] Kartu dibuka kalau komputer juga sudah memainkan ronde ini.
       *[other] Kartu dibuka kalau meja { $tables } juga sudah memainkan ronde ini.
    }
err-evening-closed =
    { $n ->
        [0] Kartu ronde { $deal } masih tertutup.
       *[other] Yang lain masih memainkan ronde { $deal } dengan kartu yang sama.
    }
    .note = { evening-closed }

evening-compared = Malam { $evening }, ronde { $deal }: kartu sudah dibuka
evening-seat = **{ $name }** { SIGNED($p) } · poin perbandingan { $mp } · { $others }
evening-other =
    { $table ->
        [0] komputer { SIGNED($p) }
       *[other] { $name } { SIGNED($p) } di meja { $table }
    }
evening-not-compared = Tidak ada orang lain yang menyelesaikan ronde ini.
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }

evening-board = Malam { $evening } selesai · { game }, { deals }
evening-row = { $place }. **{ $name }** poin perbandingan { $mp } · { SIGNED($p) }
evening-nobody = Tidak ada yang menyelesaikan satu ronde.

err-evening-cut = Kocokan malam { $evening } sama di semua meja, jadi tidak ada yang memotong.
    .note = Tekan Mulai kalau semua sudah di sini.
err-evening-rematch = Tiap ronde malam ini berdiri sendiri, jadi tidak ada permainan baru.
    .note = Tekan Ronde berikut untuk lanjut.
err-evening-over = Meja ini sudah memainkan semua ronde malam itu.
    .note = Meja berakhir saat kartu ronde terakhir dibuka.
err-evening-elsewhere =
    { $other ->
        [0] Kamu sedang membuka meja untuk malam { $evening }.
       *[other] Kamu sudah main di malam { $evening } di meja { $other }.
    }
    .note = Tidak ada yang melihat kartu yang sama di dua meja.
err-evening-full = Malam { $evening } tidak menerima meja lagi.
    .note = Mulai yang lain dengan /meja baru malam: new.
err-evening-unknown = Tidak ada malam “{ $text }” di sini.
    .note = Pilih dari daftar, atau new.
err-evening-fixed = Malam { $evening } sudah punya game dan aturannya.
    .note = Kosongkan { $option }: dan buka mejanya lagi.
err-evening-alone = { $option }: hanya untuk malam duplikat.
    .note = Tambahkan malam: new, atau kosongkan { $option }:.
