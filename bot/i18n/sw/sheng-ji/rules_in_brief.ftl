brief-cards =
    { $decks ->
        [one] **Kadi:** pakiti moja yenye jokari, kadi { $hand } kila mmoja na kadi za chini { $kitty }. Washirika hukaa wakitazamana.
       *[other] **Kadi:** pakiti { $decks } zenye jokari, kadi { $hand } kila mmoja na kadi za chini { $kitty }. Washirika hukaa wakitazamana.
    }
brief-trumps = **Turufu:** jokari, kisha kadi zote za cheo, kisha suti ya turufu. Onyesha kadi za cheo wakati wa kuchukua ili kuichagua.
brief-plays =
    { $decks ->
        [1] **Kuongoza:** kadi moja, au kadhaa za suti zisizoweza kushindwa.
        [2] **Kuongoza:** kadi moja, jozi, au trekta: jozi zinazofuatana. Au kadhaa zisizoweza kushindwa.
       *[other] **Kuongoza:** kadi moja, jozi, tatu, au hizo zikifuatana. Au kadhaa zisizoweza kushindwa.
    }
brief-follow =
    { $follow_duty ->
        [none] **Kufuata:** suti iliyoongozwa, idadi ileile ya kadi.
       *[full] **Kufuata:** suti iliyoongozwa, jozi kwa jozi, trekta kwa trekta.
    } Usipokuwa nayo, kula kwa turufu au tupa.
brief-points = **Pointi:** 5 huhesabiwa 5, 10 na K huhesabiwa 10. Washambuliaji wanataka { $threshold }. Kadi za chini: { rule-kitty_multiplier.word }.
brief-levels =
    { $max_level ->
        [NT] **Ngazi:** upande uliofanya vizuri hupanda, kutoka { rule-start_level.word } hadi bila turufu. Linda ugawaji hapo ili kushinda.
       *[A] **Ngazi:** upande uliofanya vizuri hupanda, kutoka { rule-start_level.word } hadi A. Linda ugawaji kwenye A ili kushinda.
    }
help-aim = Wawili kwa wawili, washirika hutazamana. Chukua pointi kwenye mizunguko, na upandishe upande wako kutoka ngazi ya 2 hadi A.
help-trumps = **Turufu** hushinda suti nyingine: jokari, kadi zote za cheo, na suti moja. Onyesha kadi ya cheo wakati wa kuchukua ili kuichagua.
help-kitty = Mgawaji huchukua kadi za chini, huficha idadi ileile, na huongoza kwanza.
help-follow = Fuata suti inayoongozwa, jozi kwa jozi. Usipokuwa nayo, cheza chochote; turufu hushinda.
help-scoring = Zinazohesabiwa ni 5, 10 na K tu: pointi 5, 10 na 10. Upande wa mgawaji huwazuia washambuliaji chini ya 80.
help-levels = Upande uliofanya vizuri hupanda. Linda ugawaji kwenye ngazi ya A, na unashinda mechi.
