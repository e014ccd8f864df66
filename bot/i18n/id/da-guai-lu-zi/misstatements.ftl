judge-beats = **{ $first } mengalahkan { $second }.**
score-side =
    { $team ->
        [0] Kursi 1, 3, dan 5 menang dan menangkap { $names }.
        [1] Kursi 2, 4, dan 6 menang dan menangkap { $names }.
       *[other] Tanpa hasil: tim yang habis semua bukan tim pemain yang habis pertama.
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] Permainan selesai. Kursi 1, 3, dan 5 memenangkannya.
                [1] Permainan selesai. Kursi 2, 4, dan 6 memenangkannya.
               *[other] Permainan selesai, dan seri.
            }
       *[no] { $name } habis pertama, jadi timnya memimpin ronde berikutnya.
    }

misstated-no_cards = Kamu tidak menyebut kartu apa pun.
    .note = Tulis seperti 7s 7s.
misstated-no_trump_rank = Dalam aturan ini tidak ada nilai truf.
    .note = Kosongkan truf:.
misstated-trump_is_a_rank = Truf di sini berupa nilai.
    .note = Sebutkan nilai, misalnya 2 atau A, atau none.
misstated-no_reading = “{ $text }” bukan cara membaca kartu.
    .note = Tulis jenis dan nilai, misalnya straight 10 atau full house K.
misstated-no_second = Tidak ada langkah yang harus dikalahkan.
    .note = Sebutkan dengan yang_dikalahkan:, atau kosongkan yang_dikalahkan_sebagai: dan yang_dikalahkan_habis:.
misstated-no_order = Urutan habisnya kartu belum ada.
    .note = Tambahkan urutan: dengan kursi menurut urutan habisnya.
misstated-no_seat = Tidak ada kursi { $number }.
    .note = Kursinya 1 sampai 6.
misstated-seat_twice = { $name } disebut dua kali.
    .note = Sebut tiap kursi sekali.
misstated-too_early = Urutannya berakhir terlalu awal.
    .note = Teruskan sampai ketiga kursi satu tim habis.
misstated-too_late = Ronde selesai saat { $name } habis.
    .note = Akhiri urutannya di situ.
misstated-no_team = Tidak ada tim { $n }.
    .note = Timnya 0 untuk kursi 1, 3, 5, dan 1 untuk kursi 2, 4, 6.
misstated-levels_unplayed = Aturan ini tidak memainkan tingkat.
    .note = Kosongkan tingkat: dan gagal:.
misstated-two_levels = Ada dua tim.
    .note = Tulis kedua tingkat, misalnya 2, 5.
misstated-no_level = Tingkat { $level } tidak dimainkan dengan aturan ini.
    .note = Tingkatnya { $low } sampai { $high }.
misstated-two_numbers = Ada dua tim.
    .note = Tulis satu angka untuk masing-masing, misalnya 0, 0.
misstated-below_nothing = { $n } di bawah 0.
    .note = Total, kegagalan, dan ronde mulai dari 0.
misstated-fails_too_early = Kegagalan hanya dihitung di tingkat terakhir.
    .note = Kosongkan gagal:, atau beri tim itu tingkat { $high }.
misstated-over_before = Dengan angka ini permainan sudah selesai sebelum ronde itu.
    .note = Sebutkan yang dipunyai tim sebelum ronde terakhir.
