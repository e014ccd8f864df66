hand-out =
    { $place ->
        [1] Ikaw ang unang naubos.
        [2] Ikaw ang pangalawang naubos.
        [3] Ikaw ang pangatlong naubos.
        [4] Ikaw ang pang-apat na naubos.
       *[5] Ikaw ang panlimang naubos.
    }
prompt-tribute = Ibigay ang isa sa pinakamataas mo: { $cards }.
prompt-return =
    { $n ->
        [1] Magbalik ng isang barahang di mo kailangan.
       *[other] Maglabas ng { $n } baraha na iba-iba ang rank. Kukuha si { $name } ng isa.
    }
prompt-choose = Alok ni { $name }: { $cards }. Kumuha ng isa.
hand-partner = kakampi
hand-few = kaunti na lang
hand-giving =
    { $n ->
        [1] Ibibigay: { $cards }
       *[other] Ilalabas: { $cards }
    }
hand-chosen-fits = Napili: **{ $cards }**, { $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Mungkahi: **{ $cards }**, { $what }
        [give] Mungkahi: **{ $cards }**
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
    { $trump ->
        [none] Mababa pataas: 2 hanggang A, tapos ang mga joker.
       *[other] Mababa pataas: 2 hanggang A, { $trump }, tapos ang mga joker.
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **Coach:** Unang tira ang { $cards }: { $what }.
               *[no] **Coach:** Talunin ito ng { $cards }: { $what }.
            }
        [give] **Coach:** Ibigay ang { $cards }.
        [choose] **Coach:** Kunin ang { $cards }.
       *[pass] **Coach:** Mag-pass ka muna.
    }
select-reading = Itira bilang …
button-choose-card = Kunin ang { $cards }
button-held = Pass sa round na ito
hand-held = Pass ka hanggang sa susunod na unang tira. Para itigil, pindutin ulit ang Pass sa round na ito.
hand-hold-means = **Pass**: ang turn na ito lang. **Pass sa round na ito**: lahat ng turn mo hanggang may bagong unang tira.
did-play = Itinira mo ang { $cards }.
did-pass = Nag-pass ka.
did-give = Ibinigay mo ang { $cards }.
did-choose = Kumuha ka ng baraha.
