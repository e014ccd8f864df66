err-no-table = Tidak ada meja di sini.
    .note = /meja baru membuka satu.
err-several-tables = Meja mana yang kamu maksud?
    .note = Tambahkan meja: dan nomornya. Pakai { $tables }.
err-no-such-table = Tidak ada meja { NUMBER($table, useGrouping: 0) } di sini.
    .note = Di channel ini ada meja { $tables }.
err-table-elsewhere = { table-name } ada di { $channel }.
    .note = Pakai perintah ini di sana.
err-aside = { table-name } tidak bisa dilanjutkan.
    .note = Bot tidak bisa membacanya setelah mulai ulang. Host atau admin server bisa mengakhirinya.

err-full =
    { $n ->
        [1] Satu-satunya kursi sudah terisi.
       *[other] Semua { $n } kursi sudah terisi.
    }
    .note =
        { $seat ->
            [0] Kamu bisa menonton. Kalau ada yang pergi, kamu bisa gabung.
           *[other]
                { $stage ->
                    [lobby] { $host } sekarang bisa menekan Mulai.
                    [deal] Kartuku menampilkan kartumu.
                    [between] Ronde sudah selesai. Tekan Ronde berikut.
                   *[over] Permainan selesai. Tekan Main lagi.
                }
        }
way-to-a-seat =
    { $way ->
        [free] Tekan Gabung untuk mengambil kursi kosong.
        [now] Tekan Gabung untuk mengambil alih dari { $name }, komputer.
        [later] Tekan Gabung untuk mendapat kursi { $name } setelah ronde ini selesai.
        [closing] Meja berakhir setelah ronde ini. /meja baru membuka yang baru.
       *[full] Semua kursi diisi orang. Kalau ada yang pergi, kamu bisa gabung.
    }
err-stranger = Kamu hanya menonton meja ini.
    .note =
        { $way ->
            [private] Untuk duduk di sini, minta host mengundangmu.
           *[full] { way-to-a-seat }
        }
err-went = Kamu sudah meninggalkan meja ini.
    .note =
        { $settle ->
            [counts] Ronde ini tetap dihitung untukmu.
            [zero] Ronde ini tidak dihitung untukmu.
           *[none] Poin yang sudah kamu dapat tetap.
        } { $way ->
            [back] Tekan Gabung untuk melanjutkan dengan kartumu.
            [private] Tekan Gabung untuk mengambil kursi lagi.
           *[full] { way-to-a-seat }
        }
err-taken = Kursi itu tidak bisa diambil.
    .note = Pilih kursi kosong, atau kursi komputer.
err-no-computer = Tidak ada komputer yang duduk di sini.
    .note = Tambah komputer mengisi satu kursi.
err-rated = Meja ini ber-rating, jadi komputer tidak ikut main.
    .note = Siapa yang menekan Gabung mendapat kursi kosong. Komputer main di meja dengan rating: False.
err-rated-hint = Meja ini ber-rating, jadi tidak ada petunjuk.
    .note = Di meja lain, Petunjuk menyarankan langkah.
err-held-another = Kamu sudah memegang kartu lain di ronde ini.
    .note = Kamu bisa gabung lagi setelah ronde selesai.
err-own-seat = Kamu meninggalkan kursi { $place } di permainan ini.
    .note = Tekan Gabung untuk mendapatkannya lagi, beserta poinnya.
err-next-up = Kursimu disimpan.
    .note = Kamu duduk setelah ronde ini selesai.
err-counts = Ronde ini masih dihitung untuk { $left }, yang tidak ada di sini.
    .note = Kamu bisa pergi, dan komputer menyelesaikan ronde. Admin server bisa mengakhirinya.
err-plays-on = { $name } ingin main terus.
    .note = Kamu bisa pergi: komputer melanjutkan, dan ronde ini dihitung untukmu.
err-agreed = Kamu sudah minta mengakhiri meja.
    .note = Menunggu { $waiting } setuju.

err-old = Tombol itu sudah kedaluwarsa dan tidak berpengaruh.
    .note = Pakai pesan yang terbaru.
err-clock = “{ $text }” bukan waktu untuk satu giliran.
    .note = Tulis 15s sampai 7d, misalnya 5m, 1h, atau 2d, atau none untuk tanpa batas waktu.
err-not-away = Kamu tidak sedang pergi.
    .note = Kursimu milikmu, dan tidak ada komputer yang bermain untukmu.
err-elsewhere = Tombol itu milik meja di tempat lain.
    .note = Pakai tombol di channel meja itu sendiri.
err-card = “{ $text }” bukan kartu.
    .note = Tulis kartu seperti 3d, 10h, Qs.
err-no-reading =
    { $n ->
        [0] { $cards } tidak bisa dikeluarkan bersama.
       *[other] { $cards } tidak bisa dikeluarkan sebagai “{ $text }”.
    }
    .note =
        { $n ->
            [0] Pilih kartu lain.
           *[other] Kamu bisa mengeluarkannya sebagai { $readings }.
        }
err-half-named = Tulis kartu sebelum “as” atau “sebagai”, lalu jenis dan nilai sesudahnya.
    .note =
        { $held ->
            [yes] Sendirian, “as” berarti A♠.
           *[no] Sendirian, “as” berarti A♠, dan kamu tidak punya itu.
        }
err-suit = “{ $text }” bukan kembang.
    .note = Tulis seperti s, ♠, atau sekop.
err-trump = “{ $text }” bukan kembang dan bukan nilai.
    .note = Tulis seperti s, ♠, atau 10, atau none.
err-whole-number = “{ $text }” bukan angka.
    .note = Tulis angka seperti 0, 2.
err-several-meant = “{ $text }” bisa berarti beberapa hal.
    .note = Tekan yang kamu maksud.
err-nothing-fits =
    { $verb ->
        [play] Tidak ada langkahmu yang cocok dengan “{ $text }”.
       *[other] Tidak ada pilihanmu yang cocok dengan “{ $text }”.
    }
    .note = Kamu bisa menulis { examples-named }.
err-nothing-open =
    { $verb ->
        [play] Sekarang tidak ada langkahmu yang cocok dengan “{ $text }”.
       *[other] Sekarang tidak ada pilihanmu yang cocok dengan “{ $text }”.
    }
    .note = /kartuku menampilkan giliran siapa dan apa yang bisa kamu lakukan.
err-only-pass = Kamu tidak bisa mengalahkan ini. Lewat saja.
    .note = Pakai /lewat.
err-no-cards = Pilih { cards-word } dulu.
    .note = Tekan atau pilih dulu, lalu tekan Keluarkan.

try-again = Coba lagi sebentar lagi.
err-saving = Itu tidak bisa disimpan, jadi tidak terjadi.
    .note = { try-again }
err-saving-rules = Aturan ini tidak bisa disimpan. Yang lama tetap.
    .note = { try-again }
err-reading = Ini tidak bisa dibaca sekarang.
    .note = { try-again }
err-ours = Itu kesalahan kami.
    .note = Mungkin tetap berhasil: lihat dulu sebelum mencoba lagi. Tolong beri tahu admin: `{ $id }`
err-rights = Di { $channel } bot perlu: **{ $names }**.
err-rules-other = Aturan ini tidak bisa dimainkan.
    .note = /aturan lihat menampilkan aturan yang dimainkan di sini.

err-already-seated = Kamu sudah duduk di sini, di kursi { $seat }.
    .note = Untuk mengosongkannya, tekan Tinggalkan meja.
err-table-full-start = Kurang { $n } pemain.
    .note =
        { $rated ->
            [yes] Meja ini ber-rating, jadi menunggu orang menekan Gabung.
           *[no] Tekan Isi dengan komputer untuk mengisi semua kursi kosong.
        }
err-not-host = Host meja ini { $host }.
    .note = Host yang memulai dan mengakhirinya, dan menentukan siapa boleh duduk di sini.
err-started =
    { $stage ->
        [deal] Ronde sudah mulai.
        [between] Ronde sudah selesai.
       *[over] Permainan selesai.
    }
    .note =
        { $stage ->
            [deal] Kartuku menampilkan kartumu.
            [between] Tekan Ronde berikut.
           *[over] Tekan Main lagi.
        } Komputer tetap di kursinya sampai ada yang gabung.
err-not-started = Belum ada ronde yang mulai di sini.
    .note = { $host } menekan Mulai kalau semua kursi terisi.
err-not-over = Ronde masih berjalan.
    .note = Kartuku menampilkan kartumu.
err-ended = Meja ini sudah berakhir.
    .note = /meja baru membuka yang baru.
err-no-result = Ronde { $deal } tidak bisa lagi ditampilkan lengkap.
    .note = /buku-poin lihat menampilkan poin tiap pemain.
err-match-over = Permainan selesai.
    .note = Main lagi membuka meja yang sama.
err-cut-long = Potongan paling banyak { $limit } karakter; punyamu { $n }.
    .note = Tekan Potong lagi dengan teks yang lebih pendek.
err-closing = Meja ini tidak menerima pemain lagi.
    .note = Meja berakhir setelah ronde ini. /meja baru membuka yang baru.

err-too-fast = Itu terlalu banyak sekaligus. Coba lagi dalam { $n } detik.
err-too-many =
    { $of ->
        [host] Kamu sudah jadi host { $n } meja. Lebih dari itu tidak bisa.
       *[guild] Sudah ada { $n } meja di server ini. Tidak ada tempat lagi.
    }
    .note =
        { $of ->
            [host] Kalau salah satunya berakhir, kamu bisa membuka yang lain.
           *[guild] { $minutes ->
                [0] Gabung ke salah satunya, atau buka yang lain kalau satu sudah berakhir.
               *[other] Coba lagi dalam { $minutes } menit: saat itu ada tempat lagi.
            }
        }
err-too-many-table = { table-name } di { $channel }
err-too-many-elsewhere = { $n } meja di server lain
err-several-hands = Kamu memegang kartu di { $n } meja.
    .note = Pakai /kartuku di { $channels }.
err-no-hand = Kamu tidak memegang kartu sekarang.
    .note = Di ronde berikutnya kamu mendapat kartu baru.

err-game = “{ $text }” bukan game di sini.
    .note = Yang ada: { $names }.
err-other-option = Tidak ada opsi { $option } untuk { game }.
    .note =
        { $table ->
            [yes] Kosongkan saja.
           *[no] Kosongkan saja, atau pilih game lain dengan game:.
        }
err-option-missing = { game } perlu { $option }: di sini.
    .note = Tambahkan { $option }: ke perintahnya.
err-not-offered = Itu tidak bisa dipilih untuk { $option }:
    .note =
        { $fits ->
            [truth] Pakai True atau False.
            [between] Pakai { $low } sampai { $high }.
           *[names] Pakai { $names }.
        }
err-too-long = Itu terlalu panjang untuk { $option }:
    .note = Pakai paling banyak { $high } karakter.
err-too-short = Itu terlalu pendek untuk { $option }:
    .note = Pakai paling sedikit { $low } karakter.
err-seats = Dengan aturan ini { game } dimainkan dengan { $n } kursi.
    .note = Kosongkan jumlah_kursi:.
err-computers = Meja ini { $seats } kursi, dan satu untukmu.
    .note =
        { $most ->
            [0] Kosongkan komputer:.
            [1] komputer: boleh 0 atau 1.
           *[other] komputer: boleh 0 sampai { $most }.
        }
err-rated-open = Meja ber-rating mulai tanpa komputer.
    .note = Kosongkan komputer:, atau pilih rating: False.
err-member = “{ $text }” tidak ada di server ini.
    .note = Pilih nama dari daftar.

err-no-wish = Pilih dulu { card-word } yang kamu mau.
    .note = Pilih di tiap daftar di atas, lalu tekan Minta.
err-no-gift = Pilih { cards-word } dulu.
    .note = Tekan atau pilih dulu, lalu tekan tombol di bawah.
err-no-player = Kamu tidak bisa memilih “{ $text }” di sini.
    .note = Pilih salah satu: { $names }.
err-one-card = Minta satu { card-word }, bukan “{ $text }”.
    .note = Tulis seperti Kh.

err-names-no-cards = Kamu tidak menyebut { cards-word } apa pun.
    .note = Tulis seperti 3d, 10h, Qs.
err-other-game = /{ $command } tidak berpengaruh di meja ini.
    .note = Kartuku menampilkan apa yang bisa kamu lakukan.

err-kick-nobody = Tidak ada yang bernama begitu duduk di sini.
    .note = Pilih orang dari daftar. Untuk komputer, tekan Hapus komputer sebelum ronde pertama.
err-kick-self = Itu kursimu sendiri.
    .note = Untuk melepasnya, pakai Tinggalkan meja di Menu.
err-kick-early = Meja tidak sedang menunggu { $name }.
    .note = Minta saat gilirannya, atau saat Ronde berikut menunggunya. Di antara ronde, { $host } sebagai host boleh melakukannya.
err-kick-soon = { $name } masih punya waktu.
    .note = Minta lagi kalau meja sudah dua menit menunggunya. Di antara ronde, host tidak perlu menunggu.
err-stand-in-soon = { $name } masih punya waktu.
    .note = Kalau tanpa batas waktu, kamu bisa melakukan ini setelah dua menit.
err-kick-alone = Kamu tidak bisa memutuskan ini sendiri.
    .note = Paling sedikit dua orang lain harus mau. { $host } sebagai host, atau admin, bisa melakukannya sendiri.
err-kick-agreed = Kamu sudah memintanya.
    .note = Yang lain ditanya di meja.

err-board-day = “{ $text }” bukan tanggal.
    .note = Tulis seperti 2026-01-31: tahun, bulan, hari.
err-board-order = Rentang itu berakhir sebelum mulai.
    .note = dari: { $start } lebih akhir daripada sampai: { $end }. Tukar keduanya.
err-board-both = waktu: tidak cocok dengan dari: dan sampai:.
    .note = Kosongkan waktu:, atau kosongkan dari: dan sampai:.
err-board-rules = Belum ada yang memainkan “{ $text }” di sini.
    .note =
        { $some ->
            [yes] Yang dimainkan di sini: { $names }.
           *[no] Belum ada ronde yang dihitung di sini.
        }
err-no-season = Belum ada musim yang mulai di sini.
    .note = Orang yang boleh mengelola server memulainya dengan /buku-poin musim mulai.

err-undo-no-deal = Tidak ada ronde yang berjalan.
    .note = Ronde yang sudah selesai tidak bisa diubah lagi.
err-undo-tutorial = Di tutorial, langkah tidak bisa ditarik kembali.
    .note = Main terus saja: ronde ini tidak dihitung.
err-undo-evening = Di malam duplikat, langkah tidak bisa ditarik kembali.
    .note = Meja lain memainkan kartu yang sama.
err-undo-nothing = Kamu belum melakukan apa pun di ronde ini.
    .note = Kamu bisa menarik kembali langkah terakhirmu sendiri.
err-undo-played = { $name } sudah main sesudahnya.
    .note = Langkahmu hanya bisa ditarik kembali sebelum orang lain main.
err-undo-shown = Ada yang sudah melihat kartu tersembunyi sesudahnya.
    .note = Yang sudah dilihat tidak bisa dilupakan, jadi langkahmu tetap.
err-undo-counts = Ronde ini masih dihitung untuk { $name }, yang sudah pergi.
    .note = Dia tidak bisa ditanya, jadi tidak ada langkah yang bisa ditarik kembali.
err-undo-asked = Kamu sudah memintanya.
    .note = Menunggu { $agreeing } setuju.
err-undo-other = { $name } ingin menarik kembali langkahnya.
    .note = Jawab itu dulu.
err-undo-kept = Langkah itu tidak jadi ditarik: tidak semua setuju.
    .note = Main terus.
err-undo-long-ago = Itu sudah terlalu lama.
    .note = Dengan batas waktu, hanya beberapa langkah terakhir yang bisa ditarik kembali.
err-undo-agreed = Kamu sudah menyetujuinya.
    .note = Menunggu { $agreeing } setuju.

err-deal-typed = “{ $text }” bukan nama ronde.
    .note = Tulis nomor meja dan ronde, misalnya 7.3.
err-no-deal = Ronde { $id } tidak ada di buku poin.
    .note = Pilih dari daftar. /buku-poin lihat menampilkan milik semua orang.
err-correct-reason = Sebutkan alasannya.
    .note = Tambahkan alasan: dengan beberapa kata. Semua yang melihat ronde itu bisa membacanya.
err-correct-nothing = 0 poin tidak mengubah apa pun.
    .note = Tulis berapa yang ditambahkan, misalnya 5 atau -5.
err-correct-member = { $name } tidak punya poin di ronde itu.
    .note =
        { $some ->
            [yes] Ronde itu dicatat untuk { $names }.
           *[no] Ronde itu dicatat untuk komputer saja.
        }
err-export-many = Rentang itu berisi { $n } catatan; satu file memuat { $most }.
    .note = Pilih lebih sedikit hari dengan dari: dan sampai:.
err-export-nothing = Tidak ada yang dicatat di rentang itu.
    .note = Pilih hari lain dengan dari: dan sampai:.
err-season-name = Musim perlu nama.
    .note = Tulis satu atau dua kata, misalnya Kemarau.
err-season-runs = Musim { $name } sedang berjalan.
    .note = Akhiri dulu dengan /buku-poin musim akhiri.
err-season-none = Tidak ada musim yang berjalan.
    .note = Mulai satu dengan /buku-poin musim mulai.
err-zone = “{ $text }” bukan zona waktu.
    .note = Sebutkan kota atau zona, misalnya { $names }.
