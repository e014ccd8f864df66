ledger-heading = Buku poin { $name }
ledger-heading-game = Buku poin { $name } · { game }
balance =
    { $deals ->
        [0] { $name } belum menyelesaikan ronde bersama orang lain di sini.
       *[other] { $name }: **{ SIGNED($total) }** setelah { deals }.
    }
balance-practice = Latihan, tidak di papan peringkat: **{ SIGNED($total) }** setelah { deals }.
entry =
    { $kind ->
        [practice] **{ gained }** · latihan · { entry-deal }
        [correction] **{ SIGNED($p) }** · koreksi · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · total { SIGNED($total) }
    }
entry-deal = { game }, meja { NUMBER($table, useGrouping: 0) }, ronde { $deal } · { $date }
ledger-page = Halaman { $page } dari { $pages }
points-not-drawn = Kali ini tanpa gambar: itu terlalu banyak sekaligus.
ledger-note = Poin tidak bisa dibeli atau diberikan.

board-window =
    { $window ->
        [week] minggu ini
        [month] bulan ini
        [season] musim { $season }
        [days] { board-days }
       *[all] sepanjang masa
    }
board-days =
    { $bounds ->
        [from] sejak { $start }
        [to] sampai { $end }
       *[both] { $start } sampai { $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, di channel ini
       *[server] { board-ranking }, { board-window }
    }
board-ranking =
    { $by ->
        [average] { game } menurut rata-rata
        [wins] { game } menurut kemenangan
        [rating] { game } menurut rating
       *[points] { game }
    }
board-heading = Papan peringkat · { board-of }
board-place =
    { $tied ->
        [yes] { $place }=
       *[no] { $place }
    }
board-row = { board-place }. **{ $name }** { board-sums }
board-sums =
    { $by ->
        [average] { board-average } · { SIGNED($total) } · { deals } · { board-wins }
        [wins] { board-wins } · { SIGNED($total) } · { deals } · { board-average }
        [rating] { board-rating } · { board-rated }
       *[points] { SIGNED($total) } · { deals } · { board-wins } · { board-average }
    }
board-average = { SIGNED($average) } per ronde
board-wins = menang { $wins } kali
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = Kamu: peringkat { $place }, { board-ranked }.
board-you-none = Kamu belum punya ronde yang dihitung di sini.
board-you-few = Kamu: { deals }. Papan rata-rata memuat yang punya paling sedikit { $least }.
board-rules = Aturan: { $rules }.
board-rule-set =
    { $changed ->
        [yes] { $name } dengan perubahan
       *[no] { $name }
    }
board-rules-more = { $n } lainnya
board-rules-every = Aturan: semua paket yang dimainkan. Poinnya belum tentu sebanding.
board-others = Juga dimainkan di sini: { $rules }. Pilih dengan aturan:.
board-empty = Belum ada ronde yang dihitung di sini: perlu dua orang. /meja baru membuka meja.
board-empty-few = Papan rata-rata memuat orang dengan { $least } ronde. Belum ada yang sebanyak itu di sini.

deal-entries-heading = { game } · meja { NUMBER($table, useGrouping: 0) }, ronde { $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] Kursi { $seat }: komputer, pemula
        [sharp] Kursi { $seat }: komputer, jago
       *[casual] Kursi { $seat }: komputer, santai
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }, dikoreksi oleh { $actor }: { $reason }
deal-entries-earlier = … dan { $n } koreksi sebelumnya: /buku-poin ekspor memuat semuanya.
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · latihan
       *[no] { $date } · { $rules }
    }
deal-entries-seal = Segel kocokan: { $seal }

export-said = { $n } catatan, sebagai file untuk lembar kerja. Waktunya UTC.
season-begun = Musim { $name } sudah mulai.
    .note = Yang dicatat mulai sekarang masuk musim ini. /buku-poin musim akhiri menutupnya dan mengirim papan peringkatnya di sini.
season-over = Musim { $name } sudah selesai.
