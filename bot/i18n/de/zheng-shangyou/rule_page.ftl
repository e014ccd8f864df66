page-head =
    { $section ->
        [cards] Plätze und Karten
        [plays] Kombinationen und Platzhalter
        [turns] Züge und Tausch
       *[points] Plätze und Punkte
    }
topic =
    { $topic ->
        [cards] wie viele mitspielen, Kartenspiele und Werte
        [plays] Kombinationen und Platzhalter
        [turns] Ausspielen, Aussetzen und Tausch
       *[points] Plätze und Punkte
    }
shelf = Am meisten gespielt
