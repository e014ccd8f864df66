command-tutorial = Belajar game ini dalam satu ronde lawan komputer
tutorial-over = **Itu satu ronde penuh.** Sekarang kamu tahu cara mainnya.
    .note = { button-next-deal } lanjut tanpa pelatih. /meja baru membuka meja bersama orang lain, /bantuan memuat ringkasan gamenya.
lesson-chosen = Ronde ini dipilih untuk mengajar, bukan diserahkan pada kebetulan.
