kind =
    { $kind ->
        [pair] pair
        [triple] threes
        [quad] four of a kind
        [tractor] traktor
        [bulldozer] buldoser
        [throw] lemparan
        [cards] kartu
       *[single] satuan
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Threes
        [quad] Four of a kind
        [tractor] Traktor
        [bulldozer] Buldoser
        [throw] Lemparan
        [cards] Kartu
       *[single] Satuan
    }
kind-meant =
    { $kind ->
        [pair] dua kartu kembar
        [triple] tiga kartu kembar
        [quad] empat kartu kembar
        [tractor] pair berurutan dari satu kembang
        [bulldozer] threes atau lebih yang berurutan dari satu kembang
        [throw] beberapa langkah satu kembang sekaligus
        [cards] kartu lepas
       *[single] satu kartu
    }
a-kind =
    { $kind ->
        [pair] pair
        [triple] threes
        [quad] four of a kind
        [tractor] traktor
        [bulldozer] buldoser
        [throw] lemparan
        [cards] kartu lepas
       *[single] satuan
    }
a-play =
    { $kind ->
        [tractor] traktor { $n } kartu
        [bulldozer] buldoser { $n } kartu
        [throw] lemparan { $n } kartu
        [cards] { $n } kartu
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair] { $n } pair
        [triple] { $n } threes
        [quad] { $n } four of a kind
        [tractor] { $n } traktor { $cards } kartu
        [bulldozer] { $n } buldoser { $cards } kartu
       *[single] { $n } satuan
    }
deed-play = { a-play }
deed-declare = { $n } kartu ditunjukkan
deed-pass = { picture-done }
deed-redeal = bagi ulang
deed-trump = truf { suit }
deed-bury = { $n } kartu disimpan tertutup
deed-choose = { $n } kartu dari lemparan
kind-typed =
    { $kind ->
        [pair] pair pasangan sepasang kembar dua
        [triple] threes triple tris tiga kembar
        [quad] four of a kind quad empat kembar
        [tractor] traktor tractor tuolaji
        [bulldozer] buldoser bulldozer
        [throw] lemparan lempar throw semua
        [single] satuan satu single kartu
       *[cards] kartu
    }

of-suit =
    { $suit ->
        [T] truf
       *[other] { suit }
    }

game = Sheng Ji
preset =
    { $preset ->
        [standard] Standar
        [strict] Ketat
        [popular] Populer
        [tournament] Turnamen
        [rbtying] Menurut rbtying
       *[other] Aturan sendiri
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] Dua pak, tingkat 2 sampai A. Kartu bawah dihitung dua kali
        [strict] Seperti Standar, tapi truf yang memotong harus persis berbentuk sama
        [popular] Kartu bawah dihitung lebih setelah pair atau traktor. Lemparan gagal: bagian terkecil keluar
        [tournament] Lemparan gagal mengurangi poin, dan penyerang naik paling banyak tiga tingkat
        [rbtying] Potongan truf hanya kalah kalau setiap bagiannya dikalahkan
       *[other] Aturan server ini
    }
rules-dealt = { packs }, { $hand } kartu per orang, { $kitty } kartu bawah
match-goal =
    { $max_level ->
        [NT] sampai satu pihak bertahan di tanpa truf
       *[A] sampai satu pihak bertahan di tingkat A
    }
