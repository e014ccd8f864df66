rule-dg-players = Watu sita wanacheza kwa timu mbili za watatu. Jirani si mshirika (DG‑0.3).
    .title = Wachezaji
    .word = { $dg-players }
rule-dg-packs = Mnacheza kwa pakiti { $dg-packs } zenye jokari: kadi { $hand } kila mmoja (DG‑2.1).
    .title = Pakiti
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] Zamu huzunguka kufuata saa (DG‑0.2).
       *[ccw] Zamu huzunguka kinyume cha saa (DG‑0.2).
    }
    .title = Mwelekeo wa zamu
    .word =
        { $dg-direction ->
            [cw] kufuata saa
           *[ccw] kinyume cha saa
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] Ngazi ya timu inayoongoza ndiyo cheo cha turufu. Kadi zake ziko kati ya A na jokari (DG‑2.4).
               *[caught_points] Cheo kimoja ni turufu katika kila mgao. Kadi zake ziko kati ya A na jokari (DG‑2.4).
            }
       *[none] Kutoka chini: 2 hadi 10, J, Q, K, A, jokari ndogo, jokari kubwa. Hakuna cheo cha turufu (DG‑2.2).
    }
    .title = Cheo cha turufu
    .off = cheo cha turufu juu ya A
    .word =
        { $dg-trump ->
            [level] kwa ngazi
           *[none] hakuna
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] Timu zote mbili huanza kwenye ngazi ya { $dg-level_start } (DG‑6.4).
       *[caught_points] Cheo cha turufu ni { $dg-level_start } (DG‑9.1).
    }
    .title = Ngazi ya kwanza
    .word = { $dg-level_start }
rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] Suti moja hushinda mfuatano (DG‑3.2).
       *[no] Mfuatano hushinda suti moja (DG‑3.2).
    }
    .title = Suti moja na mfuatano
    .word =
        { $dg-flush_over_straight ->
            [yes] suti moja juu
           *[no] mfuatano juu
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] Makundi mawili ya suti moja yakiwa na cheo cha juu kilekile, vyeo vinavyofuata huamua (DG‑3.6).
       *[top_only] Makundi ya suti moja yenye cheo cha juu kilekile yako sawa (DG‑3.6).
    }
    .title = Makundi sawa ya suti moja
    .word =
        { $dg-flush_tie ->
            [all_ranks] vyeo vinavyofuata huamua
           *[top_only] yako sawa
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] Jokari ndogo mbili hushinda ndogo na kubwa (DG‑4.3).
       *[tie] Jokari ndogo mbili ziko sawa na ndogo na kubwa (DG‑4.3).
    }
    .title = Jozi ya jokari ndogo
    .off = jokari ndogo mbili juu ya ndogo na kubwa
    .word =
        { $dg-small_pair ->
            [beats] hushinda ndogo na kubwa
           *[tie] sawa na ndogo na kubwa
        }
rule-dg-reading =
    { $dg-reading ->
        [named] Unaweza kusema jokari zako zinafanya nini: aina na cheo chochote ambacho kadi zinaruhusu (DG‑4.7).
       *[fixed] Jokari hufanya aina yenye nguvu kabisa ambayo kadi zinaruhusu (DG‑4.5).
    }
    .title = Kutaja usomaji
    .off = kutaja jokari zinafanya nini
    .word =
        { $dg-reading ->
            [named] na mchezaji
           *[fixed] kwa kanuni
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] Ndani ya aina yenye nguvu kabisa, jokari hufanya cheo cha chini kabisa (DG‑4.5).
       *[strongest] Ndani ya aina yenye nguvu kabisa, jokari hufanya cheo cha juu kabisa (DG‑4.5).
    }
    .title = Cheo ndani ya aina
    .word =
        { $dg-wild_rank ->
            [weakest] cha chini kabisa
           *[strongest] cha juu kabisa
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] Kadi zako tano za mwisho, zenye jokari, husomwa dhaifu iwezekanavyo (DG‑4.6).
       *[normal] Hatua ya mwisho yenye jokari husomwa kama nyingine yoyote (DG‑4.6).
    }
    .title = Hatua ya mwisho yenye jokari
    .off = hatua dhaifu za mwisho zenye jokari
    .word =
        { $dg-wild_finish ->
            [weakest] dhaifu iwezekanavyo
           *[normal] kama nyingine yoyote
        }
rule-dg-first_lead =
    { $dg-first_lead ->
        [random] Bahati humchagua anayeongoza mgao wa kwanza (DG‑5.3).
       *[draw] Kila mmoja huchota kadi. Ya juu kabisa huongoza mgao wa kwanza (DG‑5.3).
    }
    .title = Uongozaji wa kwanza
    .word =
        { $dg-first_lead ->
            [random] kwa bahati
           *[draw] kadi ya juu kabisa iliyochotwa
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] Baada ya ushuru, aliyelipa kadi ya juu kabisa huongoza. La sivyo ni wa kwanza kumaliza (DG‑5.4).
       *[first_finisher] Wa kwanza kumaliza mgao uliopita huongoza (DG‑5.4).
    }
    .title = Uongozaji wa baadaye
    .word =
        { $dg-later_lead ->
            [highest_tribute] aliyelipa ushuru wa juu kabisa
           *[first_finisher] wa kwanza kumaliza
        }
rule-dg-tribute =
    { $dg-tribute ->
        [yes] Kabla ya mgao unaofuata kila aliyenaswa hutoa kadi yake ya juu kabisa. Hurudishiwa kadi (DG‑7.1).
       *[no] Walionaswa hawalipi kitu (DG‑7.1).
    }
    .title = Ushuru
    .off = ushuru wa walionaswa
    .word =
        { $dg-tribute ->
            [yes] hulipwa
           *[no] hakuna
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] Bahati huchagua kati ya kadi za mtoaji zilizo sawa juu (DG‑7.3).
       *[giver] Mtoaji huchagua kati ya kadi zilizo sawa juu (DG‑7.3).
    }
    .title = Ushuru ulio sawa juu
    .word =
        { $dg-tribute_pick ->
            [random] bahati huchagua
           *[giver] mtoaji huchagua
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] Mtoaji humlipa mshindi aliye kabla yake tu. Wengine hufuata kwa zamu (DG‑7.5).
       *[rank_order] Ushuru wa juu kabisa huenda kwa nafasi ya kwanza, na kuendelea (DG‑7.5).
    }
    .title = Nani anamlipa nani
    .word =
        { $dg-pairing ->
            [adjacent_first] majirani kwanza
           *[rank_order] kwa cheo na nafasi
        }
rule-dg-return =
    { $dg-return ->
        [candidates] Kwa jokari, kadi mbili au tatu huwekwa chini, na mtoaji huchukua moja (DG‑7.6).
       *[recipient] Mpokeaji hurudisha kadi yoyote anayopenda (DG‑7.6).
    }
    .title = Kadi ya kurudisha
    .word =
        { $dg-return ->
            [candidates] mtoaji huchukua moja kati ya kadhaa
           *[recipient] mpokeaji huchagua
        }
rule-dg-resist =
    { $dg-resist ->
        [0] Hakuna asiyelipa ushuru (DG‑7.2).
        [one] Mwenye jokari halipi ushuru (DG‑7.2).
       *[other] Mwenye jokari { $dg-resist } au zaidi halipi ushuru (DG‑7.2).
    }
    .title = Jokari za kukwepa ushuru
    .word =
        { $dg-resist ->
            [0] hakuna
           *[other] { $dg-resist }
        }
rule-dg-score =
    { $dg-score ->
        [levels] Timu ya wa kwanza kumaliza hushinda ikimaliza yote kwanza. Ushindi hupandisha timu inayoongoza tu (DG‑6.4).
       *[caught_points] Timu ya wa kwanza kumaliza hushinda ikimaliza yote kwanza. Kila mpinzani anayenaswa ni pointi kwa kila mmoja wao (DG‑6.3).
    }
    .title = Jinsi ya kuhesabu
    .word =
        { $dg-score ->
            [levels] ngazi
           *[caught_points] pointi kwa kila anayenaswa
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] Ushindi hupandisha timu inayoongoza ngazi moja kwa kila mpinzani anayenaswa (DG‑6.4).
       *[one] Ushindi hupandisha timu inayoongoza ngazi moja (DG‑6.4).
    }
    .title = Ngazi kwa ushindi
    .word =
        { $dg-level_step ->
            [caught] nyingi kama walionaswa
           *[one] moja
        }
rule-dg-level_end = Ngazi ya { $dg-level_end } ndiyo ya mwisho (DG‑6.4).
    .title = Ngazi ya mwisho
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] Timu inaweza kushindwa kwenye ngazi ya mwisho mara zozote (DG‑8.2).
        [one] Timu inayoshindwa kwenye ngazi ya mwisho hupoteza mechi (DG‑8.2).
       *[other] Timu inayoshindwa mara { $dg-fail_limit } kwenye ngazi ya mwisho hupoteza mechi (DG‑8.2).
    }
    .title = Kushindwa kunakopoteza
    .word =
        { $dg-fail_limit ->
            [0] bila kikomo
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] Mechi ni hadi idadi ya pointi. Ngazi inayopandwa ni pointi (DG‑8.2).
               *[caught_points] Mechi ni hadi idadi ya pointi (DG‑8.2).
            }
        [deals] Mechi ni idadi ya migao (DG‑8.2).
        [level] Timu inayoongoza hushinda mechi kwa ushindi kwenye ngazi ya mwisho (DG‑8.2).
       *[open] Mechi huendelea hadi mwenyeji aache (DG‑8.2).
    }
    .title = Mwisho wa mechi
    .word =
        { $dg-match_end ->
            [points] kwa idadi ya pointi
            [deals] baada ya migao kadhaa
            [level] kwa ushindi kwenye ngazi ya mwisho
           *[open] mwenyeji akiacha
        }
rule-dg-target =
    { $dg-target ->
        [one] Pointi moja hushinda mechi (DG‑8.2).
       *[other] Pointi { $dg-target } hushinda mechi (DG‑8.2).
    }
    .title = Pointi za kushinda
    .word = { $dg-target }
rule-dg-deals =
    { $dg-deals ->
        [one] Mechi ni mgao mmoja (DG‑8.2).
       *[other] Mechi ni migao { $dg-deals } (DG‑8.2).
    }
    .title = Idadi ya migao
    .word = { $dg-deals }
