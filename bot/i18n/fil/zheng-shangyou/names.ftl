rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] maliit na joker
        [BJ] malaking joker
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] maliit na joker
        [BJ] malaking joker
       *[other] { $rank }
    }
a-two =
    { $order ->
        [low] ang alas
       *[high] ang dos
    }
a-reading =
    { $kind ->
        [pair] pares ng { rank-many }
        [triple] tatlong { rank-many }
        [quads] apat na { rank-many }
        [set] set ng { rank-many }
        [full_house] full house ng { rank-many }
        [sequence] straight hanggang { rank-one }
        [suited_sequence] straight sa isang suit hanggang { rank-one }
        [double_sequence] sunod-sunod na pares hanggang { rank-one }
        [triple_sequence] sunod-sunod na triple hanggang { rank-one }
        [quad_sequence] sunod-sunod na apatan hanggang { rank-one }
        [bomb] bomba ng { rank-many }
        [rocket] rocket
        [none] hindi tira
       *[single] single
    }
reading-title =
    { $kind ->
        [pair] Pares ng { rank-many }
        [triple] Tatlong { rank-many }
        [quads] Apat na { rank-many }
        [set] Set ng { rank-many }
        [full_house] Full house ng { rank-many }
        [sequence] Straight hanggang { rank-one }
        [suited_sequence] Isang suit, hanggang { rank-one }
        [double_sequence] Mga pares hanggang { rank-one }
        [triple_sequence] Mga triple hanggang { rank-one }
        [quad_sequence] Mga apatan hanggang { rank-one }
        [bomb] Bomba ng { rank-many }
        [rocket] Rocket
       *[single] Single
    }
a-kind =
    { $kind ->
        [pair] pares
        [triple] triple
        [quads] four of a kind
        [set] set
        [full_house] full house
        [sequence] straight
        [suited_sequence] straight sa isang suit
        [double_sequence] sunod-sunod na pares
        [triple_sequence] sunod-sunod na triple
        [quad_sequence] sunod-sunod na apatan
        [bomb] bomba
        [rocket] rocket
       *[single] single
    }
kind-title =
    { $kind ->
        [pair] Pares
        [triple] Triple
        [quads] Four of a kind
        [set] Set
        [full_house] Full house
        [sequence] Straight
        [suited_sequence] Straight sa isang suit
        [double_sequence] Sunod-sunod na pares
        [triple_sequence] Sunod-sunod na triple
        [quad_sequence] Sunod-sunod na apatan
        [bomb] Bomba
        [rocket] Rocket
       *[single] Single
    }
kind-meant =
    { $kind ->
        [pair] dalawang magkaparehong rank
        [triple] tatlong magkakaparehong rank
        [quads] apat na magkakaparehong rank
        [set] mga baraha ng isang rank
        [full_house] tatlo ng isang rank, dalawa ng iba
        [sequence] mga rank na sunod-sunod
        [suited_sequence] mga rank na sunod-sunod, iisang suit
        [double_sequence] pares ng mga rank na sunod-sunod
        [triple_sequence] triple ng mga rank na sunod-sunod
        [quad_sequence] apatan ng mga rank na sunod-sunod
        [bomb] apat o higit pa ng isang rank, walang wild
        [rocket] ang maliit at ang malaking joker
       *[single] isang baraha
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] pares pair pairs doble
        [triple] triple triples tatlo
        [quads] four of a kind quads apat
        [set] set of a kind
        [full_house] full house boat
        [sequence] straight sequence run sunod-sunod
        [suited_sequence] straight suited sequence run flush
        [double_sequence] sunod-sunod na pares pairs in a row double sequence
        [triple_sequence] sunod-sunod na triple triples in a row sequence
        [quad_sequence] sunod-sunod na apatan fours in a row sequence
        [bomb] bomba bomb
        [rocket] rocket jokers
        [none] baraha
       *[single] single singles isa isang baraha
    }
deed-pass = pass
deed-give =
    { $n ->
        [1] isang barahang ibinigay
       *[other] { $n } barahang ibinigay
    }
deed-choose =
    { $n ->
        [0] ang unang baraha
       *[other] ang ikalawang baraha
    }
game = Zheng Shangyou
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits, panig-panig
        [zs-pits-pairs] Pits, dalawahan
        [zs-pits-aces] Pits, wild ang alas
        [zs-mobile] Mobile
        [zs-wikipedia] Wikipedia
        [zs-nathan] Struggling Upstream
       *[other] House rules
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] Wild ang dos at joker, at ibibigay ng huling dalawa ang pinakamataas nila
        [zs-pits-teams] Tatlo kontra tatlo, at iniiwasan ng panig ang huling puwesto
        [zs-pits-pairs] Dalawa kontra dalawa, magkatapat ang magkakampi, hanggang 25 puntos
        [zs-pits-aces] Pinakamababa ang dos, pinakamataas at wild ang alas
        [zs-mobile] Walang wild at walang palitan. Pass sa buong round
        [zs-wikipedia] Walang wild. May bomba, full house at straight na limang baraha
        [zs-nathan] Para sa apat, walang wild. Simula ang pinakamababang spade, at may bomba
       *[other] Rules ng server na ito
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, tig-{ $hand } baraha
               *[other] { packs }, tig-{ $hand } baraha, { $surplus } hindi kasama
            }
       *[no] { packs }, { $least } o { $hand } baraha bawat isa
    }
match-goal =
    { $zs-match_end ->
        [points] { $zs-target ->
            [1] hanggang 1 puntos
           *[other] hanggang { $zs-target } puntos
        }
        [deals] { $zs-deals ->
            [1] 1 laro
           *[other] { $zs-deals } laro
        }
       *[open] hanggang tumigil ang host
    }
