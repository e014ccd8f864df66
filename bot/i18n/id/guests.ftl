command-table-invite = Izinkan seseorang duduk di meja pribadimu
command-table-reserve = Simpan satu kursi di mejamu untuk seseorang
command-table-unreserve = Buka lagi kursi yang kamu simpan untuk siapa saja
command-block = Blokir seseorang dari meja yang kamu buka; tanpa nama: lihat siapa yang diblokir
command-unblock = Izinkan seseorang duduk di mejamu lagi
option-private = Hanya orang yang kamu undang yang bisa duduk
option-thread = Thread untuk meja ini, diarsipkan saat berakhir; kalau kosong: pilihan server
option-guest = Siapa orangnya
option-guest-role = Semua yang punya peran ini
option-blocked = Siapa yang diblokir; kalau kosong: jawabannya memuat daftarnya
option-unblocked = Siapa yang boleh masuk lagi

thread-name = { game } · { $host }
table-in-thread = { $host } membuka meja: { game }, { $table }. Mejanya ada di { $thread }.
lobby-private =
    { $n ->
        [0] Pribadi: hanya yang diundang dengan /meja undang bisa duduk di sini.
       *[other] Pribadi. Diundang: { $names }.
    }
seat-option-kept = Disimpan untuk { $name }

invited = { $names } sekarang bisa duduk di sini.
reserved = Kursi { $seat } disimpan untuk { $name }. Komputer boleh memakainya sampai dia datang.
unreserved = Kursi itu sekarang untuk siapa saja lagi.
blocked = **{ $name } tidak bisa lagi duduk di mejamu.**
    .note = Dia tidak diberi tahu. Di meja yang sudah dia duduki dia tetap, kecuali kamu pakai /meja ganti.
unblocked = **{ $name } bisa duduk di mejamu lagi.**
    .note = /blokir memuat siapa yang kamu blokir.
blocked-list =
    { $n ->
        [0] **Kamu tidak memblokir siapa pun dari mejamu.**
       *[other] **Yang kamu blokir dari mejamu:** { $names }
    }
    .note = Hanya kamu yang melihat ini. /blokir dan /buka-blokir mengubahnya.

lobby-least = Untuk yang sudah menyelesaikan { $n } ronde di sini.

err-few-deals =
    { $deals ->
        [0] Kamu belum menyelesaikan ronde { game } di sini.
       *[other] Kamu sudah menyelesaikan { $deals } ronde { game } di sini.
    }
    .note = Meja ber-rating di sini untuk yang punya { $n }. Meja lain terbuka untukmu.
err-private = Meja ini pribadi.
    .note = Minta host mengundangmu, atau buka mejamu sendiri dengan /meja baru.
err-kept = Kursi itu disimpan untuk seseorang.
    .note = Tunggu sampai kosong, atau buka mejamu sendiri dengan /meja baru.
err-kept-out = Kamu tidak bisa duduk di meja ini.
    .note = Gabung ke meja lain, atau buka mejamu sendiri dengan /meja baru.
err-open-to-all = Siapa saja bisa duduk di meja ini.
    .note = Simpan kursi dengan /meja simpan-kursi, atau buka meja pribadi.
err-invited-self = Kamu sudah duduk di sini.
    .note = Sebutkan orang lain.
err-invited-already = Dia sudah diundang.
    .note = Dia bisa menekan Gabung.
err-invited-many = Kamu sudah mengundang { $limit }.
    .note = Undang satu peran supaya lebih banyak orang bisa masuk.
err-invite-whom = Siapa yang kamu undang?
    .note = Tambahkan salah satu: anggota: atau peran:.
err-invite-everybody = Peran itu mencakup semua orang.
    .note = Buka meja tanpa pribadi: dan siapa saja bisa gabung.
err-guest-bot = Itu bot.
    .note = Komputer mendapat kursi dengan Tambah komputer.
err-sits-here = { $name } sudah duduk di sini.
    .note = Sebutkan orang lain.
err-kept-already = Sudah ada kursi yang disimpan untuk { $name }.
    .note = Dia bisa menekan Gabung.
err-none-to-keep = Tidak ada lagi kursi untuk disimpan.
    .note = Semua kursi terbuka sudah disimpan. /meja bebaskan-kursi membebaskan satu.
err-not-kept = Tidak ada kursi yang disimpan untuknya.
    .note = /meja simpan-kursi menyimpan satu.
err-block-self = Itu kamu.
    .note = Sebutkan orang lain.
err-blocked-many = Kamu sudah memblokir { $limit } orang.
    .note = /buka-blokir mengizinkan seseorang masuk lagi.
err-guest-blocked = Kamu memblokir { $name } dari mejamu.
    .note = /buka-blokir mengizinkannya masuk lagi.
err-not-blocked = Kamu tidak memblokirnya dari mejamu.
    .note = /blokir memuat siapa yang kamu blokir.
