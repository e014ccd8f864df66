hand-trumps =
    { $suit ->
        [none] Trumf, { $n }:
       *[other] Trumf ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
group-name =
    { $suit ->
        [c] Klöver
        [d] Ruter
        [h] Hjärter
        [s] Spader
       *[T] Trumf
    }
hand-partner = din partner
prompt =
    { $phase ->
        [draw] Nivå { level-name }. Medan korten dras kan du visa trumf: visa kort av den valören, eller jokrar.
        [window] Nivå { level-name }. Visa trumf, visa något starkare, eller tryck på { button-done }.
        [bidding] Visa trumf, eller tryck på { button-done }.
        [naming] Välj trumffärg.
        [bury] Talongen är på din hand. Välj { $kitty } kort och lägg ner dem. Tar angriparna sista sticket får de poängen du lägger ner, flera gånger om.
        [overturn] Bjud över för att ta talongen, eller tryck på { button-done }.
       *[choose] Någon kan sticka över kastet. Välj delen som spelas ut.
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] Du har högst 15 poäng: du får be om omgiv.
        [trumps_3] Du har högst tre trumf: du får be om omgiv.
       *[either] Din hand är svag nog för att be om omgiv.
    }
hand-winning =
    { $p ->
        [0] { $best } leder med **{ $won }**.
       *[other] { $best } leder med **{ $won }**, { $p } poäng.
    }
alt-waits = { table-turn }.
hand-lead-suit = Spela ut ett kort, likadana kort eller par i följd: allt av en färg.
hand-follow = Svara på utspelet från { $name }: **{ $cards }**, { led-play }.
hand-void =
    { $n ->
        [one]
            { $suit ->
                [T] Du har ingen trumf, så lägg vilket kort du vill.
               *[other] Du har inga { of-suit }. Lägg vilket kort du vill; en trumf kan ta sticket.
            }
       *[other]
            { $suit ->
                [T] Du har ingen trumf, så lägg { $n } valfria kort.
               *[other] Du har inga { of-suit }. Lägg { $n } valfria kort; trumf av samma form kan ta sticket.
            }
    }
hand-all-of-suit =
    { $n ->
        [0] Lägg alla dina { of-suit }: { $cards }.
        [one] Lägg alla dina { of-suit }, { $cards }, och ett valfritt kort till.
       *[other] Lägg alla dina { of-suit }, { $cards }, och { $n } valfria kort till.
    }
hand-follow-suit =
    { $n ->
        [one] Lägg en av dina { of-suit }.
       *[other] Lägg { $n } valfria av dina { of-suit }.
    }
hand-owes = { $duty } { $cards } duger.
hand-kitty = Du lade ner { $cards }.
hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] Förslag: lägg ner **{ $cards }**
        [declare] Förslag: visa **{ $cards }**
        [trump] Förslag: **{ deed-trump }**
        [pass] Förslag: **{ button-done }**
        [redeal] Förslag: **{ button-redeal }**
       *[play] Förslag: **{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **Coach:** Lägg { $cards }: { a-play }.
        [bury] **Coach:** Lägg ner { $cards }.
        [declare] **Coach:** Tryck på **{ button-declare }**.
        [choose] **Coach:** Välj { $cards }.
        [pass] **Coach:** Tryck på **{ button-done }**.
        [redeal] **Coach:** Tryck på **{ button-redeal }**.
       *[trump] **Coach:** Välj { deed-trump }.
    }
coach-draw =
    { $case ->
        [none] **Coach:** Stick med 5:or, 10:or och kungar ger poäng. Den som visar trumf blir givare. Angriparna behöver { $threshold } poäng. Vänta på en { level-name }: att visa den gör dess färg till trumf. Du har ingen än.
        [few] **Coach:** Vänta. Du kan visa { $cards }, men då får du för få trumf.
        [own] **Coach:** Vänta. Dina { $cards } bestämmer trumf om ingen visar mer.
       *[other] **Coach:** Vänta. Bara något starkare än { $cards } kan visas nu.
    }
hand-burying =
    { $case ->
        [fits] Att lägga ner: { $cards }. Det är alla { $kitty }.
        [over] Att lägga ner: { $cards }. Det är { $n } för många: lägg ner { $kitty }.
       *[missing]
            { $had ->
                [0] Välj { $kitty } kort att lägga ner.
               *[other] Att lägga ner: { $cards }. Välj { $n } till, så blir det { $kitty }.
            }
    }
hand-chosen-fits = Valt: **{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } Då kostar det dig också 10 poäng.
        [card] { throw-beaten } Varje kort du tar tillbaka kostar 10 poäng.
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] Om någon kan sticka över en del spelas bara den lägsta delen ut.
       *[other] Om någon kan sticka över en del spelas bara den delen ut.
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] Inga poäng
               *[other] { kind-title }, inga poäng
            }
       *[other]
            { $kind ->
                [cards] { $points } poäng
               *[other] { kind-title }, { $points } poäng
            }
    }
select-reading = Spela ut det som …
button-declare =
    { $kind ->
        [overturn] Bjud över: { $cards }
        [reinforce] Förstärk: { $cards }
       *[declare] Visa { $cards }
    }
button-unit = Välj { $cards }
button-bury = Lägg ner
button-kitty = Talongen
err-no-burial = Du har inte valt några kort.
    .note = Välj korten att lägga ner först, tryck sedan på { button-bury }.
did-declare = Du visade { $cards }.
did-pass = Du har inget mer att visa.
did-redeal = Du bad om omgiv.
did-trump = Du valde trumf.
did-bury = Talongen är nerlagd.
did-choose = Du valde { $cards }.
did-play = Ditt drag: { $cards }.
picture-follow = svara på
picture-asked =
    { $phase ->
        [play] spela ut en färg
        [bury] lägg ner { $kitty } kort
        [naming] välj trumf
        [choose] välj delen som spelas ut
       *[other] visa trumf eller inte
    }
