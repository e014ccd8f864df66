prompt =
    { $phase ->
        [give-up] Ge ett av dina högsta kort.
        [give-back] Ge tillbaka ett valfritt kort.
       *[other] Ta ett av de två korten. Det andra går till { $other } ({ picture-place }).
    }
hand-offered =
    { $number ->
        [one] Första kortet: { $cards } från { $name }.
       *[other] Andra kortet: { $cards } från { $name }.
    }
hand-put-out = Du lade fram { $cards }.
hand-reading = Stick över **{ $cards }** ({ a-reading }) från { $name }
hand-barred = Du passade, så det här sticket går vidare utan dig.
hand-partner = partner
hand-chosen-fits = Valt: **{ $cards }**, { $what }
hand-giving = Att ge: { $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Förslag: **{ $cards }**, { $what }
        [give] Förslag: ge **{ $cards }**
        [choose] Förslag: ta **{ $cards }**
       *[pass] Förslag: **Pass**
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
        [yes] Från låg till hög: 2 till A, sedan jokrarna.
       *[no] Från låg till hög: 3 till A, 2, sedan jokrarna.
    }
coach-line =
    { $verb ->
        [play] **Coach:** Lägg { $cards }: { $what }.
        [give] **Coach:** Ge { $cards }.
        [choose] **Coach:** Ta { $cards }.
       *[pass] **Coach:** Passa den här gången.
    }
select-reading = Lägg det som …
button-take = Ta { $cards }
button-held = Passa hela sticket
hand-held = Du passar tills någon spelar ut igen. Tryck på Passa hela sticket igen för att sluta.
hand-hold-means = **Pass** hoppar över den här turen. **Passa hela sticket** hoppar över alla dina turer tills någon spelar ut igen.
did-play = Du lade { $cards }.
did-pass = Du passade.
did-give = Du gav { $cards }.
did-choose = Du tog ditt kort.
