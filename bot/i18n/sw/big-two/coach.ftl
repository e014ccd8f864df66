high-card =
    { $high ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $high }
    }
coach-own =
    { $kind ->
        [pair] jozi yako ya { $rank }
        [triple] { $rank } zako tatu
        [quads] { $rank } zako nne
        [straight] mfuatano wako { $low }-{ $high }
        [straight_flush] mfuatano wako wa suti moja { $low }-{ $high }
        [straight_flush_7] mfuatano wako wa suti moja { $cards }
        [flush] suti moja yako yenye { high-card } juu
        [full_house] full house yako ya { $rank }
        [four_plus_one] { $rank } zako nne na moja
        [two_pair] jozi zako mbili { $cards }
        [two_pair_kicker] jozi zako mbili { $cards }
       *[single] { $cards } yako
    }
coach-keep =
    { $kept ->
        [one] tunza { $rank-kept } yako kwa baadaye
       *[other] tunza { $rank-kept } zako kwa baadaye
    }
coach-why =
    { $why ->
        [wins] Cheza { coach-own }: hapo unashinda.
        [opens]
            { $n ->
                [one] Una { $opening }, kwa hiyo unaanza. Iongoze.
               *[other] Una { $opening }, kwa hiyo unaanza. Ongoza { coach-own }.
            }
        [guards] { $name } amebaki na { card-word } moja na hawezi kujibu { coach-own }. Ongoza hivyo.
        [stops] { $name } amebaki na { card-word } moja. Cheza { coach-own }, juu kabisa uwezavyo.
        [long] Ongoza { coach-own }: { cards-word } { $n } zinaondoka mara moja.
        [low] Ongoza { coach-own }: za chini huenda kwanza.
        [leads]
            { $kind ->
                [pair] Ongoza { coach-own }. Jozi ya juu zaidi tu huishinda.
                [triple] Ongoza { coach-own }. Tatu za juu zaidi tu huzishinda.
               *[single] Ongoza { coach-own }. Ya juu zaidi tu huishinda.
            }
        [keeps] Cheza { coach-own } ili kushinda; { coach-keep }.
        [lowest] Cheza { coach-own } ili kushinda. Hakuna ya chini zaidi inayotosha.
       *[beats] Cheza { coach-own } ili kushinda.
    }
coach-ranks = { $lowest } ni { card-word } ya chini kabisa, { $highest } ya juu kabisa.
coach-met =
    { $met ->
        [quads] Nne za aina moja ni nne za cheo kimoja.
        [two_pair] Jozi mbili ni mbili za cheo kimoja, mbili za kingine.
        [two_pair_kicker] Jozi mbili huja na { card-word } yoyote ya tano.
       *[straight] Mfuatano ni vyeo vitano vinavyofuatana.
        [flush] Suti moja ni { cards-word } tano za { suit-word } moja.
        [full_house] Full house ni tatu za cheo kimoja, mbili za kingine.
        [four_plus_one] Nne na moja ni nne za cheo kimoja, na yoyote ya tano.
        [straight_flush] Mfuatano wa suti moja ni tano zinazofuatana za { suit-word } moja.
        [straight_flush_7] Mfuatano wa suti moja hapa huja na nyingine mbili zozote.
    }
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met } { coach-why }
    }
coach-ticks =
    { $ticked ->
        [yes]
            { $n ->
                [one] Imechaguliwa hapa chini (✓): bonyeza **Cheza**.
               *[other] Zimechaguliwa hapa chini (✓): bonyeza **Cheza**.
            }
       *[no]
            { $n ->
                [one] Ichague hapa chini (✓), kisha bonyeza **Cheza**.
               *[other] Zichague hapa chini (✓), kisha bonyeza **Cheza**.
            }
    }
coach-play =
    { $teaches ->
        [last-card] **Kocha:** { coach-advice } Washa **Niko kadi!**, kisha bonyeza **Cheza**.
        [everything] **Kocha:** { coach-ranks } { coach-advice } { coach-ticks }
        [ticks] **Kocha:** { coach-advice } { coach-ticks }
       *[nothing] **Kocha:** { coach-advice }
    }
coach-pass-why =
    { $why ->
        [nothing] Huwezi kushinda hii. Bonyeza **Pita**.
        [breaks] Bonyeza **Pita**. Kuishinda kungevunja { coach-own }.
        [keeps] Bonyeza **Pita**: { coach-keep }.
       *[saves] Bonyeza **Pita**. Kadi za kuishinda zitafaa zaidi baadaye.
    }
coach-pass =
    { $met ->
        [none] **Kocha:** { coach-pass-why }
       *[straight] **Kocha:** { coach-met } { coach-pass-why }
    }
coach-press =
    { $n ->
        [0] **Kocha:** Bonyeza **{ $what }**.
       *[other] **Kocha:** Chagua { $cards }, kisha bonyeza **{ $what }**.
    }
coach-wait = **Kocha:** Uwe wa kwanza kumaliza { cards-word }. { coach-ranks } Subiri zamu yako; hapo nitakusaidia.
