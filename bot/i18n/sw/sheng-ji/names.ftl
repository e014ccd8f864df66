kind =
    { $kind ->
        [pair] jozi
        [triple] tatu za aina moja
        [quad] nne za aina moja
        [tractor] trekta
        [bulldozer] tingatinga
        [throw] mrusho
        [cards] kadi
       *[single] kadi moja
    }
kind-title =
    { $kind ->
        [pair] Jozi
        [triple] Tatu za aina moja
        [quad] Nne za aina moja
        [tractor] Trekta
        [bulldozer] Tingatinga
        [throw] Mrusho
        [cards] Kadi
       *[single] Kadi moja
    }
kind-meant =
    { $kind ->
        [pair] kadi mbili zinazofanana
        [triple] kadi tatu zinazofanana
        [quad] kadi nne zinazofanana
        [tractor] jozi za suti moja zinazofuatana
        [bulldozer] tatu tatu au zaidi za suti moja zinazofuatana
        [throw] hatua kadhaa za suti moja kwa pamoja
        [cards] kadi zisizo za aina moja
       *[single] kadi moja
    }
a-kind =
    { $kind ->
        [pair] jozi
        [triple] tatu za aina moja
        [quad] nne za aina moja
        [tractor] trekta
        [bulldozer] tingatinga
        [throw] mrusho
        [cards] kadi zisizo kundi
       *[single] kadi moja
    }
a-play =
    { $kind ->
        [tractor] trekta ya kadi { $n }
        [bulldozer] tingatinga la kadi { $n }
        [throw] mrusho wa kadi { $n }
        [cards]
            { $n ->
                [one] kadi moja
               *[other] kadi { $n }
            }
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair]
            { $n ->
                [one] jozi
               *[other] jozi { $n }
            }
        [triple]
            { $n ->
                [one] tatu za aina moja
               *[other] tatu za aina moja mara { $n }
            }
        [quad]
            { $n ->
                [one] nne za aina moja
               *[other] nne za aina moja mara { $n }
            }
        [tractor]
            { $n ->
                [one] trekta ya kadi { $cards }
               *[other] trekta { $n } za kadi { $cards }
            }
        [bulldozer]
            { $n ->
                [one] tingatinga la kadi { $cards }
               *[other] matingatinga { $n } ya kadi { $cards }
            }
       *[single]
            { $n ->
                [one] kadi moja
               *[other] kadi moja moja { $n }
            }
    }
deed-play = { a-play }
deed-declare =
    { $n ->
        [one] kadi moja imeonyeshwa
       *[other] kadi { $n } zimeonyeshwa
    }
deed-pass = { picture-done }
deed-redeal = kugawa upya
deed-trump = { suit } kuwa turufu
deed-bury = kadi { $n } zimefichwa
deed-choose =
    { $n ->
        [one] kadi moja ya mrusho
       *[other] kadi { $n } za mrusho
    }
kind-typed =
    { $kind ->
        [pair] jozi pair pairs mbili
        [triple] tatu za aina moja triple triples
        [quad] nne za aina moja quad
        [tractor] trekta tractor tractors
        [bulldozer] tingatinga matingatinga bulldozer
        [throw] mrusho rusha throw zote
        [single] kadi moja single singles
       *[cards] kadi
    }
of-suit =
    { $suit ->
        [T] turufu
       *[other] { suit }
    }
game = Sheng Ji
preset =
    { $preset ->
        [standard] Kawaida
        [strict] Kali
        [popular] Maarufu
        [tournament] Mashindano
        [rbtying] Ya rbtying
       *[other] Kanuni za nyumbani
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] Pakiti mbili, ngazi 2 hadi A. Kadi za chini huhesabiwa mara mbili
        [strict] Kama Kawaida, lakini kula kwa turufu lazima kuwe na umbo lilelile lililoongozwa
        [popular] Kadi za chini huzidi baada ya jozi au trekta. Mrusho uliozuiwa huongozwa sehemu ndogo kabisa
        [tournament] Mrusho uliozuiwa hugharimu pointi, na washambuliaji hawapandi zaidi ya ngazi tatu
        [rbtying] Turufu hushindwa kila sehemu yake ikishindwa tu
       *[other] Kanuni za seva hii
    }
rules-dealt = { packs }, kadi { $hand } kila mmoja, kadi za chini { $kitty }
match-goal =
    { $max_level ->
        [NT] hadi upande ulinde ugawaji kwenye “bila turufu”
       *[A] hadi upande ulinde ugawaji kwenye ngazi ya A
    }
