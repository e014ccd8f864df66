kind =
    { $kind ->
        [pair] pares
        [triple] triple
        [quad] four of a kind
        [tractor] traktora
        [bulldozer] bulldozer
        [throw] hagis
        [cards] mga baraha
       *[single] single
    }
kind-title =
    { $kind ->
        [pair] Pares
        [triple] Triple
        [quad] Four of a kind
        [tractor] Traktora
        [bulldozer] Bulldozer
        [throw] Hagis
        [cards] Mga baraha
       *[single] Single
    }
kind-meant =
    { $kind ->
        [pair] dalawang magkaparehong baraha
        [triple] tatlong magkakaparehong baraha
        [quad] apat na magkakaparehong baraha
        [tractor] sunod-sunod na pares ng isang suit
        [bulldozer] sunod-sunod na triple o higit pa ng isang suit
        [throw] ilang tira ng isang suit nang sabay
        [cards] mga barahang walang iisang uri
       *[single] isang baraha
    }
a-kind =
    { $kind ->
        [pair] pares
        [triple] triple
        [quad] four of a kind
        [tractor] traktora
        [bulldozer] bulldozer
        [throw] hagis
        [cards] hiwa-hiwalay na baraha
       *[single] single
    }
a-play =
    { $kind ->
        [tractor] traktora ng { $n } baraha
        [bulldozer] bulldozer ng { $n } baraha
        [throw] hagis ng { $n } baraha
        [cards]
            { $n ->
                [1] isang baraha
               *[other] { $n } baraha
            }
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair]
            { $n ->
                [1] isang pares
               *[other] { $n } pares
            }
        [triple]
            { $n ->
                [1] isang triple
               *[other] { $n } triple
            }
        [quad]
            { $n ->
                [1] isang four of a kind
               *[other] { $n } four of a kind
            }
        [tractor]
            { $n ->
                [1] traktora ng { $cards } baraha
               *[other] { $n } traktora ng { $cards } baraha
            }
        [bulldozer]
            { $n ->
                [1] bulldozer ng { $cards } baraha
               *[other] { $n } bulldozer ng { $cards } baraha
            }
       *[single]
            { $n ->
                [1] isang single
               *[other] { $n } single
            }
    }
deed-play = { a-play }
deed-declare =
    { $n ->
        [1] isang barahang ipinakita
       *[other] { $n } barahang ipinakita
    }
deed-pass = { picture-done }
deed-redeal = pag-uulit ng bigay
deed-trump = { suit } bilang trump
deed-bury = { $n } barahang ibinaon
deed-choose =
    { $n ->
        [1] isang baraha ng hagis
       *[other] { $n } baraha ng hagis
    }
kind-typed =
    { $kind ->
        [pair] pares pair pairs doble
        [triple] triple triples tatlo pung
        [quad] four of a kind quad apat
        [tractor] traktora tractor run
        [bulldozer] bulldozer bulldozers run
        [throw] hagis throw lahat
        [single] single singles isa isang baraha
       *[cards] baraha
    }
of-suit =
    { $suit ->
        [T] trump
       *[other] { suit }
    }
game = Sheng Ji
preset =
    { $preset ->
        [standard] Karaniwan
        [strict] Mahigpit
        [popular] Patok
        [tournament] Paligsahan
        [rbtying] Ayon kay rbtying
       *[other] House rules
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] Dalawang pakete, level 2 hanggang A. Doble ang kitty
        [strict] Gaya ng Karaniwan, pero eksaktong anyo ng unang tira dapat ang trump
        [popular] Mas malaki ang kitty pagkatapos ng pares o traktora. Pinakamaliit ang natitira sa hagis
        [tournament] May bawas ang pinigilang hagis, at hanggang tatlong level ang umaatake
        [rbtying] Talo lang ang trump kung talo ang bawat bahagi nito
       *[other] Rules ng server na ito
    }
rules-dealt = { packs }, tig-{ $hand } baraha, { $kitty } sa kitty
match-goal =
    { $max_level ->
        [NT] hanggang may panalong dealer sa walang trump
       *[A] hanggang may panalong dealer sa level A
    }
