contra-tiles_suits = 牌塊有顏色，沒有花色（BT‑18.5）。
contra-cards_suits = 只有牌塊有這些顏色（BT‑18.5）。
contra-tiles_straights = 牌塊的順子有自己的大小（BT‑18.5）。
contra-cards_straights = 只有牌塊的順子這樣排大小（BT‑18.5）。
contra-tiles_seats = 這麼多人玩時，沒有定牌塊的數目（BT‑18.5）。
contra-tiles_redeal = 用牌塊時不能要求重新發牌（BT‑18.5）。
contra-tiles_instant = 用牌塊時沒有直接贏的手牌（BT‑18.5）。
contra-tiles_ladder = 牌塊湊不出10-J-Q-K-A（BT‑18.5）。
contra-tiles_base = 剩的牌塊只算張數（BT‑18.5）。

contra-pack_too_small = 牌不夠發（BT‑18.5）。
contra-draw_without_stock = 沒有牌堆可以抽（BT‑18.5）。
contra-recycle_without_stock = 沒有牌堆可以重洗（BT‑18.5）。
contra-stock_empty = 牌全部發完，沒有剩下的當牌堆（BT‑18.5）。
contra-stock_shown = 牌堆是蓋著的（BT‑18.5）。
contra-exchange_seats = 這種換牌要的人數不同（BT‑18.5）。

contra-ranking_first_out = 繼續打到底的局才有出完的順序（BT‑18.5）。
contra-places_first_out = 要有名次就得繼續打到底（BT‑18.5）。
contra-nothing_counted = 這種結算要剩牌算分（BT‑18.5）。
contra-indonesia_settle = 這種算法是各記各的分（BT‑18.5）。
contra-indonesia_play_on = 這種算法要有人出完就結束（BT‑18.5）。
contra-difference_base = 差數算的是張數（BT‑18.5）。
contra-difference_opener = 差數是兩個人之間的，不只是先出者的（BT‑18.5）。
contra-difference_no_play = 倍數只看差數（BT‑18.5）。
contra-difference_twos = 2不會讓差數加倍（BT‑18.5）。

contra-undeclared_two = 只有最後一張沒喊才有後果（BT‑18.5）。
contra-loses_play_on = 最後一張沒喊，這局就馬上結束（BT‑18.5）。
contra-echo_extend = 兩項都在規定大家都過之後怎麼辦（BT‑18.5）。
contra-target_nobody_gains = 這裡沒有人會加分，所以達不到目標（BT‑18.5）。
contra-target_missing = 還沒定這一場的目標（BT‑18.5）。
contra-deals_missing = 還沒定這一場打幾局（BT‑18.5）。
contra-chips_missing = 還沒定開始時有幾分（BT‑18.5）。
