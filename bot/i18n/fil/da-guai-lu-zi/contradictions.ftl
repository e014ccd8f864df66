contra-level_unscored = Kailangan ng panalong nagtataas ng level ang labang hanggang huling level (DG‑8.2).
contra-no_target = Kailangan ng bilang ng puntos ang labang hanggang puntos (DG‑8.2).
contra-no_deals = Kailangan ng bilang ng laro ang labang bilang ang laro (DG‑8.2).
contra-end_below_start = Hindi puwedeng mas mababa ang huling level kaysa sa una (DG‑6.4).
