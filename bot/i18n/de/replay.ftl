button-replay = Ansehen
button-replay-start = Anfang
button-replay-trick-back = Voriger Stich
button-replay-back = Zurück
button-replay-on = Weiter
button-replay-trick-on = Nächster Stich
button-replay-end = Schluss
button-replay-play = Abspielen
button-replay-stop = Anhalten
button-replay-share = Teilen
button-replay-advice = Fragen
replay-ask-advice = Was hätte der Computer hier gespielt?

replay-heading = Rückschau · { table-name }, Spiel { $deal }
replay-place =
    { $trick ->
        [0] { game } · Schritt { $step } von { $last }
       *[other] { game } · Schritt { $step } von { $last } · Stich { $trick }
    }
replay-dealt = Die Karten sind gegeben.
replay-by-itself = Es geht weiter.
replay-act =
    { $n ->
        [0] **{ $name }**: { $what }
       *[other] **{ $name }**: { $cards } · { $what }
    }
replay-advice =
    { $n ->
        [0] Der Computer würde { $name } raten: **{ $what }**.
       *[other] Der Computer würde { $name } raten: **{ $cards }**, { $what }.
    }
replay-advice-why = { replay-advice } { $why }
replay-no-advice = Hier muss niemand spielen.
replay-busy = Gerade laufen zu viele Rückschauen. Drück „{ button-replay-on }“, oder versuch es später.
replay-shared = { $name } zeigt Spiel { $deal } von { table-name }.
replay-hand = { $name }: { $cards }
replay-hand-empty = { $name }: keine { cards-word }
replay-choice = { $table }.{ $deal } · { game }, Tisch { NUMBER($table, useGrouping: 0) }, Spiel { $deal }

err-replay-none = Hier ging in letzter Zeit kein Spiel zu Ende.
    .note = Füg spiel: mit Tisch und Spiel hinzu, wie 3.2.
err-replay-name = „{ $text }“ nennt kein Spiel.
    .note = Schreib Tisch und Spiel, wie 3.2.
err-replay-table = Tisch { NUMBER($table, useGrouping: 0) } gab es auf diesem Server nie.
    .note = Schreib Tisch und Spiel, wie 3.2; die Liste zeigt die letzten.
err-replay-deal = { table-name } hat kein Spiel { $deal }.
    .note =
        { $last ->
            [0] Noch keines seiner Spiele ist zu Ende.
            [1] Zu Ende ist nur sein Spiel 1.
           *[other] Er hat die Spiele 1 bis { $last }.
        }
err-replay-running = Spiel { $deal } von { table-name } ist noch nicht zu Ende.
    .note = Danach können alle es ansehen.
err-replay-damaged = Spiel { $deal } von { table-name } lässt sich nicht ansehen: Was davon gespeichert ist, ist beschädigt.
    .note = /punktebuch ansehen zeigt die Punkte von allen.
