picture-your-turn = 輪到你
picture-name-to-play = 輪到{ $name }
picture-beat = 要大過
picture-lead = 任出
picture-over = 這局打完了
picture-choosing = { $names }正在揀
picture-to-play = 輪到
picture-to-beat = 要大過
picture-to-choose = 正在揀
picture-passed = 過
picture-last-play = 最後一手
picture-place = 第{ $place }名
picture-pass = 過
picture-by = { $name }出
picture-leads = { $name }先出
picture-any = 任何牌型
picture-seat = { $seat }號座位
name-of-computer = { $name }（電腦）
name-at-seat = { $name }（{ $seat }號座位）
picture-deal = 第{ $deal }局
picture-out-first = { $name }贏
picture-void = 作廢，沒有分
picture-hands-left = 剩下的牌
picture-out = 出完，沒有{ cards-word }剩
picture-no-hand = 沒有{ cards-word }
picture-match-won = { $names }贏了這場
picture-match-shared = { $names }並列贏了這場
picture-match-total = { deals }，{ SIGNED($total) }
picture-deal-column = 這局
picture-match-column = 這場
picture-deal-won = 贏
picture-levels = 升級
picture-before = 之前
picture-after = 現在
picture-reckoned =
    { $counts ->
        [yes] { $heading }：{ $sum } = { $p }
       *[no] { $heading }：{ $sum } = { SIGNED($p) }
    }
picture-sum = 合計
picture-legend = + 得 − 失
picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }，{ board-window }
    }
picture-board-course = 最近{ $n }局
picture-board-points =
    { $by ->
        [average] 每局
        [wins] 贏局
        [rating] 排位分
       *[points] 分
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }
picture-curve-of-game = { deals }，{ game }
picture-curve-best = 最高{ SIGNED($p) }
picture-curve-low = 最低{ SIGNED($p) }
