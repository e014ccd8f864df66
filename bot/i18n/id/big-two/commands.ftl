command-lastcard = Sebut kartu terakhirmu
command-callout = Tegur kartu terakhir yang tidak disebut pemiliknya, di meja dengan teguran
option-called = Siapa; boleh kosong kalau hanya satu yang kartunya sesedikit itu
option-last_card = Sebutkan bahwa setelah langkah ini tinggal satu kartu

command-demand = Minta satu kartu dalam pertukaran
command-waive = Tidak meminta apa pun, atau tidak meminta lagi
command-take = Ambil sisanya
command-decline = Tolak sisanya, atau pertahankan kartu saat bagi ulang ditawarkan
command-swap = Tukar kartu terendahmu dengan sisanya
option-demanded = Kartu yang kamu mau: nilai lalu kembang
option-of = Dari siapa; boleh kosong kalau hanya ada satu

option-callouts = Kartu terakhir yang tidak disebut hanya berakibat kalau ada yang menegur

option-left = Sisa tiap kursi, dengan | di antaranya: 4 | 8 | - | 11, atau kartunya
option-winner = Kursi yang menang, kalau yang habis lebih dari satu atau tidak ada
option-last = Langkah terakhir
option-opener = Kursi yang memulai pertama
option-payer = Kursi yang membayar semua
option-not_played = Kursi yang tidak pernah mengeluarkan apa pun, misalnya 2, 4
option-unbeaten = Langkah istimewa yang tak dikalahkan, dengan | di antaranya: 2: 4d 4c 4h 4s 9d | 3: …
