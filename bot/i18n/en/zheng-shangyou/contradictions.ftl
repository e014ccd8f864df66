### Rules of Zheng Shangyou that do not go together, for whoever sets rules: why, in one sentence with the number of the rule.
### It stands below “These don’t go together: …, and …”.

contra-teams_players = Two pairs are four players, two teams of three are six (ZS‑2.4).
contra-packs_players = Three players use one pack (ZS‑8.1).
contra-exchange_players = With three players the second is also the last but one (ZS‑8.1).
contra-order_sequences = A 2 that ranks highest is in no sequence (ZS‑8.1).
contra-wild_sequences = Wild aces have no place in a sequence (ZS‑8.1).
contra-spade_later = The spade can only lead later deals if it leads the first one (ZS‑8.1).
contra-points_players = That gives points to more places than there are players (ZS‑8.1).
contra-no_target = A match to 0 points would be over at once (ZS‑8.1).
contra-nothing_to_win = Nobody can win a point, so nobody would reach the target (ZS‑8.1).
contra-no_deals = A match of no deals has no end (ZS‑8.1).
