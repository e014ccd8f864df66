command-tutorial = Belajar game ini dalam satu ronde lawan komputer
tutorial-over = **Itu satu ronde penuh.** Sekarang kamu tahu cara mainnya.
    .note = { button-next-deal } lanjut tanpa pelatih. /table open membuka meja bersama orang lain, /help memuat ringkasan gamenya.
lesson-chosen = Kartu ronde ini dipilih untuk belajar, bukan dikocok acak.
