contra-level_unscored = Sa labang hanggang huling level, dapat nagtataas ng level ang panalo (DG‑8.2).
contra-no_target = Dapat may takdang puntos ang labang nakabatay sa puntos (DG‑8.2).
contra-no_deals = Dapat may takdang bilang ng laro ang labang nakabatay sa laro (DG‑8.2).
contra-end_below_start = Hindi puwedeng mas mababa ang huling level kaysa sa una (DG‑6.4).
