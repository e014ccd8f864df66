hand-trumps =
    { $suit ->
        [none] Trump, { $n }:
       *[other] Trump ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
group-name =
    { $suit ->
        [c] Clubs
        [d] Diamonds
        [h] Hearts
        [s] Spades
       *[T] Trump
    }
hand-partner = kakampi mo
prompt =
    { $phase ->
        [draw] Level { level-name }. Habang bumubunot, puwede mong ipakita ang trump: mga barahang ganyan ang rank, o joker.
        [window] Level { level-name }. Ipakita ang trump, magpakita ng mas malakas, o pindutin ang { button-done }.
        [bidding] Ipakita ang trump, o pindutin ang { button-done }.
        [naming] Piliin ang suit na trump.
        [bury] Nasa hawak mo ang kitty. Pumili ng { $kitty } baraha at ibaon. Kung makuha ng mga umaatake ang huling round, sa kanila ang puntos na ibinaon mo, may multiplier.
        [overturn] Baligtarin para makuha ang kitty, o pindutin ang { button-done }.
       *[choose] Matatalo ang hagis. Piliin ang bahaging unang tira.
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] 15 puntos o mas kaunti ang sa iyo: puwede mong hilinging ulitin ang bigay.
        [trumps_3] Tatlong trump o mas kaunti ang sa iyo: puwede mong hilinging ulitin ang bigay.
       *[either] Sapat ang hina ng hawak mo para hilinging ulitin ang bigay.
    }
hand-winning =
    { $p ->
        [0] Lamang si { $best } sa **{ $won }**.
       *[other] Lamang si { $best } sa **{ $won }**, { $p } puntos.
    }
alt-waits = { table-turn }.
hand-lead-suit = Unang tira: isang baraha, magkakapareho o sunod-sunod na pares, iisang suit.
hand-follow = Sumunod sa unang tira ni { $name }: **{ $cards }**, { led-play }.
hand-void =
    { $n ->
        [1]
            { $suit ->
                [T] Wala kang trump, kaya kahit anong baraha ang itira.
               *[other] Wala kang { of-suit }. Kahit ano ang itira, at puwedeng manalo ang trump.
            }
       *[other]
            { $suit ->
                [T] Wala kang trump, kaya kahit anong { $n } baraha ang itira.
               *[other] Wala kang { of-suit }. Kahit anong { $n } baraha, at puwedeng manalo ang trump na pareho ang anyo.
            }
    }
hand-all-of-suit =
    { $n ->
        [0] Itira ang lahat ng { of-suit } mo: { $cards }.
        [1] Itira ang lahat ng { of-suit } mo, { $cards }, at kahit anong isa pa.
       *[other] Itira ang lahat ng { of-suit } mo, { $cards }, at kahit anong { $n } pa.
    }
hand-follow-suit =
    { $n ->
        [1] Itira ang isa sa { of-suit } mo.
       *[other] Itira ang kahit anong { $n } sa { of-suit } mo.
    }
hand-owes = { $duty } Puwede ang { $cards }.
hand-kitty = Ibinaon mo ang { $cards }.
hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] Mungkahi: ibaon ang **{ $cards }**
        [declare] Mungkahi: ipakita ang **{ $cards }**
        [trump] Mungkahi: **{ deed-trump }**
        [pass] Mungkahi: **{ button-done }**
        [redeal] Mungkahi: **{ button-redeal }**
       *[play] Mungkahi: **{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **Coach:** Itira ang { $cards }: { a-play }.
        [bury] **Coach:** Ibaon ang { $cards }.
        [declare] **Coach:** Pindutin ang **{ button-declare }**.
        [choose] **Coach:** Piliin ang { $cards }.
        [pass] **Coach:** Pindutin ang **{ button-done }**.
        [redeal] **Coach:** Pindutin ang **{ button-redeal }**.
       *[trump] **Coach:** Piliin ang { deed-trump }.
    }
coach-draw =
    { $case ->
        [none] **Coach:** May puntos ang mga round na may 5, 10 at K. Dealer ang magpakita ng trump. { $threshold } puntos ang kailangan ng mga umaatake. Maghintay ng { level-name }: magiging trump ang suit nito. Wala ka pa nito.
        [few] **Coach:** Maghintay. Puwede mong ipakita ang { $cards }, pero kulang ang trump mo.
        [own] **Coach:** Maghintay. Ang { $cards } mo ang basehan ng trump, maliban kung may magpakita ng mas malakas.
       *[other] **Coach:** Maghintay. Mas malakas sa { $cards } lang ang puwedeng ipakita ngayon.
    }
hand-burying =
    { $case ->
        [fits] Ibabaon: { $cards }. Kumpleto na ang { $kitty }.
        [over] Ibabaon: { $cards }. Sobra ng { $n }: { $kitty } ang ibabaon.
       *[missing]
            { $had ->
                [0] Pumili ng { $kitty } barahang ibabaon.
               *[other] Ibabaon: { $cards }. Pumili ng { $n } pa para maging { $kitty }.
            }
    }
hand-chosen-fits = Napili: **{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } Kung matalo, may bawas ka ring 10 puntos.
        [card] { throw-beaten } 10 puntos ang bawas sa bawat barahang babawiin mo.
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] Kung may makakatalo sa isang bahagi, pinakamababang bahagi lang ang unang tira.
       *[other] Kung may makakatalo sa isang bahagi, bahaging iyon lang ang unang tira.
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] Walang puntos
               *[other] { kind-title }, walang puntos
            }
       *[other]
            { $kind ->
                [cards] { $points } puntos
               *[other] { kind-title }, { $points } puntos
            }
    }
select-reading = Unang tira bilang …
button-declare =
    { $kind ->
        [overturn] Baligtarin: { $cards }
        [reinforce] Palakasin: { $cards }
       *[declare] Ipakita ang { $cards }
    }
button-unit = Piliin ang { $cards }
button-bury = Ibaon
button-kitty = Ang kitty
err-no-burial = Wala ka pang piniling baraha.
    .note = Piliin muna ang ibabaon, tapos pindutin ang { button-bury }.
did-declare = Ipinakita mo ang { $cards }.
did-pass = Tapos ka nang magpakita.
did-redeal = Hiniling mong ulitin ang bigay.
did-trump = Pinili mo ang trump.
did-bury = Naibaon na ang kitty.
did-choose = Pinili mo ang { $cards }.
did-play = Tira mo: { $cards }.
picture-follow = sundan
picture-asked =
    { $phase ->
        [play] unang tira, isang suit
        [bury] magbaon ng { $kitty } baraha
        [naming] piliin ang trump
        [choose] piliin ang bahaging unang tira
       *[other] magpakita o hindi
    }
