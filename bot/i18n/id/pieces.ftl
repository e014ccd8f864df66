separator-comma = { ", " }
listed =
    { $n ->
        [2] { $rest } dan { $last }
       *[other] { $rest }, dan { $last }
    }
separator-semicolon = { "; " }
separator-dot = { " · " }
separator-sentence = { " " }
separator-caption = { " " }
separator-title = { " " }

cards =
    { $deck ->
        [lectio] { $n } keping
       *[std52] { $n } kartu
    }
packs = { $packs } pak
card-word =
    { $deck ->
        [lectio] keping
       *[std52] kartu
    }
cards-word =
    { $deck ->
        [lectio] keping
       *[std52] kartu
    }
# Di awal kalimat.
cards-word-title =
    { $deck ->
        [lectio] Keping
       *[std52] Kartu
    }
suit-word =
    { $deck ->
        [lectio] warna
       *[std52] kembang
    }
gained =
    { $won ->
        [yes] menang
       *[no] { SIGNED($p) }
    }
standing-points = { SIGNED($total) } poin
standing-level = tingkat { level-name }
level-name =
    { $level ->
        [T] 10
        [NT] tanpa truf
       *[other] { $level }
    }
deals = { $deals } ronde

suit =
    { $suit ->
        [b] awan
        [y] bintang
        [g] bulan
        [r] matahari
        [c] keriting
        [d] wajik
        [h] hati
       *[s] sekop
    }
tile = { $number } { suit }

joker =
    { $joker ->
        [little] joker kecil
       *[big] joker besar
    }

rules-short =
    { $made ->
        [named] “{ $label }”
        [changed] { preset }, dengan perubahan
       *[plain] { preset }
    }

clock =
    { $unit ->
        [none] tanpa batas waktu
        [d] { $n } hari per giliran
        [h] { $n } jam per giliran
        [min] { $n } mnt per giliran
       *[s] { $n } dtk per giliran
    }

examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }; atau { $more } lainnya
               *[no] { $examples } atau { $more } lainnya
            }
    }

legal =
    { $count ->
        [0] Lewat saja.
       *[other]
            { $pass ->
                [yes] Kamu boleh mengeluarkan { examples-named }, atau lewat.
               *[no] Kamu boleh mengeluarkan { examples-named }.
            }
    }
