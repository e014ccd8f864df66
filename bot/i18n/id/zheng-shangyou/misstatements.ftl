judge-beats = **Kamu boleh mengeluarkan { $first } di atas { $second }.**
score-next =
    { $over ->
        [yes] Permainan selesai.
       *[no] Kursi { $number } membagi kartu di ronde berikutnya.
    }

misstated-no_cards = Kamu tidak menyebut kartu apa pun.
    .note = Tulis seperti 7s 7h.
misstated-no_reading = “{ $text }” bukan jenis dengan nilai.
    .note = Tulis jenisnya, lalu nilainya, misalnya set 8.
misstated-no_second = Tidak ada langkah yang harus dikalahkan.
    .note = Sebutkan dengan yang_dikalahkan:, atau kosongkan yang_dikalahkan_sebagai:.
misstated-no_order = Urutan habisnya kartu belum ada.
    .note = Tambahkan urutan: ke perintahnya, semua kursi menurut peringkat.
misstated-no_seat = Tidak ada kursi { $number }.
    .note = Sebutkan kursi yang ada di aturan ini.
misstated-seat_twice = { $name } disebut dua kali.
    .note = Sebut tiap kursi sekali, menurut peringkat.
misstated-short_order = Baru { $had } dari { $n } kursi yang disebut.
    .note = Sebut semua kursi menurut peringkat. Yang terakhir boleh dikosongkan.
misstated-wrong_totals = Ada { $had } total yang disebut, padahal ada { $n } kursi.
    .note = Sebutkan total untuk tiap kursi.
misstated-no_deals = { $n } bukan jumlah ronde.
    .note = Tulis 0 atau lebih.
misstated-below_nothing = { $n } di bawah 0.
    .note = Total mulai dari 0.
misstated-partners_differ = { $name } dan { $other } rekan, tapi totalnya berbeda.
    .note = Beri rekan total yang sama.
misstated-over_before = Dengan angka ini permainan sudah selesai sebelum ronde itu.
    .note = Sebutkan total dan ronde sebelum ronde terakhir.
