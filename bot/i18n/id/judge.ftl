command-judge = Apakah satu langkah mengalahkan yang lain, dan kalau tidak, kenapa
command-score = Hitung poin ronde yang dimainkan dengan kartu sungguhan

option-first = Langkah yang dinilai: nilai lalu kembang, misalnya 3d 3c
option-second = Langkah yang harus dikalahkan; kalau kosong: bolehkah memulai dengan yang pertama
option-order = Urutan habisnya kartu, misalnya 2, 1, 4, 3
option-trump = Kembang truf atau nilai truf, atau none
option-as = Cara membaca kartunya, misalnya straight 10 atau full house K
option-second_as = Cara membaca langkah yang harus dikalahkan
option-levels = Tingkat kedua pihak, misalnya 2, 5; kalau kosong: tingkat pertama
option-totals = Total kursi atau tim sebelum ronde, misalnya 3, 2
option-deals = Berapa ronde yang sudah dihitung

judge-is = **{ $cards }** adalah { $play }.
judge-leads = **Kamu boleh memulai dengan { $first }.**
judge-heading = Menurut aturan: { $rules }
judge-note = Yang dinilai hanya kartu-kartu ini, bukan yang keluar sebelumnya.
judge-asked = Kamu bertanya tentang { game }. Kamu bisa memilih yang lain dengan game:.

score-heading = { game }: ronde dihitung menurut { $rules }
score-seat =
    { $counts ->
        [0] { $name }: sisa { cards }, **{ gained }**
       *[other] { $name }: sisa { cards }, dihitung { $counts }, **{ gained }**
    }
score-seat-hand =
    { $counts ->
        [0] { $name }: sisa { $hand }, **{ gained }**
       *[other] { $name }: sisa { $hand }, dihitung { $counts }, **{ gained }**
    }
score-seat-alone = { $name }: **{ gained }**
score-seat-out = { $name }: habis, **{ gained }**
score-payer = { $name } membayar { $parts }.
score-part = { $p } ke { $other }
score-open = Jumlah poin ini bukan 0: di sini tidak ada yang membayar siapa pun.

err-left = “{ $text }” bukan sisa sebuah kursi.
    .note = Tulis kartu, angka, atau - kalau habis, dengan | di antara kursi: 4 | 8 | - | 11.
err-left-seats = Dalam aturan ini ada { $need } kursi, bukan { $n }.
    .note = Tulis sisa tiap kursi, dengan | di antaranya: 4 | 8 | - | 11.
err-unbeaten = “{ $text }” bukan kursi dengan langkah.
    .note = Tulis kursinya, lalu kartunya: 2: 4d 4c 4h 4s 9d.
err-seat = Tidak ada kursi { $text }.
    .note = Kursinya 1 sampai { $n }.
misstated-too_often =
    { $n ->
        [0] { $card } tidak ada di pak aturan ini.
       *[other] Di pak ini { $card } hanya ada { $n }.
    }
    .note = Jangan sebut satu kartu lebih banyak daripada yang ada di pak.
