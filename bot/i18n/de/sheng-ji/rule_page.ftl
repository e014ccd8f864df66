page-head =
    { $section ->
        [cards] Karten
        [declaring] Ziehen und Trumpf zeigen
        [play] Spielen
       *[levels] Punkte und Stufen
    }
topic =
    { $topic ->
        [cards] Kartenspiele, Talon und Reihenfolge der Karten
        [declaring] Trumpf zeigen
        [play] Würfe, Bedienen und Stechen
       *[levels] Punkte und Stufen
    }
shelf =
    { $shelf ->
       *[most] Am meisten gespielt
    }
