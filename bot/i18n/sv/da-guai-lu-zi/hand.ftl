hand-out =
    { $place ->
        [1] Du är ute först.
        [2] Du är ute som nummer två.
        [3] Du är ute som nummer tre.
        [4] Du är ute som nummer fyra.
       *[5] Du är ute som nummer fem.
    }
prompt-tribute = Ge ett av dina högsta kort: { $cards }.
prompt-return =
    { $n ->
        [one] Ge tillbaka ett kort som du inte behöver.
       *[other] Lägg fram { $n } kort av olika valör. { $name } tar ett av dem.
    }
prompt-choose = { $name } erbjuder { $cards }. Ta ett.
hand-partner = partner
hand-few = få kort
hand-giving =
    { $n ->
        [one] Att ge: { $cards }
       *[other] Att lägga fram: { $cards }
    }
hand-chosen-fits = Valt: **{ $cards }**, { $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Förslag: **{ $cards }**, { $what }
        [give] Förslag: **{ $cards }**
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
    { $trump ->
        [none] Från låg till hög: 2 till A, sedan jokrarna.
       *[other] Från låg till hög: 2 till A, { $trump }, sedan jokrarna.
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **Coach:** Spela ut { $cards }: { $what }.
               *[no] **Coach:** Stick över med { $cards }: { $what }.
            }
        [give] **Coach:** Ge { $cards }.
        [choose] **Coach:** Ta { $cards }.
       *[pass] **Coach:** Passa den här gången.
    }
select-reading = Lägg det som …
button-choose-card = Ta { $cards }
button-held = Passa hela sticket
hand-held = Du passar tills någon spelar ut igen. Tryck på Passa hela sticket igen för att sluta.
hand-hold-means = **Pass** hoppar över den här turen. **Passa hela sticket** hoppar över alla dina turer tills någon spelar ut igen.
did-play = Du lade { $cards }.
did-pass = Du passade.
did-give = Du gav { $cards }.
did-choose = Du tog ett kort.
