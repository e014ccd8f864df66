prompt =
    { $phase ->
        [give-up] Ibigay ang isa sa pinakamataas mong baraha.
        [give-back] Magbalik ng kahit anong baraha.
       *[other] Kumuha ng isa sa dalawang baraha. Kay { $other } ({ picture-place }) ang isa.
    }
hand-offered =
    { $number ->
        [1] Unang baraha: { $cards } mula kay { $name }.
       *[other] Ikalawang baraha: { $cards } mula kay { $name }.
    }
hand-put-out = Inilabas mo ang { $cards }.
hand-reading = Talunin ang **{ $cards }** ni { $name }, { a-reading }
hand-barred = Nag-pass ka, kaya tuloy ang round na ito nang wala ka.
hand-partner = kakampi
hand-chosen-fits = Napili: **{ $cards }**, { $what }
hand-giving = Ibibigay: { $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Mungkahi: **{ $cards }**, { $what }
        [give] Mungkahi: ibigay ang **{ $cards }**
        [choose] Mungkahi: kunin ang **{ $cards }**
       *[pass] Mungkahi: **Pass**
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
        [yes] Mababa pataas: 2 hanggang A, tapos ang mga joker.
       *[no] Mababa pataas: 3 hanggang A, 2, tapos ang mga joker.
    }
coach-line =
    { $verb ->
        [play] **Coach:** Itira ang { $cards }: { $what }.
        [give] **Coach:** Ibigay ang { $cards }.
        [choose] **Coach:** Kunin ang { $cards }.
       *[pass] **Coach:** Mag-pass ka muna.
    }
select-reading = Itira bilang …
button-take = Kunin ang { $cards }
button-held = Pass sa round na ito
hand-held = Pass ka hanggang sa susunod na unang tira. Para itigil, pindutin ulit ang Pass sa round na ito.
hand-hold-means = **Pass**: ang turn na ito lang. **Pass sa round na ito**: lahat ng turn mo hanggang may bagong unang tira.
did-play = Itinira mo ang { $cards }.
did-pass = Nag-pass ka.
did-give = Ibinigay mo ang { $cards }.
did-choose = Kinuha mo ang baraha mo.
