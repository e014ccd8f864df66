### Why two options do not go together, each one sentence with its number. Whoever changes rules by /rules set reads it
### as a small line, between the two options and the way out: “These don’t go together: The pack: tiles in four colours,
### and Order of the suits: ♠, ♥, ♣, ♦, highest first.” – “Tiles have colours, not suits (BT‑18.5).” – “Set …”.

## Tiles: the pack of Lectio, numbers in four colours instead of cards in four suits

contra-tiles_suits = Tiles have colours, not suits (BT‑18.5).
contra-cards_suits = Only tiles have these colours (BT‑18.5).
contra-tiles_straights = Tiles have their own order of straights (BT‑18.5).
contra-cards_straights = Only tiles have this order of straights (BT‑18.5).
contra-tiles_seats = The tiles aren’t set for so many players (BT‑18.5).
contra-tiles_redeal = With tiles nobody can ask for a redeal (BT‑18.5).
contra-tiles_instant = With tiles no hand wins at once (BT‑18.5).
contra-tiles_ladder = No tiles make 10-J-Q-K-A (BT‑18.5).
contra-tiles_base = Tiles left count by number alone (BT‑18.5).

## Cards dealt, left over, drawn and exchanged

contra-pack_too_small = The pack has too few cards for that (BT‑18.5).
contra-draw_without_stock = There is no stock to draw from (BT‑18.5).
contra-recycle_without_stock = There is no stock to renew (BT‑18.5).
contra-stock_empty = Every card is dealt, so none is left for a stock (BT‑18.5).
contra-stock_shown = A stock lies face down (BT‑18.5).
contra-exchange_seats = This exchange is for another number of players (BT‑18.5).

## The end of a deal, and what it counts

contra-ranking_first_out = Only a deal that is played on has a finishing order (BT‑18.5).
contra-places_first_out = Places need a deal that is played on (BT‑18.5).
contra-nothing_counted = This settlement needs cards that count (BT‑18.5).
contra-indonesia_settle = This count books each player’s own points (BT‑18.5).
contra-indonesia_play_on = This count needs a deal that ends when somebody goes out (BT‑18.5).
contra-difference_base = The difference is counted in cards (BT‑18.5).
contra-difference_opener = A difference is between two players, not the opener’s alone (BT‑18.5).
contra-difference_no_play = The difference alone sets the multiplier (BT‑18.5).
contra-difference_twos = 2s don’t double a difference (BT‑18.5).

## The last card, passing, the match

contra-undeclared_two = Only a single last card has a consequence (BT‑18.5).
contra-loses_play_on = An undeclared last card ends the deal at once (BT‑18.5).
contra-echo_extend = Both decide what happens when all have passed (BT‑18.5).
contra-target_nobody_gains = Here nobody gains, so no target is reached (BT‑18.5).
contra-target_missing = The match has no target yet (BT‑18.5).
contra-deals_missing = The match has no number of deals yet (BT‑18.5).
contra-chips_missing = Nobody has points to start with yet (BT‑18.5).
