ledger-heading = Punktebuch von { $name }
ledger-heading-game = Punktebuch von { $name } · { game }
balance =
    { $deals ->
        [0] { $name } hat hier noch kein Spiel mit anderen beendet.
       *[other] { $name }: **{ SIGNED($total) }** nach { deals-after }.
    }
balance-practice = Übung, in keiner Rangliste: **{ SIGNED($total) }** nach { deals-after }.
entry =
    { $kind ->
        [practice] **{ gained }** · Übung · { entry-deal }
        [correction] **{ SIGNED($p) }** · Korrektur · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · Stand { SIGNED($total) }
    }
entry-deal = { game }, Tisch { NUMBER($table, useGrouping: 0) }, Spiel { $deal } · { $date }
ledger-page = Seite { $page } von { $pages }
points-not-drawn = Diesmal ohne Bild: Das war viel auf einmal.
ledger-note = Punkte kann man nicht kaufen oder verschenken.

board-window =
    { $window ->
        [week] diese Woche
        [month] dieser Monat
        [season] Saison { $season }
        [days] { board-days }
       *[all] seit Beginn
    }
board-days =
    { $bounds ->
        [from] seit { $start }
        [to] bis { $end }
       *[both] { $start } bis { $end }
    }
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, in diesem Kanal
       *[server] { board-ranking }, { board-window }
    }
board-ranking =
    { $by ->
        [average] { game } nach Schnitt
        [wins] { game } nach Siegen
        [rating] { game } nach Wertung
       *[points] { game }
    }
board-heading = Rangliste · { board-of }
board-place =
    { $tied ->
        [yes] { $place }=
       *[no] { $place }
    }
board-row = { board-place }. **{ $name }** { board-sums }
board-sums =
    { $by ->
        [average] { board-average } · { SIGNED($total) } · { deals } · { board-wins }
        [wins] { board-wins } · { SIGNED($total) } · { deals } · { board-average }
        [rating] { board-rating } · { board-rated }
       *[points] { SIGNED($total) } · { deals } · { board-wins } · { board-average }
    }
board-average = { SIGNED($average) } pro Spiel
board-wins =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = Du: Platz { $place }, { board-ranked }.
board-you-none = Du hast hier noch kein Spiel, das zählt.
board-you-few = Du: { deals }. In der Liste nach Schnitt steht, wer mindestens { $least } hat.
board-rules = Regeln: { $rules }.
board-rule-set =
    { $changed ->
        [yes] { $name } mit Änderungen
       *[no] { $name }
    }
board-rules-more = { $n } weitere
board-rules-every = Regeln: alle, die gespielt wurden. Ihre Punkte sind vielleicht nicht vergleichbar.
board-others = Hier auch gespielt: { $rules }. Wähl mit regeln:.
board-empty = Hier zählt noch kein Spiel: Es braucht zwei Menschen. /tisch neu eröffnet einen Tisch.
board-empty-few = In der Liste nach Schnitt steht, wer { $least } Spiele hat. Hier hat noch niemand so viele.

deal-entries-heading = { game } · Tisch { NUMBER($table, useGrouping: 0) }, Spiel { $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer =
    { $level ->
        [gentle] Platz { $seat }: Computer, leicht
        [sharp] Platz { $seat }: Computer, stark
       *[casual] Platz { $seat }: Computer, normal
    }
deal-entry-corrected = **{ $name }** { SIGNED($p) }, korrigiert von { $actor }: { $reason }
deal-entries-earlier =
    { $n ->
        [one] … und 1 frühere Korrektur: /punktebuch exportieren zeigt alle.
       *[other] … und { $n } frühere Korrekturen: /punktebuch exportieren zeigt alle.
    }
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · Übung
       *[no] { $date } · { $rules }
    }
deal-entries-seal = Siegel der Mischung: { $seal }

export-said =
    { $n ->
        [one] 1 Eintrag, als Datei für eine Tabelle. Zeiten in UTC.
       *[other] { $n } Einträge, als Datei für eine Tabelle. Zeiten in UTC.
    }
season-begun = Die Saison { $name } hat begonnen.
    .note = Was ab jetzt gebucht wird, zählt darin. /punktebuch saison beenden schließt sie und zeigt ihre Ranglisten hier.
season-over = Die Saison { $name } ist zu Ende.
