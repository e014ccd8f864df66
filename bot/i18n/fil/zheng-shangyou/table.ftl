side = panig { $team }
phase-heading =
    { $phase ->
        [give-up] Palitan: pataas ang baraha
        [choose-above] Palitan: pipili ang panalo
        [give-back] Palitan: pabalik ang baraha
       *[choose-below] Palitan: pipili ang bago ang huli
    }
wait-exchange =
    { $phase ->
        [give-up]
            { $n ->
                [1] Ibibigay ni { $names } ang isa sa pinakamataas niya.
               *[other] Ibibigay nina { $names } ang tig-isang pinakamataas nila.
            }
        [give-back]
            { $n ->
                [1] Pumipili si { $names } ng barahang ibabalik.
               *[other] Pumipili sina { $names } ng tig-isang barahang ibabalik.
            }
       *[other] Pumipili si { $names } ng isa sa dalawang baraha.
    }
table-reading = Talunin: **{ $cards }**, { a-reading }, ni { $name }
table-left-over =
    { $n ->
        [1] May isang barahang nakatago.
       *[other] May { $n } barahang nakatago.
    }
picture-left-over = nakatago
picture-dealer = dealer
picture-giving =
    { $n ->
        [1] Nagbibigay si { $names }
       *[other] Nagbibigay sina { $names }
    }
picture-to-give = magbibigay
picture-barred = wala sa round
picture-asked =
    { $phase ->
        [give-up] ibigay ang mataas
        [give-back] magbalik ng isa
       *[other] pumili ng isa
    }
