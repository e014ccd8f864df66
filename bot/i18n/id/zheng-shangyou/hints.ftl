hint-play =
    { $why ->
        [out] Itu semua kartumu.
        [long] Banyak kartu rendah langsung habis.
        [many] Banyak kartu langsung habis.
        [other] Yang hampir habis tidak bisa menjawabnya.
        [cheap] Tidak ada cara yang lebih hemat untuk mengalahkannya.
        [strong] Tidak ada yang bisa mengalahkannya.
       *[low] Kartu rendah keluar dulu.
    }
hint-pass =
    { $why ->
        [cannot] Tidak ada kartumu yang bisa mengalahkannya.
        [partner] Rekanmu hampir habis.
       *[later] Simpan kartumu untuk nanti.
    }
hint-give = Itu yang paling tidak kamu perlukan.
hint-choose = Setidaknya sama tinggi dengan yang satunya.
