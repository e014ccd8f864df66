separator-comma = { ", " }
listed = { $rest } at { $last }
separator-semicolon = { "; " }
separator-dot = { " · " }
separator-sentence = { " " }
separator-caption = { " " }
separator-title = { " " }
cards =
    { $deck ->
        [lectio]
            { $n ->
                [1] { $n } tile
               *[other] { $n } tile
            }
       *[std52]
            { $n ->
                [1] { $n } baraha
               *[other] { $n } baraha
            }
    }
packs =
    { $packs ->
        [1] { $packs } pakete
       *[other] { $packs } pakete
    }
card-word =
    { $deck ->
        [lectio] tile
       *[std52] baraha
    }
cards-word =
    { $deck ->
        [lectio] tile
       *[std52] baraha
    }
suit-word =
    { $deck ->
        [lectio] kulay
       *[std52] suit
    }
gained =
    { $won ->
        [yes] panalo
       *[no] { SIGNED($p) }
    }
standing-points =
    { $total ->
        [1] { SIGNED($total) } puntos
       *[other] { SIGNED($total) } puntos
    }
standing-level = level { level-name }
level-name =
    { $level ->
        [T] 10
        [NT] walang trump
       *[other] { $level }
    }
deals =
    { $deals ->
        [1] { $deals } laro
       *[other] { $deals } laro
    }
suit =
    { $suit ->
        [b] ulap
        [y] bituin
        [g] buwan
        [r] araw
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
tile = { $number } { suit }
joker =
    { $joker ->
        [little] maliit na joker
       *[big] malaking joker
    }
rules-short =
    { $made ->
        [named] “{ $label }”
        [changed] { preset }, may pagbabago
       *[plain] { preset }
    }
clock =
    { $unit ->
        [none] walang clock
        [d]
            { $n ->
                [1] 1 araw bawat turn
               *[other] { $n } araw bawat turn
            }
        [h] { $n } oras bawat turn
        [min] { $n } min bawat turn
       *[s] { $n } s bawat turn
    }
examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }; o { $more } pa
               *[no] { $examples } o { $more } pa
            }
    }
legal =
    { $count ->
        [0] Mag-pass ka.
       *[other]
            { $pass ->
                [yes] Puwede mong itira ang { examples-named }, o mag-pass.
               *[no] Puwede mong itira ang { examples-named }.
            }
    }
