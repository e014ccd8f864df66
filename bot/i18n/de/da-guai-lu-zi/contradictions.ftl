contra-level_unscored = Eine Partie bis zur letzten Stufe braucht Siege, die Stufen bringen (DG‑8.2).
contra-no_target = Eine Partie bis zu einer Punktzahl braucht diese Zahl (DG‑8.2).
contra-no_deals = Eine Partie aus mehreren Spielen braucht deren Zahl (DG‑8.2).
contra-end_below_start = Die letzte Stufe darf nicht unter der ersten liegen (DG‑6.4).
