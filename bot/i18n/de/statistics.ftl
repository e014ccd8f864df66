command-stats = Wie es jemandem erging: Siege, bestes und schlechtestes Spiel, Wertung, wer vorn lag
option-member-stats = Wessen Statistik; sonst deine
choice-by-rating = Wertung

stats-heading = Statistik von { $name } · { game }
stats-none = { $name } hat hier noch kein Spiel { game } mit anderen beendet.
stats-sums = **{ deals }**, { $wins } gewonnen ({ $percent } %). Insgesamt **{ SIGNED($total) }**, { SIGNED($average) } pro Spiel.
stats-ends = Bestes Spiel { SIGNED($best) } (Tisch { NUMBER($table, useGrouping: 0) }, Spiel { $deal }), schlechtestes { SIGNED($worst) } (Tisch { NUMBER($at, useGrouping: 0) }, Spiel { $number }).
stats-ahead = Mehr Punkte als { $name } in { $times } von { $n } Spielen.
stats-behind = Weniger Punkte als { $name } in { $times } von { $n } Spielen.
stats-rating =
    { $listed ->
        [yes] Wertung **{ NUMBER($rating, useGrouping: 0) }** nach { rated-after }.
       *[no] Wertung **{ NUMBER($rating, useGrouping: 0) }** nach { rated-after }. In Ranglisten steht sie ab { $least }.
    }
stats-note = Übung zählt hier nicht.

picture-stats-won = { $wins } gewonnen
picture-stats-average = pro Spiel
picture-stats-best = bestes Spiel
picture-stats-worst = schlechtestes
picture-stats-rating = Wertung, { deals }
picture-stats-percent = { $percent } %

board-rating = Wertung { NUMBER($rating, useGrouping: 0) }
board-rated =
    { $deals ->
        [one] 1 gewertetes Spiel
       *[other] { $deals } gewertete Spiele
    }
# Nach „nach“, im Dativ.
rated-after =
    { $deals ->
        [one] 1 gewerteten Spiel
       *[other] { $deals } gewerteten Spielen
    }
board-ratings = Aus gewerteten Spielen aller Regelsätze. Das zweite Spiel derselben Leute an einem Tag zählt halb, das dritte ein Drittel.
board-you-unlisted =
    { $deals ->
        [0] Du hast hier noch kein gewertetes Spiel.
       *[other] Du: { board-rated }. In der Liste nach Wertung steht, wer mindestens { $least } hat.
    }
board-empty-ratings = Hier hat noch niemand { $least } gewertete Spiele. /tisch neu mit gewertet: eröffnet einen gewerteten Tisch.
err-board-rating = Die Wertung gilt für den ganzen Server, seit Beginn und für jeden Regelsatz.
    .note = Lass zeitraum:, von:, bis:, regeln: und bereich: weg.
