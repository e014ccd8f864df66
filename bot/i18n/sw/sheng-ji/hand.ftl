hand-trumps =
    { $suit ->
        [none] Turufu, { $n }:
       *[other] Turufu ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
group-name =
    { $suit ->
        [c] Maua
        [d] Kisu
        [h] Kopa
        [s] Jembe
       *[T] Turufu
    }
hand-partner = mshirika wako
prompt =
    { $phase ->
        [draw] Ngazi ya { level-name }. Kadi zinapochukuliwa unaweza kuonyesha: kadi za cheo hicho, au jokari.
        [window] Ngazi ya { level-name }. Onyesha, pindua kwa kilicho na nguvu zaidi, au bonyeza { button-done }.
        [bidding] Onyesha, au bonyeza { button-done }.
        [naming] Taja suti ya turufu.
        [bury] Kadi za chini ziko mkononi mwako. Chagua kadi { $kitty } na uzifiche. Washambuliaji wakishinda mzunguko wa mwisho, hupata pointi unazoficha, zikizidishwa.
        [overturn] Pindua ili kuchukua kadi za chini, au bonyeza { button-done }.
       *[choose] Mrusho huo unaweza kushindwa. Taja sehemu inayoongozwa.
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] Una pointi 15 au chini: unaweza kuomba kugawa upya.
        [trumps_3] Una turufu tatu au chini: unaweza kuomba kugawa upya.
       *[either] Kadi zako ni dhaifu kiasi cha kuomba kugawa upya.
    }
hand-winning =
    { $p ->
        [0] { $best } anashinda kwa **{ $won }**.
       *[other] { $best } anashinda kwa **{ $won }**, pointi { $p }.
    }
alt-waits = { table-turn }.
hand-lead-suit = Ongoza kadi moja, kadi zinazofanana au jozi zinazofuatana: zote za suti moja.
hand-follow = Mfuate { $name }: **{ $cards }**, { led-play }.
hand-void =
    { $n ->
        [one]
            { $suit ->
                [T] Huna turufu, kwa hiyo cheza kadi yoyote.
               *[other] Huna { of-suit }. Cheza kadi yoyote, na turufu inaweza kushinda.
            }
       *[other]
            { $suit ->
                [T] Huna turufu, kwa hiyo cheza kadi { $n } zozote.
               *[other] Huna { of-suit }. Cheza kadi { $n } zozote, na turufu za umbo lilelile zinaweza kushinda.
            }
    }
hand-all-of-suit =
    { $n ->
        [0] Cheza kadi zako zote za { of-suit }: { $cards }.
        [one] Cheza kadi zako zote za { of-suit }, { $cards }, na kadi nyingine yoyote.
       *[other] Cheza kadi zako zote za { of-suit }, { $cards }, na kadi nyingine { $n } zozote.
    }
hand-follow-suit =
    { $n ->
        [one] Cheza mojawapo ya kadi zako za { of-suit }.
       *[other] Cheza { $n } zozote kati ya kadi zako za { of-suit }.
    }
hand-owes = { $duty } Kwa mfano { $cards }.
hand-kitty = Umeficha { $cards }.
hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] Pendekezo: ficha **{ $cards }**
        [declare] Pendekezo: onyesha **{ $cards }**
        [trump] Pendekezo: **{ deed-trump }**
        [pass] Pendekezo: **{ button-done }**
        [redeal] Pendekezo: **{ button-redeal }**
       *[play] Pendekezo: **{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **Kocha:** Cheza { $cards }: { a-play }.
        [bury] **Kocha:** Ficha { $cards }.
        [declare] **Kocha:** Bonyeza **{ button-declare }**.
        [choose] **Kocha:** Taja { $cards }.
        [pass] **Kocha:** Bonyeza **{ button-done }**.
        [redeal] **Kocha:** Bonyeza **{ button-redeal }**.
       *[trump] **Kocha:** Taja { deed-trump }.
    }
coach-draw =
    { $case ->
        [none] **Kocha:** Mizunguko yenye 5, 10 na K huleta pointi. Anayeonyesha turufu ndiye mgawaji. Washambuliaji wanahitaji pointi { $threshold }. Subiri { level-name }: ukiionyesha, suti yake inakuwa turufu. Bado huna.
        [few] **Kocha:** Subiri. Ungeweza kuonyesha { $cards }, lakini ungekuwa na turufu chache mno.
        [own] **Kocha:** Subiri. Turufu inafuata { $cards } yako mtu asipoonyesha zaidi.
       *[other] **Kocha:** Subiri. Kuonyesha sasa kunahitaji chenye nguvu kuliko { $cards }.
    }
hand-burying =
    { $case ->
        [fits] Za kuficha: { $cards }. Zimetimia { $kitty }.
        [over] Za kuficha: { $cards }. Zimezidi { $n }: ficha { $kitty }.
       *[missing]
            { $had ->
                [0] Chagua kadi { $kitty } za kuficha.
               *[other] Za kuficha: { $cards }. Chagua { $n } zaidi zitimie { $kitty }.
            }
    }
hand-chosen-fits = Umechagua: **{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } Ukishindwa, unakugharimu pia pointi 10.
        [card] { throw-beaten } Kila kadi unayorudisha inagharimu pointi 10.
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] Mtu akiweza kushinda sehemu yake, inaongozwa sehemu ya chini kabisa tu.
       *[other] Mtu akiweza kushinda sehemu yake, inaongozwa sehemu hiyo tu.
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] Bila pointi
               *[other] { kind-title }, bila pointi
            }
       *[other]
            { $kind ->
                [cards] Pointi { $points }
               *[other] { kind-title }, pointi { $points }
            }
    }
select-reading = Ongoza kama …
button-declare =
    { $kind ->
        [overturn] Pindua: { $cards }
        [reinforce] Imarisha: { $cards }
       *[declare] Onyesha { $cards }
    }
button-unit = Taja { $cards }
button-bury = Ficha
button-kitty = Kadi za chini
err-no-burial = Hujachagua kadi zozote.
    .note = Kwanza chagua kadi za kuficha, kisha bonyeza { button-bury }.
did-declare = Umeonyesha { $cards }.
did-pass = Umemaliza kuonyesha.
did-redeal = Umeomba kugawa upya.
did-trump = Umetaja turufu.
did-bury = Kadi za chini zimefichwa.
did-choose = Umetaja { $cards }.
did-play = Hatua yako: { $cards }.
picture-follow = fuata
picture-asked =
    { $phase ->
        [play] ongoza suti moja
        [bury] ficha kadi { $kitty }
        [naming] taja turufu
        [choose] taja sehemu inayoongozwa
       *[other] onyesha au acha
    }
