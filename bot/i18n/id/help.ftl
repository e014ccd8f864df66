help-heading = Cara main di sini
help-1 = **1.** /tutorial memandumu main satu ronde lawan komputer.
help-2 = **2.** /table open membuka meja supaya orang lain bisa gabung. Di meja orang lain, tekan **{ button-join }**.
help-3 = **3.** **{ button-my-hand }** menampilkan kartumu hanya kepadamu. Pilih kartunya, lalu tekan **{ button-play }** atau **{ button-pass }**.
help-games = Game: { $games }. Tambahkan game: pada /tutorial, /table open, atau /help untuk memilih satu.
help-game = { game } secara singkat

help-more = Bantuan lain
help-rules = Aturan di sini: /rules show. Paket aturan lain: /rules presets. Gambar terang: /pictures. Kapan kamu dipanggil: /notify.
help-seat = Melihat kartumu lagi: /hand. Mengambil kembali kursimu dari komputer: /table back. Siapa duduk di mana: /table status. Mengganti yang pergi dengan komputer: /table kick.
help-friends = Meja khusus teman: /table open dengan private:, lalu /table invite. Orang yang tidak ingin kamu temui: /block. Di mana giliranmu: /tables.
help-again = Melihat lagi ronde yang selesai, langkah demi langkah: /replay. Menarik kembali langkah terakhir, kalau semua setuju: /undo.
help-typed = Semuanya juga bisa diketik: { $commands }.
help-notation = Tulis kartu seperti `3d 10h Qs`: d itu ♦, c ♣, h ♥, s ♠. Nilai saja juga bisa: `88`.
help-points = Poinmu: /ledger show, /stats. Poin semua orang: /leaderboard, untuk ronde dua orang atau lebih. Hanya untuk seru-seruan. Dalam sehari, ronde ber-rating dengan orang yang sama dihitung 1, ½, ⅓, dan seterusnya.
help-fair = Tiap kocokan disegel sebelum kartu pertama dan ditunjukkan setelah ronde. Mesin yang menjalankan bot bisa melihat kartu semua orang. Pemain tidak bisa, dan kocokan tidak bisa diubah diam-diam.
