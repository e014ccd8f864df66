page-head =
    { $section ->
        [cards] Karten
        [plays] Kombinationen
        [jokers] Joker
        [leads] Wer ausspielt
        [tribute] Tribut
       *[score] Punkte, Stufen und Partie
    }
topic =
    { $topic ->
        [cards] Kartenspiele und Reihenfolge der Karten
        [plays] was schlägt was
        [jokers] wofür Joker stehen
        [leads] wer ausspielt
        [tribute] Tribut
       *[score] Punkte, Stufen und Partie
    }
shelf = Am meisten gespielt
