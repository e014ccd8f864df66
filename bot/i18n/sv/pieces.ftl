separator-comma = { ", " }
listed = { $rest } och { $last }
separator-semicolon = { "; " }
separator-dot = { " · " }
separator-sentence = { " " }
separator-caption = { " " }
separator-title = { " " }
cards =
    { $deck ->
        [lectio]
            { $n ->
                [one] { $n } bricka
               *[other] { $n } brickor
            }
       *[std52]
            { $n ->
                [one] { $n } kort
               *[other] { $n } kort
            }
    }
packs =
    { $packs ->
        [one] { $packs } kortlek
       *[other] { $packs } kortlekar
    }
card-word =
    { $deck ->
        [lectio] bricka
       *[std52] kort
    }
cards-word =
    { $deck ->
        [lectio] brickor
       *[std52] kort
    }
suit-word =
    { $deck ->
        [lectio] kulör
       *[std52] färg
    }
gained =
    { $won ->
        [yes] vann
       *[no] { SIGNED($p) }
    }
standing-points =
    { $total ->
        [one] { SIGNED($total) } poäng
       *[other] { SIGNED($total) } poäng
    }
standing-level = nivå { level-name }
level-name =
    { $level ->
        [T] 10
        [NT] sang
       *[other] { $level }
    }
deals =
    { $deals ->
        [one] { $deals } giv
       *[other] { $deals } givar
    }
suit =
    { $suit ->
        [b] moln
        [y] stjärna
        [g] måne
        [r] sol
        [c] klöver
        [d] ruter
        [h] hjärter
       *[s] spader
    }
tile = { $number } { suit }
joker =
    { $joker ->
        [little] lilla jokern
       *[big] stora jokern
    }
rules-short =
    { $made ->
        [named] ”{ $label }”
        [changed] { preset }, ändrat
       *[plain] { preset }
    }
clock =
    { $unit ->
        [none] ingen klocka
        [d]
            { $n ->
                [one] 1 dag per tur
               *[other] { $n } dagar per tur
            }
        [h] { $n } h per tur
        [min] { $n } min per tur
       *[s] { $n } s per tur
    }
examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }; eller { $more } till
               *[no] { $examples } eller { $more } till
            }
    }
legal =
    { $count ->
        [0] Passa.
       *[other]
            { $pass ->
                [yes] Du kan lägga { examples-named }, eller passa.
               *[no] Du kan lägga { examples-named }.
            }
    }
