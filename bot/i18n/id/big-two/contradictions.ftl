contra-tiles_suits = Keping punya warna, bukan kembang (BT‑18.5).
contra-cards_suits = Hanya keping yang punya warna ini (BT‑18.5).
contra-tiles_straights = Keping punya urutan straight sendiri (BT‑18.5).
contra-cards_straights = Hanya keping yang punya urutan straight ini (BT‑18.5).
contra-tiles_seats = Keping tidak diatur untuk pemain sebanyak itu (BT‑18.5).
contra-tiles_redeal = Dengan keping tidak ada bagi ulang (BT‑18.5).
contra-tiles_instant = Dengan keping tidak ada yang langsung menang (BT‑18.5).
contra-tiles_ladder = Keping tidak bisa membentuk 10-J-Q-K-A (BT‑18.5).
contra-tiles_base = Keping sisa dihitung menurut jumlahnya saja (BT‑18.5).

contra-pack_too_small = Kartu di pak kurang untuk itu (BT‑18.5).
contra-draw_without_stock = Tidak ada tumpukan untuk ditarik (BT‑18.5).
contra-recycle_without_stock = Tidak ada tumpukan untuk diperbarui (BT‑18.5).
contra-stock_empty = Semua kartu dibagikan, jadi tidak ada sisa untuk tumpukan (BT‑18.5).
contra-stock_shown = Tumpukan selalu tertutup (BT‑18.5).
contra-exchange_seats = Pertukaran ini untuk jumlah pemain lain (BT‑18.5).

contra-ranking_first_out = Urutan habis hanya ada di ronde yang dimainkan terus (BT‑18.5).
contra-places_first_out = Peringkat perlu ronde yang dimainkan terus (BT‑18.5).
contra-nothing_counted = Perhitungan ini perlu kartu yang dihitung (BT‑18.5).
contra-indonesia_settle = Hitungan ini mencatat poin tiap pemain sendiri (BT‑18.5).
contra-indonesia_play_on = Hitungan ini perlu ronde yang selesai saat ada yang habis (BT‑18.5).
contra-difference_base = Selisihnya dihitung dalam kartu (BT‑18.5).
contra-difference_opener = Selisih itu antara dua pemain, bukan milik pembuka saja (BT‑18.5).
contra-difference_no_play = Hanya selisih yang menentukan pengali (BT‑18.5).
contra-difference_twos = Kartu 2 tidak menggandakan selisih (BT‑18.5).

contra-undeclared_two = Hanya satu kartu terakhir yang berakibat (BT‑18.5).
contra-loses_play_on = Kartu terakhir yang tidak disebut langsung mengakhiri ronde (BT‑18.5).
contra-echo_extend = Keduanya mengatur apa yang terjadi kalau semua lewat (BT‑18.5).
contra-target_nobody_gains = Di sini tidak ada yang menambah poin, jadi target tidak tercapai (BT‑18.5).
contra-target_missing = Target permainan belum ditentukan (BT‑18.5).
contra-deals_missing = Jumlah ronde permainan belum ditentukan (BT‑18.5).
contra-chips_missing = Belum ada yang punya poin awal (BT‑18.5).
