picture-your-turn = 出番です
picture-name-to-play = { $name }さんの番
picture-beat = 場
picture-lead = 何でもリード可
picture-over = ディール終了
picture-choosing = { $names }さんが選んでいます

picture-to-play = 出番
picture-to-beat = 場のカード
picture-to-choose = 選択中
picture-passed = パス
picture-last-play = 最後の手
picture-place =
    { $place ->
        [1] 1位
        [2] 2位
        [3] 3位
       *[other] { $place }位
    }

picture-pass = パス
picture-by = { $name }さん
picture-leads = { $name }さんがリード
picture-any = どの役でも可

picture-seat = 席{ $seat }
name-of-computer = { $name }（コンピューター）
name-at-seat = { $name }（席{ $seat }）

picture-deal = ディール{ $deal }
picture-out-first = { $name }さんの勝ち
picture-void = 無効、点なし
picture-hands-left = 残りの手札
picture-out = 上がり、{ cards-word }なし
picture-no-hand = 手札に{ cards-word }なし
picture-match-won = { $names }さんがマッチに勝利
picture-match-shared = { $names }さんの引き分け
picture-match-total = { SIGNED($total) }、{ deals }

picture-deal-column = ディール
picture-match-column = マッチ
picture-deal-won = 勝ち
picture-levels = 昇級
picture-before = 前
picture-after = 今
picture-reckoned =
    { $counts ->
        [yes] { $heading }：{ $sum } = { $p }
       *[no] { $heading }：{ $sum } = { SIGNED($p) }
    }
picture-sum = 合計
picture-legend = + 受け取る − 払う

picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }、{ board-window }
    }
picture-board-course = 最近{ $n }ディール
picture-board-points =
    { $by ->
        [average] 平均
        [wins] 勝ち数
        [rating] レーティング
       *[points] 点
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }

picture-curve-of-game = { deals }、{ game }
picture-curve-best = 最高 { SIGNED($p) }
picture-curve-low = 最低 { SIGNED($p) }
