side =
    { $side ->
        [dealers] panig ng dealer
        [attackers] mga umaatake
        [even] upuan 2, 4
       *[odd] upuan 1, 3
    }
phase-heading =
    { $phase ->
        [draw] Pagbunot
        [window] Huling pakita
        [bidding] Sunod-sunod na pakita
        [naming] Pagpili ng trump
        [bury] Ang kitty
       *[overturn] Huling baligtad
    }
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] May { $n } sa { $hand } baraha ang bawat isa · parating ang kasunod
               *[none] May { $n } sa { $hand } baraha ang bawat isa.
            }
       *[window]
            { $clock ->
                [running] Nabunot na ang lahat. Ipakita ang trump o baligtarin sa loob ng { rule-close_window.word }.
               *[none] Nabunot na ang lahat. Ipakita ang trump o baligtarin ngayon.
            }
    }
wait-turn =
    { $phase ->
        [bidding] Magpapakita ng trump si { $name }, o magpa-pass.
        [naming] Pumipili si { $name } ng suit na trump.
        [bury] Tinitingnan ni { $name } ang kitty at magbabaon ng { $kitty } baraha.
        [overturn] Puwedeng baligtarin ni { $name } at kunin ang kitty.
       *[choose] Pumipili si { $name } ng bahagi ng hagis ni { $other } na unang tira.
    }
trumps =
    { $level ->
        [NT] Trump: mga joker lang.
       *[other]
            { $suit ->
                [none] Trump: joker at bawat { level-name }, walang suit.
               *[other] Trump: { suit }, kasama ang joker at bawat { level-name }.
            }
    }
undeclared = Wala pang nagpakita ng trump.
declared = Ipinakita ni { $name }: **{ $cards }**.
score = Dealer si { $name } sa level { $own }, kakampi si { $other }. Ang mga umaatake, nasa level { $theirs }, ay may **{ $p }** sa { $threshold } puntos.
table-leads = Kahit anong baraha ng isang suit ang unang tira ni { $name }.
led-play =
    { $kind ->
        [throw] hagis na { of-suit }
        [tractor] traktorang { of-suit }
        [bulldozer] bulldozer na { of-suit }
        [pair] pares na { of-suit }
        [triple] tatlong magkakaparehong { of-suit }
        [quad] apat na magkakaparehong { of-suit }
       *[single]
            { $suit ->
                [c] isang club
                [d] isang diamond
                [h] isang heart
                [s] isang spade
               *[T] isang trump
            }
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] Unang tira ni { $name }: **{ $cards }**, { led-play }.
               *[other] Unang tira ni { $name }: **{ $cards }**, { led-play }: { $p } puntos.
            }
       *[no]
            { $p ->
                [0] Unang tira ni { $name }: { led-play }. Lamang si { $best } sa **{ $won }**.
               *[other] Unang tira ni { $name }: { led-play }. Lamang si { $best } sa **{ $won }**, { $p } puntos.
            }
    }
table-throw-failed =
    Inihagis ni { $name } ang { $cards }. { $stopped ->
        [yes]
            { $settled ->
                [yes] Matatalo ni { $other } ang isang bahagi, kaya { $led } lang ang unang tira.
               *[no] Matatalo ni { $other } ang isang bahagi, kaya bahagi lang ang unang tira.
            }
       *[no]
            { $settled ->
                [yes] May makakatalo sa isang bahagi, kaya { $led } lang ang unang tira.
               *[no] May makakatalo sa isang bahagi, kaya bahagi lang ang unang tira.
            }
    }
table-trick-won =
    { $p ->
        [0] Nakuha ni { $name } ang nakaraang round.
       *[other] Nakuha ni { $name } ang nakaraang round, may { $p } puntos.
    }
table-kitty =
    { $where ->
        [there] Kitty: { $kitty } baraha, nakataob.
        [taken] Hawak ni { $name } ang kitty.
       *[buried] Kitty: { $kitty } baraha, ibinaon ni { $name }.
    }
button-done = Walang ipapakita
picture-kitty = kitty
picture-dealer = dealer
picture-trumps =
    { $suit ->
        [open] Wala pang trump
        [none] Walang suit
       *[other] Trump { suit }
    }
picture-level = level { level-name }
picture-attackers = Atake { $p }
picture-of-threshold = sa { $threshold }
picture-side-level =
    { $side ->
        [dealers] Dealer: { level-name }
        [attackers] Atake: { level-name }
        [even] Upuan 2, 4: { level-name }
       *[odd] Upuan 1, 3: { level-name }
    }
picture-led =
    { $p ->
        [0] Unang tira: { kind-title }
       *[other] { kind-title }, { $p } puntos
    }
picture-to-come = { cards }
picture-thrown = Hagis
picture-stopped =
    { $stopped ->
        [yes] ni { $name } · may talo kay { $other }
       *[no] ni { $name } · may makakatalo sa bahagi
    }
picture-won =
    { $p ->
        [0] Kay { $name } ang round
       *[other] Kay { $name }, { $p } puntos
    }
picture-winning = Lamang si { $name }
picture-wins = lamang
picture-declared = nagpakita
picture-declaration = Ipinakita
picture-done = walang ipapakita
picture-to-do =
    { $phase ->
        [bury] magbabaon
        [naming] pipili ng trump
        [choose] { picture-to-choose }
        [bidding] magpapakita
        [overturn] magpapakita
       *[play] { picture-to-play }
    }
