rule-decks =
    { $decks ->
        [one] Mnacheza kwa pakiti moja yenye jokari mbili: kadi { $hand } kila mmoja.
       *[other] Mnacheza kwa pakiti { $decks } zenye jokari: kadi { $hand } kila mmoja.
    } Kwa jumla kuna pointi { $points }: 5 kwa kila 5, 10 kwa kila 10 au K (SJ‑1.2).
    .title = Pakiti
    .word = { $decks }
rule-kitty_size = Zinabaki kadi za chini { $kitty }. Mgawaji huzichukua na kuficha idadi ileile (SJ‑4.1).
    .title = Idadi ya kadi za chini
    .word = kadi { $kitty }
rule-direction =
    { $direction ->
        [clockwise] Zamu huzunguka kufuata saa (SJ‑1.1).
       *[anticlockwise] Zamu huzunguka kinyume cha saa (SJ‑1.1).
    }
    .title = Mwelekeo wa zamu
    .word =
        { $direction ->
            [clockwise] kufuata saa
           *[anticlockwise] kinyume cha saa
        }
rule-level_gap =
    { $level_gap ->
        [open] Vyeo vya pande mbili za ngazi havifuatani, kwa hiyo hakuna trekta inayoivuka (SJ‑2.7).
       *[closed] Kadi za cheo hutoka kwenye suti yake, na vyeo vya pande zake hufuatana. Kwenye ngazi ya 10, 9 9 J J ni trekta (SJ‑2.7).
    }
    .title = Trekta zinazovuka ngazi
    .word =
        { $level_gap ->
            [open] haziwezekani
           *[closed] zinawezekana
        }
rule-constant_two =
    { $constant_two ->
        [yes] 2 zote ni turufu, chini tu ya kadi za cheo (SJ‑2.8).
       *[no] 2 ni turufu katika suti ya turufu au kwenye ngazi ya 2 tu (SJ‑2.8).
    }
    .title = 2 kuwa turufu
    .off = 2 ambazo ni turufu daima
    .word =
        { $constant_two ->
            [yes] daima
           *[no] kwenye ngazi ya 2 tu
        }
rule-min_run =
    { $min_run ->
        [decks] Trekta au tingatinga lina angalau sehemu nyingi kama pakiti zilivyo (SJ‑5.2).
       *[two] Trekta ni jozi mbili au zaidi zinazofuatana. Tingatinga ni tatu za aina moja mara mbili au zaidi (SJ‑5.2).
    }
    .title = Trekta fupi kabisa
    .word =
        { $min_run ->
            [decks] sehemu nyingi kama pakiti
           *[two] sehemu mbili
        }
rule-close_window = Baada ya kadi ya mwisho una sekunde { $close_window } za kuonyesha. Kila kuonyesha huzianza upya (SJ‑3.2).
    .title = Muda wa kuonyesha
    .word =
        { $close_window ->
            [one] sekunde 1
           *[other] sekunde { $close_window }
        }
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] Kadi za cheo zikiwa sawa kwa idadi, kuanzia mbili, suti huamua: ♦ ♣ ♥ ♠, jembe juu kabisa (SJ‑3.3).
       *[no] Ili kupindua, onyesha zinazofanana nyingi zaidi, au jokari idadi ileile (SJ‑3.3).
    }
    .title = Kuonyesha kwenye nguvu sawa
    .word =
        { $suit_breaks_tie ->
            [yes] suti huamua
           *[no] ya kwanza hubaki
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] Unaweza kupindua ulichoonyesha mwenyewe kwa suti nyingine (SJ‑3.4).
       *[no] Unaweza kuimarisha ulichoonyesha kwa kadi zinazofanana, si kukipindua (SJ‑3.4).
    }
    .title = Kujipindua
    .word =
        { $self_overturn ->
            [yes] kwa suti nyingine
           *[no] haiwezekani
        }
rule-no_trump =
    { $no_trump ->
        [off] Jokari hazionyeshi kitu, kwa hiyo daima kuna suti ya turufu (SJ‑3.5).
        [full] Jokari zote za aina moja pamoja huonyesha “bila turufu” (SJ‑3.5).
       *[jokers] Jokari mbili zinazofanana au zaidi huonyesha “bila turufu” (SJ‑3.5).
    }
    .title = Kuonyesha “bila turufu”
    .off = kuonyesha “bila turufu”
    .word =
        { $no_trump ->
            [off] haiwezekani
            [full] kwa jokari zote zinazofanana
           *[jokers] kwa jokari mbili zinazofanana
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] Katika mgao wa kwanza anayeonyesha kwanza ndiye mgawaji (SJ‑3.6).
       *[final_declarer] Katika mgao wa kwanza anayeonyesha mwisho ndiye mgawaji (SJ‑3.6).
    }
    .title = Mgawaji wa kwanza
    .word =
        { $first_dealer ->
            [first_declarer] anayeonyesha kwanza
           *[final_declarer] anayeonyesha mwisho
        }
rule-no_declaration =
    Asipoonyesha yeyote, mgao wa kwanza hugawiwa upya. { $no_declaration ->
        [no_trump] Ya baadaye haina suti ya turufu (SJ‑3.7).
        [partner] Baadaye mshirika wa mgawaji hutaja turufu (SJ‑3.7).
       *[turn_up] Baadaye moja ya kadi za chini huweka turufu (SJ‑3.7).
    }
    .title = Asipoonyesha yeyote
    .word =
        { $no_declaration ->
            [no_trump] hakuna suti ya turufu
            [partner] mshirika wa mgawaji huitaja
           *[turn_up] kadi za chini huifunua
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] Mgawaji amewekwa. Mshirika wa mgawaji huonyesha kwanza, kisha wengine kwa zamu (SJ‑3.8).
        [given] Mgawaji na turufu vimewekwa, na hakuna anayeonyesha (SJ‑3.8).
       *[off] Anayechukua kadi ya cheo anaweza kuonyesha mara moja (SJ‑3.8).
    }
    .title = Kilichowekwa
    .word =
        { $duplicate_mode ->
            [declare] mgawaji
            [given] mgawaji na turufu
           *[off] hakuna
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] Baada ya kuficha unaweza kupindua, kuchukua kadi za chini na kuficha tena (SJ‑3.9).
       *[no] Baada ya kuficha hakuna anayepindua (SJ‑3.9).
    }
    .title = Kupindua baada ya kuficha
    .off = kupindua baada ya kuficha
    .word =
        { $overturn_after_kitty ->
            [yes] inawezekana
           *[no] haiwezekani
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] Ukiwa na pointi 15 au chini mkononi unaweza kuomba kugawa upya (SJ‑3.10).
        [trumps_3] Ukiwa na turufu tatu au chini unaweza kuomba kugawa upya (SJ‑3.10).
        [either] Ukiwa na pointi 15 au chini, au turufu tatu au chini, unaweza kuomba kugawa upya (SJ‑3.10).
       *[off] Hakuna anayeweza kuomba kugawa upya (SJ‑3.10).
    }
    .title = Kuomba kugawa upya
    .word =
        { $redeal_claims ->
            [points_15] kwa pointi 15 au chini
            [trumps_3] kwa turufu tatu au chini
            [either] kwa pointi chache au turufu chache
           *[off] kamwe
        }
rule-failed_choice =
    Mrusho husimama ikiwa hakuna anayeweza kushinda sehemu yake yoyote. { $failed_choice ->
        [smallest] La sivyo huongozwa sehemu ndogo kabisa inayoweza kushindwa (SJ‑6.2).
        [lowest_rank] La sivyo huongozwa sehemu ya chini kabisa inayoweza kushindwa (SJ‑6.2).
        [lowest_unit_of_throw] La sivyo huongozwa sehemu yake ya chini kabisa (SJ‑6.2).
       *[next_player] La sivyo anayefuata hutaja sehemu inayoongozwa (SJ‑6.2).
    }
    .title = Mrusho usiosimama
    .word =
        { $failed_choice ->
            [smallest] sehemu ndogo kabisa inayoweza kushindwa
            [lowest_rank] sehemu ya chini kabisa inayoweza kushindwa
            [lowest_unit_of_throw] sehemu yake ya chini kabisa
           *[next_player] sehemu anayotaja anayefuata
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] Mrusho usiosimama hugharimu pointi 10 (SJ‑6.3).
        [card] Mrusho usiosimama hugharimu pointi 10 kwa kila kadi inayorudishwa (SJ‑6.3).
       *[nothing] Mrusho usiosimama haugharimu pointi (SJ‑6.3).
    }
    .title = Gharama ya mrusho usiosimama
    .word =
        { $penalty ->
            [attempt] pointi 10
            [card] pointi 10 kwa kadi
           *[nothing] hakuna
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] Tingatinga likiongozwa hudai kwanza tatu za aina moja mara mbili. Kisha trekta, kisha tatu na jozi (SJ‑7.6).
        [tractor_before_pungs] Tingatinga likiongozwa hudai trekta kabla ya tatu za aina moja mara mbili (SJ‑7.6).
       *[pung_first] Tingatinga likiongozwa hudai tatu za aina moja kwanza, kisha jozi, kisha trekta (SJ‑7.6).
    }
    .title = Kufuata tingatinga
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] trekta kabla ya tatu na jozi
            [tractor_before_pungs] trekta kabla ya tatu mara mbili
           *[pung_first] tatu za aina moja kwanza
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] Trekta ikiongozwa hudai pia trekta fupi zaidi (SJ‑7.5).
       *[no] Trekta ikiongozwa hudai trekta ya urefu wake, la sivyo jozi (SJ‑7.5).
    }
    .title = Trekta fupi zaidi
    .word =
        { $partial_run_follow ->
            [yes] zinadaiwa
           *[no] hazidaiwi
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] Unafuata suti na kulinganisha jozi na trekta, bila kuvunja tatu kwa ajili ya jozi (SJ‑7.7).
        [none] Unafuata suti; jozi na trekta si lazima zilinganishwe (SJ‑7.7).
       *[full] Unafuata suti na kulinganisha jozi, tatu na trekta kadiri uwezavyo (SJ‑7.7).
    }
    .title = Kufuata kunadai nini
    .word =
        { $follow_duty ->
            [longer_tuples_protected] suti na umbo, bila kuvunja tatu
            [none] suti
           *[full] suti na umbo
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] Kula kwa turufu lazima kuwe na umbo lilelile lililoongozwa (SJ‑8.2).
       *[at_least] Kula kwa turufu lazima kuwe na angalau umbo lililoongozwa. Jozi inatosha kwa kadi mbili za moja moja (SJ‑8.2).
    }
    .title = Umbo la kula kwa turufu
    .word =
        { $ruff_structure ->
            [exact] lilelile lililoongozwa
           *[at_least] angalau lililoongozwa
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] Turufu za baadaye hushinda ikiwa kila sehemu yake iko juu zaidi (SJ‑8.4).
        [highest_card] Turufu za baadaye hushinda ikiwa kadi yake ya juu kabisa iko juu zaidi (SJ‑8.4).
       *[key_unit] Turufu za baadaye hushinda ikiwa sehemu yake kubwa kabisa iko juu zaidi (SJ‑8.4).
    }
    .title = Kula turufu kwa turufu
    .word =
        { $over_ruff ->
            [all_units] kwa kila sehemu
            [highest_card] kwa kadi ya juu kabisa
           *[key_unit] kwa sehemu kubwa kabisa
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] Hakuna anayeambiwa nani angeweza kushinda mrusho (SJ‑11.3).
       *[no] Wote huona nani angeweza kushinda mrusho (SJ‑11.3).
    }
    .title = Nani anazuia mrusho
    .word =
        { $hide_stopper ->
            [yes] imefichwa
           *[no] wazi
        }
rule-start_level = Pande zote mbili huanza kwenye ngazi ya { rule-start_level.word } (SJ‑1.4).
    .title = Ngazi ya kwanza
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    Washambuliaji wakishinda mzunguko wa mwisho, hupata pointi za kadi za chini. { $kitty_multiplier ->
        [times_unit] Huhesabiwa ×2 kwa kila kadi ya sehemu kubwa kabisa iliyoongozwa: ×4 kwa jozi (SJ‑9.2).
        [power_unit] Huzidi mara mbili kwa kila kadi ya sehemu kubwa kabisa iliyoongozwa: ×4 kwa jozi (SJ‑9.2).
        [times_cards] Huhesabiwa ×2 kwa kila kadi iliyoongozwa (SJ‑9.2).
        [side_half] Huzidi mara mbili kwa kila kadi ya sehemu kubwa kabisa iliyoongozwa; bila turufu ni nusu (SJ‑9.2).
       *[flat2] Pointi zake huhesabiwa mara mbili (SJ‑9.2).
    }
    .title = Thamani ya kadi za chini
    .word =
        { $kitty_multiplier ->
            [times_unit] ×2 kwa kadi moja, ×4 kwa jozi, ×8 kwa trekta ya jozi mbili
            [power_unit] ×2 kwa kadi moja, ×4 kwa jozi, ×16 kwa trekta ya jozi mbili
            [times_cards] ×2 kwa kila kadi ya uongozaji wa mwisho
            [side_half] mara mbili kwa kila kadi, nusu bila turufu
           *[flat2] mara mbili
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] Kwa pointi { $threshold } washambuliaji huchukua ugawaji. Hupanda ngazi kwa kila { $step } zaidi (SJ‑10.1).
       *[no] Kwa pointi { $threshold } washambuliaji huchukua ugawaji na hupanda ngazi. Kila { $step } zaidi huleta nyingine (SJ‑10.1).
    }
    .title = Ngazi za washambuliaji
    .word =
        { $dead_zone ->
            [yes] kuanzia pointi { $step } juu ya { $threshold }
           *[no] kuanzia pointi { $threshold }
        }
rule-level_table =
    { $level_table ->
        [quarters] Upande wa mgawaji hupanda ngazi 4 kwa pointi 0, kisha 3, 2 na 1, kila pointi 25 (SJ‑10.6).
       *[standard] Upande wa mgawaji hupanda ngazi 3 kwa pointi 0, 2 chini ya { $step }, la sivyo 1 (SJ‑10.1).
    }
    .title = Ngazi za upande wa mgawaji
    .off = ngazi kwa kila pointi 25
    .word =
        { $level_table ->
            [quarters] moja kwa kila pointi 25
           *[standard] tatu, mbili au moja
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] Washambuliaji wanaweza kupanda idadi yoyote ya ngazi katika mgao (SJ‑10.1).
        [one] Washambuliaji hawapandi zaidi ya ngazi moja katika mgao (SJ‑10.1).
       *[other] Washambuliaji hawapandi zaidi ya ngazi { $attacker_cap } katika mgao (SJ‑10.1).
    }
    .title = Ngazi nyingi kabisa za washambuliaji
    .word =
        { $attacker_cap ->
            [0] bila kikomo
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] Upande unaweza kuruka ngazi yoyote (SJ‑10.3).
        [one] Hakuna anayeruka ngazi ya { $must }: lazima ilindwe kama upande wa mgawaji (SJ‑10.3).
       *[other] Hakuna anayeruka ngazi za { $must }: kila moja lazima ilindwe kama upande wa mgawaji (SJ‑10.3).
    }
    .title = Ngazi ambazo lazima zilindwe
    .allowed = orodha ya ngazi, hata tupu, kama { $example }
    .word =
        { $must_n ->
            [0] hakuna
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] Huchezwa ngazi 2, 5, 10, K na A tu, moja kwa ushindi (SJ‑10.6).
       *[all] Huchezwa ngazi zote: 2 hadi 10, J, Q, K na A (SJ‑10.6).
    }
    .title = Ngazi zinazochezwa
    .word =
        { $ladder ->
            [speed] 2, 5, 10, K na A
           *[all] zote
        }
rule-max_level =
    { $max_level ->
        [NT] Anayelinda ugawaji kwenye “bila turufu”, baada ya ngazi ya A, hushinda mechi (SJ‑10.4).
       *[A] Anayelinda ugawaji kwenye ngazi ya A hushinda mechi (SJ‑10.4).
    }
    .title = Ngazi ya mwisho
    .word =
        { $max_level ->
            [NT] bila turufu
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] Kwenye ngazi ya J washambuliaji wanaweza kushinda mzunguko wa mwisho kwa J moja. Hapo upande wa mgawaji hurudi hadi 2 (SJ‑10.5).
        [graded] Kwenye ngazi ya J washambuliaji wanaweza kushinda mzunguko wa mwisho kwa J moja. Wakiwa na pointi za kutosha, upande wa mgawaji hurudi hadi 2 kwa J ya turufu, la sivyo hadi 8 (SJ‑10.5).
       *[off] J katika mzunguko wa mwisho haibadili ngazi (SJ‑10.5).
    }
    .title = J katika mzunguko wa mwisho
    .off = kurudi nyuma kwa J
    .word =
        { $jack_hook ->
            [single] kurudi hadi 2
            [graded] kurudi hadi 2 au 8
           *[off] haibadili kitu
        }
rule-book_level =
    { $book_level ->
        [0] Ngazi hazileti pointi kwenye daftari (SJ‑11.7).
        [one] Kila ngazi inayopandwa humletea kila mmoja wa upande huo pointi 1, na huwagharimu wengine 1 (SJ‑11.7).
       *[other] Kila ngazi inayopandwa humletea kila mmoja wa upande huo pointi { $book_level }. Wengine hupoteza idadi ileile (SJ‑11.7).
    }
    .title = Pointi za daftari kwa ngazi
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] Kushinda mechi hakuleti pointi zaidi kwenye daftari (SJ‑11.7).
        [one] Kushinda mechi huleta pointi 1 zaidi, na huwagharimu wengine 1 (SJ‑11.7).
       *[other] Kushinda mechi huleta pointi { $book_match } zaidi. Wengine hupoteza idadi ileile (SJ‑11.7).
    }
    .title = Pointi za daftari kwa mechi
    .word = { $book_match }
