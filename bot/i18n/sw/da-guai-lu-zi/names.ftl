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
kind =
    { $kind ->
        [pair] jozi ya { rank-many }
        [triple] tatu za { rank-many }
        [straight] mfuatano hadi { rank-one }
        [flush] suti moja hadi { rank-one }
        [full_house] full house ya { rank-many }
        [four_plus_one] nne za { rank-many } na moja
        [straight_flush] mfuatano wa suti moja hadi { rank-one }
        [five_of_a_kind] tano za { rank-many }
       *[single] kadi moja
    }
a-kind =
    { $kind ->
        [pair] jozi ya { rank-many }
        [triple] tatu za { rank-many }
        [straight] mfuatano hadi { rank-one }
        [flush] suti moja hadi { rank-one }
        [full_house] full house ya { rank-many }
        [four_plus_one] nne za { rank-many } na moja
        [straight_flush] mfuatano wa suti moja hadi { rank-one }
        [five_of_a_kind] tano za { rank-many }
        [single] kadi moja
       *[none] kadi zisizo kundi
    }
play-title =
    { $kind ->
        [single] Kadi moja
        [pair] Jozi ya { rank-many }
        [triple] Tatu za { rank-many }
        [straight] Mfuatano hadi { rank-one }
        [flush] Suti moja hadi { rank-one }
        [full_house] Full house ya { rank-many }
        [four_plus_one] Nne za { rank-many } na moja
        [straight_flush] Mfuatano wa suti hadi { rank-one }
       *[five_of_a_kind] Tano za { rank-many }
    }
kind-title =
    { $kind ->
        [pair] Jozi
        [triple] Tatu za aina moja
        [straight] Mfuatano
        [flush] Suti moja
        [full_house] Full house
        [four_plus_one] Nne na moja
        [straight_flush] Mfuatano wa suti moja
        [five_of_a_kind] Tano za aina moja
       *[single] Kadi moja
    }
kind-meant =
    { $kind ->
        [pair] mbili za cheo kimoja
        [triple] tatu za cheo kimoja
        [straight] vyeo vitano vinavyofuatana
        [flush] tano za suti moja
        [full_house] tatu za cheo kimoja, mbili za kingine
        [four_plus_one] nne za cheo kimoja, yoyote ya tano
        [straight_flush] tano zinazofuatana za suti moja
        [five_of_a_kind] tano za cheo kimoja
       *[single] kadi moja
    }
kind-typed =
    { $kind ->
        [pair] jozi pair pairs mbili
        [triple] tatu za aina moja triple triples
        [straight] mfuatano mifuatano straight straights hadi
        [flush] suti moja flush flushes hadi
        [full_house] full house fullhouse ya
        [four_plus_one] nne na moja za quad
        [straight_flush] mfuatano wa suti moja straight flush hadi
        [five_of_a_kind] tano za aina moja five of a kind
        [single] kadi moja single singles
       *[none] kadi
    }
deed-pass = kupita
deed-give =
    { $tribute ->
        [yes] kadi ya ushuru
       *[no]
            { $n ->
                [one] kadi ya kurudisha
               *[other] kadi za kuchaguliwa
            }
    }
deed-choose = mojawapo ya kadi zilizowekwa chini
game = Da Guai Lu Zi
preset =
    { $preset ->
        [dglz-standard] Kawaida
        [dglz-wikipedia] Ngazi hadi A
        [dglz-17dp] Ngazi hadi 5
        [dglz-17dp-choice] Ngazi hadi 5, kwa kuchagua
        [dglz-follow-the-joker] Fuata jokari
       *[other] Kanuni za nyumbani
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] Pointi kwa kila mpinzani anayenaswa. Mechi hadi pointi 6
        [dglz-wikipedia] Cheo cha turufu, ushuru, na ngazi kutoka 2 hadi A
        [dglz-17dp] Cheo cha turufu na ngazi hadi 5. Bahati huchagua ushuru
        [dglz-17dp-choice] Cheo cha turufu na ngazi hadi 5. Unachagua ushuru na kinachorudi
        [dglz-follow-the-joker] Mifuatano hushinda suti moja. Mechi hadi pointi 6
       *[other] Kanuni za seva hii
    }
rules-dealt = { packs }, kadi { $hand } kila mmoja
match-goal =
    { $dg-match_end ->
        [points]
            { $dg-target ->
                [one] hadi pointi { $dg-target }
               *[other] hadi pointi { $dg-target }
            }
        [deals]
            { $dg-deals ->
                [one] mgao mmoja
               *[other] migao { $dg-deals }
            }
        [level] hadi timu ishinde kwenye ngazi ya { $dg-level_end }
       *[open] hadi mwenyeji aache
    }
