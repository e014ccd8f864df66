### Rules of Da Guai Lu Zi that do not go together, for whoever sets rules: why, in one sentence with the number of the rule.
### It stands below “These don’t go together: …, and …”.

contra-level_unscored = A match to the last level needs wins that raise levels (DG‑8.2).
contra-no_target = A match to a number of points needs that number (DG‑8.2).
contra-no_deals = A match of some deals needs their number (DG‑8.2).
contra-end_below_start = The last level must not lie below the first one (DG‑6.4).
