refusal-wrong_phase =
    { $phase ->
        [play]
            { $action ->
                [give] Hakuna anayetoa kadi sasa.
               *[choose] Sasa hakuna cha kuchagua.
            }
        [over] Mgao umekwisha.
       *[other] Kadi bado zinabadilishanwa.
    }
    .rule =
        { $phase ->
            [play] Sasa cheza au pita. (ZS‑9.5)
            [over] Mgao unaofuata utaleta kadi mpya. (ZS‑9.5)
            [give-up] Kwanza kila wa nafasi za mwisho hutoa kadi. (ZS‑6.2)
            [give-back] Kwanza kila wa nafasi za kwanza hurudisha kadi. (ZS‑6.2)
           *[other] Kuchagua kati ya kadi mbili kunatangulia. (ZS‑6.2)
        }
refusal-passed_this_trick = Ulipita, na hapa kupita ni kwa mzunguko wote.
    .rule = Unaweza kucheza tena kuanzia uongozaji ujao. (ZS‑5.3)
refusal-not_your_turn =
    { $phase ->
        [play] Si zamu yako: zamu ni ya { $names }.
       *[other] Huna la kufanya sasa: zamu ni ya { $names }.
    }
    .rule =
        { $phase ->
            [play] Kwa sasa unaweza kuchagua kadi. (ZS‑5.3)
           *[other] Kwa sasa unaweza kutazama kadi zako. (ZS‑6.2)
        }
refusal-not_held = Huna { $cards }, au huna nyingi hivyo.
    .rule = Usitaje kadi mara nyingi kuliko ulizo nazo. (ZS‑9.5)
refusal-not_a_combination =
    { $why ->
        [nothing] Hukutaja kadi zozote.
        [jokers] { $cards } haziendi pamoja, kwa kuwa jokari si mbadala hapa.
        [wild] { $cards } haziendi pamoja: { a-two } haina nafasi kwenye mfuatano.
        [outside] { $cards } haziendi pamoja: si vyeo hivi vyote vinavyofanya mifuatano.
        [gap] { $cards } haziendi pamoja: kuna cheo kinachokosekana kati yake.
        [short] { $cards } ni fupi mno kwa mfuatano.
        [few] { $cards } ni mfululizo mfupi mno.
        [long] { $cards } ni ndefu kuliko mfuatano wowote.
       *[uneven] { $cards } haziendi pamoja.
    }
    .rule =
        { $why ->
            [short] Mfuatano una kadi { $n } au zaidi. { legal } (ZS‑3.4)
            [few] Inahitaji vyeo { $n } vinavyofuatana au zaidi. { legal } (ZS‑3.5)
           *[other] Cheza kadi za cheo kimoja, au vyeo vinavyofuatana. { legal } (ZS‑3.1)
        }
refusal-reading_not_offered = { $cards } haziwezi kuwa hivyo.
    .rule = Unaweza kuzicheza kama { $readings }. (ZS‑4.2)
refusal-wrong_size =
    { $what ->
        [gift]
            { $n ->
                [0] Hukutaja kadi.
               *[other] Unatoa kadi moja, na umetaja { $n }.
            }
       *[play]
            { $n ->
                [one] Kadi moja haiwezi kujibu { $need }.
               *[other] Kadi { $n } haziwezi kujibu { $need }.
            }
    }
    .rule =
        { $what ->
            [gift] Taja kadi moja. (ZS‑6.2)
           *[play]
                { $bombs ->
                    [yes] Cheza idadi ileile ya kadi kama za kushinda, au bomu. { legal } (ZS‑3.8)
                   *[no] Cheza idadi ileile ya kadi kama za kushinda. { legal } (ZS‑3.8)
                }
        }
refusal-wrong_kind = Huwezi kujibu { a-kind } kwa aina nyingine.
    .rule = Cheza aina ileile, ila juu zaidi. { legal } (ZS‑3.8)
refusal-does_not_beat =
    { $why ->
        [smaller] Bomu hilo lina kadi chache zaidi.
        [mixed] Suti tofauti hazishindi mfuatano wa suti moja.
        [impure] Kwenye cheo kilekile, hatua yenye mbadala haishindi isiyo nayo.
        [equal] Hiyo iko sawa tu na { $table }.
       *[lower] Hiyo iko chini ya { $table }.
    }
    .rule =
        { $why ->
            [mixed] Cheza mfuatano wa suti moja ulio juu zaidi. { legal } (ZS‑3.8)
           *[other] Cheza aina ileile, ila juu zaidi. { legal } (ZS‑3.8)
        }
refusal-leader_must_play = Wewe unaongoza, kwa hiyo huwezi kupita.
    .rule = { legal } (ZS‑5.3)
refusal-not_highest = Unatoa kadi ya cheo chako cha juu kabisa.
    .rule = Unaweza kutoa { $cards }. (ZS‑6.2)
refusal-no_such_choice = Kuna kadi mbili za kuchagua.
    .rule = Chagua ya kwanza au ya pili. (ZS‑6.2)
