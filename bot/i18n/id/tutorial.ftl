command-tutorial = Belajar game ini dalam satu ronde lawan komputer
tutorial-over = **Itu satu ronde penuh.** Sekarang kamu tahu cara mainnya.
    .note = Tekan { button-next-deal } untuk lanjut tanpa pelatih. /table open membuka meja bersama orang lain, /help memuat ringkasan gamenya.
lesson-chosen = Kartu ronde ini dipilih untuk belajar, bukan dikocok acak.
