refusal-wrong_phase =
    { $phase ->
        [over] Mgao umekwisha.
        [play]
            { $action ->
                [choose] Sasa hujawekewa kadi zozote chini.
               *[give] Hakuna anayetoa kadi wakati wa kucheza.
            }
        [return] Kadi bado zinarudishwa.
       *[tribute] Ushuru bado unalipwa.
    }
    .rule =
        { $phase ->
            [over] Subiri mgao unaofuata. (DG‑5.8)
            [play] Cheza, au pita. (DG‑5.5)
            [return] Mchezo unaanza kila mpokeaji akisharudisha kadi. (DG‑7.6)
           *[tribute] Mchezo unaanza ushuru ukishalipwa na kadi kurudishwa. (DG‑7.3)
        }
refusal-not_your_turn =
    { $n ->
        [0] Bahati inaamua kabla yeyote hajacheza.
        [one] Si zamu yako: sasa ni ya { $names }.
       *[other] Huna la kufanya sasa. Meza inasubiri { $names }.
    }
    .rule = Kwa sasa unaweza kutazama kadi zako. (DG‑5.5)
refusal-not_held = Huna { $cards }, au huna nyingi hivyo.
    .rule = Usitaje kadi mara nyingi kuliko ulizo nazo. (DG‑3.1)
refusal-not_a_combination =
    { $why ->
        [size]
            { $n ->
                [4] Kadi nne si kundi.
               *[other] Kadi { $n } si kundi.
            }
        [ranks] { $cards } si za cheo kimoja.
        [jokers] { $cards } si kundi, jokari zikisomwa vyovyote.
        [second] { $cards } si hatua ya kushinda.
       *[five] { $cards } si kundi la kadi tano.
    }
    .rule =
        { $why ->
            [size] Cheza kadi moja, mbili, tatu au tano. (DG‑3.1)
            [ranks] Kadi mbili au tatu lazima ziwe za cheo kimoja. (DG‑3.1)
            [second] Taja kundi hapo. (DG‑3.1)
           *[five] Cheza mfuatano, suti moja, full house au zaidi. (DG‑3.1)
        }
refusal-reading_not_offered =
    { $bound ->
        [yes] Kama hatua yako ya mwisho kadi hizi ni { a-kind }.
       *[no] Kadi hizi haziwezi kuwa ulichotaja.
    }
    .rule = Zicheze bila kutaja kitu, kama { a-kind }. (DG‑4.7)
refusal-wrong_size =
    { $what ->
        [tribute] Ushuru ni kadi moja.
        [return]
            { $need ->
                [0] Hurudishi kadi.
                [one] Unarudisha kadi moja.
               *[other] Weka chini kadi { $need } za kuchaguliwa.
            }
       *[play]
            { $need ->
                [one] Kadi moja imechezwa, kwa hiyo jibu kwa moja.
               *[other] Kadi { $need } zimechezwa, kwa hiyo jibu kwa { $need }.
            }
    }
    .rule =
        { $what ->
            [tribute] Toa mojawapo ya kadi zako za juu kabisa. (DG‑7.3)
            [return]
                { $need ->
                    [0] Chukua mojawapo ya kadi ulizowekewa chini. (DG‑7.6)
                   *[other]
                        { $n ->
                            [one] Umetaja moja. (DG‑7.6)
                           *[other] Umetaja { $n }. (DG‑7.6)
                        }
                }
           *[play]
                { $n ->
                    [one] Umechagua moja. { legal } (DG‑3.5)
                   *[other] Umechagua { $n }. { legal } (DG‑3.5)
                }
        }
refusal-does_not_beat =
    { $tie ->
        [yes] Hiyo iko sawa tu na { a-kind }.
       *[no] Hiyo haishindi { a-kind }.
    }
    .rule = { legal } (DG‑3.5)
refusal-leader_must_play = Wewe unaongoza, kwa hiyo lazima ucheze.
    .rule = Ongoza chochote. (DG‑5.5)
refusal-not_highest = Ushuru wako lazima uwe mojawapo ya kadi zako za juu kabisa.
    .rule = Unaweza kutoa { $cards }. (DG‑7.3)
refusal-same_rank = Kadi unazoweka chini lazima ziwe za vyeo tofauti.
    .rule =
        { $need ->
            [2] Weka chini kadi mbili za vyeo viwili. (DG‑7.6)
           *[3] Weka chini kadi tatu za vyeo vitatu. (DG‑7.6)
        }
refusal-no_such_choice =
    { $n ->
        [0] Hujawekewa kadi zozote chini.
       *[other] Umewekewa chini kadi { $n }.
    }
    .rule =
        { $n ->
            [0] Wewe mwenyewe unarudisha kadi. (DG‑7.6)
           *[other] Chagua moja kwa nafasi yake, kuanzia 1. (DG‑7.6)
        }
