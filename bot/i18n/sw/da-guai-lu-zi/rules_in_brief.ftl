brief-cards = **Kadi:** pakiti tatu zenye jokari, kadi { $hand } kila mmoja. Watatu kwa watatu, kila kiti cha pili ni mshirika.
brief-ranks =
    { $dg-trump ->
        [level] **Vyeo:** 2 ni ya chini kabisa, jokari za juu kabisa. Cheo cha turufu kiko juu ya A.
       *[none] **Vyeo:** 2 ni ya chini kabisa, kisha hadi A, kisha jokari ndogo na jokari kubwa.
    }
brief-plays =
    { $dg-flush_over_straight ->
        [yes] **Makundi:** moja, mbili au tatu za cheo kimoja, au tano. Za tano, kutoka chini: mfuatano, suti moja, full house, nne na moja, mfuatano wa suti moja, tano za aina moja.
       *[no] **Makundi:** moja, mbili au tatu za cheo kimoja, au tano. Za tano, kutoka chini: suti moja, mfuatano, full house, nne na moja, mfuatano wa suti moja, tano za aina moja.
    }
brief-jokers =
    { $dg-wild_finish ->
        [weakest]
            { $dg-reading ->
                [named] **Jokari** huwakilisha kadi yoyote zikiwa na nyingine. Unaweza kusema kundi ni lipi. Kadi zako tano za mwisho hufanya kundi dhaifu kabisa.
               *[fixed] **Jokari** huwakilisha kadi yoyote zikiwa na nyingine. Hufanya aina yenye nguvu kabisa, ila kadi zako tano za mwisho hufanya kundi dhaifu kabisa.
            }
       *[normal]
            { $dg-reading ->
                [named] **Jokari** huwakilisha kadi yoyote zikiwa na nyingine. Unaweza kusema kundi ni lipi.
               *[fixed] **Jokari** huwakilisha kadi yoyote zikiwa na nyingine. Hufanya aina yenye nguvu kabisa.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Ushuru:** aliyenaswa hutoa kadi yake ya juu kabisa kabla ya mgao unaofuata.
       *[no] **Kuongoza:** aliyemaliza wa kwanza huongoza mgao unaofuata.
    }
brief-score =
    { $dg-score ->
        [levels] **Ngazi:** timu ya wa kwanza kumaliza hushinda ikimaliza yote kwanza. Ushindi hupandisha timu inayoongoza tu, kutoka { $dg-level_start }.
       *[caught_points] **Pointi:** timu ya wa kwanza kumaliza hushinda ikimaliza yote kwanza. Hupata pointi kwa kila mpinzani anayenaswa.
    }
help-aim = Watatu kwa watatu. Timu yako inahitaji wa kwanza kumaliza, na wote watatu wamalize kabla ya wengine.
help-cards = Kila mmoja ana kadi 27 za pakiti tatu. 2 ni ya chini kabisa, jokari za juu kabisa.
help-plays = Cheza kadi moja, mbili au tatu za cheo kimoja, au tano. Jibu kwa idadi ileile, ila juu zaidi.
help-jokers = Ikiwa na kadi nyingine, jokari huwakilisha kadi yoyote unayohitaji.
help-tricks = Wengine wote wakipita, unaongoza tena. Waachie washirika wako mizunguko.
help-score = Kila mpinzani ambaye bado ana kadi amenaswa na huiletea timu yako pointi.
