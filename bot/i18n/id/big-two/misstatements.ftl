judge-beats = **{ $first } mengalahkan { $second }.**

misstated-no_cards = Kamu tidak menyebut { cards-word } apa pun.
    .note = Tulis seperti 3d, 10h, Qs.
misstated-not_in_pack = { $card } tidak ada di pak aturan ini.
    .note = Hilangkan, atau sebutkan aturan lain dengan aturan:.
misstated-card_twice = { $card } disebut dua kali.
    .note = Sebut tiap { card-word } sekali saja.
misstated-too_many_cards = Kamu menyebut { $n } { cards-word }, padahal isi pak { $size }.
    .note = Hitung lagi yang tersisa dan yang sudah keluar.
misstated-last_play = { $cards } bukan kombinasi di sini.
    .note = Tambahkan langkah_terakhir: dengan langkah yang mengakhiri ronde.

misstated-wrong_seats = Dalam aturan ini ada { $size } kursi, dan kamu menyebut { $n }.
    .note = Tulis sisa tiap kursi, dengan | di antaranya: 4 | 8 | - | 11.
misstated-no_seat = Tidak ada kursi { $number }.
    .note = Kursi dihitung mulai 1.
misstated-seat_twice = { $name } disebut dua kali.
    .note = Dengan urutan:, sebut tiap kursi sekali.
misstated-two_winners = Kamu menyebut { $name } pemenang, tapi urutannya mulai dengan { $other }.
    .note = Kosongkan pemenang: atau urutan:.
misstated-no_winner = Tidak ada kursi dengan 0 { cards-word }.
    .note = Tambahkan pemenang: untuk menyebut siapa yang menang.
misstated-several_winners = { $names } punya 0 { cards-word }.
    .note = Tambahkan pemenang: untuk menyebut siapa yang menang.
misstated-winner_pays = Pemenang tidak bisa membayar semua.
    .note = Sebut kursi lain dengan pembayar:.
misstated-winner_holds = { $name } menang, jadi { cards-word }nya sudah habis.
    .note = Sebut kursi lain dengan pemenang:, atau tulis - untuk sisanya.

misstated-needs_opener = Aturan ini perlu tahu siapa yang memulai pertama.
    .note = Tambahkan pembuka: dengan kursi itu.
misstated-needs_order = Aturan ini perlu tahu urutan habisnya kartu.
    .note = Tambahkan urutan: dengan kursi-kursinya, misalnya 2, 1, 4, 3.
misstated-not_special = { $cards } bukan langkah istimewa.
    .note = Sebut four of a kind atau straight flush dengan tak_terkalahkan:.
misstated-needs_cards = Aturan ini menghitung { cards-word } mana yang tersisa, bukan berapa banyak.
    .note = Sebutkan dengan | di antara kursi: 3d 10h | Qs | - | 4c.
