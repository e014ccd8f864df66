command-setup = Channel, batas waktu, aturan, dan siapa yang boleh membuka meja di server ini

option-timezone = Zona waktu untuk awal minggu dan bulan, tengah malam; ketik nama kota
option-game-setup = Aturan game mana yang dipilih; kalau kosong: game server

setup-heading = Pengaturan server ini
setup-note = Pengaturan bawaan sudah cukup. Ubah sesukamu. Meja yang sudah dibuka jalan terus.
setup-channels = **Meja dibuka di**
setup-channels-any = Semua channel tempat /meja baru bisa dipakai.
setup-channels-some = { $channels }, dan thread di dalamnya.
setup-openers = **Siapa yang membuka meja**
setup-openers-said =
    { $openers ->
        [managers] Orang yang boleh mengelola server.
       *[everybody] Semua orang.
    }
setup-clock = **Batas waktu bawaan**
setup-clock-said =
    { $unit ->
        [none] Tanpa batas waktu: satu giliran boleh selama apa pun.
       *[s] { clock }.
    }
setup-clock-note = Pada /meja baru, batas_waktu: memilih batas waktu lain untuk meja itu, atau tanpa batas.
setup-rated = **Rating kalau tidak diatur lain**
setup-rated-said =
    { $rated ->
        [yes] Meja tanpa komputer ber-rating.
       *[no] Tidak ada meja yang ber-rating.
    }
select-least = Ronde sebelum boleh di meja ber-rating
choice-least =
    { $n ->
        [0] Meja ber-rating untuk semua orang
       *[other] Setelah { $n } ronde game itu di sini
    }
setup-threads = **Thread**
setup-threads-said =
    { $on ->
        [yes] Tiap meja mendapat thread, diarsipkan saat meja berakhir.
       *[no] Meja ada di channel itu sendiri.
    }
setup-zone = **Zona waktu**
setup-zone-said = { $zone }. Minggu dan bulan di papan peringkat mulai pada tengah malam di sana.
setup-digest =
    { $on ->
        [yes] **Ringkasan mingguan:** di { $channel }, tiap Senin pukul 9.00 (zona waktu server).
       *[no] **Ringkasan mingguan:** tidak ada.
    }
setup-game = **Game bawaan**
setup-game-said = { game }. Di channel yang namanya nama game, game itulah yang dimainkan.
setup-rules = **Aturan bawaan**
setup-rules-said = { game }: { $rules }
setup-rules-note = Paket aturan ditunjukkan sebelum disimpan. Setelah disimpan, Periksa lagi menampilkannya di sini.
setup-rights = **Izin**
setup-rights-fine = Di { $channel } bot punya semua yang diperlukan.
setup-rights-gone = Channel yang dipilih sudah hilang, atau tersembunyi dari bot: { $channel }.
setup-rights-note = Beri izin di pengaturan channel, lalu tekan Periksa lagi.

select-channels = Pilih channel; kosong: semua channel
select-openers = Siapa yang membuka meja
select-clock = Pilih batas waktu
choice-clock =
    { $unit ->
        [none] Tanpa batas waktu
       *[s] { clock }
    }
select-rated = Apakah meja ber-rating
choice-rated-yes = Ber-rating, kalau tanpa komputer
choice-rated-no = Tanpa rating
select-setup-game = Pilih game server
select-setup-rules =
    { $page ->
        [0] Pilih paket aturan
       *[other] Paket aturan lainnya
    }
choice-openers-everybody = Semua orang
choice-openers-managers = Orang yang boleh mengelola server
button-other-clock = Batas waktu lain
clock-title = Batas waktu server ini
clock-label = Waktu satu giliran
clock-about = 15s sampai 7d, misalnya 30s, 5m, 1h, atau 2d; none: tanpa batas
button-threads =
    { $on ->
        [yes] Tanpa thread
       *[no] Thread tiap meja
    }
button-zone = Zona waktu
button-digest =
    { $on ->
        [yes] Tanpa ringkasan
       *[no] Ringkasan di sini
    }
zone-title = Zona waktu server ini
zone-label = Nama kota atau zona
zone-about = Misalnya Jakarta, Asia/Hong_Kong, atau UTC
button-check-again = Periksa lagi
button-server-rules = Aturan di sini

permission =
    { $permission ->
        [view_channel] Lihat Channel
        [send_messages] Kirim Pesan
        [send_messages_in_threads] Kirim Pesan di Thread
        [embed_links] Sematkan Tautan
        [attach_files] Lampirkan File
        [create_public_threads] Buat Thread Publik
       *[read_message_history] Baca Riwayat Pesan
    }

err-channel = Kamu tidak bisa membuka meja di channel ini.
    .note = Kamu bisa di { $channels }.
err-openers = Hanya orang yang boleh mengelola server ini yang membuka meja.
    .note = Minta salah satu dari mereka, atau tekan Gabung di meja yang sudah ada.
