hand-trumps =
    { $suit ->
        [none] Trümpfe, { $n }:
       *[other] Trümpfe ({ suit }), { $n }:
    }
hand-suit = { group-name }, { $n }:
group-name =
    { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
        [s] Pik
       *[T] Trümpfe
    }
hand-partner = dein Team

prompt =
    { $phase ->
        [draw] Stufe { level-name }. Beim Ziehen kannst du Trumpf zeigen: Karten dieses Werts oder Joker.
        [window] Stufe { level-name }. Zeig Trumpf, zeig etwas Stärkeres, oder drück „{ button-done }“.
        [bidding] Zeig Trumpf, oder drück „{ button-done }“.
        [naming] Nenn die Trumpffarbe.
        [bury] Der Talon ist in deinem Blatt. Wähl { $kitty } Karten und drück sie. Holt der Angriff den letzten Stich, bekommt er die gedrückten Punkte mehrfach.
        [overturn] Überbiete, um den Talon zu nehmen, oder drück „{ button-done }“.
       *[choose] Der Wurf lässt sich schlagen. Nenn den Teil, der ausgespielt wird.
    }
hand-redeal =
    { $redeal_claims ->
        [points_15] Du hast höchstens 15 Punkte: Du kannst neu geben lassen.
        [trumps_3] Du hast höchstens drei Trümpfe: Du kannst neu geben lassen.
       *[either] Dein Blatt ist schwach genug, um neu geben zu lassen.
    }
hand-winning =
    { $p ->
        [0] { $best } liegt vorn mit **{ $won }**.
       *[other] { $best } liegt vorn mit **{ $won }**, { $p } Punkte.
    }
alt-waits = { table-turn }.
hand-lead-suit = Spiel aus: eine Karte, gleiche Karten oder Paare in Folge, alles von einer Farbe.
hand-follow = { $name } hat **{ $cards }** ausgespielt, { led-play }. Bedien.
hand-void =
    { $n ->
        [one]
            { $suit ->
                [T] Du hast keinen Trumpf, also spiel irgendeine Karte.
               *[other] Du hast kein { of-suit }. Spiel irgendeine Karte; Trumpf kann stechen.
            }
       *[other]
            { $suit ->
                [T] Du hast keinen Trumpf, also spiel { $n } beliebige Karten.
               *[other] Du hast kein { of-suit }. Spiel { $n } beliebige Karten; Trümpfe derselben Form können stechen.
            }
    }
hand-all-of-suit =
    { $n ->
        [0] Spiel alles, was du in { of-suit } hast: { $cards }.
        [one] Spiel alles in { of-suit }, { $cards }, und irgendeine andere Karte.
       *[other] Spiel alles in { of-suit }, { $cards }, und { $n } beliebige andere Karten.
    }
hand-follow-suit =
    { $n ->
        [one] Spiel { of-suit }.
       *[other] Spiel { $n } beliebige Karten in { of-suit }.
    }
hand-owes = { $duty } Es geht zum Beispiel { $cards }.
hand-kitty = Du hast { $cards } gedrückt.

hand-suggested =
    { $explained ->
        [yes] { suggested }. { $why }
       *[no] { suggested }
    }
suggested =
    { $verb ->
        [bury] Vorschlag: Drück **{ $cards }**
        [declare] Vorschlag: Zeig **{ $cards }**
        [trump] Vorschlag: **{ deed-trump }**
        [pass] Vorschlag: **{ button-done }**
        [redeal] Vorschlag: **{ button-redeal }**
       *[play] Vorschlag: **{ $cards }**
    }
coach-do =
    { $explained ->
        [yes] { coach-line } { $why }
       *[no] { coach-line }
    }
coach-line =
    { $verb ->
        [play] **Coach:** Spiel { $cards }: { a-play }.
        [bury] **Coach:** Drück { $cards } in den Talon.
        [declare] **Coach:** Drück **{ button-declare }**.
        [choose] **Coach:** Nenn { $cards }.
        [pass] **Coach:** Drück **{ button-done }**.
        [redeal] **Coach:** Drück **{ button-redeal }**.
       *[trump] **Coach:** Nenn { deed-trump }.
    }
coach-draw =
    { $case ->
        [none] **Coach:** Stiche mit 5, 10 und K bringen Punkte. Wer Trumpf zeigt, gibt. Der Angriff braucht { $threshold } Punkte. Warte auf eine Karte mit Wert { level-name }: Wenn du sie zeigst, wird ihre Farbe Trumpf. Noch hast du keine.
        [few] **Coach:** Warte. Du könntest { $cards } zeigen, hättest aber zu wenige Trümpfe.
        [own] **Coach:** Warte. Trumpf richtet sich nach { $cards }, wenn niemand mehr zeigt.
       *[other] **Coach:** Warte. Jetzt zählt nur Stärkeres als { $cards }.
    }

hand-burying =
    { $case ->
        [fits] Zum Drücken: { $cards }. Das sind alle { $kitty }.
        [over] Zum Drücken: { $cards }. Das sind { $n } zu viel: Drück { $kitty }.
       *[missing]
            { $had ->
                [0] Wähl { $kitty } Karten zum Drücken.
               *[other] Zum Drücken: { $cards }. Wähl noch { $n }, dann sind es { $kitty }.
            }
    }
hand-chosen-fits = Gewählt: **{ a-play }** { $cards }
hand-throw-risk =
    { $penalty ->
        [attempt] { throw-beaten } Dann kostet er dich auch 10 Punkte.
        [card] { throw-beaten } Jede Karte, die du zurücknimmst, kostet 10 Punkte.
       *[nothing] { throw-beaten }
    }
throw-beaten =
    { $failed_choice ->
        [lowest_unit_of_throw] Kann jemand einen Teil des Wurfs schlagen, wird nur sein niedrigster Teil ausgespielt.
       *[other] Kann jemand einen Teil des Wurfs schlagen, wird nur dieser Teil ausgespielt.
    }
ready-follow =
    { $points ->
        [0]
            { $kind ->
                [cards] Keine Punkte
               *[other] { kind-title }, keine Punkte
            }
       *[other]
            { $kind ->
                [cards] { $points } Punkte
               *[other] { kind-title }, { $points } Punkte
            }
    }
select-reading = Ausspielen als …

button-declare =
    { $kind ->
        [overturn] Überbieten: { $cards }
        [reinforce] Verstärken: { $cards }
       *[declare] { $cards } zeigen
    }
button-unit = { $cards } nennen
button-bury = Drücken
button-kitty = Der Talon
err-no-burial = Du hast keine Karten gewählt.
    .note = Wähl zuerst die Karten für den Talon, dann drück auf „{ button-bury }“.

did-declare = Du hast { $cards } gezeigt.
did-pass = Du zeigst nichts mehr.
did-redeal = Du lässt neu geben.
did-trump = Du hast Trumpf genannt.
did-bury = Der Talon ist gedrückt.
did-choose = Du hast { $cards } genannt.
did-play = Dein Zug: { $cards }.

picture-follow = bedien
picture-asked =
    { $phase ->
        [play] spiel eine Farbe aus
        [bury] drück { $kitty } Karten
        [naming] nenn Trumpf
        [choose] nenn den Teil, der bleibt
       *[other] Trumpf zeigen oder nicht
    }
