command-tutorial = Belajar game ini dalam satu ronde lawan komputer
tutorial-over = **Itu satu ronde penuh.** Sekarang kamu tahu cara mainnya.
    .note = Tekan { button-next-deal } untuk lanjut tanpa pelatih. /meja baru membuka meja bersama orang lain, /bantuan memuat ringkasan gamenya.
lesson-chosen = Kartu ronde ini dipilih untuk belajar, bukan dikocok acak.
