brief-cards =
    { $decks ->
        [one] **Karten:** ein Kartenspiel mit Jokern, je { $hand } Karten, { $kitty } im Talon. Wer sich gegenübersitzt, ist ein Team.
       *[other] **Karten:** { $decks } Kartenspiele mit Jokern, je { $hand } Karten, { $kitty } im Talon. Wer sich gegenübersitzt, ist ein Team.
    }
brief-trumps = **Trumpf:** Joker, dann alle Stufenkarten, dann die Trumpffarbe. Zeig beim Ziehen Stufenkarten, um sie zu bestimmen.
brief-plays =
    { $decks ->
        [1] **Ausspielen:** eine Karte, oder mehrere einer Farbe, die niemand schlagen kann.
        [2] **Ausspielen:** eine Karte, ein Paar oder ein Traktor: Paare in Folge. Oder mehreres, das niemand schlagen kann.
       *[other] **Ausspielen:** eine Karte, Paare, Drillinge, oder solche in Folge. Oder mehreres, das niemand schlagen kann.
    }
brief-follow =
    { $follow_duty ->
        [none] **Bedienen:** die ausgespielte Farbe, mit ebenso vielen Karten.
       *[full] **Bedienen:** die ausgespielte Farbe, auf Paare Paare, auf Traktoren Traktoren.
    } Fehlt sie dir, stich mit Trumpf oder wirf ab.
brief-points = **Punkte:** Eine 5 zählt 5, eine 10 oder ein K zählt 10. Der Angriff braucht { $threshold }. Talon: { rule-kitty_multiplier.word }.
brief-levels =
    { $max_level ->
        [NT] **Stufen:** Die bessere Seite steigt, von { rule-start_level.word } bis ohne Trumpf. Wer das Spiel dort hält, gewinnt.
       *[A] **Stufen:** Die bessere Seite steigt, von { rule-start_level.word } bis A. Wer das Spiel auf A hält, gewinnt.
    }

help-aim = Zwei gegen zwei, das Team sitzt sich gegenüber. Holt Punkte in Stichen und steigt von Stufe 2 bis A.
help-trumps = **Trumpf** schlägt die anderen Farben: Joker, alle Stufenkarten und eine Farbe. Zeig beim Ziehen eine Stufenkarte, um sie zu bestimmen.
help-kitty = Wer gibt, nimmt den verdeckten Talon, drückt ebenso viele Karten und spielt zuerst aus.
help-follow = Bedien die ausgespielte Farbe, auf Paare mit Paaren. Fehlt sie dir, spiel, was du willst; Trumpf gewinnt.
help-scoring = Nur 5, 10 und K zählen: 5, 10 und 10. Die Geberseite hält den Angriff unter 80.
help-levels = Die bessere Seite steigt. Haltet ihr das Spiel auf Stufe A, gewinnt ihr die Partie.
