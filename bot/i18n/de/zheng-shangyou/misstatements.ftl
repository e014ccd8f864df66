judge-beats = **Du kannst { $first } auf { $second } spielen.**
score-next =
    { $over ->
        [yes] Die Partie ist zu Ende.
       *[no] Als Nächstes gibt Platz { $number }.
    }

misstated-no_cards = Du hast keine Karten genannt.
    .note = Schreib sie wie 7s 7h.
misstated-no_reading = „{ $text }“ ist keine Art mit einem Wert.
    .note = Schreib die Art, dann den Wert, zum Beispiel set 8.
misstated-no_second = Es gibt keinen Zug zu schlagen.
    .note = Nenn ihn mit zu_schlagen:, oder lass zu_schlagen_als: weg.
misstated-no_order = Die Reihenfolge fehlt.
    .note = Füg dem Befehl reihenfolge: hinzu, alle Plätze nach ihrer Reihenfolge.
misstated-no_seat = Es gibt keinen Platz { $number }.
    .note = Nenn Plätze, die diese Regeln haben.
misstated-seat_twice = { $name } ist zweimal genannt.
    .note = Nenn jeden Platz einmal, der Reihe nach.
misstated-short_order =
    { $had ->
        [one] Einer von { $n } Plätzen ist genannt.
       *[other] { $had } von { $n } Plätzen sind genannt.
    }
    .note = Nenn alle Plätze der Reihe nach. Den letzten kannst du weglassen.
misstated-wrong_totals =
    { $had ->
        [one] Ein Stand ist genannt, und es gibt { $n } Plätze.
       *[other] { $had } Stände sind genannt, und es gibt { $n } Plätze.
    }
    .note = Nenn für jeden Platz einen Stand.
misstated-no_deals = { $n } ist keine Zahl von Spielen.
    .note = Schreib 0 oder mehr.
misstated-below_nothing = { $n } ist unter 0.
    .note = Stände beginnen bei 0.
misstated-partners_differ = { $name } und { $other } sind ein Team, haben aber verschiedene Stände.
    .note = Gib einem Team denselben Stand.
misstated-over_before = Mit diesen Zahlen war die Partie vor dem Spiel zu Ende.
    .note = Nenn Stände und Spiele vor dem letzten Spiel.
