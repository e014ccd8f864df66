judge-beats = **{ $first } schlägt { $second }.**

misstated-no_cards = Du hast keine { cards-word } genannt.
    .note = Schreib sie wie 3d, 10h, Qs.
misstated-not_in_pack = { $card } gibt es im Kartenspiel dieser Regeln nicht.
    .note = Lass sie weg, oder nenn andere Regeln mit regeln:.
misstated-card_twice = { $card } kommt zweimal vor.
    .note =
        { $deck ->
            [lectio] Nenn jeden Stein einmal.
           *[std52] Nenn jede Karte einmal.
        }
misstated-too_many_cards = Du hast { $n } { cards-word } genannt, und es gibt { $size }.
    .note = Zähl noch einmal, was übrig ist und was gespielt wurde.
misstated-last_play = { $cards } ist hier keine Kombination.
    .note = Füg letzter_zug: mit dem Zug hinzu, der das Spiel beendet hat.

misstated-wrong_seats = Diese Regeln haben { $size } Plätze, und du hast { $n } genannt.
    .note = Schreib, was jeder Platz übrig hat, mit | dazwischen: 4 | 8 | - | 11.
misstated-no_seat = Es gibt keinen Platz { $number }.
    .note = Plätze werden ab 1 gezählt.
misstated-seat_twice = { $name } ist zweimal genannt.
    .note = Nenn bei reihenfolge: jeden Platz einmal.
misstated-two_winners = Bei gewinnt: steht { $name }, aber die Reihenfolge beginnt mit { $other }.
    .note = Lass gewinnt: oder reihenfolge: weg.
misstated-no_winner = Kein Platz hat 0 { cards-word }.
    .note = Füg gewinnt: hinzu, um zu sagen, wer gewann.
misstated-several_winners = { $names } haben 0 { cards-word }.
    .note = Füg gewinnt: hinzu, um zu sagen, wer gewann.
misstated-winner_pays = Wer gewann, kann nicht die Verluste aller tragen.
    .note = Nenn bei zahlt_für_alle: einen anderen Platz.
misstated-winner_holds = { $name } hat gewonnen und also keine { cards-word } mehr.
    .note = Nenn bei gewinnt: einen anderen Platz, oder schreib - für das, was übrig ist.

misstated-needs_opener = Diese Regeln fragen, wer zuerst ausspielte.
    .note = Füg beginnt: mit diesem Platz hinzu.
misstated-needs_order = Diese Regeln fragen, in welcher Reihenfolge alle fertig wurden.
    .note = Füg reihenfolge: mit den Plätzen hinzu, zum Beispiel 2, 1, 4, 3.
misstated-not_special = { $cards } ist kein besonderer Zug.
    .note = Nenn bei ungeschlagen: Vierer oder Straight Flushes.
misstated-needs_cards = Diese Regeln zählen, welche { cards-word } übrig sind, nicht wie viele.
    .note = Nenn sie mit | zwischen den Plätzen: 3d 10h | Qs | - | 4c.
