rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] jokari ndogo
        [BJ] jokari kubwa
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] jokari ndogo
        [BJ] jokari kubwa
       *[other] { $rank }
    }
a-two =
    { $order ->
        [low] A
       *[high] 2
    }
a-reading =
    { $kind ->
        [pair] jozi ya { rank-many }
        [triple] tatu za { rank-many }
        [quads] nne za { rank-many }
        [set] seti ya { rank-many }
        [full_house] full house ya { rank-many }
        [sequence] mfuatano hadi { rank-one }
        [suited_sequence] mfuatano wa suti moja hadi { rank-one }
        [double_sequence] jozi zinazofuatana hadi { rank-one }
        [triple_sequence] tatu tatu zinazofuatana hadi { rank-one }
        [quad_sequence] nne nne zinazofuatana hadi { rank-one }
        [bomb] bomu la { rank-many }
        [rocket] roketi
        [none] si kundi
       *[single] kadi moja
    }
reading-title =
    { $kind ->
        [pair] Jozi ya { rank-many }
        [triple] Tatu za { rank-many }
        [quads] Nne za { rank-many }
        [set] Seti ya { rank-many }
        [full_house] Full house ya { rank-many }
        [sequence] Mfuatano hadi { rank-one }
        [suited_sequence] Mfuatano wa suti hadi { rank-one }
        [double_sequence] Jozi mfululizo hadi { rank-one }
        [triple_sequence] Tatu mfululizo hadi { rank-one }
        [quad_sequence] Nne mfululizo hadi { rank-one }
        [bomb] Bomu la { rank-many }
        [rocket] Roketi
       *[single] Kadi moja
    }
a-kind =
    { $kind ->
        [pair] jozi
        [triple] tatu za aina moja
        [quads] nne za aina moja
        [set] seti
        [full_house] full house
        [sequence] mfuatano
        [suited_sequence] mfuatano wa suti moja
        [double_sequence] jozi zinazofuatana
        [triple_sequence] tatu tatu zinazofuatana
        [quad_sequence] nne nne zinazofuatana
        [bomb] bomu
        [rocket] roketi
       *[single] kadi moja
    }
kind-title =
    { $kind ->
        [pair] Jozi
        [triple] Tatu za aina moja
        [quads] Nne za aina moja
        [set] Seti
        [full_house] Full house
        [sequence] Mfuatano
        [suited_sequence] Mfuatano wa suti moja
        [double_sequence] Jozi zinazofuatana
        [triple_sequence] Tatu tatu zinazofuatana
        [quad_sequence] Nne nne zinazofuatana
        [bomb] Bomu
        [rocket] Roketi
       *[single] Kadi moja
    }
kind-meant =
    { $kind ->
        [pair] mbili za cheo kimoja
        [triple] tatu za cheo kimoja
        [quads] nne za cheo kimoja
        [set] kadi za cheo kimoja
        [full_house] tatu za cheo kimoja, mbili za kingine
        [sequence] vyeo vinavyofuatana
        [suited_sequence] vyeo vinavyofuatana, vyote vya suti moja
        [double_sequence] jozi za vyeo vinavyofuatana
        [triple_sequence] tatu tatu za vyeo vinavyofuatana
        [quad_sequence] nne nne za vyeo vinavyofuatana
        [bomb] nne au zaidi za cheo kimoja, bila mbadala
        [rocket] jokari ndogo na jokari kubwa
       *[single] kadi moja
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] jozi pair pairs mbili
        [triple] tatu za aina moja triple triples
        [quads] nne za aina moja four of a kind quads
        [set] seti set za cheo
        [full_house] full house fullhouse
        [sequence] mfuatano mifuatano straight sequence hadi
        [suited_sequence] mfuatano wa suti moja straight suited sequence flush hadi
        [double_sequence] jozi zinazofuatana mfululizo pairs in a row
        [triple_sequence] tatu zinazofuatana mfululizo triples in a row
        [quad_sequence] nne zinazofuatana mfululizo fours in a row
        [bomb] bomu bomb
        [rocket] roketi rocket jokari
        [none] kadi
       *[single] kadi moja single singles
    }
deed-pass = kupita
deed-give =
    { $n ->
        [one] kadi iliyotolewa
       *[other] kadi { $n } zilizotolewa
    }
deed-choose =
    { $n ->
        [0] kadi ya kwanza
       *[other] kadi ya pili
    }
game = Zheng Shangyou
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits kwa timu
        [zs-pits-pairs] Pits wawili wawili
        [zs-pits-aces] Pits na A mbadala
        [zs-mobile] Ya simu
        [zs-wikipedia] Wikipedia
        [zs-nathan] Kupambana na mkondo
       *[other] Kanuni za nyumbani
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2 na jokari ni mbadala, na wawili wa mwisho hutoa kadi zao bora
        [zs-pits-teams] Watatu kwa watatu, na timu hutaka kukwepa nafasi ya mwisho
        [zs-pits-pairs] Wawili kwa wawili, washirika hutazamana, hadi pointi 25
        [zs-pits-aces] 2 ziko chini kabisa, A ziko juu kabisa na ni mbadala
        [zs-mobile] Hakuna mbadala wala kubadilishana. Kupita ni kwa mzunguko wote
        [zs-wikipedia] Hakuna mbadala. Mabomu, full house na mifuatano ya tano
        [zs-nathan] Kwa wanne, bila mbadala. Jembe la chini kabisa huongoza, na mabomu huchezwa
       *[other] Kanuni za seva hii
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, kadi { $hand } kila mmoja
               *[other] { packs }, kadi { $hand } kila mmoja, { $surplus } bila kutumika
            }
       *[no] { packs }, kadi { $least } au { $hand } kila mmoja
    }
match-goal =
    { $zs-match_end ->
        [points] { $zs-target ->
            [one] hadi pointi 1
           *[other] hadi pointi { $zs-target }
        }
        [deals] { $zs-deals ->
            [one] mgao 1
           *[other] migao { $zs-deals }
        }
       *[open] hadi mwenyeji aache
    }
