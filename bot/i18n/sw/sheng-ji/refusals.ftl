refusal-wrong_phase =
    { $action ->
        [declare] Hakuna anayeweza kuonyesha sasa.
        [pass] Sasa hakuna cha kupita.
        [redeal] Hakuna anayeweza kuomba kugawa upya sasa.
        [trump] Huwezi kutaja turufu sasa.
        [bury] Huwezi kuficha kadi sasa.
        [choose] Hakuna mrusho unaokusubiri.
       *[play] Mchezo bado haujaanza.
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] Pita mara moja pale unapoweza kuonyesha. Kila uongozaji lazima uufuate. (SJ‑7.1)
            [redeal] Omba kati ya kadi ya mwisho kuchukuliwa na kuficha. (SJ‑3.10)
            [trump] Mshirika wa mgawaji tu anaweza kuombwa. (SJ‑3.7)
            [bury] Anayechukua kadi za chini tu huficha, kabla ya uongozaji wa kwanza. (SJ‑4.1)
            [choose] Unachagua pale aliye kabla yako anaporusha zaidi ya anavyoweza. (SJ‑6.2)
           *[play] Kwanza kadi huchukuliwa, kisha mgawaji huficha. (SJ‑4.1)
        }
refusal-not_your_turn =
    { $action ->
        [bury] { $name } anaficha sasa.
        [choose] { $name } anataja sehemu ya mrusho.
        [trump] { $name } anataja suti ya turufu.
       *[play] Si zamu yako: sasa ni ya { $name }.
    }
    .rule = Kwa sasa unaweza kutazama kadi zako. (SJ‑1.1)
refusal-not_held = Huna hizi zote: { $cards }.
    .rule = Usitaje kadi mara nyingi kuliko ulizo nazo. (SJ‑7.1)
refusal-not_drawn_yet = Bado hujachukua { $cards }.
    .rule = Onyesha kwa kadi ulizo nazo. (SJ‑3.2)
refusal-not_a_declaration =
    { $why ->
        [level] Unaweza kuonyesha kadi za cheo { level-name } au jokari tu.
        [joker] Jokari moja haitoshi kuonyesha.
        [jokers] “Bila turufu” hapa huhitaji jokari { $n } zinazofanana.
       *[equal] Unaweza kuonyesha kadi zinazofanana tu.
    }
    .rule =
        { $why ->
            [level] Onyesha kadi za cheo, za ngazi inayochezwa. (SJ‑3.2)
            [joker] Onyesha jokari mbili zinazofanana, au kadi za cheo. (SJ‑3.2)
            [jokers] Onyesha zote, au kadi za cheo. (SJ‑3.5)
           *[equal] Onyesha kadi ya cheo moja, au kadhaa za suti moja. (SJ‑3.2)
        }
refusal-no_trump_off = Huwezi kuonyesha kwa jokari hapa.
    .rule = Onyesha kadi za cheo za suti moja. (SJ‑3.5)
refusal-declaration_too_weak = Nguvu ya { $cards } ni sawa au zaidi.
    .rule = Zinazofanana zikiwa nyingi zina nguvu zaidi. Idadi ikiwa sawa, jokari hushinda kadi za cheo. (SJ‑3.3)
refusal-declaration_too_late = Umechelewa kuonyesha hiyo.
    .rule = Onyesha wakati kadi zinachukuliwa, au hadi muda uishe. (SJ‑3.2)
refusal-own_declaration = Turufu hiyo umeionyesha wewe.
    .rule = Ukipata nyingine ya kadi ileile, unaweza kuimarisha nayo. (SJ‑3.4)
refusal-not_entitled = Kwa kadi hizi huwezi kuomba kugawa upya.
    .rule =
        { $redeal_claims ->
            [points_15] Inahitaji kadi zenye pointi 15 au chini. (SJ‑3.10)
            [trumps_3] Inahitaji kadi zenye turufu tatu au chini. (SJ‑3.10)
           *[either] Inahitaji pointi 15 au chini, au turufu tatu au chini. (SJ‑3.10)
        }
refusal-bury_count =
    { $had ->
        [one] Unaficha kadi { $n }, na umetaja moja.
       *[other] Unaficha kadi { $n }, na umetaja { $had }.
    }
    .rule = Ficha idadi ileile ya kadi za chini; zozote zinafaa. (SJ‑4.1)
refusal-unit_not_offered = Hiyo si sehemu inayoweza kushindwa.
    .rule = Taja mojawapo ya hizi: { $units }. (SJ‑6.2)
one-unit = { $cards }
refusal-no_such_suit = Hiyo si suti.
    .rule = Taja maua, kisu, kopa au jembe. (SJ‑3.7)
refusal-mixed_suits = Uongozaji ni wa suti moja, au turufu zote.
    .rule = Kadi za cheo na jokari ni turufu pia. (SJ‑5.4)
refusal-not_a_combination = Kadi hizi haziwezi kuchezwa hivyo.
    .rule = Zichague tena, au acha kutaja zinavyosomwa. (SJ‑5.5)
refusal-wrong_size =
    { $n ->
        [one] Kadi moja imeongozwa, kwa hiyo cheza moja.
       *[other] Kadi { $n } zimeongozwa, kwa hiyo cheza { $n }.
    }
    .rule =
        { $had ->
            [one] Umechagua moja. { legal } (SJ‑7.1)
           *[other] Umechagua { $had }. { legal } (SJ‑7.1)
        }
refusal-must_play_all = Una { $cards }: lazima ucheze kadi zako zote za { of-suit }.
    .rule = Ongeza kadi nyingine zozote ili idadi itimie. (SJ‑7.2)
refusal-must_follow_suit =
    { $n ->
        [one] Una kadi za { of-suit }, kwa hiyo fuata suti.
       *[other] Una kadi { $n } za { of-suit } au zaidi, kwa hiyo fuata suti.
    }
    .rule = { legal } (SJ‑7.3)
refusal-pair_owed =
    { $n ->
        [one] Una jozi ya { of-suit }, na uongozaji unaidai.
        [2]
            { $led ->
                [1] Una jozi mbili za { of-suit }, na uongozaji unazidai zote.
               *[other] Una jozi mbili za { of-suit }: trekta iliyoongozwa inazidai zote.
            }
       *[other] Una jozi { $n } za { of-suit }, na uongozaji unazidai.
    }
    .rule = Cheza kwa mfano { $cards }. (SJ‑7.4)
refusal-triple_owed =
    { $n ->
        [one] Una kadi tatu za { of-suit } zinazofanana, na uongozaji unazidai.
       *[other] Una tatu za aina moja za { of-suit } mara { $n }, na uongozaji unazidai.
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [one] Una kadi nne za { of-suit } zinazofanana, na uongozaji unazidai.
       *[other] Una nne za aina moja za { of-suit } mara { $n }, na uongozaji unazidai.
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] Una trekta ya { of-suit }, na uongozaji unaidai.
       *[other] Una trekta ya jozi { $length } za { of-suit }, na uongozaji unaidai.
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = Una tingatinga la { of-suit }, na uongozaji unalidai.
    .rule = { refusal-pair_owed.rule }
