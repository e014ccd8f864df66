contra-tiles_suits = Steine haben eigene Farben, nicht die der Karten (BT‑18.5).
contra-cards_suits = Nur Steine haben diese Farben (BT‑18.5).
contra-tiles_straights = Steine haben ihre eigene Ordnung der Straights (BT‑18.5).
contra-cards_straights = Nur Steine haben diese Ordnung der Straights (BT‑18.5).
contra-tiles_seats = Für so viele Plätze sind die Steine nicht festgelegt (BT‑18.5).
contra-tiles_redeal = Mit Steinen wird nicht neu gegeben (BT‑18.5).
contra-tiles_instant = Mit Steinen gewinnt kein Blatt sofort (BT‑18.5).
contra-tiles_ladder = Mit Steinen gibt es kein 10-J-Q-K-A (BT‑18.5).
contra-tiles_base = Übrige Steine zählen nur nach Anzahl (BT‑18.5).

contra-pack_too_small = Das Kartenspiel hat dafür zu wenige Karten (BT‑18.5).
contra-draw_without_stock = Es gibt keinen Stapel zum Ziehen (BT‑18.5).
contra-recycle_without_stock = Es gibt keinen Stapel zu erneuern (BT‑18.5).
contra-stock_empty = Alle Karten werden gegeben, für einen Stapel bleibt keine (BT‑18.5).
contra-stock_shown = Ein Stapel liegt verdeckt (BT‑18.5).
contra-exchange_seats = Dieser Tausch ist für eine andere Zahl von Plätzen (BT‑18.5).

contra-ranking_first_out = Eine Reihenfolge gibt es nur, wenn zu Ende gespielt wird (BT‑18.5).
contra-places_first_out = Plätze gibt es nur, wenn zu Ende gespielt wird (BT‑18.5).
contra-nothing_counted = Diese Abrechnung braucht Karten, die zählen (BT‑18.5).
contra-indonesia_settle = Diese Zählung bucht für jeden Platz die eigenen Punkte (BT‑18.5).
contra-indonesia_play_on = Diese Zählung braucht ein Spiel, das endet, sobald jemand fertig ist (BT‑18.5).
contra-difference_base = Der Unterschied wird in Karten gezählt (BT‑18.5).
contra-difference_opener = Ein Unterschied ist zwischen zweien, nicht nur für den, der eröffnet (BT‑18.5).
contra-difference_no_play = Nur der Unterschied bestimmt den Faktor (BT‑18.5).
contra-difference_twos = 2er verdoppeln keinen Unterschied (BT‑18.5).

contra-undeclared_two = Nur eine einzelne letzte Karte hat eine Folge (BT‑18.5).
contra-loses_play_on = Eine nicht angesagte letzte Karte beendet das Spiel sofort (BT‑18.5).
contra-echo_extend = Beide bestimmen, was gilt, wenn alle ausgesetzt haben (BT‑18.5).
contra-target_nobody_gains = Hier gewinnt niemand Punkte, also wird kein Ziel erreicht (BT‑18.5).
contra-target_missing = Die Partie hat noch kein Ziel (BT‑18.5).
contra-deals_missing = Die Partie hat noch keine Anzahl von Spielen (BT‑18.5).
contra-chips_missing = Noch hat niemand Punkte zum Anfang (BT‑18.5).
