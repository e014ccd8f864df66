side =
    { $side ->
        [dealers] Geberseite
        [attackers] Angriff
        [even] Plätze 2, 4
       *[odd] Plätze 1, 3
    }
phase-heading =
    { $phase ->
        [draw] Ziehen
        [window] Letztes Zeigen
        [bidding] Reihum zeigen
        [naming] Trumpf nennen
        [bury] Der Talon
       *[overturn] Letztes Überbieten
    }
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] Alle haben { $n } von { $hand } Karten · die nächsten kommen
               *[none] Alle haben { $n } von { $hand } Karten.
            }
       *[window]
            { $clock ->
                [running] Alle Karten sind gezogen. Zeig Trumpf oder überbiete innerhalb von { rule-close_window.word }.
               *[none] Alle Karten sind gezogen. Zeig jetzt Trumpf oder überbiete.
            }
    }
wait-turn =
    { $phase ->
        [bidding] { $name } zeigt Trumpf oder setzt aus.
        [naming] { $name } nennt die Trumpffarbe.
        [bury] { $name } sieht den Talon an und drückt { $kitty } Karten.
        [overturn] { $name } kann überbieten und den Talon nehmen.
       *[choose] { $name } nennt den Teil, der vom Wurf von { $other } ausgespielt wird.
    }

trumps =
    { $level ->
        [NT] Trumpf: nur die Joker.
       *[other]
            { $suit ->
                [none] Trumpf: Joker und alle { level-name }, keine Farbe.
               *[other] Trumpf: { suit }, mit Jokern und allen { level-name }.
            }
    }
undeclared = Bisher hat niemand Trumpf gezeigt.
declared = Trumpf zeigt { $name }: **{ $cards }**.
score = { $name } gibt auf Stufe { $own }, im Team mit { $other }. Der Angriff, auf Stufe { $theirs }, hat **{ $p }** von { $threshold } Punkten.

table-leads = { $name } spielt aus, nur Karten einer Farbe.
# Im Akkusativ.
led-play =
    { $kind ->
        [throw] einen Wurf in { of-suit }
        [tractor] einen Traktor in { of-suit }
        [bulldozer] einen Bulldozer in { of-suit }
        [pair] ein Paar in { of-suit }
        [triple] einen Drilling in { of-suit }
        [quad] einen Vierer in { of-suit }
       *[single]
            { $suit ->
                [c] ein Kreuz
                [d] ein Karo
                [h] ein Herz
                [s] ein Pik
               *[T] einen Trumpf
            }
    }
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name } hat **{ $cards }** ausgespielt, { led-play }.
               *[other] { $name } hat **{ $cards }** ausgespielt, { led-play }: { $p } Punkte.
            }
       *[no]
            { $p ->
                [0] { $name } hat { led-play } ausgespielt. { $best } liegt vorn mit **{ $won }**.
               *[other] { $name } hat { led-play } ausgespielt. { $best } liegt vorn mit **{ $won }**, { $p } Punkte.
            }
    }
table-throw-failed =
    { $name } hat { $cards } geworfen. { $stopped ->
        [yes]
            { $settled ->
                [yes] { $other } kann einen Teil schlagen, also wurde nur { $led } ausgespielt.
               *[no] { $other } kann einen Teil schlagen, also wird nur ein Teil ausgespielt.
            }
       *[no]
            { $settled ->
                [yes] Ein Teil lässt sich schlagen, also wurde nur { $led } ausgespielt.
               *[no] Ein Teil lässt sich schlagen, also wird nur ein Teil ausgespielt.
            }
    }
table-trick-won =
    { $p ->
        [0] Der letzte Stich ging an { $name }.
       *[other] Der letzte Stich ging an { $name }, mit { $p } Punkten.
    }
table-kitty =
    { $where ->
        [there] Talon: { $kitty } Karten, verdeckt.
        [taken] { $name } hat den Talon.
       *[buried] Talon: { $kitty } Karten, gedrückt von { $name }.
    }

button-done = Nichts zu zeigen

picture-kitty = Talon
picture-dealer = gibt
picture-trumps =
    { $suit ->
        [open] Trumpf offen
        [none] Keine Trumpffarbe
       *[other] Trumpf { suit }
    }
picture-level = Stufe { level-name }
picture-attackers = Angriff { $p }
picture-of-threshold = von { $threshold }
picture-side-level =
    { $side ->
        [dealers] Geberseite: { level-name }
        [attackers] Angriff: { level-name }
        [even] Plätze 2, 4: { level-name }
       *[odd] Plätze 1, 3: { level-name }
    }
picture-led =
    { $p ->
        [0] { kind-title }
       *[other] { kind-title }, { $p } Punkte
    }
picture-to-come = { cards }
picture-thrown = Wurf
picture-stopped =
    { $stopped ->
        [yes] von { $name } · { $other } kann einen Teil schlagen
       *[no] von { $name } · ein Teil lässt sich schlagen
    }
picture-won =
    { $p ->
        [0] Stich an { $name }
       *[other] Stich an { $name }, { $p } Punkte
    }
picture-winning = { $name } liegt vorn
picture-wins = liegt vorn
picture-declared = hat gezeigt
picture-declaration = Trumpf gezeigt
picture-done = nichts zu zeigen
picture-to-do =
    { $phase ->
        [bury] drückt
        [naming] nennt Trumpf
        [choose] { picture-to-choose }
        [bidding] zeigt
        [overturn] zeigt
       *[play] { picture-to-play }
    }
