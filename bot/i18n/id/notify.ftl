command-notify = Kapan kamu dipanggil untuk giliranmu, dan kapan tidak
option-turns = Kapan kamu dipanggil; kalau kosong: jawabannya memuat pilihanmu
option-quiet = Jam tanpa panggilan tiap hari, misalnya 22-8; off: tidak ada
option-zone = Zona waktumu, misalnya Asia/Jakarta; daftarnya memuat semuanya
option-openings = Game apa yang dikabarkan saat mejanya dibuka di sini; none: tidak ada
choice-openings-none = tidak ada
choice-turns-now = Langsung
choice-turns-late = Setelah menunggu 10 detik
choice-turns-never = Tidak pernah

turns-called =
    { $call ->
        [now] **Kamu langsung dipanggil saat giliranmu.**
        [never] **Kamu tidak pernah dipanggil untuk giliranmu.**
       *[late] **Kamu dipanggil kalau meja sudah 10 detik menunggumu.**
    }
    .note = Pakai /panggilan untuk mengubahnya, di semua server sekaligus.
quiet-hours = Tanpa panggilan dari { $begin } sampai { $end } ({ $zone }).
openings-told = Kamu dikabari di sini saat meja dibuka: { $games }.
table-opened = { $mention } { $host } membuka meja: { game }, { $table }.
err-openings-many = Sudah { $limit } orang yang dikabari tentang { game } di sini.
    .note = Lebih dari itu tidak muat dalam satu pesan.
quiet-hours-none = Kamu bisa dipanggil kapan saja. Pakai tenang: untuk memilih jam tanpa panggilan.
err-quiet = “{ $text }” bukan rentang jam.
    .note = Tulis seperti 22-8 atau 22:30-7, atau off.
err-quiet-zone = Kamu tinggal di mana?
    .note = Tambahkan zona_waktu: pada jammu, misalnya Asia/Jakarta.

select-turns = Kapan kamu dipanggil untuk giliranmu
menu-turns =
    { $call ->
        [now] Panggil aku langsung
        [never] Jangan pernah panggil aku
       *[late] Panggil aku setelah 10 detik
    }
