command-declare = Zeig Stufenkarten oder Joker, um Trumpf zu bestimmen
command-bury = Drück Karten in den Talon: Wert, dann Farbe, wie 3d 3d 4c
command-trump = Nenn die Trumpffarbe, wenn du gefragt wirst
option-declared = Gleiche Stufenkarten oder Joker, zum Beispiel 2s 2s; die Liste zeigt deine
option-suit = Kreuz, Karo, Herz oder Pik

option-pace = Wie schnell Karten gezogen werden; sonst in vier Schritten
choice-pace-quarters = in vier Schritten
choice-pace-single = jede Sekunde eine Karte
choice-pace-once = alle auf einmal
lobby-pace =
    { $value ->
        [once] Karten **auf einmal** gegeben
       *[single] Karten **einzeln** gezogen
    }
rules-pace =
    { $value ->
        [once] An diesem Tisch werden alle Karten auf einmal gegeben. Trumpf zeigen geht, bis die Zeit um ist.
       *[single] An diesem Tisch ziehen alle jede Sekunde eine Karte. Trumpf zeigen geht jederzeit.
    }
err-idle-pace = Nach diesen Regeln zeigt beim Ziehen niemand Trumpf.
    .note = Lass tempo: weg.

option-hand = Das Blatt, aus dem die Karte kommt
option-level-played = Die gespielte Stufe, zum Beispiel 5, 10 oder A; sonst die erste Stufe
option-points = Die Punkte des Angriffs, mit Talon und dem, was Würfe kosten
option-dealer = Wer gab; sonst Platz 1
