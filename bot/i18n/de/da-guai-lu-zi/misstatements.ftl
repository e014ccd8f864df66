judge-beats = **{ $first } schlägt { $second }.**
score-side =
    { $team ->
        [0] Die Plätze 1, 3 und 5 gewinnen und fangen { $names }.
        [1] Die Plätze 2, 4 und 6 gewinnen und fangen { $names }.
       *[other] Kein Ergebnis: Das fertige Team hatte nicht den ersten Platz.
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] Die Partie ist zu Ende. Die Plätze 1, 3 und 5 gewinnen sie.
                [1] Die Partie ist zu Ende. Die Plätze 2, 4 und 6 gewinnen sie.
               *[other] Die Partie ist zu Ende, unentschieden.
            }
       *[no] { $name } wurde zuerst fertig, also führt dieses Team das nächste Spiel.
    }

misstated-no_cards = Du hast keine Karten genannt.
    .note = Schreib sie wie 7s 7s.
misstated-no_trump_rank = Diese Regeln haben keinen Trumpfwert.
    .note = Lass trumpf: weg.
misstated-trump_is_a_rank = Trumpf ist hier ein Wert.
    .note = Nenn einen Wert, zum Beispiel 2 oder A, oder none.
misstated-no_reading = „{ $text }“ ist keine Deutung.
    .note = Schreib Art und Wert, zum Beispiel straight 10 oder full house K.
misstated-no_second = Es gibt keinen Zug zu schlagen.
    .note = Nenn ihn mit zu_schlagen:, oder lass zu_schlagen_als: und zu_schlagen_fertig: weg.
misstated-no_order = Die Reihenfolge fehlt.
    .note = Füg reihenfolge: mit den Plätzen hinzu, wie sie fertig wurden.
misstated-no_seat = Es gibt keinen Platz { $number }.
    .note = Plätze sind 1 bis 6.
misstated-seat_twice = { $name } ist zweimal genannt.
    .note = Nenn jeden Platz einmal.
misstated-too_early = Die Reihenfolge endet zu früh.
    .note = Mach weiter, bis ein Team mit allen dreien fertig ist.
misstated-too_late = Das Spiel war zu Ende, als { $name } fertig wurde.
    .note = Beende die Reihenfolge dort.
misstated-no_team = Es gibt kein Team { $n }.
    .note = Teams sind 0 für die Plätze 1, 3, 5, und 1 für die Plätze 2, 4, 6.
misstated-levels_unplayed = Diese Regeln haben keine Stufen.
    .note = Lass stufen: und fehlversuche: weg.
misstated-two_levels = Es gibt zwei Teams.
    .note = Schreib beide Stufen, zum Beispiel 2, 5.
misstated-no_level = Stufe { $level } gibt es nach diesen Regeln nicht.
    .note = Stufen gehen von { $low } bis { $high }.
misstated-two_numbers = Es gibt zwei Teams.
    .note = Schreib für jedes eine Zahl, zum Beispiel 0, 0.
misstated-below_nothing = { $n } ist unter 0.
    .note = Stände, Versuche und Spiele beginnen bei 0.
misstated-fails_too_early = Versuche zählen auf der letzten Stufe.
    .note = Lass fehlversuche: weg, oder gib diesem Team Stufe { $high }.
misstated-over_before = Mit diesen Zahlen war die Partie vor dem Spiel zu Ende.
    .note = Nenn, was die Teams vor dem letzten Spiel hatten.
