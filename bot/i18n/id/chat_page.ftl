### The playground: the words of the page itself, a small chat in the browser. Not of the bot, whose messages it shows.

# `…` is a key of the keyboard, **…** is bold. $name is a person, $bot the bot, $command a command as it is typed (/play).
# $n decides the plural form.

## Around the page: the list of channels at its left, the bar at its top. On a phone of 400 pixels, too: short.

# The name of the make-believe server, at the top left and in the title of the window.
chat-title = Taman Main
chat-channels = Channel
chat-alone = **Hanya di komputer ini.** Tanpa akun, tanpa koneksi ke luar.
chat-bot-connected = { $bot } terhubung
chat-bot-away = { $bot } tidak terhubung
# For the ear alone: a channel in which something is new, and a person who was mentioned.
chat-channel-unread = { $channel }, belum dibaca
chat-mentions = { $name }, { $n } sebutan belum dibaca
# The group of people among whom one chooses who to be.
chat-you-are = Kamu adalah
# A channel that is gone, as #unknown.
chat-channel-unknown = tidak dikenal
# Three small buttons: the theme that a press brings, and the help.
chat-light = Terang
chat-dark = Gelap
chat-keys-help = Tombol, bantuan
# The list of languages, for the ear: its choices are seen.
chat-language = Bahasa
# Links that only the keyboard finds.
chat-skip-messages = Langsung ke pesan
chat-skip-private = Langsung ke jawaban pribadi
chat-skip-write = Langsung ke kolom tulis
# Buttons that are only an icon, and a picture that is shown large.
chat-close = Tutup
chat-enlarge = Perbesar
chat-picture = Gambar

## The line above the channel when something is wrong

chat-stopped = Taman Main berhenti. Jalankan lagi.
chat-lost = Koneksi putus. Mencoba lagi dalam { $n } detik
chat-try-now = Coba sekarang
chat-waits = { $bot } tidak terhubung. Tombol menunggu sampai terhubung.

## An empty channel. $channel: a channel, as #practice.

chat-empty = Belum ada apa-apa di sini
chat-begin-in = Mulai di { $channel }
chat-look-around = Lihat-lihat dulu
chat-or-write = Atau ketik `/` di bawah untuk melihat semua yang bisa dilakukan bot.

## Messages

# Stands in place of an answer that is on its way, with three dots.
chat-thinking = berpikir
chat-today = Hari ini
chat-yesterday = Kemarin
# On the pill at the lower edge.
chat-new-messages = { $n } pesan baru
# Above an answer: whose command it answers. Below the last message: a command that waits.
chat-used = **{ $name }** memakai { $command }
chat-uses = **{ $name }** memakai { $command }, menunggu { $bot }
# A small tag behind the name of the bot.
chat-bot = bot
# $time: 14:32. Above a private answer.
chat-at-alone = { $time } · hanya kamu
chat-dismiss = Singkirkan
# For the ear: a message by its first line, a private one, and a line that ends without a full stop.
chat-message = { $name }, { $time }: { $line }
chat-private-message = Pribadi: { $line }
chat-said = { $name }: { $words }
chat-line = { $line }.
# Components are the parts of which a message consists.
chat-unknown-part = Komponen jenis { $type }, yang tidak digambar halaman ini

## The column of private answers; on a phone it is a sheet, with a bar that opens it

# In the bar on a phone, and at the top of the column.
chat-only = Hanya { $name } yang melihat ini
chat-only-column = **Hanya { $name } yang melihat kolom ini.** Jawaban pribadi.
chat-private = Pribadi, hanya { $name }
chat-close-private = Tutup jawaban pribadi
chat-nothing-private = Belum ada yang pribadi untuk { $name }
chat-nothing-private-yet = Jawaban bot yang hanya untuk { $name } muncul di sini. Pilih orang lain di atas untuk melihat jawabannya.
# The button in the bar on a phone: one short word.
chat-open = Buka
chat-earlier = Jawaban pribadi sebelumnya · { $n }

## How long until or since something: 28 s, 3 min, 2 h, 5 d. In the middle of the bot's sentences.

chat-now = sekarang
chat-in-s = { $n } detik lagi
chat-in-min = { $n } menit lagi
chat-in-h = { $n } jam lagi
chat-in-d = { $n } hari lagi
chat-ago-s = { $n } detik lalu
chat-ago-min = { $n } menit lalu
chat-ago-h = { $n } jam lalu
chat-ago-d = { $n } hari lalu

## Selects and forms of the bot

chat-choose = Pilih
chat-done = Selesai
chat-clear = Kosongkan
# For the ear: a select, and what is chosen in it.
chat-chosen = { $select }, { $chosen }
# 5 of 13 cards are chosen; 23 of 64 characters are written.
chat-of = { $n } dari { $total }
chat-save = Simpan
chat-cancel = Batal
chat-needed = Ini wajib diisi.
chat-at-least = Minimal { $n } karakter.

## The line to write in, and what opens above it on “/”: commands, and a field for each of their options

chat-write = Tulis
chat-send = Kirim
# Stands in the empty line. $place: a channel, as #big-two. The same in full, at middle width, and on a phone.
chat-write-wide = Tulis di { $place } sebagai **{ $name }**, atau ketik `/` untuk perintah
chat-write-middle = Tulis di { $place } sebagai **{ $name }**, atau ketik `/`
chat-write-narrow = Tulis sebagai **{ $name }**, atau ketik `/`
chat-choices = Pilihan
chat-hints = `↑``↓` pilih `Enter` ambil, lalu kirim `Esc` kembali
# Beside an option of a command: at most 8 letters.
chat-required = wajib
chat-optional = opsional
# In the empty field of an option.
chat-which = { $option } yang mana?
chat-option = { $option }, { $about }
# Above the choices for an option.
chat-suggested = Saran bot untuk **{ $option }** · { $n }
chat-choices-for = Pilihan untuk **{ $option }** · { $n }

## What is right in a field. $option: its name as it is typed. Whole sentences without a full stop.

chat-takes-needed = { $option } wajib diisi
chat-takes-choice = { $option } harus salah satu pilihannya
# $choices: true or false.
chat-takes-these = { $option } harus { $choices }
chat-takes-whole = { $option } harus bilangan bulat
chat-takes-number = { $option } harus angka
chat-takes-text = { $option } harus teks
chat-takes-between = { $option } harus { $low } sampai { $high }
chat-takes-from = { $option } minimal { $low }
chat-takes-up-to = { $option } maksimal { $high }
chat-takes-long-between = { $option } harus { $low } sampai { $n } karakter
chat-takes-long-from = { $option } minimal { $n } karakter
chat-takes-long-up-to = { $option } maksimal { $n } karakter

## An act that was not done: a headline, and below it what to do

chat-timeout = { $bot } tidak menjawab dalam 3 detik.
chat-unreachable = Taman Main tidak menjawab.
chat-perhaps = Mungkin sudah terlaksana: lihat dulu sebelum mencoba lagi.
chat-changed = Itu berubah tepat sebelum kamu menekan.
chat-changed-note = Tidak ada yang dilakukan. Lihat keadaannya sekarang.
chat-disconnected = { $bot } tidak terhubung.
chat-disconnected-note = Tidak ada yang dilakukan. Coba lagi setelah terhubung.
chat-refused = Itu tidak terlaksana.
chat-refused-note = Halaman ini dan bot berbeda soal apa yang bisa dilakukan di sini.
chat-try-again = Coba lagi
chat-details = Rincian

## The help: keys, and what each does

chat-keys = Tombol
# The space bar, as it is called on a keyboard.
chat-key-space = Spasi
chat-key-commands = pilih perintah
chat-key-help = bantuan ini
chat-key-region = bagian berikutnya; dengan `Shift` yang sebelumnya
chat-key-channel = channel; dengan `Shift` orang
chat-key-messages = pesan; `Enter` ke tombol di dalamnya, `Esc` kembali
chat-key-select = di daftar pilihan: ambil atau lepas; `Enter` berarti Selesai, `Esc` membatalkan
chat-single-keys = Tombol tunggal, di luar kolom isian
