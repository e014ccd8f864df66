rule-zs-players =
    { $even ->
        [yes] Wachezaji { $zs-players } wana kadi { $hand } kila mmoja (ZS‑2.3).
       *[no] Wachezaji { $zs-players } wana hadi kadi { $hand } kila mmoja (ZS‑2.3).
    }
    .title = Wachezaji
    .word = { $zs-players }
rule-zs-packs =
    { $zs-packs ->
        [one] Mnacheza kwa pakiti moja ya kadi 54, pamoja na jokari (ZS‑2.2).
       *[other] Mnacheza kwa pakiti { $zs-packs } za kadi 54, pamoja na jokari (ZS‑2.2).
    }
    .title = Pakiti
    .word = { $zs-packs }
rule-zs-surplus =
    { $zs-surplus ->
        [leave]
            { $surplus ->
                [one] Wote wana kadi sawa, na kadi moja hulala bila kuonekana (ZS‑2.3).
               *[other] Wote wana kadi sawa, na kadi { $surplus } hulala bila kuonekana (ZS‑2.3).
            }
       *[deal] Kadi zote hugawiwa, kwa hiyo wengine wana kadi moja zaidi (ZS‑2.3).
    }
    .title = Kadi za ziada
    .word =
        { $zs-surplus ->
            [leave] hulala bila kuonekana
           *[deal] hugawiwa
        }
rule-zs-teams =
    { $sides ->
        [pairs] Wawili hucheza dhidi ya wawili. Washirika hutazamana (ZS‑2.4).
        [threes] Timu mbili za watatu hushindana. Kila kiti cha pili ni mshirika (ZS‑2.4).
       *[none] Kila mmoja hucheza peke yake (ZS‑2.4).
    }
    .title = Timu
    .word =
        { $sides ->
            [pairs] wawili kwa wawili
            [threes] watatu kwa watatu
           *[none] hakuna
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] Zamu huzunguka kufuata saa (ZS‑0.2).
       *[ccw] Zamu huzunguka kinyume cha saa (ZS‑0.2).
    }
    .title = Mwelekeo wa zamu
    .word =
        { $zs-direction ->
            [cw] kufuata saa
           *[ccw] kinyume cha saa
        }
rule-zs-ranks =
    { $order ->
        [low] 2 ni kadi ya chini kabisa, kisha 3 hadi 10, J, Q, K, A na jokari (ZS‑2.1).
       *[high] 3 ni kadi ya chini kabisa, kisha 4 hadi 10, J, Q, K, A, 2 na jokari (ZS‑2.1).
    }
    .title = Mpangilio wa vyeo
    .word =
        { $order ->
            [low] 2 chini kabisa, A juu kabisa
           *[high] 3 chini kabisa, 2 juu kabisa
        }
rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] Jokari huwakilisha kadi yoyote ya seti au mfuatano (ZS‑3.3).
       *[no] Jokari haziwakilishi kadi nyingine (ZS‑3.3).
    }
    .title = Jokari mbadala
    .off = jokari mbadala
    .word =
        { $zs-wild_jokers ->
            [yes] ni mbadala
           *[no] si mbadala
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] Nje ya mifuatano, { a-two } huwakilisha cheo kilicho pamoja nayo (ZS‑3.3).
       *[no] Kati ya kadi nyingine, { a-two } haiwakilishi kadi nyingine (ZS‑3.3).
    }
    .title = Mbadala za cheo cha juu kabisa
    .off = mbadala za cheo cha juu kabisa
    .word =
        { $zs-wild_twos ->
            [yes] ni mbadala
           *[no] si mbadala
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] Kadi zikiweza kuwa makundi kadhaa, kanuni huchagua moja (ZS‑4.2).
       *[named] Kadi zikiweza kuwa makundi kadhaa, unaweza kusema unamaanisha lipi (ZS‑4.2).
    }
    .title = Kadi zinazoweza kuwa makundi kadhaa
    .word =
        { $zs-reading ->
            [fixed] kanuni huchagua
           *[named] mchezaji huchagua
        }
rule-zs-seq_ranks =
    { $straights ->
        [low] Mifuatano ni kutoka 2 hadi K (ZS‑3.4).
        [all] Mifuatano ni kutoka 2 hadi A (ZS‑3.4).
       *[high] Mifuatano ni kutoka 3 hadi A (ZS‑3.4).
    }
    .title = Vyeo vya mifuatano
    .word =
        { $straights ->
            [low] 2 hadi K
            [all] 2 hadi A
           *[high] 3 hadi A
        }
rule-zs-seq_min =
    { $runs ->
        [yes] Mfuatano una angalau kadi { $zs-seq_min } zinazofuatana (ZS‑3.4).
       *[no] Hakuna mifuatano: hakuna anayeweza kushika kadi { $zs-seq_min } zinazofuatana (ZS‑3.4).
    }
    .title = Mfuatano mfupi kabisa
    .word = kadi { $zs-seq_min }
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] Mfuatano wa suti moja hushinda wowote wa suti tofauti wenye urefu huo (ZS‑3.4).
       *[no] Suti hazina uzito kwenye mifuatano (ZS‑3.4).
    }
    .title = Mifuatano ya suti moja
    .word =
        { $zs-suited_beats ->
            [yes] hushinda wa suti tofauti
           *[no] sawa na wa suti tofauti
        }
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] Jozi, tatu au nne zinazofuatana huhitaji angalau vyeo { $zs-multi_seq_min } (ZS‑3.5).
       *[no] Hakuna jozi zinazofuatana: hakuna anayeweza kushika { $zs-multi_seq_min } (ZS‑3.5).
    }
    .title = Mfululizo mfupi kabisa wa jozi
    .word = vyeo { $zs-multi_seq_min }
rule-zs-full_house =
    { $zs-full_house ->
        [yes] Full house ni tatu za cheo kimoja na mbili za kingine. Tatu ndizo huhesabiwa (ZS‑3.6).
       *[no] Hakuna full house (ZS‑3.6).
    }
    .title = Full house
    .off = full house
    .word =
        { $zs-full_house ->
            [yes] huchezwa
           *[no] hazichezwi
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] Kadi nne au zaidi za cheo kimoja bila mbadala ni bomu, linaloshinda aina nyingine. Jokari zote mbili ni roketi. Hiyo hushinda mabomu pia, na hakuna kinachoishinda (ZS‑3.7).
       *[no] Hakuna mabomu: nne za aina moja hujibu nne za aina moja tu (ZS‑3.7).
    }
    .title = Mabomu
    .off = mabomu
    .word =
        { $zs-bombs ->
            [yes] huchezwa
           *[no] hayachezwi
        }
rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] Katika mgao wa kwanza mwenye jembe la chini kabisa huongoza, kwa hatua yoyote (ZS‑5.2).
       *[dealer] Katika mgao wa kwanza mgawaji, aliyechaguliwa kwa bahati, huongoza kwa hatua yoyote (ZS‑5.1).
    }
    .title = Uongozaji wa kwanza
    .word =
        { $zs-first_lead ->
            [spade3] jembe la chini kabisa
           *[dealer] mgawaji
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] Baadaye wa kwanza wa mgao uliopita hugawa na kuongoza (ZS‑5.1).
        [as_first] Baadaye wa mwisho hugawa, na jembe la chini kabisa huongoza (ZS‑5.1).
       *[third] Baadaye wa tatu wa mgao uliopita hugawa na kuongoza (ZS‑5.1).
    }
    .title = Uongozaji wa baadaye
    .word =
        { $zs-later_lead ->
            [winner] nafasi ya kwanza
            [as_first] jembe la chini kabisa
           *[third] nafasi ya tatu
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] Anayepita yuko nje hadi mzunguko uishe (ZS‑5.3).
       *[no] Anayepita anaweza kurudi katika mzunguko uleule (ZS‑5.3).
    }
    .title = Baada ya kupita
    .word =
        { $zs-pass_lock ->
            [yes] nje kwa mzunguko wote
           *[no] anaweza kurudi
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] Kabla ya migao ya baadaye kila mmoja wa wawili wa mwisho hutoa kadi yake ya juu kabisa. Kila mmoja wa wawili wa kwanza hurudisha kadi yoyote (ZS‑6.2).
        [last_one] Kabla ya migao ya baadaye mchezaji wa mwisho hutoa kadi yake ya juu kabisa. Wa kwanza hurudisha kadi yoyote (ZS‑6.3).
       *[none] Hakuna kubadilishana kati ya migao (ZS‑6).
    }
    .title = Kubadilishana
    .off = kubadilishana kati ya migao
    .word =
        { $zs-exchange ->
            [last_two] wawili wa mwisho na wawili wa kwanza
            [last_one] wa mwisho na wa kwanza
           *[none] hakuna
        }
rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] Hakuna nafasi inayoleta pointi (ZS‑7.1).
                [one] Nafasi ya kwanza tu huleta pointi: { $paid } (ZS‑7.1).
               *[other] Nafasi huleta, kuanzia ya kwanza: { $paid } (ZS‑7.1).
            }
       *[other]
            { $paid_places ->
                [0] Hakuna nafasi inayoleta pointi (ZS‑7.2).
                [one] Nafasi ya kwanza tu huiletea timu yake pointi: { $paid } (ZS‑7.2).
               *[other] Nafasi huiletea timu yake, kuanzia ya kwanza: { $paid } (ZS‑7.2).
            }
    }
    .title = Pointi za nafasi
    .allowed = nambari 1 hadi 8, kila moja 0 hadi 100, zisipande, kama { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] Kukwepa nafasi ya mwisho hakuiletei timu kitu (ZS‑7.2).
        [one] Timu isiyo na nafasi ya mwisho hupata pointi 1 zaidi (ZS‑7.2).
       *[other] Timu isiyo na nafasi ya mwisho hupata pointi { $zs-not_last } zaidi (ZS‑7.2).
    }
    .title = Kukwepa nafasi ya mwisho
    .word =
        { $zs-not_last ->
            [0] hakuna
            [one] pointi 1
           *[other] pointi { $zs-not_last }
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] Mechi inaisha baada ya idadi ya migao, na jumla kubwa kabisa hushinda (ZS‑7.3).
        [open] Mechi huendelea hadi mwenyeji aache (ZS‑7.3).
       *[points] Mechi inaisha mchezaji au timu moja ikiongoza peke yake na pointi za kutosha (ZS‑7.3).
    }
    .title = Mwisho wa mechi
    .word =
        { $zs-match_end ->
            [deals] baada ya idadi ya migao
            [open] mwenyeji akiacha
           *[points] kwa idadi ya pointi
        }
rule-zs-target =
    { $zs-target ->
        [one] Pointi 1 inatosha kushinda (ZS‑7.3).
       *[other] Pointi { $zs-target } zinatosha kushinda (ZS‑7.3).
    }
    .title = Pointi za kushinda
    .word = { $zs-target }
rule-zs-deals =
    { $zs-deals ->
        [one] Mechi ni mgao mmoja (ZS‑7.3).
       *[other] Mechi ni migao { $zs-deals } (ZS‑7.3).
    }
    .title = Migao ya mechi
    .word = { $zs-deals }
