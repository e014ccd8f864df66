rank-one =
    { $rank ->
        [T] 10
        [J] knekt
        [Q] dam
        [K] kung
        [A] ess
        [LJ] lilla jokern
        [BJ] stora jokern
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10:or
        [J] knektar
        [Q] damer
        [K] kungar
        [A] ess
        [LJ] små jokrar
        [BJ] stora jokrar
       *[other] { $rank }:or
    }
kind =
    { $kind ->
        [pair] par i { rank-many }
        [triple] triss i { rank-many }
        [straight] stege med { rank-one } högst
        [flush] flush med { rank-one } högst
        [full_house] kåk i { rank-many }
        [four_plus_one] fyrtal i { rank-many } plus ett
        [straight_flush] färgstege med { rank-one } högst
        [five_of_a_kind] femtal i { rank-many }
       *[single] ensamt kort
    }
a-kind =
    { $kind ->
        [pair] ett par i { rank-many }
        [triple] en triss i { rank-many }
        [straight] en stege med { rank-one } högst
        [flush] en flush med { rank-one } högst
        [full_house] en kåk i { rank-many }
        [four_plus_one] ett fyrtal i { rank-many } plus ett
        [straight_flush] en färgstege med { rank-one } högst
        [five_of_a_kind] ett femtal i { rank-many }
        [single] ett ensamt kort
       *[none] lösa kort
    }
play-title =
    { $kind ->
        [single] Ensamt kort
        [pair] Par i { rank-many }
        [triple] Triss i { rank-many }
        [straight] Stege, { rank-one } högst
        [flush] Flush, { rank-one } högst
        [full_house] Kåk i { rank-many }
        [four_plus_one] Fyrtal i { rank-many }
        [straight_flush] Färgstege, { rank-one } högst
       *[five_of_a_kind] Femtal i { rank-many }
    }
kind-title =
    { $kind ->
        [pair] Par
        [triple] Triss
        [straight] Stege
        [flush] Flush
        [full_house] Kåk
        [four_plus_one] Fyrtal plus ett
        [straight_flush] Färgstege
        [five_of_a_kind] Femtal
       *[single] Ensamt kort
    }
kind-meant =
    { $kind ->
        [pair] två av samma valör
        [triple] tre av samma valör
        [straight] fem valörer i följd
        [flush] fem av samma färg
        [full_house] tre av en valör, två av en annan
        [four_plus_one] fyra av samma valör, ett valfritt femte
        [straight_flush] fem i följd av samma färg
        [five_of_a_kind] fem av samma valör
       *[single] ett kort
    }
kind-typed =
    { $kind ->
        [pair] par pair två
        [triple] triss trissar tre triple
        [straight] stege stegar straight
        [flush] flush flushar färg
        [full_house] kåk kåkar full house
        [four_plus_one] fyrtal fyra plus ett quad
        [straight_flush] färgstege färgstegar straight flush
        [five_of_a_kind] femtal fem
        [single] ensamt ensamma ett kort single
       *[none] kort
    }
deed-pass = en pass
deed-give =
    { $tribute ->
        [yes] ett kort som tribut
       *[no]
            { $n ->
                [one] ett kort tillbaka
               *[other] kort att välja bland
            }
    }
deed-choose = ett av korten som lagts fram
game = Da Guai Lu Zi
preset =
    { $preset ->
        [dglz-standard] Standard
        [dglz-wikipedia] Nivåer till ess
        [dglz-17dp] Nivåer till fem
        [dglz-17dp-choice] Nivåer till fem, med val
        [dglz-follow-the-joker] Följ jokern
       *[other] Husregler
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] Poäng för varje motståndare som fångas. Match till 6 poäng
        [dglz-wikipedia] En trumfvalör, tribut och nivåer från 2 till ess
        [dglz-17dp] En trumfvalör och nivåer till 5. Slumpen väljer tributen
        [dglz-17dp-choice] En trumfvalör och nivåer till 5. Ni väljer tribut och vad som går tillbaka
        [dglz-follow-the-joker] Stegar sticker över flushar. Match till 6 poäng
       *[other] Serverns egna regler
    }
rules-dealt = { packs }, { $hand } kort var
match-goal =
    { $dg-match_end ->
        [points]
            { $dg-target ->
                [one] till { $dg-target } poäng
               *[other] till { $dg-target } poäng
            }
        [deals]
            { $dg-deals ->
                [one] en giv
               *[other] { $dg-deals } givar
            }
        [level] tills ett lag vinner på nivå { $dg-level_end }
       *[open] tills värden slutar
    }
