game = Big Two
kind =
    { $kind ->
        [pair] jozi
        [triple] tatu za aina moja
        [quads] nne peke yake
        [two_pair] jozi mbili
        [two_pair_kicker] jozi mbili na moja
        [straight] mfuatano
        [flush] suti moja
        [full_house] full house
        [four_plus_one] nne na moja
        [straight_flush] mfuatano wa suti moja
        [straight_flush_7] mfuatano wa suti moja na mbili
        [royal_flush] mfuatano wa suti moja 10-J-Q-K-A
       *[single] kadi moja
    }
kind-title =
    { $kind ->
        [pair] Jozi
        [triple] Tatu za aina moja
        [quads] Nne peke yake
        [two_pair] Jozi mbili
        [two_pair_kicker] Jozi mbili na moja
        [straight] Mfuatano
        [flush] Suti moja
        [full_house] Full house
        [four_plus_one] Nne na moja
        [straight_flush] Mfuatano wa suti moja
        [straight_flush_7] Mfuatano wa suti moja na mbili
       *[single] Kadi moja
    }
kind-meant =
    { $kind ->
        [pair] mbili za cheo kimoja
        [triple] tatu za cheo kimoja
        [quads] nne za cheo kimoja
        [two_pair] mbili za cheo kimoja, mbili za kingine
        [two_pair_kicker] mbili za cheo kimoja, mbili za kingine, yoyote ya tano
        [straight] vyeo vitano vinavyofuatana
        [flush] tano za { suit-word } moja
        [full_house] tatu za cheo kimoja, mbili za kingine
        [four_plus_one] nne za cheo kimoja, yoyote ya tano
        [straight_flush] tano zinazofuatana za { suit-word } moja
        [straight_flush_7] tano zinazofuatana za { suit-word } moja, nyingine mbili zozote
       *[single] { card-word } moja
    }
kind-plural =
    { $kind ->
        [pair] jozi
        [triple] tatu za aina moja
        [quads] nne peke yake
        [two_pair] jozi mbili pamoja
        [two_pair_kicker] jozi mbili na moja
        [straight] mifuatano
        [flush] suti moja
        [full_house] full house
        [four_plus_one] nne na moja
        [straight_flush] mifuatano ya suti moja
        [straight_flush_7] mifuatano ya suti moja na mbili
       *[single] kadi moja
    }
a-kind =
    { $kind ->
        [pair] jozi
        [triple] tatu za aina moja
        [quads] nne peke yake
        [two_pair] jozi mbili
        [two_pair_kicker] jozi mbili na moja
        [straight] mfuatano
        [flush] suti moja
        [full_house] full house
        [four_plus_one] nne na moja
        [straight_flush] mfuatano wa suti moja
        [straight_flush_7] mfuatano wa suti moja na mbili
        [royal_flush] mfuatano wa suti moja 10-J-Q-K-A
       *[single] kadi moja
    }
kind-typed =
    { $kind ->
        [pair] jozi pair pairs ya
        [triple] tatu za aina moja triple triples trips
        [quads] nne peke yake za aina moja quads
        [two_pair] jozi mbili two pairs
        [two_pair_kicker] jozi mbili na moja two pairs plus one
        [straight] mfuatano mifuatano straight straights hadi kutoka
        [flush] suti moja flush flushes
        [full_house] full house fullhouse ya na
        [four_plus_one] nne na moja za aina four of a kind quads bomu
        [straight_flush] mfuatano mifuatano wa ya suti moja straight flush hadi kutoka sf
        [straight_flush_7] mfuatano mifuatano wa ya suti moja na mbili straight flush hadi kutoka sf saba
        [single] kadi moja single singles
       *[none] kadi
    }
preset =
    { $preset ->
        [pagat-basic] Mchezo wa msingi
        [chudadi-standard] Chudadi, ya kawaida
        [chudadi-hongkong] Chudadi, pointi za Hong Kong
        [hong-kong] Hong Kong, ya Ivan Ip
        [hong-kong-boehnker] Hong Kong, ya Karl Boehnker
        [japanese-wikipedia-official] Rasmi, ya makala ya Kijapani
        [hong-kong-wikipedia] Hong Kong, ya makala ya Kijapani
        [mainland] Uchina bara
        [malaysia] Malaysia, wachezaji watatu
        [taiwan] Taiwan, ya kupunguza
        [taiwan-plus-minus] Taiwan, kujumlisha na kutoa
        [taiwan-latta] Taiwan, ya Todd Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan, mshindwa mmoja
        [singapore] Singapore
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er, ya GameSky
        [three-player-17] Wachezaji watatu, kadi 17
        [three-player-13-draw] Wachezaji watatu, kuchota
        [two-player-13] Wachezaji wawili, kadi 13
        [two-player-17] Wachezaji wawili, kadi 17
        [two-player-21] Wachezaji wawili, kadi 21
        [two-player-26] Wachezaji wawili, pakiti nzima
        [class-struggle-1] Mapambano ya kitabaka, kadi kwa kadi
        [class-struggle-2] Mapambano ya kitabaka, ya pamoja
        [tribute-hk-1] Ushuru, kuchagua mafungu
        [tribute-hk-2] Ushuru, kadi moja
        [tribute-hk-3] Ushuru, kadi mbili na moja
        [tribute-hk-4] Ushuru, kadi tatu za kupokezana
        [lectio] Lectio, kete kwa wachezaji watano
       *[other] Kanuni za nyumbani
    }
preset-short =
    { $preset ->
        [pagat-basic] Msingi
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi ya Hong Kong
        [hong-kong] Hong Kong ya Ip
        [hong-kong-boehnker] Hong Kong ya Boehnker
        [japanese-wikipedia-official] Rasmi
        [hong-kong-wikipedia] Hong Kong ya makala
        [mainland] Uchina bara
        [malaysia] Malaysia
        [taiwan] Taiwan
        [taiwan-plus-minus] Taiwan jumlisha-toa
        [taiwan-latta] Taiwan ya Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan mshindwa mmoja
        [singapore] Singapore
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er (GameSky)
        [three-player-17] Watatu
        [three-player-13-draw] Watatu, kuchota
        [two-player-13] Wawili, kadi 13
        [two-player-17] Wawili, kadi 17
        [two-player-21] Wawili, kadi 21
        [two-player-26] Wawili, kadi 26
        [class-struggle-1] Kitabaka
        [class-struggle-2] Kitabaka, ya pamoja
        [tribute-hk-1] Ushuru wa mafungu
        [tribute-hk-2] Ushuru wa moja
        [tribute-hk-3] Ushuru wa mbili
        [tribute-hk-4] Ushuru wa tatu
        [lectio] Lectio
       *[other] Kanuni za nyumbani
    }
preset-about =
    { $preset ->
        [pagat-basic] Mchezo wa msingi: pointi hujumlishwa hadi mwenyeji aache
        [chudadi-standard] Unatangaza kadi yako ya mwisho. Mechi ni hadi pointi 200
        [chudadi-hongkong] Unatangaza kadi yako ya mwisho. Pointi nafuu, na mechi hadi 100
        [hong-kong] Joka hushinda papo hapo. Huwezi kumaliza kwa kadi ya juu kabisa peke yake
        [hong-kong-boehnker] Mifuatano na suti moja kama Hong Kong, mengine kama mchezo wa msingi
        [japanese-wikipedia-official] Mshindi huongoza. Kadi dhaifu hugawiwa upya. Kila mtu hupoteza pointi za kadi zake
        [hong-kong-wikipedia] Kama kanuni rasmi, na kadi ya mwisho isiyotangazwa hushindwa
        [mainland] Kama kanuni rasmi, kwa vizidishi vikubwa zaidi
        [malaysia] Unaweza kubadilisha kadi ya chini kabisa kwa iliyofichwa
        [taiwan] Hakuna tatu wala suti moja. Tano hujibu aina ileile, na mabomu hushinda chochote
        [taiwan-plus-minus] Kama Taiwan, na 2 huzidisha mara mbili na pointi kwa mshindi
        [taiwan-latta] Hakuna tatu wala suti moja. Mifuatano ya suti moja ya kadi saba ni mabomu
        [lukang] Mchezo wa msingi wenye mabomu yanayoshinda chochote
        [taiwan-fixed] Mabomu hushinda chochote, na mshindwa mmoja humlipa mshindi
        [singapore] Mchezo wa msingi bila tatu za aina moja wala suti moja
        [indonesia] Kupita ni kwa mzunguko wote. Hatua maalum huleta pointi. Kila migao kumi kuna mwanzo mpya
        [philippines-pusoy-dos] Kisu ni cha juu kabisa, na mshindi tu hupata pointi
        [da-lao-er-gamesky] Hakuna suti moja, na mabomu hushinda chochote
        [three-player-17] Mchezo wa msingi kwa watatu, na kadi moja ya ziada
        [three-player-13-draw] Mchezo wa msingi kwa watatu, anayepita huchota kwenye rundo
        [two-player-13] Mchezo wa msingi kwa wawili kwa nusu ya pakiti
        [two-player-17] Mchezo wa msingi kwa wawili, kadi 17 kila mmoja
        [two-player-21] Mchezo wa msingi kwa wawili, kadi 21 kila mmoja
        [two-player-26] Mchezo wa msingi kwa wawili kwa pakiti nzima
        [class-struggle-1] Mfalme, mwinyi, raia na mtumishi hubadilishana kadi kwa kadi kabla ya kila mgao
        [class-struggle-2] Mfalme, mwinyi na raia hudai kadi na huweka chini nyingine za kuchaguliwa
        [tribute-hk-1] Unachagua fungu lililo kifudifudi, nafasi ya kwanza ikitangulia
        [tribute-hk-2] Wa mwisho humpa wa kwanza kadi yake bora kabisa
        [tribute-hk-3] Wa mwisho humpa wa kwanza kadi mbili, wa tatu humpa wa pili moja
        [tribute-hk-4] Kadi tatu bora huenda kwa wa kwanza, na kadi hupokezanwa
        [lectio] Kete 1 hadi 15 za rangi nne, na pointi 149 kila mmoja
       *[other] Kanuni za seva hii
    }
rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] kete hadi { $tiles }, { $size } kila mmoja
               *[other] kete hadi { $tiles }, { $size } kila mmoja, ziada { $left }
            }
       *[std52]
            { $left ->
                [0] { packs }, kadi { $size } kila mmoja
               *[other]
                    { $rest-use ->
                        [stock] { packs }, kadi { $size } kila mmoja, { $left } kwa kuchota
                        [discard] { packs }, kadi { $size } kila mmoja, { $left } bila kutumika
                       *[give] { packs }, kadi { $size } kila mmoja, ziada { $left }
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] hadi pointi { $match-target }
        [deals] { deals }
        [deals_or_chips] { deals }, au hadi mchezaji aishiwe pointi
       *[open] hadi mwenyeji aache
    }
