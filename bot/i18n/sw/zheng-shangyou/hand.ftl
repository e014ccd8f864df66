prompt =
    { $phase ->
        [give-up] Toa mojawapo ya kadi zako za juu kabisa.
        [give-back] Rudisha kadi moja yoyote.
       *[other] Chukua moja kati ya kadi mbili. Nyingine inaenda kwa { $other } ({ picture-place }).
    }
hand-offered =
    { $number ->
        [one] Kadi ya kwanza: { $cards } kutoka kwa { $name }.
       *[other] Kadi ya pili: { $cards } kutoka kwa { $name }.
    }
hand-put-out = Umeweka chini { $cards }.
hand-reading = Mshinde { $name }: **{ $cards }**, { a-reading }
hand-barred = Ulipita, kwa hiyo mzunguko huu unaendelea bila wewe.
hand-partner = mshirika
hand-chosen-fits = Umechagua: **{ $cards }**, { $what }
hand-giving = Ya kutoa: { $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Pendekezo: **{ $cards }**, { $what }
        [give] Pendekezo: toa **{ $cards }**
        [choose] Pendekezo: chukua **{ $cards }**
       *[pass] Pendekezo: **Pita**
    }
coach-do =
    { $new ->
        [yes]
            { $explained ->
                [yes] { coach-line } { $why } { coach-order }
               *[no] { coach-line } { coach-order }
            }
       *[no]
            { $explained ->
                [yes] { coach-line } { $why }
               *[no] { coach-line }
            }
    }
coach-order =
    { $twos-low ->
        [yes] Kutoka chini: 2 hadi A, kisha jokari.
       *[no] Kutoka chini: 3 hadi A, 2, kisha jokari.
    }
coach-line =
    { $verb ->
        [play] **Kocha:** Cheza { $cards }: { $what }.
        [give] **Kocha:** Toa { $cards }.
        [choose] **Kocha:** Chukua { $cards }.
       *[pass] **Kocha:** Pita safari hii.
    }
select-reading = Cheza kama …
button-take = Chukua { $cards }
button-held = Pita mzunguko huu
hand-held = Unapita hadi uongozaji ujao. Ili kuacha, bonyeza Pita mzunguko huu tena.
hand-hold-means = **Pita** huruka zamu hii. **Pita mzunguko huu** huruka zamu zako zote hadi mtu aongoze tena.
did-play = Umecheza { $cards }.
did-pass = Umepita.
did-give = Umetoa { $cards }.
did-choose = Umechukua kadi yako.
