help-heading = Cara main di sini
help-1 = **1.** /belajar memandumu main satu ronde lawan komputer.
help-2 = **2.** /meja baru membuka meja supaya orang lain bisa gabung. Di meja orang lain, tekan **{ button-join }**.
help-3 = **3.** **{ button-my-hand }** menampilkan kartumu hanya kepadamu. Pilih kartunya, lalu tekan **{ button-play }** atau **{ button-pass }**.
help-games = Game: { $games }. Tambahkan game: pada /belajar, /meja baru, atau /bantuan untuk memilih satu.
help-game = { game } secara singkat

help-more = Bantuan lain
help-rules = Aturan di sini: /aturan lihat. Paket aturan lain: /aturan paket. Gambar terang: /gambar. Kapan kamu dipanggil: /panggilan.
help-seat = Melihat kartumu lagi: /kartuku. Mengambil kembali kursimu dari komputer: /meja kembali. Siapa duduk di mana: /meja status. Mengganti yang pergi dengan komputer: /meja ganti.
help-friends = Meja khusus teman: /meja baru dengan pribadi:, lalu /meja undang. Orang yang tidak ingin kamu temui: /blokir. Di mana giliranmu: /mejaku.
help-again = Melihat lagi ronde yang selesai, langkah demi langkah: /putar-ulang. Menarik kembali langkah terakhir, kalau semua setuju: /tarik-kembali.
help-typed = Semuanya juga bisa diketik: { $commands }.
help-notation = Tulis kartu seperti `3d 10h Qs`: d itu ♦, c ♣, h ♥, s ♠. Nilai saja juga bisa: `88`.
help-points = Poinmu: /buku-poin lihat, /statistik. Poin semua orang: /papan-peringkat, untuk ronde dua orang atau lebih. Hanya untuk seru-seruan. Dalam sehari, ronde ber-rating dengan orang yang sama dihitung 1, ½, ⅓, dan seterusnya.
help-fair = Tiap kocokan disegel sebelum kartu pertama dan ditunjukkan setelah ronde. Mesin yang menjalankan bot bisa melihat kartu semua orang. Pemain tidak bisa, dan kocokan tidak bisa diubah diam-diam.
