page-no-instant = Blätter, die sofort gewinnen
page-no-instant-more = andere Blätter, die sofort gewinnen
page-no-redeal = neues Geben
page-no-redeal-more = neues Geben aus anderem Grund
page-no-twos = Verdoppeln durch 2er
page-no-twos-more = anderes Verdoppeln durch 2er
page-head =
    { $section ->
        [cards] Karten
        [seats] Wer mitspielt
        [deal] Geben
        [rest] Übrige Karten
        [opening] Eröffnen
        [plays] Kombinationen
        [compare] Bei gleicher Art
        [answers] Antworten
        [passing] Aussetzen
        [last] Die letzte Karte
        [hands] Blätter für Sieg oder neues Geben
        [end] Das Ende
        [points] Punkte
        [match] Partie
       *[exchange] Tausch
    }
topic =
    { $topic ->
        [suits] Farben
        [seats] Plätze und Richtung
        [dealing] Geben
        [rest] übrige Karten
        [later] wer spätere Spiele eröffnet
        [low_card] der erste Zug
        [kinds] welche Kombinationen gespielt werden
        [straights] Straights
        [flushes] Flushes
        [full_house] Full Houses
        [ladder] die Reihenfolge bei fünf Karten
        [answers] was fünf Karten schlägt
        [monsters] Bomben
        [passing] Aussetzen
        [declare] Ansagen der letzten Karte
        [top] der Zug vor einer letzten Karte
        [instant] Blätter, die sofort gewinnen
        [redeal] neues Geben
        [end] das Ende eines Spiels
        [points] Punkte
        [settle] wer wem zahlt
        [exchange] Tausch zwischen Spielen
       *[match] die Länge einer Partie
    }
