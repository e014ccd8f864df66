option-duplicate = new beginnt einen Turnierabend mit gleichen Karten an mehreren Tischen; eine Zahl macht mit
option-evening-deals = Wie viele Spiele der Abend hat, 1 bis 32; sonst 4
option-against = Statt anderer Tische spielen Computer dieser Stärke dieselben Blätter
choice-duplicate-new = new · beginnt einen Abend mit diesem Tisch
choice-duplicate = { $evening } · { game } · { deals }

evening-lobby =
    { $against ->
        [gentle] Abend { $evening } · { deals }. Leichte Computer spielen dieselben Blätter auf jedem Platz.
        [casual] Abend { $evening } · { deals }. Normale Computer spielen dieselben Blätter auf jedem Platz.
        [sharp] Abend { $evening } · { deals }. Starke Computer spielen dieselben Blätter auf jedem Platz.
       *[none] Abend { $evening } · { deals }, dieselben Karten an jedem Tisch. Einen weiteren Tisch eröffnet /tisch neu abend: { $evening }. Schau dort nicht zu, solange du spielst.
    } Die Mischung ist versiegelt: `{ $commitment }`. Niemand hebt ab.

evening-closed =
    { $n ->
        [0] Die Karten werden offen, wenn auch die Computer dieses Spiel gespielt haben.
        [one] Die Karten werden offen, wenn auch Tisch { $tables } dieses Spiel gespielt hat.
       *[other] Die Karten werden offen, wenn auch die Tische { $tables } dieses Spiel gespielt haben.
    }
err-evening-closed =
    { $n ->
        [0] Die Karten von Spiel { $deal } sind noch verdeckt.
       *[other] Andere spielen Spiel { $deal } noch mit denselben Karten.
    }
    .note = { evening-closed }

evening-compared = Abend { $evening }, Spiel { $deal }: Die Karten sind offen
evening-seat = **{ $name }** { SIGNED($p) } · Matchpunkte { $mp } · { $others }
evening-other =
    { $table ->
        [0] Computer { SIGNED($p) }
       *[other] { $name } { SIGNED($p) } an Tisch { $table }
    }
evening-not-compared = Sonst hat niemand dieses Spiel zu Ende gespielt.
evening-match-points =
    { $half ->
        [yes] { $whole ->
            [0] ½
           *[other] { $whole }½
        }
       *[no] { $whole }
    }

evening-board = Abend { $evening } ist zu Ende · { game }, { deals }
evening-row = { $place }. **{ $name }** Matchpunkte { $mp } · { SIGNED($p) }
evening-nobody = Niemand hat ein Spiel zu Ende gespielt.

err-evening-cut = Die Mischung von Abend { $evening } ist an jedem Tisch gleich, also hebt niemand ab.
    .note = Drück „Starten“, wenn alle da sind.
err-evening-rematch = Jedes Spiel des Abends steht für sich, also gibt es keine neue Partie.
    .note = Drück „Nächstes Spiel“ für das nächste.
err-evening-over = Dieser Tisch hat alle Spiele des Abends gespielt.
    .note = Er endet, wenn die Karten des letzten Spiels offen werden.
err-evening-elsewhere =
    { $other ->
        [0] Du eröffnest gerade schon einen Tisch von Abend { $evening }.
       *[other] Du spielst Abend { $evening } schon an Tisch { $other }.
    }
    .note = Niemand sieht dieselben Karten an zwei Tischen.
err-evening-full = Abend { $evening } nimmt keine Tische mehr auf.
    .note = Beginn einen anderen mit /tisch neu abend: new.
err-evening-unknown = Hier läuft kein Abend „{ $text }“.
    .note = Wähl einen aus der Liste, oder new.
err-evening-fixed = Abend { $evening } hat seine Spielart und Regeln schon.
    .note = Lass { $option }: weg und eröffne den Tisch noch einmal.
err-evening-alone = { $option }: gehört zu einem Abend.
    .note = Füg abend: new hinzu, oder lass { $option }: weg.
