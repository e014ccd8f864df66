welcome-title = Ruang obrolan kecil untuk mencoba Dai Di
welcome-text = Dai Di adalah bot yang membagikan game kartu Tiongkok. Botnya sungguhan, servernya tiruan. Tidak ada yang keluar dari komputer ini.
welcome-begin = Tekan tombol di bawah
    .text = Tiga komputer duduk bersamamu, lalu kartu dibagikan. Pelatih mengatakan satu hal di tiap giliranmu.
welcome-cards-wide = Lihat kartumu di kanan
    .text = Yang hanya boleh kamu lihat ada di kolom kanan, dan tidak di tempat lain.
welcome-people-wide = Jadi orang lain
    .text = Nama-nama di kanan atas adalah orang. Pilih yang lain untuk gabung ke meja, atau menonton.
welcome-cards-narrow = Kartumu muncul dari bawah
    .text = Tutup untuk melihat meja. Tekan “Buka” di bilah bawah untuk memunculkannya lagi.
welcome-people-narrow = { welcome-people-wide }
    .text = Namamu di kanan atas membuka daftar orang. Pilih yang lain untuk gabung ke meja, atau menonton.
welcome-button = Main ronde pertama

welcome-channel-game = Meja dibuka di sini
welcome-channel-practice = Coba-coba di sini
welcome-spectator = Penonton
