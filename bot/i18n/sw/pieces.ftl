separator-comma = { ", " }
listed = { $rest } na { $last }
separator-semicolon = { "; " }
separator-dot = { " · " }
separator-sentence = { " " }
separator-caption = { " " }
separator-title = { " " }
# Kigae cha Lectio huitwa kete, la ngeli moja na kadi.
cards =
    { $deck ->
        [lectio]
            { $n ->
                [one] kete { $n }
               *[other] kete { $n }
            }
       *[std52]
            { $n ->
                [one] kadi { $n }
               *[other] kadi { $n }
            }
    }
packs =
    { $packs ->
        [one] pakiti { $packs }
       *[other] pakiti { $packs }
    }
card-word =
    { $deck ->
        [lectio] kete
       *[std52] kadi
    }
cards-word =
    { $deck ->
        [lectio] kete
       *[std52] kadi
    }
# Mwanzoni mwa sentensi.
card-first =
    { $deck ->
        [lectio] Kete
       *[std52] Kadi
    }
suit-word =
    { $deck ->
        [lectio] rangi
       *[std52] suti
    }
gained =
    { $won ->
        [yes] ameshinda
       *[no] { SIGNED($p) }
    }
standing-points =
    { $total ->
        [one] pointi { SIGNED($total) }
       *[other] pointi { SIGNED($total) }
    }
standing-level = ngazi ya { level-name }
level-name =
    { $level ->
        [T] 10
        [NT] bila turufu
       *[other] { $level }
    }
deals =
    { $deals ->
        [one] mgao { $deals }
       *[other] migao { $deals }
    }
suit =
    { $suit ->
        [b] wingu
        [y] nyota
        [g] mwezi
        [r] jua
        [c] maua
        [d] kisu
        [h] kopa
       *[s] jembe
    }
tile = { $number } { suit }
joker =
    { $joker ->
        [little] jokari ndogo
       *[big] jokari kubwa
    }
rules-short =
    { $made ->
        [named] “{ $label }”
        [changed] { preset }, pamoja na mabadiliko
       *[plain] { preset }
    }
clock =
    { $unit ->
        [none] bila saa
        [d]
            { $n ->
                [one] siku 1 kwa zamu
               *[other] siku { $n } kwa zamu
            }
        [h] saa { $n } kwa zamu
        [min] dk { $n } kwa zamu
       *[s] sek { $n } kwa zamu
    }
examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }; au nyingine { $more }
               *[no] { $examples } au nyingine { $more }
            }
    }
legal =
    { $count ->
        [0] Pita.
       *[other]
            { $pass ->
                [yes] Unaweza kucheza { examples-named }, au kupita.
               *[no] Unaweza kucheza { examples-named }.
            }
    }
