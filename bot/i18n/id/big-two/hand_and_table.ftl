table-left-over =
    { $taken ->
        [yes] { cards-word-title } sisa, lalu diambil: { $cards }
       *[no] { cards-word-title } sisa, dilihat semua: { $cards }
    }
table-stock =
    { $n ->
        [0] Tumpukan kosong.
       *[other] Tumpukan: { cards }
    }
table-opens = { $name } memegang { $card } dan membuka.
table-opens-alone = { $name } membuka dengan { $card } saja.
table-last-cards = { cards-word-title } terakhir: { $names }.
table-undeclared = { $name } tinggal satu { card-word }.
alt-declared = { card-word } terakhir sudah disebut
last-card-notice = **Satu kartu!** { $name } tinggal satu { card-word } dan sudah bilang.

lobby-callouts = teguran **aktif**
rules-callouts = Teguran aktif: { card-word } terakhir yang tidak disebut hanya berakibat kalau ada yang menegurnya tepat waktu. Yaitu sebelum giliran pemiliknya berikutnya. Setelah teguran salah, kamu tidak bisa menegur lagi di ronde ini.
err-idle-callouts = Dengan aturan ini { card-word } terakhir yang tidak disebut tidak berakibat, jadi tidak ada yang ditegur.
    .note = Kosongkan teguran:, atau pilih aturan yang ada akibatnya.

hand-open-include = Kamu membuka. Langkah pertamamu harus memuat { $card }.
hand-open-alone = Kamu membuka dengan { $card } saja.
hand-last = **Setelah langkah ini tinggal { $n } { cards-word }. Tekan Satu kartu! dulu.**
hand-last-chosen = Satu kartu! ikut disebut dengan langkahmu berikutnya.
hand-declared = Kamu sudah bilang Satu kartu!
hand-undeclared = Kamu tinggal { $n } { cards-word }. Bilang sebelum giliranmu: tekan Satu kartu!
hand-duty-follow =
    { $passing ->
        [yes] { next-has-one } Keluarkan satuan tertinggimu, atau lewat.
       *[no] { next-has-one } Keluarkan satuan tertinggimu.
    }
hand-duty-lead = { next-has-one } Mulai dengan kombinasi atau satuan tertinggimu.
hand-duty-liability = { next-has-one } Kalau satuan yang lebih rendah meloloskannya, kamu membayar semua.
next-has-one = { $name } giliran berikutnya dan tinggal satu { card-word }.
hand-hold-means = **Lewat** melewatkan giliran ini. **Lewati trik ini** melewatkan semua giliranmu sampai ada yang memulai lagi.
hand-held =
    { $verb ->
        [pass] Kamu lewat sampai ada yang memulai lagi. Untuk berhenti, tekan Lewati trik ini sekali lagi.
       *[play] { $cards } keluar begitu ronde mulai dimainkan. Untuk mengubahnya, keluarkan yang lain atau tekan Ambil kembali.
    }
hand-opens = Kamu sudah bisa menekan Keluarkan. Kartunya keluar begitu ronde mulai dimainkan.

hint-out = Itu semua kartumu.
hint-sure = Tidak ada yang bisa mengalahkannya.
hint-last-card =
    { $single ->
        [yes] { $name } tinggal satu { card-word }, jadi keluarkan yang tinggi.
       *[no] { $name } tinggal satu { card-word } dan tidak bisa mengalahkannya.
    }
hint-play =
    { $keeps ->
        [none]
            { $height ->
                [low] Ini { kind } rendah.
                [high] Ini { kind } tinggi.
               *[middle] { kind-title }, tanpa memakai { card-word } tinggi.
            }
       *[other]
            { $height ->
                [low] Ini { kind } rendah, dan { $kept } di tanganmu tetap utuh.
                [high] Ini { kind } tinggi, dan { $kept } di tanganmu tetap utuh.
               *[middle] { kind-title }, dan { $kept } di tanganmu tetap utuh.
            }
    }
hint-pass =
    { $why ->
        [cannot] Tidak ada { card-word }mu yang bisa mengalahkannya.
        [breaks] Jawaban apa pun memecah { $kept } di tanganmu.
        [high] { cards-word-title } tinggimu lebih berguna nanti.
       *[later] { cards-word-title }mu lebih berguna nanti.
    }
hint-before =
    { $why ->
        [weak] Kartumu lebih lemah daripada kartu pada umumnya.
        [fair] Kartumu cukup bagus.
        [better] Kartumu jadi lebih bagus dengannya.
        [no-better] Kartumu tidak jadi lebih bagus dengannya.
        [lowest] Hampir { card-word } apa pun lebih berguna daripada { card-word } terendahmu.
        [helps] Itu yang paling membantu kartumu.
        [highest] Itu yang tertinggi di tanganmu.
       *[least] Itu yang paling tidak kamu perlukan.
    }

did-play = Kamu mengeluarkan { $cards }.
did-pass = Kamu lewat.
did-declare = { hand-declared }
did-call = Kamu menegur { $name }.

button-last-card = Satu kartu!
button-callout = Tegur
button-keep = Pertahankan
button-held =
    { $verb ->
        [pass] Lewati trik ini
       *[play] Ambil kembali
    }
callout-ask = Siapa yang kamu tegur? Setelah teguran salah, kamu tidak bisa menegur lagi di ronde ini.

picture-open = buka dengan
picture-last-card = satu kartu!
picture-opens = { $name } membuka
picture-left-over = sisa
picture-stock = tumpukan
picture-pays-for-all = membayar semua
picture-penalty = minus

help-aim = Jadilah yang pertama menghabiskan semua { cards-word }mu. { cards-word-title } yang tersisa di tangan mengurangi poin.
help-ranks = **3** terendah, lalu 4 sampai 10, J, Q, K, A, dan **2** mengalahkan semuanya. Kalau sama, kembang yang menentukan.
help-kinds = Keluarkan satu { card-word }, pair, atau lima { cards-word } yang membentuk kombinasi, misalnya straight 5-6-7-8-9.
help-beat = Jawab dengan { cards-word } sebanyak yang dikeluarkan, tapi lebih tinggi. Atau lewat.
help-lead = Kalau semua yang lain lewat, kamu memulai dengan kombinasi apa saja.
help-last-card = Saat tinggal satu { card-word }, tekan **Satu kartu!** kalau aturannya mewajibkan.
