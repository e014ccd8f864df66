side = Team { $team }
phase-heading =
    { $phase ->
        [give-up] Tausch: Karten gehen nach oben
        [choose-above] Tausch: der erste Platz wählt
        [give-back] Tausch: Karten kommen zurück
       *[choose-below] Tausch: der vorletzte Platz wählt
    }

wait-exchange =
    { $phase ->
        [give-up]
            { $n ->
                [one] { $names } gibt eine der höchsten Karten ab.
               *[other] { $names } geben je eine ihrer höchsten Karten ab.
            }
        [give-back]
            { $n ->
                [one] { $names } wählt eine Karte zum Zurückgeben.
               *[other] { $names } wählen je eine Karte zum Zurückgeben.
            }
       *[other] { $names } wählt eine von zwei Karten.
    }
table-reading = Zu schlagen: **{ $cards }**, { a-reading }, von { $name }
table-left-over =
    { $n ->
        [one] Eine Karte liegt verdeckt.
       *[other] { $n } Karten liegen verdeckt.
    }

picture-left-over = verdeckt
picture-dealer = gibt
picture-giving =
    { $n ->
        [one] { $names } gibt eine Karte
       *[other] { $names } geben Karten
    }
picture-to-give = gibt ab
picture-barred = setzt aus

picture-asked =
    { $phase ->
        [give-up] gib eine höchste Karte
        [give-back] gib eine Karte zurück
       *[other] wähl eine
    }
