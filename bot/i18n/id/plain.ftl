option-buried = Nilai lalu kembang, tulis sebanyak yang kamu maksud; daftarnya memuat beberapa cara

plain-to-do =
    { $verb ->
        [play] giliran
        [give] menyerahkan
        [take] mengambil
       *[other] menjawab
    }
    .whom =
        { $verb ->
            [play] Giliran { $names }
            [give] { $names } harus menyerahkan
            [take] { $names } harus mengambil
           *[other] { $names } harus menjawab
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · sampai { $date }, { $time }
        [running] { $whom } · waktu habis { $time }
       *[none] { $whom }
    }
plain-best = Yang harus dikalahkan: { $cards } dari { $name }.

plain-choose = Pilih { cards }.
plain-coach =
    { $n ->
        [0] **Pelatih:** Tekan tombolnya: { $what }.
       *[other] **Pelatih:** Pilih { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Saran: { $what }
       *[other] Saran: { $cards }, { $what }
    }
plain-chosen =
    { $fits ->
        [yes] Dipilih: { $cards }
       *[no] Dipilih: { $cards } · { $reason }
    }
plain-can-choose = Kamu bisa memilih: { $cards }.

refusal-headline = **{ $reason }**

plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, tingkat { $standing }
       *[total] { $name } { SIGNED($p) }, total { SIGNED($standing) }
    }
plain-end = { $sides }.
plain-end-outcome = { $won }. { $why }
picture-captured = poin
