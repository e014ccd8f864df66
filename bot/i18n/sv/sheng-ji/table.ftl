side =
    { $side ->
        [dealers] givarsidan
        [attackers] angriparna
        [even] plats 2, 4
       *[odd] plats 1, 3
    }
phase-heading =
    { $phase ->
        [draw] Dragning
        [window] Sista chansen
        [bidding] Visa i tur
        [naming] Val av trumf
        [bury] Talongen
       *[overturn] Sista överbuden
    }
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] Alla har { $n } av { $hand } kort · nästa är på väg
               *[none] Alla har { $n } av { $hand } kort.
            }
       *[window]
            { $clock ->
                [running] Alla kort är dragna. Visa trumf eller bjud över inom { rule-close_window.word }.
               *[none] Alla kort är dragna. Visa trumf eller bjud över nu.
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name } visar trumf, eller passar.
        [naming] { $name } väljer trumffärg.
        [bury] { $name } tittar på talongen och lägger ner { $kitty } kort.
        [overturn] { $name } kan bjuda över och ta talongen.
       *[choose] { $name } väljer vilken del av kastet från { $other } som spelas ut.
    }
trumps =
    { $level ->
        [NT] Trumf: bara jokrarna.
       *[other]
            { $suit ->
                [none] Trumf: jokrar och varje { level-name }, ingen färg.
               *[other] Trumf: { suit }, med jokrar och varje { level-name }.
            }
    }
undeclared = Ingen har visat trumf hittills.
declared = Visat av { $name }: **{ $cards }**.
score = { $name } är givare på nivå { $own }, med { $other } som partner. Angriparna, på nivå { $theirs }, har **{ $p }** av { $threshold } poäng.
table-leads = { $name } spelar ut valfria kort av en färg.
led-play =
    { $kind ->
        [throw] ett kast i { of-suit }
        [tractor] en traktor i { of-suit }
        [bulldozer] en bulldozer i { of-suit }
        [pair] ett par i { of-suit }
        [triple] en triss i { of-suit }
        [quad] ett fyrtal i { of-suit }
       *[single]
            { $suit ->
                [c] en klöver
                [d] en ruter
                [h] en hjärter
                [s] en spader
               *[T] en trumf
            }
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name } spelade ut **{ $cards }**, { led-play }.
               *[other] { $name } spelade ut **{ $cards }**, { led-play }: { $p } poäng.
            }
       *[no]
            { $p ->
                [0] { $name } spelade ut { led-play }. { $best } leder med **{ $won }**.
               *[other] { $name } spelade ut { led-play }. { $best } leder med **{ $won }**, { $p } poäng.
            }
    }
table-throw-failed =
    { $name } kastade { $cards }. { $stopped ->
        [yes]
            { $settled ->
                [yes] { $other } kan sticka över en del, så bara { $led } spelades ut.
               *[no] { $other } kan sticka över en del, så bara en del spelas ut.
            }
       *[no]
            { $settled ->
                [yes] Någon kan sticka över en del, så bara { $led } spelades ut.
               *[no] Någon kan sticka över en del, så bara en del spelas ut.
            }
    }
table-trick-won =
    { $p ->
        [0] { $name } tog senaste sticket.
       *[other] { $name } tog senaste sticket, med { $p } poäng.
    }
table-kitty =
    { $where ->
        [there] Talongen: { $kitty } kort, dolda.
        [taken] { $name } har talongen.
       *[buried] Talongen: { $kitty } kort, nerlagda av { $name }.
    }
button-done = Inget att visa
picture-kitty = talong
picture-dealer = givare
picture-trumps =
    { $suit ->
        [open] Trumf ej vald
        [none] Ingen trumffärg
       *[other] Trumf { suit }
    }
picture-level = nivå { level-name }
picture-attackers = Angripare { $p }
picture-of-threshold = av { $threshold }
picture-side-level =
    { $side ->
        [dealers] Givare på { level-name }
        [attackers] Angripare på { level-name }
        [even] Plats 2, 4 på { level-name }
       *[odd] Plats 1, 3 på { level-name }
    }
picture-led =
    { $p ->
        [0] Utspel: { kind }
       *[other] Utspel: { kind }, { $p } poäng
    }
picture-to-come = { cards }
picture-thrown = Kast
picture-stopped =
    { $stopped ->
        [yes] av { $name } · { $other } kan sticka över en del
       *[no] av { $name } · någon kan sticka över en del
    }
picture-won =
    { $p ->
        [0] { $name } tog sticket
       *[other] { $name } tog sticket, { $p } poäng
    }
picture-winning = { $name } leder
picture-wins = leder
picture-declared = visade
picture-declaration = Visat
picture-done = inget att visa
picture-to-do =
    { $phase ->
        [bury] ska lägga ner
        [naming] ska välja trumf
        [choose] { picture-to-choose }
        [bidding] får visa
        [overturn] får visa
       *[play] { picture-to-play }
    }
