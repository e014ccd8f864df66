hand-out =
    { $place ->
        [1] Umemaliza wa kwanza.
        [2] Umemaliza wa pili.
        [3] Umemaliza wa tatu.
        [4] Umemaliza wa nne.
       *[5] Umemaliza wa tano.
    }
prompt-tribute = Toa mojawapo ya kadi zako za juu kabisa: { $cards }.
prompt-return =
    { $n ->
        [one] Rudisha kadi moja usiyoihitaji.
       *[other] Weka chini kadi { $n } za vyeo tofauti. { $name } atachukua moja.
    }
prompt-choose = { $name } anakupa { $cards }. Chukua moja.
hand-partner = mshirika
hand-few = kadi chache
hand-giving =
    { $n ->
        [one] Ya kutoa: { $cards }
       *[other] Za kuweka chini: { $cards }
    }
hand-chosen-fits = Umechagua: **{ $cards }**, { $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Pendekezo: **{ $cards }**, { $what }
        [give] Pendekezo: **{ $cards }**
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
    { $trump ->
        [none] Kutoka chini: 2 hadi A, kisha jokari.
       *[other] Kutoka chini: 2 hadi A, { $trump }, kisha jokari.
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **Kocha:** Ongoza { $cards }: { $what }.
               *[no] **Kocha:** Shinda kwa { $cards }: { $what }.
            }
        [give] **Kocha:** Toa { $cards }.
        [choose] **Kocha:** Chukua { $cards }.
       *[pass] **Kocha:** Pita safari hii.
    }
select-reading = Cheza kama …
button-choose-card = Chukua { $cards }
button-held = Pita mzunguko huu
hand-held = Unapita hadi uongozaji ujao. Ili kuacha, bonyeza Pita mzunguko huu tena.
hand-hold-means = **Pita** huruka zamu hii. **Pita mzunguko huu** huruka zamu zako zote hadi mtu aongoze tena.
did-play = Umecheza { $cards }.
did-pass = Umepita.
did-give = Umetoa { $cards }.
did-choose = Umechukua kadi.
