judge-beats = **Kamu boleh mengikuti { $second } dengan { $first }.**

misstated-no_cards = Kamu tidak menyebut kartu apa pun.
    .note = Tulis seperti 7s 7s 8s 8s.
misstated-not_a_lead = Tidak ada yang boleh memulai dengan { $cards }.
    .note = { refusal-mixed_suits }
misstated-no_level = Tingkat { level-name } tidak dimainkan dengan aturan ini.
    .note = Sebutkan yang lain, misalnya 5, 10, atau A.
misstated-no_suit = Truf di sini berupa kembang, sedangkan { $rank } adalah nilai.
    .note = Sebutkan kembang, misalnya s atau ♠, atau none.

misstated-two_levels = Ada dua pihak.
    .note = Tulis kedua tingkat, misalnya 2, 5.
misstated-no_points = Poin penyerang belum ada.
    .note = Tambahkan poin: ke perintahnya.
misstated-no_seat = Tidak ada kursi { $number }.
    .note = Kursinya 1 sampai 4.
misstated-in_fives = { $points } poin tidak mungkin: poin selalu kelipatan lima.
    .note = Tulis { $below } atau { $above }.

score-worth =
    { $outcome ->
        [held] Dengan { $p } poin lawan, pihak pembagi naik { end-levels }.
       *[taken]
            { $n ->
                [0] Dengan { $p } poin, penyerang mengambil alih tanpa naik tingkat.
               *[other] Dengan { $p } poin, penyerang mengambil alih dan naik { end-levels }.
            }
    }
score-levels =
    Tingkat: { $first } dan { $second }. { $over ->
        [yes] Permainan selesai.
       *[no] Kursi { $number } jadi pembagi berikutnya.
    }
score-note-stays = { end-must-hold }
