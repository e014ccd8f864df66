command-lastcard = Sag deine letzte Karte an
command-callout = Melde eine nicht angesagte letzte Karte, an einem Tisch mit Melden
option-called = Wen; nicht nötig, wo nur eine Person so wenige Karten hat
option-last_card = Sag an, dass danach nur eine Karte bleibt

command-demand = Fordere in einem Tausch eine Karte
command-waive = Fordere nichts, oder nichts mehr
command-take = Nimm, was übrig ist
command-decline = Lehn ab, was übrig ist, oder behalt das Blatt, wenn neu gegeben werden kann
command-swap = Tausch deine niedrigste Karte gegen das, was übrig ist
option-demanded = Die Karte, die du willst: Wert, dann Farbe
option-of = Von wem; nicht nötig, wo es nur eine Person gibt

option-callouts = Eine nicht angesagte letzte Karte zählt nur, wenn jemand sie meldet

option-left = Was jeder Platz übrig hat, mit | dazwischen: 4 | 8 | - | 11, oder Karten
option-winner = Der Platz, der gewann, wo mehrere oder keiner fertig sind
option-last = Der letzte Zug
option-opener = Der Platz, der zuerst ausspielte
option-payer = Der Platz, der die Verluste aller trägt
option-not_played = Die Plätze, die nichts spielten, zum Beispiel 2, 4
option-unbeaten = Besondere Züge, die niemand schlug, mit | dazwischen: 2: 4d 4c 4h 4s 9d | 3: …
