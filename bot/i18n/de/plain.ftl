option-buried = Wert, dann Farbe, jede so oft wie gemeint; die Liste zeigt einige Wege

plain-to-do =
    { $verb ->
        [play] am Zug
        [give] gibt ab
        [take] nimmt
       *[other] antwortet
    }
    .whom =
        { $verb ->
            [play]
                { $n ->
                    [one] { $names } ist dran
                   *[other] { $names } sind dran
                }
            [give]
                { $n ->
                    [one] { $names } gibt ab
                   *[other] { $names } geben ab
                }
            [take]
                { $n ->
                    [one] { $names } nimmt
                   *[other] { $names } nehmen
                }
           *[other]
                { $n ->
                    [one] { $names } antwortet
                   *[other] { $names } antworten
                }
        }
plain-wait =
    { $clock ->
        [slow] { $whom } · bis { $date }, { $time }
        [running] { $whom } · Zeit läuft { $time } ab
       *[none] { $whom }
    }
plain-best = Zu schlagen: { $cards } von { $name }.

plain-choose = Wähl { cards }.
plain-coach =
    { $n ->
        [0] **Coach:** Drück den Knopf: { $what }.
       *[other] **Coach:** Wähl { $cards }: { $what }.
    }
plain-hint =
    { $n ->
        [0] Vorschlag: { $what }
       *[other] Vorschlag: { $cards }, { $what }
    }
plain-chosen =
    { $fits ->
        [yes] Gewählt: { $cards }
       *[no] Gewählt: { $cards } · { $reason }
    }
plain-can-choose = Zur Wahl stehen: { $cards }.

refusal-headline = **{ $reason }**

plain-end-points = { $name } **{ SIGNED($p) }**
plain-end-side =
    { $counted ->
        [level] { $name } { SIGNED($p) }, Stufe { $standing }
       *[total] { $name } { SIGNED($p) }, insgesamt { SIGNED($standing) }
    }
plain-end = { $sides }.
plain-end-outcome = { $won }. { $why }
picture-captured = Punkte
