### Rules that do not go together (BT‑18.5): for each contradiction why; what would go is told from the ways that it has.

# $first and $second: options with their values.
contra = `{ $first }` and `{ $second }` do not go together.

contra-tiles_suits = Tiles have colours in place of suits (BT‑18.5).
contra-cards_suits = Only tiles have these colours (BT‑18.5).
contra-tiles_straights = Tiles have their own order of straights (BT‑18.5).
contra-cards_straights = Only tiles have this order of straights (BT‑18.5).
contra-tiles_seats = `deck.tile_max` names no tiles for so many players (BT‑18.5).
contra-tiles_redeal = With tiles no hand asks for a redeal (BT‑18.5).
contra-tiles_instant = With tiles no hand wins at once (BT‑18.5).
contra-tiles_ladder = No tiles make 10-J-Q-K-A (BT‑18.5).
contra-tiles_base = Tiles left count by number alone (BT‑18.5).
contra-pack_too_small = The pack has too few cards for that (BT‑18.5).
contra-draw_without_stock = There is no stock to draw from (BT‑18.5).
contra-recycle_without_stock = There is no stock to make anew (BT‑18.5).
contra-stock_empty = Every card is dealt, so none is left for a stock (BT‑18.5).
contra-stock_shown = A stock lies face down (BT‑18.5).
contra-exchange_seats = This exchange is for another number of players (BT‑18.5).
contra-ranking_first_out = Only a deal that is played on has a finishing order (BT‑18.5).
contra-places_first_out = Places need a deal that is played on (BT‑18.5).
contra-nothing_counted = This settlement needs hands that count (BT‑18.5).
contra-indonesia_settle = This count books each player’s own points (BT‑18.5).
contra-indonesia_play_on = This count is for a deal that the first player out ends (BT‑18.5).
contra-difference_base = A difference is one of cards (BT‑18.5).
contra-difference_opener = A difference is between two players, not the opener’s alone (BT‑18.5).
contra-difference_no_play = A difference alone chooses its multiplier (BT‑18.5).
contra-difference_twos = A difference is not doubled by 2s (BT‑18.5).
contra-undeclared_two = The consequence is for one card only (BT‑18.5).
contra-loses_play_on = A deal that an undeclared card loses is over at once (BT‑18.5).
contra-echo_extend = Both rule what follows when all have passed (BT‑18.5).
contra-target_nobody_gains = Here nobody gains, so no target is reached (BT‑18.5).
contra-target_missing = The match has no target yet (BT‑18.5).
contra-deals_missing = The match has no number of deals yet (BT‑18.5).
contra-chips_missing = Nobody has points to start with yet (BT‑18.5).

# $why: one of the sentences above; $ways: made by ways-setting, ways-together and ways-either.
ways-out = { $why } Set { $ways }.
ways-setting = `{ $option }` to { $value }
# $first: one or more, parted by commas; $last: one more.
ways-values = { $first } or { $last }
ways-together = { $first } and { $last }
ways-either = { $first }, or { $last }
