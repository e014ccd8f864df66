kind =
    { $kind ->
        [pair] par
        [triple] triss
        [quad] fyrtal
        [tractor] traktor
        [bulldozer] bulldozer
        [throw] kast
        [cards] kort
       *[single] ensamt kort
    }
kind-title =
    { $kind ->
        [pair] Par
        [triple] Triss
        [quad] Fyrtal
        [tractor] Traktor
        [bulldozer] Bulldozer
        [throw] Kast
        [cards] Kort
       *[single] Ensamt kort
    }
kind-meant =
    { $kind ->
        [pair] två likadana kort
        [triple] tre likadana kort
        [quad] fyra likadana kort
        [tractor] par i följd av samma färg
        [bulldozer] trissar eller mer i följd av samma färg
        [throw] flera drag av samma färg på en gång
        [cards] kort utan gemensam sort
       *[single] ett kort
    }
a-kind =
    { $kind ->
        [pair] ett par
        [triple] en triss
        [quad] ett fyrtal
        [tractor] en traktor
        [bulldozer] en bulldozer
        [throw] ett kast
        [cards] lösa kort
       *[single] ett ensamt kort
    }
a-play =
    { $kind ->
        [tractor] en traktor med { $n } kort
        [bulldozer] en bulldozer med { $n } kort
        [throw] ett kast med { $n } kort
        [cards]
            { $n ->
                [one] ett kort
               *[other] { $n } kort
            }
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair]
            { $n ->
                [one] ett par
               *[other] { $n } par
            }
        [triple]
            { $n ->
                [one] en triss
               *[other] { $n } trissar
            }
        [quad]
            { $n ->
                [one] ett fyrtal
               *[other] { $n } fyrtal
            }
        [tractor]
            { $n ->
                [one] en traktor med { $cards } kort
               *[other] { $n } traktorer med { $cards } kort
            }
        [bulldozer]
            { $n ->
                [one] en bulldozer med { $cards } kort
               *[other] { $n } bulldozrar med { $cards } kort
            }
       *[single]
            { $n ->
                [one] ett ensamt kort
               *[other] { $n } ensamma kort
            }
    }
deed-play = { a-play }
deed-declare =
    { $n ->
        [one] ett kort visat
       *[other] { $n } kort visade
    }
deed-pass = { picture-done }
deed-redeal = omgiv
deed-trump = { suit } som trumf
deed-bury = { $n } kort nerlagda
deed-choose =
    { $n ->
        [one] ett kort av kastet
       *[other] { $n } kort av kastet
    }
kind-typed =
    { $kind ->
        [pair] par två pair
        [triple] triss trissar tre triple
        [quad] fyrtal fyra quad
        [tractor] traktor traktorer tractor
        [bulldozer] bulldozer bulldozrar
        [throw] kast kasta alla throw
        [single] ensamt ensamma ett kort single
       *[cards] kort
    }
of-suit =
    { $suit ->
        [T] trumf
       *[other] { suit }
    }
game = Sheng Ji
preset =
    { $preset ->
        [standard] Standard
        [strict] Sträng
        [popular] Populär
        [tournament] Turnering
        [rbtying] Efter rbtying
       *[other] Husregler
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] Två kortlekar, nivå 2 till A. Talongen räknas dubbelt
        [strict] Som Standard, men en trumfning måste ha exakt samma form som utspelet
        [popular] Talongen räknas mer efter par eller traktor. Av ett stoppat kast spelas minsta delen
        [tournament] Ett stoppat kast kostar poäng, och angriparna stiger högst tre nivåer
        [rbtying] En trumfning övertrumfas bara av en som är högre i varje del
       *[other] Serverns egna regler
    }
rules-dealt = { packs }, { $hand } kort var, { $kitty } i talongen
match-goal =
    { $max_level ->
        [NT] tills en sida håller given på sang
       *[A] tills en sida håller given på nivå A
    }
