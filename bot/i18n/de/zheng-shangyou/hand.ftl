prompt =
    { $phase ->
        [give-up] Gib eine deiner höchsten Karten ab.
        [give-back] Gib irgendeine Karte zurück.
       *[other] Nimm eine der zwei Karten. Die andere geht an { $other } (Platz { $place }).
    }
hand-offered =
    { $number ->
        [one] Erste Karte: { $cards } von { $name }.
       *[other] Zweite Karte: { $cards } von { $name }.
    }
hand-put-out = Du hast { $cards } ausgelegt.
hand-reading = Schlag { the-kind } von { $name }: **{ $cards }**
hand-barred = Du hast ausgesetzt, also läuft dieser Stich ohne dich.

hand-partner = dein Team

hand-chosen-fits = Gewählt: **{ $cards }**, { $what }
hand-giving = Zum Geben: { $cards }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Vorschlag: **{ $cards }**, { $what }
        [give] Vorschlag: Gib **{ $cards }**
        [choose] Vorschlag: Nimm **{ $cards }**
       *[pass] Vorschlag: **Passen**
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
        [yes] Von niedrig bis hoch: 2 bis A, dann die Joker.
       *[no] Von niedrig bis hoch: 3 bis A, 2, dann die Joker.
    }
coach-line =
    { $verb ->
        [play] **Coach:** Spiel { $cards }: { $what }.
        [give] **Coach:** Gib { $cards }.
        [choose] **Coach:** Nimm { $cards }.
       *[pass] **Coach:** Setz diesmal aus.
    }

select-reading = Spielen als …
button-take = { $cards } nehmen
button-held = Bis Stichende passen
hand-held = Du setzt aus, bis wieder jemand ausspielt. Zum Aufhören drück noch einmal „Bis Stichende passen“.
hand-hold-means = **Passen** setzt diesmal aus. **Bis Stichende passen** setzt jedes Mal aus, bis wieder jemand ausspielt.

did-play = Du hast { $cards } gespielt.
did-pass = Du hast ausgesetzt.
did-give = Du hast { $cards } gegeben.
did-choose = Du hast deine Karte genommen.
