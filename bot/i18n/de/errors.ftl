err-no-table = Hier gibt es keinen Tisch.
    .note = /tisch neu eröffnet einen.
err-several-tables = Welchen Tisch meinst du?
    .note = Füg tisch: und seine Nummer hinzu: { $tables }.
err-no-such-table = Tisch { NUMBER($table, useGrouping: 0) } gibt es hier nicht.
    .note =
        { $n ->
            [one] Dieser Kanal hat Tisch { $tables }.
           *[other] Dieser Kanal hat die Tische { $tables }.
        }
err-table-elsewhere = { table-name } ist in { $channel }.
    .note = Gib den Befehl dort ein.
err-aside = { table-name } kann nicht weitergehen.
    .note = Der Bot konnte ihn nach einem Neustart nicht lesen. Tischleitung oder Admins können ihn beenden.

err-full =
    { $n ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $n } Plätze sind besetzt.
    }
    .note =
        { $seat ->
            [0] Du kannst zuschauen. Wenn jemand geht, kannst du mitspielen.
           *[other]
                { $stage ->
                    [lobby] { $host } kann jetzt „Starten“ drücken.
                    [deal] „Mein Blatt“ zeigt deine Karten.
                    [between] Das Spiel ist zu Ende. Drück „Nächstes Spiel“.
                   *[over] Die Partie ist zu Ende. Drück „Revanche“.
                }
        }
way-to-a-seat =
    { $way ->
        [free] Drück „Mitspielen“, um einen freien Platz zu nehmen.
        [now] Drück „Mitspielen“, um den Platz vom Computer { $name } zu übernehmen.
        [later] Drück „Mitspielen“, um am Ende dieses Spiels den Platz von { $name } zu bekommen.
        [closing] Der Tisch endet nach diesem Spiel. /tisch neu eröffnet einen neuen.
       *[full] Auf jedem Platz sitzt ein Mensch. Wenn jemand geht, kannst du mitspielen.
    }
err-stranger = Du schaust an diesem Tisch nur zu.
    .note =
        { $way ->
            [private] Um hier mitzuspielen, bitte die Tischleitung um eine Einladung.
           *[full] { way-to-a-seat }
        }
err-went = Du hast diesen Tisch verlassen.
    .note =
        { $settle ->
            [counts] Dieses Spiel zählt noch für dich.
            [zero] Dieses Spiel zählt nicht für dich.
           *[none] Deine Punkte bis hierher bleiben.
        } { $way ->
            [back] Drück „Mitspielen“, um mit deinem Blatt weiterzuspielen.
            [private] Drück „Mitspielen“, um wieder einen Platz zu nehmen.
           *[full] { way-to-a-seat }
        }
err-taken = Dieser Platz ist nicht zu haben.
    .note = Wähl einen freien Platz oder einen mit Computer.
err-no-computer = Hier sitzt kein Computer.
    .note = „Computer dazu“ füllt einen Platz.
err-rated = Dieser Tisch ist gewertet, also spielen hier nur Menschen.
    .note = Wer „Mitspielen“ drückt, bekommt einen freien Platz. Computer spielen an Tischen mit gewertet: False.
err-rated-hint = Dieser Tisch ist gewertet, also gibt es keine Tipps.
    .note = An anderen Tischen schlägt „Tipp“ einen Zug vor.
err-held-another = Du hattest in diesem Spiel schon ein Blatt.
    .note = Wenn es endet, kannst du wieder mitspielen.
err-own-seat = In dieser Partie hast du Platz { $place } verlassen.
    .note = Drück „Mitspielen“, dann bekommst du ihn mit seinen Punkten zurück.
err-next-up = Dein Platz ist reserviert.
    .note = Du setzt dich, wenn dieses Spiel endet.
err-counts =
    { $n ->
        [one] Dieses Spiel zählt noch für { $left }, obwohl { $left } weg ist.
       *[other] Dieses Spiel zählt noch für { $left }, obwohl sie weg sind.
    }
    .note = Du kannst gehen, und Computer spielen zu Ende. Admins können das Spiel beenden.
err-plays-on = { $name } will weiterspielen.
    .note = Du kannst gehen: Ein Computer spielt weiter, und das Spiel zählt für dich.
err-agreed = Du hast vorgeschlagen, den Tisch zu beenden.
    .note = Zustimmen muss noch: { $waiting }.

err-old = Dieser Knopf ist überholt und hat nichts bewirkt.
    .note = Nimm die neueste Nachricht.
err-clock = „{ $text }“ ist keine Zeit für einen Zug.
    .note = Schreib 15s bis 7d, zum Beispiel 5m, 1h oder 2d, oder none für keine Uhr.
err-not-away = Du bist nicht weg.
    .note = Dein Platz gehört dir, und kein Computer spielt für dich.
err-elsewhere = Dieser Knopf gehört zu einem Tisch anderswo.
    .note = Nimm die Knöpfe in dem Kanal, in dem der Tisch steht.
err-card = „{ $text }“ ist keine Karte.
    .note = Schreib Karten wie 3d, 10h, Qs.
err-no-reading =
    { $n ->
        [0] { $cards } kann man nicht zusammen spielen.
       *[other] { $cards } kann man nicht als „{ $text }“ spielen.
    }
    .note =
        { $n ->
            [0] Wähl andere Karten.
           *[other] Du kannst sie so spielen: { $readings }.
        }
err-half-named = Schreib vor „as“ Karten, dahinter Art und Wert.
    .note =
        { $held ->
            [yes] Allein ist „as“ A♠.
           *[no] Allein ist „as“ A♠, und das hast du nicht.
        }
err-suit = „{ $text }“ ist keine Farbe.
    .note = Schreib zum Beispiel s, ♠ oder Pik.
err-trump = „{ $text }“ ist weder Farbe noch Wert.
    .note = Schreib zum Beispiel s, ♠ oder 10, oder none.
err-whole-number = „{ $text }“ ist keine Zahl.
    .note = Schreib Zahlen wie 0, 2.
err-several-meant = „{ $text }“ kann mehreres heißen.
    .note = Drück, was du meinst.
err-nothing-fits =
    { $verb ->
        [play] Nichts, was du spielen kannst, passt zu „{ $text }“.
       *[other] Nichts, was du wählen kannst, passt zu „{ $text }“.
    }
    .note = Schreib zum Beispiel { examples-named }.
err-nothing-open =
    { $verb ->
        [play] Nichts, was du jetzt spielen kannst, passt zu „{ $text }“.
       *[other] Nichts, was du jetzt wählen kannst, passt zu „{ $text }“.
    }
    .note = /blatt zeigt, wer dran ist und was du tun kannst.
err-only-pass = Das kannst du nicht schlagen. Setz aus.
    .note = Nimm /passen.
err-no-cards = Wähl zuerst { cards-word }.
    .note = Drück oder wähl sie an, dann drück „Spielen“.

try-again = Versuch es in einer Minute noch einmal.
err-saving = Das ließ sich nicht speichern und gilt deshalb nicht.
    .note = { try-again }
err-saving-rules = Diese Regeln ließen sich nicht speichern. Die alten bleiben.
    .note = { try-again }
err-reading = Das ließ sich gerade nicht lesen.
    .note = { try-again }
err-ours = Das lag an uns.
    .note = Vielleicht hat es trotzdem geklappt: Schau erst nach. Gib den Admins bitte diese Nummer: `{ $id }`
err-rights = In { $channel } braucht der Bot: **{ $names }**.
err-rules-other = Diese Regeln lassen sich nicht spielen.
    .note = /regeln ansehen zeigt die Regeln, die hier gelten.

err-already-seated = Du sitzt schon hier, auf Platz { $seat }.
    .note = Um ihn frei zu machen, drück „Verlassen“.
err-table-full-start =
    { $n ->
        [one] Es ist noch 1 Platz frei.
       *[other] Es sind noch { $n } Plätze frei.
    }
    .note =
        { $rated ->
            [yes] Dieser Tisch ist gewertet, also wartet er, bis Menschen „Mitspielen“ drücken.
           *[no] Drück „Mit Computern füllen“, um alle zu füllen.
        }
err-not-host = Die Tischleitung hat { $host }.
    .note = Sie startet und beendet den Tisch und sagt, wer hier sitzen darf.
err-started =
    { $stage ->
        [deal] Das Spiel hat begonnen.
        [between] Das Spiel ist zu Ende.
       *[over] Die Partie ist zu Ende.
    }
    .note =
        { $stage ->
            [deal] „Mein Blatt“ zeigt deine Karten.
            [between] Drück „Nächstes Spiel“.
           *[over] Drück „Revanche“.
        } Computer behalten ihre Plätze, bis jemand mitspielt.
err-not-started = Hier hat noch kein Spiel begonnen.
    .note = { $host } drückt „Starten“, wenn alle Plätze besetzt sind.
err-not-over = Das Spiel läuft noch.
    .note = „Mein Blatt“ zeigt deine Karten.
err-ended = Dieser Tisch ist beendet.
    .note = /tisch neu eröffnet einen neuen.
err-no-result = Spiel { $deal } lässt sich nicht mehr ganz zeigen.
    .note = /punktebuch ansehen hat die Punkte von allen.
err-match-over = Die Partie ist zu Ende.
    .note = „Revanche“ eröffnet denselben Tisch noch einmal.
err-cut-long =
    { $n ->
        [one] Deine Worte dürfen höchstens { $limit } Zeichen haben; es ist 1.
       *[other] Deine Worte dürfen höchstens { $limit } Zeichen haben; es sind { $n }.
    }
    .note = Drück noch einmal „Abheben“ und schreib weniger.
err-closing = Dieser Tisch nimmt niemanden mehr auf.
    .note = Er endet nach diesem Spiel. /tisch neu eröffnet einen neuen.

err-too-fast =
    { $n ->
        [one] Das war viel auf einmal. Versuch es in 1 Sekunde wieder.
       *[other] Das war viel auf einmal. Versuch es in { $n } Sekunden wieder.
    }
err-too-many =
    { $of ->
        [host] Du leitest { $n } Tische. Mehr darf eine Person nicht leiten.
       *[guild] Dieser Server hat { $n } Tische. Mehr passen nicht.
    }
    .note =
        { $of ->
            [host] Wenn einer davon endet, kannst du einen neuen eröffnen.
           *[guild] { $minutes ->
                [0] Spiel an einem davon mit oder eröffne einen, wenn einer geendet hat.
                [one] Versuch es in 1 Minute wieder: Bis dahin endet einer davon.
               *[other] Versuch es in { $minutes } Minuten wieder: Bis dahin endet einer davon.
            }
        }
err-too-many-table = { table-name } in { $channel }
err-too-many-elsewhere =
    { $n ->
        [one] 1 Tisch auf einem anderen Server
       *[other] { $n } Tische auf anderen Servern
    }
err-several-hands = Du hast Karten an { $n } Tischen.
    .note = Nimm /blatt in { $channels }.
err-no-hand = Du hast gerade keine Karten.
    .note = Das nächste Spiel bringt ein neues Blatt.

err-game = „{ $text }“ gibt es hier nicht als Spielart.
    .note = Es gibt: { $names }.
err-other-option = { game } hat keine Option { $option }.
    .note =
        { $table ->
            [yes] Lass sie weg.
           *[no] Lass sie weg, oder wähl mit spielart: eine andere Spielart.
        }
err-option-missing = { game } braucht hier { $option }:
    .note = Füg dem Befehl { $option }: hinzu.
err-not-offered = Das kannst du nicht wählen bei { $option }:
    .note =
        { $fits ->
            [truth] Nimm True oder False.
            [between] Nimm { $low } bis { $high }.
           *[names] Nimm { $names }.
        }
err-too-long = Das ist zu lang bei { $option }:
    .note =
        { $high ->
            [one] Nimm höchstens 1 Zeichen.
           *[other] Nimm höchstens { $high } Zeichen.
        }
err-too-short = Das ist zu kurz bei { $option }:
    .note =
        { $low ->
            [one] Nimm mindestens 1 Zeichen.
           *[other] Nimm mindestens { $low } Zeichen.
        }
err-seats =
    { $n ->
        [one] Nach diesen Regeln hat { game } einen Platz.
       *[other] Nach diesen Regeln hat { game } { $n } Plätze.
    }
    .note = Lass plätze: weg.
err-computers =
    { $seats ->
        [one] Dieser Tisch hat einen Platz, und den nimmst du.
       *[other] Dieser Tisch hat { $seats } Plätze, und einen nimmst du.
    }
    .note =
        { $most ->
            [0] Lass computer: weg.
            [one] computer: kann 0 oder 1 sein.
           *[other] computer: kann 0 bis { $most } sein.
        }
err-rated-open = Ein gewerteter Tisch beginnt ohne Computer.
    .note = Lass computer: weg, oder wähl gewertet: False.
err-member = „{ $text }“ ist nicht auf diesem Server.
    .note = Wähl einen Namen aus der Liste.

err-no-wish =
    { $deck ->
        [lectio] Wähl zuerst den Stein, den du willst.
       *[std52] Wähl zuerst die Karte, die du willst.
    }
    .note = Wähl oben in beiden Listen, dann drück „Fordern“.
err-no-gift = Wähl zuerst { cards-word }.
    .note = Drück oder wähl sie an, dann drück den Knopf darunter.
err-no-player = „{ $text }“ kannst du hier nicht wählen.
    .note = Zur Wahl stehen: { $names }.
err-one-card =
    { $deck ->
        [lectio] Fordere einen Stein, nicht „{ $text }“.
       *[std52] Fordere eine Karte, nicht „{ $text }“.
    }
    .note = Schreib zum Beispiel Kh.

err-names-no-cards = Du hast keine { cards-word } genannt.
    .note = Schreib sie wie 3d, 10h, Qs.
err-other-game = /{ $command } bewirkt an diesem Tisch nichts.
    .note = „Mein Blatt“ zeigt, was du tun kannst.

err-kick-nobody = Hier sitzt niemand mit diesem Namen.
    .note = Wähl einen Menschen aus der Liste. Für Computer drück vor dem ersten Spiel „Computer weg“.
err-kick-self = Das ist dein eigener Platz.
    .note = Um ihn aufzugeben, drück „Verlassen“ im Menü.
err-kick-early = Der Tisch wartet nicht auf { $name }.
    .note = Frag, wenn der Tisch auf einen Zug oder auf „Nächstes Spiel“ wartet. { $host } (Tischleitung) kann es zwischen Spielen tun.
err-kick-soon = { $name } hat noch Zeit.
    .note = Frag wieder, wenn der Tisch zwei Minuten gewartet hat. Zwischen Spielen muss die Tischleitung nicht warten.
err-stand-in-soon = { $name } hat noch Zeit.
    .note = Wo keine Uhr läuft, geht das nach zwei Minuten.
err-kick-alone = Das kannst du nicht allein entscheiden.
    .note = Mindestens zwei andere müssen es wollen. { $host } (Tischleitung) oder Admins können es allein.
err-kick-agreed = Du bist schon dafür.
    .note = Die anderen werden am Tisch gefragt.

err-board-day = „{ $text }“ ist kein Tag.
    .note = Schreib ihn wie 2026-01-31: Jahr, Monat, Tag.
err-board-order = Dieser Zeitraum endet vor seinem Anfang.
    .note = von: { $start } liegt nach bis: { $end }. Tausch die beiden.
err-board-both = zeitraum: verträgt sich nicht mit von: und bis:.
    .note = Lass zeitraum: weg, oder lass von: und bis: weg.
err-board-rules = Niemand hat hier „{ $text }“ gespielt.
    .note =
        { $some ->
            [yes] Hier gespielt: { $names }.
           *[no] Hier zählt noch kein Spiel.
        }
err-no-season = Hier hat noch keine Saison begonnen.
    .note = Wer den Server verwalten darf, beginnt eine mit /punktebuch saison starten.

err-undo-no-deal = Gerade läuft kein Spiel.
    .note = Ist ein Spiel zu Ende, bleibt alles darin stehen.
err-undo-tutorial = Im Tutorial bleibt jeder Zug stehen.
    .note = Spiel weiter: Es zählt für nichts.
err-undo-evening = An einem Turnierabend bleibt jeder Zug stehen.
    .note = An anderen Tischen werden dieselben Karten gespielt.
err-undo-nothing = Du hast in diesem Spiel noch nichts getan.
    .note = Zurücknehmen kannst du deinen eigenen letzten Zug.
err-undo-played = { $name } hat seither gespielt.
    .note = Zurücknehmen kannst du nur, bevor ein anderer Mensch spielt.
err-undo-shown = Seither hat jemand eine verdeckte Karte gesehen.
    .note = Das bleibt gesehen, also bleibt dein Zug.
err-undo-counts = Dieses Spiel zählt noch für { $name }, obwohl { $name } weg ist.
    .note = Fragen geht nicht, also bleibt jeder Zug stehen.
err-undo-asked = Darum hast du schon gebeten.
    .note = Zustimmen muss noch: { $agreeing }.
err-undo-other = { $name } möchte etwas zurücknehmen.
    .note = Antworte zuerst darauf.
err-undo-kept = Dieser Zug bleibt: Nicht alle haben zugestimmt.
    .note = Spiel weiter.
err-undo-long-ago = Das ist zu lange her.
    .note = Mit Uhr lassen sich nur die letzten Züge zurücknehmen.
err-undo-agreed = Du hast schon zugestimmt.
    .note = Zustimmen muss noch: { $agreeing }.

err-deal-typed = „{ $text }“ nennt kein Spiel.
    .note = Schreib die Nummern von Tisch und Spiel, wie 7.3.
err-no-deal = Im Punktebuch gibt es kein Spiel { $id }.
    .note = Wähl eines aus der Liste. /punktebuch ansehen zeigt alle.
err-correct-reason = Sag, warum.
    .note = Füg grund: mit ein paar Worten hinzu. Wer sich das Spiel ansieht, kann sie lesen.
err-correct-nothing = 0 Punkte ändern nichts.
    .note = Schreib, wie viele dazukommen, zum Beispiel 5 oder -5.
err-correct-member = { $name } hat in diesem Spiel keine Punkte.
    .note =
        { $some ->
            [yes] Es wurde gebucht für { $names }.
           *[no] Es wurde nur für Computer gebucht.
        }
err-export-many = Dieser Zeitraum hat { $n } Einträge; in eine Datei passen { $most }.
    .note = Wähl weniger Tage mit von: und bis:.
err-export-nothing = In diesem Zeitraum wurde nichts gebucht.
    .note = Wähl andere Tage mit von: und bis:.
err-season-name = Eine Saison braucht einen Namen.
    .note = Schreib ein, zwei Worte, zum Beispiel Frühling.
err-season-runs = Die Saison { $name } läuft.
    .note = Beende sie zuerst mit /punktebuch saison beenden.
err-season-none = Gerade läuft keine Saison.
    .note = Beginn eine mit /punktebuch saison starten.
err-zone = „{ $text }“ ist keine Zeitzone.
    .note = Nenn eine Stadt oder eine Zone, wie { $names }.
