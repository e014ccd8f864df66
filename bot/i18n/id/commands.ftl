## Perintah

command-table = Meja: buka, gabung, mulai, akhiri
command-table-open = Buka meja di channel ini
command-table-join = Duduk di meja di sini, juga menggantikan komputer
command-table-leave = Tinggalkan meja; di tengah ronde komputer melanjutkan, dan tetap dihitung untukmu
command-table-add-computer = Isi satu kursi kosong dengan komputer
command-table-fill = Isi semua kursi kosong dengan komputer
command-table-remove-computer = Hapus komputer terakhir sebelum ronde pertama
command-table-kick = Serahkan kursi orang yang diam ke komputer. Host atau semua yang lain memutuskan
option-kicked = Siapa orangnya; daftarnya memuat yang duduk di sini
command-table-let-in = Untuk host: kapan yang datang terlambat boleh mengambil kursi komputer
command-table-start = Mulai ronde pertama
command-table-close = Tanpa pemain baru; meja berakhir setelah ronde ini
command-table-status = Siapa duduk di mana, dan giliran siapa
command-table-back = Ambil kembali kursimu dari komputer
command-table-rematch = Buka lagi meja yang sama
command-table-end = Akhiri meja sekarang; di tengah ronde semua yang duduk harus setuju
command-play = Keluarkan kartu, misalnya 3d 10h Qs, 88, atau kk
command-pass = Lewatkan giliran ini
command-undo = Tarik kembali langkah terakhirmu; semua yang duduk harus setuju
command-hand = Kartumu, hanya untuk kamu
command-rules = Aturan yang berlaku di sini
command-rules-show = Aturan yang berlaku di sini, perbedaannya dulu
command-rules-presets = Paket aturan yang bisa dimainkan
command-ledger = Poin di server ini
command-ledger-show = Total dan ronde-ronde terbaru
command-ledger-deal = Semua yang dicatat dari satu ronde
command-ledger-correct = Tambah poin seseorang dari satu ronde, dengan alasan
command-ledger-export = Semua catatan dari suatu waktu, sebagai file
command-ledger-season = Musim di server ini
command-ledger-season-start = Mulai sebuah musim
command-ledger-season-end = Akhiri musim dan kirim papan peringkatnya di sini
command-leaderboard = Siapa yang memimpin di server ini
command-replay = Ronde yang sudah selesai, langkah demi langkah
command-help = Yang bisa dilakukan di sini, dalam tiga langkah

## /pictures

command-pictures = Gambar gelap atau terang, untuk kartumu atau untuk meja di sini
option-theme = Gelap atau terang
option-which = Kartumu, atau meja server ini (perlu Kelola Server); kalau kosong: kartumu
choice-theme-dark = gelap
choice-theme-light = terang
choice-which-hands = kartuku
choice-which-tables = meja server ini

## Opsi

option-game = Game apa; kalau kosong: sesuai nama channel ini, atau game server
option-game-all = Game apa; kalau kosong: semuanya
option-rules = Aturan apa; daftarnya memuat semua paket aturan
option-seats = Berapa kursi
option-seat = Kursi nomor berapa; kalau kosong: yang pertama terbuka
option-at-once = True: di tengah ronde. False: baru saat ronde selesai
option-computers = Berapa kursi yang langsung diisi komputer
option-level = Seberapa pintar komputer; kalau kosong: santai
option-clock = { clock-label }: { clock-about }
option-auto-pass = Lewatkan pemain yang tak bisa mengalahkan; kalau kosong: hanya lawan komputer
option-rated = Apakah ronde mengubah rating: tanpa komputer dan petunjuk; kalau kosong: sesuai server
option-cards = Nilai lalu kembang: 3d 10h Qs; daftarnya memuat langkahmu yang boleh
option-member = Buku poin siapa; kalau kosong: milikmu
option-window = Waktu yang mana; kalau kosong: sepanjang masa
option-from = Hari pertama yang dihitung, misalnya 2026-01-31
option-to = Hari terakhir yang dihitung, misalnya 2026-01-31
option-rules-added = Aturan apa; kalau kosong: milik server ini
option-by = Apa yang menentukan peringkat; kalau kosong: poin
option-scope-added = Yang dimainkan di server atau di channel ini; kalau kosong: server
option-deal-id = Meja dan ronde, misalnya 7.3; daftarnya memuat yang terbaru
option-corrected = Poin siapa
option-corrected-points = Berapa poin yang ditambahkan, misalnya 5 atau -5
option-reason = Alasannya; semua yang melihat ronde itu bisa membacanya
option-season-name = Namanya, misalnya Kemarau
option-page = Halaman berapa
option-deal = Meja dan ronde, misalnya 3.2; kalau kosong: ronde terakhir di channel ini
option-table = Meja nomor berapa; perlu kalau ada beberapa, atau dari channel lain

## Pilihan

choice-level-gentle = pemula, suka salah
choice-level-casual = santai
choice-level-sharp = jago, mengejar poin
choice-suit = { $sign } { suit }
typed-as = sebagai
choice-nothing-fits = Tidak ada yang bisa kamu keluarkan
choice-window-week = minggu ini
choice-window-month = bulan ini
choice-window-season = musim ini
choice-window-all = sepanjang masa
choice-by-points = poin
choice-by-average = rata-rata per ronde
choice-by-wins = kemenangan
choice-deal = { $id } · { game } · { $at }
choice-rules-every = Semua paket aturan yang pernah dimainkan

command-give = Serahkan, keluarkan, atau sisihkan kartu dalam pertukaran
command-choose = Pilih dari yang ditawarkan kepadamu
command-redeal = Minta bagi ulang, kalau kartumu memungkinkan
option-given = Nilai lalu kembang: 3d 10h; daftarnya memuat yang boleh kamu serahkan
option-number = Dihitung mulai 1
