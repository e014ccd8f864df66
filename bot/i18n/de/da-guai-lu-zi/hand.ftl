hand-out =
    { $place ->
        [1] Du bist fertig, auf Platz 1.
        [2] Du bist fertig, auf Platz 2.
        [3] Du bist fertig, auf Platz 3.
        [4] Du bist fertig, auf Platz 4.
       *[5] Du bist fertig, auf Platz 5.
    }
prompt-tribute = Gib eine deiner höchsten Karten: { $cards }.
prompt-return =
    { $n ->
        [one] Gib eine Karte zurück, die du nicht brauchst.
       *[other] Leg { $n } Karten mit verschiedenen Werten aus. { $name } nimmt eine davon.
    }
prompt-choose = { $name } bietet { $cards } an. Nimm eine.

hand-partner = dein Team
hand-few = wenige Karten

hand-giving =
    { $n ->
        [one] Zum Geben: { $cards }
       *[other] Zum Auslegen: { $cards }
    }
hand-chosen-fits = Gewählt: **{ $cards }**, { $what }
hand-suggested =
    { $explained ->
        [yes] { suggestion }. { $why }
       *[no] { suggestion }
    }
suggestion =
    { $verb ->
        [play] Vorschlag: **{ $cards }**, { $what }
        [give] Vorschlag: **{ $cards }**
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
    { $trump ->
        [none] Von niedrig bis hoch: 2 bis A, dann die Joker.
       *[other] Von niedrig bis hoch: 2 bis A, { $trump }, dann die Joker.
    }
coach-line =
    { $verb ->
        [play]
            { $leads ->
                [yes] **Coach:** Spiel { $cards } aus: { $what }.
               *[no] **Coach:** Schlag mit { $cards }: { $what }.
            }
        [give] **Coach:** Gib { $cards }.
        [choose] **Coach:** Nimm { $cards }.
       *[pass] **Coach:** Setz diesmal aus.
    }

select-reading = Spielen als …
button-choose-card = { $cards } nehmen
button-held = Bis Stichende passen
hand-held = Du setzt aus, bis wieder jemand ausspielt. Zum Aufhören drück noch einmal „Bis Stichende passen“.
hand-hold-means = **Passen** setzt diesmal aus. **Bis Stichende passen** setzt jedes Mal aus, bis wieder jemand ausspielt.

did-play = Du hast { $cards } gespielt.
did-pass = Du hast ausgesetzt.
did-give = Du hast { $cards } gegeben.
did-choose = Du hast eine Karte genommen.
