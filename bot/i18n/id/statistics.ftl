command-stats = Hasil ronde seorang anggota: kemenangan, terbaik, terburuk, saingan, rating
option-member-stats = Statistik siapa; kalau kosong: milikmu
choice-by-rating = rating

stats-heading = Statistik { $name } · { game }
stats-none = { $name } belum menyelesaikan ronde { game } bersama orang lain di sini.
stats-sums = **{ deals }**, { $wins } menang ({ $percent }%). Total **{ SIGNED($total) }**, { SIGNED($average) } per ronde.
stats-ends = Ronde terbaik { SIGNED($best) } (meja { NUMBER($table, useGrouping: 0) }, ronde { $deal }), terburuk { SIGNED($worst) } (meja { NUMBER($at, useGrouping: 0) }, ronde { $number }).
stats-ahead = Poinnya lebih banyak daripada { $name } di { $times } dari { $n } ronde.
stats-behind = Poinnya lebih sedikit daripada { $name } di { $times } dari { $n } ronde.
stats-rating =
    { $listed ->
        [yes] Rating **{ NUMBER($rating, useGrouping: 0) }** setelah { board-rated }.
       *[no] Rating **{ NUMBER($rating, useGrouping: 0) }** setelah { board-rated }. Papan peringkat memuatnya mulai { $least }.
    }
stats-note = Latihan tidak dihitung di sini.

picture-stats-won = { $wins } menang
picture-stats-average = per ronde
picture-stats-best = ronde terbaik
picture-stats-worst = ronde terburuk
picture-stats-rating = rating, { deals }
picture-stats-percent = { $percent }%

board-rating = rating { NUMBER($rating, useGrouping: 0) }
board-rated = { $deals } ronde ber-rating
board-ratings = Dari ronde ber-rating dengan semua paket aturan. Ronde kedua orang yang sama dalam sehari dihitung setengah, ketiga sepertiga.
board-you-unlisted =
    { $deals ->
        [0] Kamu belum punya ronde ber-rating di sini.
       *[other] Kamu: { board-rated }. Papan rating memuat yang punya paling sedikit { $least }.
    }
board-empty-ratings = Belum ada yang punya { $least } ronde ber-rating di sini. /meja baru dengan rating: membuka meja ber-rating.
err-board-rating = Rating berlaku untuk seluruh server, sepanjang masa, dan semua paket aturan.
    .note = Kosongkan waktu:, dari:, sampai:, aturan:, dan cakupan:.
