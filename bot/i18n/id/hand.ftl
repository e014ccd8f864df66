hand-at = { table-name } di { $channel }
hand-turn =
    { $clock ->
        [slow] **Giliranmu** · waktumu sampai { $date }, { $time }
        [running] **Giliranmu** · waktu habis { $time }
       *[none] **Giliranmu**
    }
hand-over = **Ronde sudah selesai.**
hand-counts-for =
    { $yet ->
        [yes] { own-counted-for } Kembalilah sebelum komputer pertama kali bertindak, maka ronde ini dihitung untukmu.
       *[no] { own-counted-for } Ronde berikutnya dihitung untukmu.
    }
hand-away = **Komputer bermain untukmu.** Tekan { button-to-return } untuk mengambil kursimu lagi.
button-to-return =
    { $press ->
        [rematch] { button-rematch }
        [ready] { button-next-deal }
       *[back] { button-back }
    }
hand-missed =
    { $verb ->
        [pass] Kamu kehabisan waktu dan lewat.
        [play] Kamu kehabisan waktu, jadi langkah terendah keluar untukmu: { $cards }.
       *[other] Kamu kehabisan waktu, jadi bot menjawab untukmu.
    }
hand-stale = Itu dari giliran yang sudah lewat dan tidak berpengaruh. Ini kartumu sekarang.
event-hold-dropped =
    { $verb ->
        [pass] Kamu tidak bisa lewat sekarang. Pilih lagi.
       *[play] Kamu tidak bisa lagi mengeluarkan { $cards }. Pilih lagi.
    }

hand-beat = Kalahkan { kind } dari { $name }: **{ $cards }**
hand-lead = Mulai dengan apa saja.
hand-nothing-beats = Kamu tidak bisa mengalahkan ini. Lewat saja.
hand-passed-for = Kamu tidak bisa mengalahkan ini. Meja melewatkan giliranmu.
hand-nothing-leads = Kamu tidak bisa mengeluarkan kartu ini sekarang. Lewat saja.

hand-other =
    { $noted ->
        [yes]
            { $n ->
                [0] { $name } { $note }
               *[other] { $name } { $n }, { $note }
            }
       *[no] { $name } { $n }
    }
hand-other-turn = { hand-other }, gilirannya

hand-line =
    { $n ->
        [0] { cards-word-title } di tanganmu sudah habis.
       *[other] Di tanganmu, { cards }: { $hand }
    }
hand-none-chosen = Belum ada { cards-word } yang dipilih
hand-chosen =
    { $case ->
        [beats] Dipilih: **{ a-kind }** { $cards }, mengalahkan { $table }
        [leads] Dipilih: **{ a-kind }** { $cards }
       *[none] Dipilih: { $cards }, bukan kombinasi
    }
hand-chosen-not = Dipilih: { $cards } · { $reason }

hint-none = Tidak ada yang perlu dilakukan sekarang. Tunggu.
hand-hint =
    { $explained ->
        [yes] Saran: **{ $what }**. { $why }
       *[no] Saran: **{ $what }**
    }

button-hold = Lewati trik ini
button-redeal = Bagi ulang
button-give = Serahkan
