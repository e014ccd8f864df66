### Rules that do not go together (BT‑18.5): for each contradiction, why, and what would go. $first and $second: two options
### with their values; $first-option and $second-option: their names.

contra = `{ $first }` and `{ $second }` do not go together.

contra-tiles_suits = Tiles have colours in place of suits. Set `deck.suits` to `bygr`, or `deck.kind` to `std52` (BT‑18.5).
contra-cards_suits = Only tiles have these colours. Set `deck.suits` to an order of suits, or `deck.kind` to `lectio` (BT‑18.5).
contra-tiles_straights = Tiles have their own order of straights. Set `combo.straight_order` to `so-lectio`, or `deck.kind` to `std52` (BT‑18.5).
contra-cards_straights = Only tiles have this order of straights. Set another `combo.straight_order`, or `deck.kind` to `lectio` (BT‑18.5).
contra-tiles_seats = `deck.tile_max` names no tiles for so many players. Set `seats.count` to 3, 4 or 5 (BT‑18.5).
contra-tiles_redeal = With tiles no hand asks for a redeal. Switch `{ $second-option }` off, or set `deck.kind` to `std52` (BT‑18.5).
contra-tiles_instant = With tiles no hand wins at once. Switch `{ $second-option }` off, or set `deck.kind` to `std52` (BT‑18.5).
contra-tiles_ladder = No tiles make 10-J-Q-K-A. Set `cmp.quads_vs_sf` to `sf_over_quads`, or `deck.kind` to `std52` (BT‑18.5).
contra-tiles_base = Tiles left count by number alone. Set `score.base` to `cards`, or `deck.kind` to `std52` (BT‑18.5).
contra-pack_too_small = The pack has too few cards for that. Lower one of the two, or set `deal.hand_size` to `equal` (BT‑18.5).
contra-draw_without_stock = There is no stock to draw from. Set `rest.use` to `stock` and `rest.face` to `down`, or `stock.draw` to `none` (BT‑18.5).
contra-recycle_without_stock = There is no stock to make anew. Set `rest.use` to `stock` and `rest.face` to `down`, or `stock.recycle` to `false` (BT‑18.5).
contra-stock_empty = Every card is dealt, so none is left for a stock. Lower `deal.hand_size`, or set another `rest.use` (BT‑18.5).
contra-stock_shown = A stock lies face down. Set `rest.face` to `down`, or another `rest.use` (BT‑18.5).
contra-exchange_seats = This exchange is for another number of players. Change `seats.count`, or set `exchange.kind` to `none` (BT‑18.5).
contra-ranking_first_out = Only a deal that is played on has a finishing order. Set `end.mode` to `play_on`, or `exchange.ranking` to `points` (BT‑18.5).
contra-places_first_out = Places need a deal that is played on. Set `end.mode` to `play_on`, or another `score.settle` (BT‑18.5).
contra-nothing_counted = This settlement needs hands that count. Set `score.base` to `cards`, or `score.settle` to `pusoy`, `fixed_loser` or `places` (BT‑18.5).
contra-indonesia_settle = This count books each player’s own points. Set `score.settle` to `ledger`, or another `score.base` (BT‑18.5).
contra-indonesia_play_on = This count is for a deal that the first player out ends. Set `end.mode` to `first_out`, or another `score.base` (BT‑18.5).
contra-difference_base = A difference is one of cards. Set `score.base` to `cards`, or `score.tiers_on` to `hand` (BT‑18.5).
contra-difference_opener = A difference is between two players, not the opener’s alone. Set `score.tiers_apply` to `all`, or `score.tiers_on` to `hand` (BT‑18.5).
contra-difference_no_play = A difference alone chooses its multiplier. Set `score.no_play_mult` to `none`, or `score.tiers_on` to `hand` (BT‑18.5).
contra-difference_twos = A difference is not doubled by 2s. Set `{ $second-option }` to `1`, or `score.tiers_on` to `hand` (BT‑18.5).
contra-undeclared_two = The consequence is for one card only. Take 2 out of `last.declare`, or set `last.undeclared` to `nothing` (BT‑18.5).
contra-loses_play_on = A deal that an undeclared card loses is over at once. Set `end.mode` to `first_out`, or another `last.undeclared` (BT‑18.5).
contra-echo_extend = Both rule what follows when all have passed. Set one of them to `false` (BT‑18.5).
contra-target_nobody_gains = Here nobody gains, so no target is reached. Set `score.winner_bonus`, another `score.settle`, or another `match.end` (BT‑18.5).
contra-target_missing = The match has no target yet. Set `match.target`, or another `match.end` (BT‑18.5).
contra-deals_missing = The match has no number of deals yet. Set `match.deals`, or another `match.end` (BT‑18.5).
contra-chips_missing = Nobody has points to start with yet. Set `{ $second-option }`, or another `match.end` (BT‑18.5).
