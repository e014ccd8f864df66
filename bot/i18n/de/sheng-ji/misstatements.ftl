judge-beats = **Du kannst { $second } mit { $first } bedienen.**

misstated-no_cards = Du hast keine Karten genannt.
    .note = Schreib sie wie 7s 7s 8s 8s.
misstated-not_a_lead = Niemand kann { $cards } ausspielen.
    .note = { refusal-mixed_suits }
misstated-no_level = Stufe { level-name } gibt es nach diesen Regeln nicht.
    .note = Nenn eine andere, zum Beispiel 5, 10 oder A.
misstated-no_suit = Trumpf ist hier eine Farbe, und { $rank } ist ein Wert.
    .note = Nenn eine Farbe, zum Beispiel s oder ♠, oder none.

misstated-two_levels = Es gibt zwei Seiten.
    .note = Schreib beide Stufen, zum Beispiel 2, 5.
misstated-no_points = Die Punkte des Angriffs fehlen.
    .note = Füg dem Befehl punkte: hinzu.
misstated-no_seat = Es gibt keinen Platz { $number }.
    .note = Plätze sind 1 bis 4.
misstated-in_fives = { $points } Punkte kann niemand haben: Sie kommen in Fünferschritten.
    .note = Schreib { $below } oder { $above }.

score-worth =
    { $outcome ->
        [held] Bei { $p } Punkten des Angriffs steigt die Geberseite { end-levels }.
       *[taken]
            { $n ->
                [0] Mit { $p } Punkten übernimmt der Angriff das Geben und steigt nicht.
               *[other] Mit { $p } Punkten übernimmt der Angriff das Geben und steigt { end-levels }.
            }
    }
score-levels =
    Stufen: { $first } und { $second }. { $over ->
        [yes] Die Partie ist zu Ende.
       *[no] Als Nächstes gibt Platz { $number }.
    }
score-note-stays = { end-must-hold }
