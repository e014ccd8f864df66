contra-tiles_suits = タイルにあるのは色で、スートではありません（BT‑18.5）。
contra-cards_suits = この色があるのはタイルだけです（BT‑18.5）。
contra-tiles_straights = タイルには専用のストレートの順があります（BT‑18.5）。
contra-cards_straights = このストレートの順はタイルだけのものです（BT‑18.5）。
contra-tiles_seats = この人数用のタイルが決まっていません（BT‑18.5）。
contra-tiles_redeal = タイルでは誰も配り直しを求められません（BT‑18.5）。
contra-tiles_instant = タイルに即勝ちの手札はありません（BT‑18.5）。
contra-tiles_ladder = タイルでは10-J-Q-K-Aが作れません（BT‑18.5）。
contra-tiles_base = 残ったタイルは枚数だけで数えます（BT‑18.5）。

contra-pack_too_small = それにはカードが足りません（BT‑18.5）。
contra-draw_without_stock = 引く山札がありません（BT‑18.5）。
contra-recycle_without_stock = 作り直す山札がありません（BT‑18.5）。
contra-stock_empty = カードをすべて配るので、山札が残りません（BT‑18.5）。
contra-stock_shown = 山札は伏せて置きます（BT‑18.5）。
contra-exchange_seats = この交換は別の人数用です（BT‑18.5）。

contra-ranking_first_out = 上がり順があるのは、最後まで続けるディールだけです（BT‑18.5）。
contra-places_first_out = 順位には、最後まで続けるディールが必要です（BT‑18.5）。
contra-nothing_counted = この精算には、カードの点が必要です（BT‑18.5）。
contra-indonesia_settle = この数え方では、各自が自分の点を記録します（BT‑18.5）。
contra-indonesia_play_on = この数え方は、誰かが上がれば終わるディール用です（BT‑18.5）。
contra-difference_base = 差は枚数で数えます（BT‑18.5）。
contra-difference_opener = 差は2人の間のもので、最初に出した人だけのものではありません（BT‑18.5）。
contra-difference_no_play = 倍は差だけで決まります（BT‑18.5）。
contra-difference_twos = 2で差は倍になりません（BT‑18.5）。

contra-undeclared_two = 宣言しないと困るのは最後の1枚だけです（BT‑18.5）。
contra-loses_play_on = 最後の1枚を宣言しないと、ディールはすぐ終わります（BT‑18.5）。
contra-echo_extend = どちらも、全員がパスした後のことを決めます（BT‑18.5）。
contra-target_nobody_gains = ここでは誰の点も増えないので、目標に届きません（BT‑18.5）。
contra-target_missing = マッチの目標がまだありません（BT‑18.5）。
contra-deals_missing = マッチのディール数がまだありません（BT‑18.5）。
contra-chips_missing = 最初の持ち点がまだありません（BT‑18.5）。
