table-heading = { game } · ronde { $deal }
table-terms = { table-name } · { rules-short } · { match-goal } · { clock }
table-doubted = Setelah mulai ulang, bot tidak bisa membaca semua tentang meja ini. Ronde jalan terus, dan poin yang tercatat tetap.
table-turn =
    { $clock ->
        [slow] **{ $name } punya waktu sampai { $date }** · { $time }
        [running] **Giliran { $name }** · waktu habis { $time }
       *[none] **Giliran { $name }**
    }
table-to-beat = Yang harus dikalahkan: { kind } **{ $cards }** dari { $name }
table-lead-free = { $name } bebas memulai dengan apa saja.
table-trick = Trik: { $plays }
table-last-trick = Trik terakhir: { $plays }
trick-taken =
    { $p ->
        [0] { $name } memenangkannya.
       *[other] { $name } memenangkannya, berisi { $p } poin.
    }
table-trick-play = { $name } { $cards }
table-trick-pass = { $name } lewat

table-status = { game }, ronde { $deal }: giliran { $name }.
table-status-seat = - { $name }: { $parts }
table-side = { $names }: { $side }
table-status-title =
    { $clock ->
        [slow] **Status { table-name }** · { $from } · { clock } · waktu habis { $date }, { $time }
        [running] **Status { table-name }** · { $from } · { clock } · waktu habis { $time }
       *[none] **Status { table-name }** · { $from } · { clock }
    }
table-status-lobby = { game }: { $taken } dari { $seats } kursi terisi.

trick-none = Belum ada yang keluar di trik ini.
played-cards = Yang sudah keluar: { $cards }
played-cards-none = Belum ada { card-word } yang keluar.

table-lapsed = { $name } kehabisan waktu. Giliran berikutnya lebih singkat: { time-span }.
time-span =
    { $unit ->
        [d] { $n } hari
        [h] { $n } jam
        [min] { $n } menit
       *[s] { $n } detik
    }
table-away =
    { $press ->
        [back] Komputer bermain untuk { $name } sampai dia kembali.
       *[other] Komputer bermain untuk { $name } sampai dia menekan { button-to-return }.
    }
table-stands-in = Komputer bermain untuk { $name } sampai dia kembali. Di papan peringkat, ronde ini dihitung untuk { $computer }, bukan { $name }. Dalam permainan, ronde ini dihitung untuk kursinya.
away-ping = { $mention } komputer bermain untukmu di { $table }. Tekan { button-back } untuk mengambil alih.
fades =
    { $why ->
        [last] { $mention } server ini perlu tempat untuk meja lain. { $table } berakhir setelah ronde ini. Komputer menyelesaikannya { $time }.
        [room] { $mention } server ini perlu tempat untuk meja lain. { $table } berakhir { $time }, kecuali kalian main terus.
       *[quiet] { $mention } sudah lama tidak ada yang main di { $table }. Meja ini berakhir { $time }, kecuali kalian main terus.
    }
pictures-chosen =
    { $which ->
        [tables] { $theme ->
            [light] Meja di sini digambar terang mulai perubahan berikutnya.
           *[dark] Meja di sini digambar gelap mulai perubahan berikutnya.
        }
       *[hands] { $theme ->
            [light] Kartumu sekarang digambar terang.
           *[dark] Kartumu sekarang digambar gelap.
        }
    }
button-back = Aku kembali
table-overdue = Meja sudah dua menit menunggu { $name }. Siapa pun yang duduk di sini boleh meminta komputer bermain untuknya.
button-stand-in = Komputer untuk { $name }

table-left = { $name } pergi di tengah ronde. { $other }, komputer, melanjutkan, dan ronde ini dihitung untuk { $name }.
table-kicked =
    { $counts ->
        [yes] { table-kicked-by } Ronde ini dihitung untuk { $name }.
       *[no] { table-kicked-by }
    }
table-kicked-by =
    { $voted ->
        [yes] Pemain lain menyerahkan kursi { $name } ke komputer.
       *[no] { $other } menyerahkan kursi { $name } ke komputer.
    }
table-kicked-back = { $name } bermain sampai ronde ini selesai. Setelah itu kursinya milik komputer.
must-agree = { $waiting } harus setuju.
table-kick-asked = { $names } ingin komputer di kursi { $name }. { must-agree }
table-took-over = { $name } memainkan kartu { $computer }. Ronde ini tidak dihitung untuk { $name }.
table-next-up = { $name } mendapat kursi { $computer } setelah ronde ini selesai.
table-closing = Meja berakhir setelah ronde ini.
table-end-asked = { $names } ingin mengakhiri meja sekarang. { end-would-cost } { must-agree }
end-would-cost = Tidak ada yang mendapat poin untuk ronde ini.
hand-end-asked = { $names } meminta kamu mengakhiri meja sekarang. { end-would-cost }
table-plays-on = { $names } ingin main terus.

table-undo-asked =
    { $shown ->
        [yes] { $name } minta menarik kembali { $cards }. { must-agree }
       *[no] { $name } minta menarik kembali langkahnya: { $deed }. { must-agree }
    }
hand-undo-kept = { $other } tidak setuju, jadi langkahmu tetap.
hand-undo-asked =
    { $shown ->
        [yes] { $name } bertanya: bolehkah dia menarik kembali { $cards }?
       *[no] { $name } bertanya: bolehkah dia menarik kembali langkahnya ({ $deed })?
    }
table-undo-kept =
    { $own ->
        [yes] { $name } tidak jadi menarik kembali langkahnya.
       *[no] { $other } tidak setuju, jadi langkah { $name } tetap.
    }
table-undone =
    { $shown ->
        [yes] { $name } menarik kembali { $cards }.
       *[no] { $name } menarik kembali langkahnya: { $deed }.
    }
did-undo =
    { $done ->
        [yes]
            { $shown ->
                [yes] Kamu menarik kembali { $cards }.
               *[no] Kamu menarik kembali langkahmu: { $deed }.
            }
       *[no]
            { $shown ->
                [yes] Kamu minta menarik kembali { $cards }. { must-agree }
               *[no] Kamu minta menarik kembali langkahmu: { $deed }. { must-agree }
            }
    }
button-undo = Tarik kembali
button-undo-agree = Setuju
button-undo-refuse = Tolak
undo-does =
    { $alone ->
        [yes] Menarik kembali langkah terakhirmu, dan langkah komputer sesudahnya.
       *[no] Meminta semua di sini mengizinkan kamu menarik kembali langkah terakhirmu.
    }

ping =
    { $clock ->
        [slow] { $mention } giliranmu di { $table } · waktumu sampai { $date }, { $time }
        [running] { $mention } giliranmu di { $table } · waktu habis { $time }
       *[none] { $mention } giliranmu di { $table }
    }

places-so-far = Sudah habis, berurutan: { $names }.
