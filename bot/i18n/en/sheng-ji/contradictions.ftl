### Rules of Sheng Ji that do not go together. For whoever sets house rules, below “These don’t go together: …”: one
### sentence that says why, at most 15 words, with the number of the rule in brackets.

contra-kitty_uneven = Without the kitty the cards must go round four players (SJ‑1.2).
contra-quarters_packs = This level table is for two packs (SJ‑10.6).
contra-full_one_pack = With one pack there are no two equal jokers to show (SJ‑3.5).
contra-start_off_ladder = The short ladder has only the levels 2, 5, 10, K and A (SJ‑10.6).
contra-stop_off_ladder = The short ladder leaves out a level at which a side must stop (SJ‑10.6).
