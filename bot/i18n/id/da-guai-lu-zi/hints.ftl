hint-out = Itu semua kartumu.
hint-partner = { $name } rekanmu, jadi biarkan triknya untuk dia.
hint-pass =
    { $can ->
        [yes] Simpan kartumu untuk nanti.
       *[no] Tidak ada kartumu yang bisa mengalahkannya.
    }
hint-for-partner = { $name } tinggal { $n } kartu dan rekanmu.
hint-stop = { $name } tinggal { $n } kartu, jadi jangan biarkan dia memulai.
hint-sure = Tidak ada yang bisa mengalahkannya.
hint-lead =
    { $n ->
        [5] Lima kartu langsung habis.
        [1] Kartu rendah keluar dulu.
       *[other] Kartu rendah keluar dulu, beberapa sekaligus.
    }
hint-cheap =
    { $whole ->
        [yes] Tidak memecah apa pun.
       *[no] Ruginya kecil.
    }
hint-exchange =
    { $verb ->
        [choose] Yang lain tidak lebih tinggi.
       *[give] Itu yang paling tidak kamu perlukan.
    }
