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
a-two =
    { $order ->
        [low] ett ess
       *[high] en 2
    }
a-reading =
    { $kind ->
        [pair] ett par i { rank-many }
        [triple] en triss i { rank-many }
        [quads] ett fyrtal i { rank-many }
        [set] en grupp { rank-many }
        [full_house] en kåk i { rank-many }
        [sequence] en stege med { rank-one } högst
        [suited_sequence] en färgstege med { rank-one } högst
        [double_sequence] par i följd med { rank-one } högst
        [triple_sequence] trissar i följd med { rank-one } högst
        [quad_sequence] fyrtal i följd med { rank-one } högst
        [bomb] en bomb i { rank-many }
        [rocket] raketen
        [none] inget drag
       *[single] ett ensamt kort
    }
reading-title =
    { $kind ->
        [pair] Par i { rank-many }
        [triple] Triss i { rank-many }
        [quads] Fyrtal i { rank-many }
        [set] Grupp { rank-many }
        [full_house] Kåk i { rank-many }
        [sequence] Stege, { rank-one } högst
        [suited_sequence] Färgstege, { rank-one } högst
        [double_sequence] Par i följd, { rank-one } högst
        [triple_sequence] Trissar i följd, { rank-one } högst
        [quad_sequence] Fyrtal i följd, { rank-one } högst
        [bomb] Bomb i { rank-many }
        [rocket] Raketen
       *[single] Ensamt kort
    }
a-kind =
    { $kind ->
        [pair] ett par
        [triple] en triss
        [quads] ett fyrtal
        [set] en grupp
        [full_house] en kåk
        [sequence] en stege
        [suited_sequence] en färgstege
        [double_sequence] par i följd
        [triple_sequence] trissar i följd
        [quad_sequence] fyrtal i följd
        [bomb] en bomb
        [rocket] raketen
       *[single] ett ensamt kort
    }
kind-title =
    { $kind ->
        [pair] Par
        [triple] Triss
        [quads] Fyrtal
        [set] Grupp
        [full_house] Kåk
        [sequence] Stege
        [suited_sequence] Färgstege
        [double_sequence] Par i följd
        [triple_sequence] Trissar i följd
        [quad_sequence] Fyrtal i följd
        [bomb] Bomb
        [rocket] Raketen
       *[single] Ensamt kort
    }
kind-meant =
    { $kind ->
        [pair] två av samma valör
        [triple] tre av samma valör
        [quads] fyra av samma valör
        [set] kort av samma valör
        [full_house] tre av en valör, två av en annan
        [sequence] valörer i följd
        [suited_sequence] valörer i följd, alla av samma färg
        [double_sequence] par av valörer i följd
        [triple_sequence] trissar av valörer i följd
        [quad_sequence] fyrtal av valörer i följd
        [bomb] fyra eller fler av samma valör, inget av dem vilt
        [rocket] lilla och stora jokern
       *[single] ett kort
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] par pair två
        [triple] triss trissar tre triple
        [quads] fyrtal fyra quads
        [set] grupp grupper set
        [full_house] kåk kåkar full house
        [sequence] stege stegar straight sequence
        [suited_sequence] färgstege färgstegar stege straight flush suited sequence
        [double_sequence] par i följd double sequence
        [triple_sequence] trissar i följd triple sequence
        [quad_sequence] fyrtal i följd sequence
        [bomb] bomb bomber
        [rocket] raket raketen jokrar rocket
        [none] kort
       *[single] ensamt ensamma ett kort single
    }
deed-pass = en pass
deed-give =
    { $n ->
        [one] ett kort som getts
       *[other] { $n } kort som getts
    }
deed-choose =
    { $n ->
        [0] det första kortet
       *[other] det andra kortet
    }
game = Zheng Shangyou
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits i lag
        [zs-pits-pairs] Pits i par
        [zs-pits-aces] Pits med vilda ess
        [zs-mobile] Mobil
        [zs-wikipedia] Wikipedia
        [zs-nathan] Kämpa uppströms
       *[other] Husregler
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2:or och jokrar är vilda, och de två sista ger sina bästa kort
        [zs-pits-teams] Tre mot tre, och ett lag vill undvika sista platsen
        [zs-pits-pairs] Två mot två, partner mitt emot, till 25 poäng
        [zs-pits-aces] 2:or är lägst, ess är högst och vilda
        [zs-mobile] Inga vilda kort och inget byte. En pass gäller hela sticket
        [zs-wikipedia] Inga vilda kort. Bomber, kåkar och stegar med fem
        [zs-nathan] För fyra, utan vilda kort. Den som har lägsta spadern spelar ut, och bomber finns
       *[other] Serverns egna regler
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, { $hand } kort var
               *[other] { packs }, { $hand } kort var, { $surplus } utanför
            }
       *[no] { packs }, { $least } eller { $hand } kort var
    }
match-goal =
    { $zs-match_end ->
        [points] { $zs-target ->
            [one] till 1 poäng
           *[other] till { $zs-target } poäng
        }
        [deals] { $zs-deals ->
            [one] 1 giv
           *[other] { $zs-deals } givar
        }
       *[open] tills värden slutar
    }
