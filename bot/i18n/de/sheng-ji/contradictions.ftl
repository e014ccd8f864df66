contra-kitty_uneven = Ohne den Talon müssen die Karten durch vier Plätze teilbar sein (SJ‑1.2).
contra-quarters_packs = Diese Stufentabelle ist für zwei Kartenspiele (SJ‑10.6).
contra-full_one_pack = Ein Kartenspiel hat keine zwei gleichen Joker zum Zeigen (SJ‑3.5).
contra-start_off_ladder = Die kurze Leiter hat nur die Stufen 2, 5, 10, K und A (SJ‑10.6).
contra-stop_off_ladder = Die kurze Leiter lässt eine Stufe aus, die gehalten werden muss (SJ‑10.6).
