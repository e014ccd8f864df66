side = tim { $team }
phase-heading =
    { $phase ->
        [tribute] Upeti
       *[return] Kartu balasan
    }

wait-exchange =
    { $phase ->
        [tribute] { $names } membayar upeti
        [return] { $names } mengembalikan kartu
       *[choose] { $names } mengambil satu kartu
    }
trump-rank = Truf: semua { rank-one }, di atas A.
levels =
    { $team ->
        [1] Tim 1 memimpin ronde ini di tingkat { $first }. Tim 2 di tingkat { $second }.
       *[2] Tim 2 memimpin ronde ini di tingkat { $second }. Tim 1 di tingkat { $first }.
    }
points = Poin: tim 1 { $p }, tim 2 { $sum }.

alt-few = tinggal sedikit kartu
picture-few = { $n } kartu

picture-asked =
    { $phase ->
        [tribute] bayar upeti
        [return] kembalikan kartu
       *[choose] ambil satu
    }
