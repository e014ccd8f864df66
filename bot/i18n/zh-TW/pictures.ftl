picture-your-turn = 輪到你
picture-name-to-play = 輪到{ $name }
picture-beat = 壓過
picture-lead = 先出，什麼都可以
picture-over = 這局結束了
picture-choosing = { $names }在選

picture-to-play = 出牌
picture-to-beat = 最大
picture-to-choose = 選擇
picture-passed = 過
picture-last-play = 最後一手
picture-place = 第{ $place }名

picture-pass = 過
picture-by = { $name }
picture-leads = { $name }先出
picture-any = 什麼牌型都可以

picture-seat = { $seat }號座位
name-of-computer = { $name }（電腦）
name-at-seat = { $name }（{ $seat }號座位）

picture-deal = 第{ $deal }局
picture-out-first = { $name }贏了
picture-void = 不算，沒有分
picture-hands-left = 剩下的牌
picture-out = { cards-word }出完了
picture-no-hand = 手上沒有{ cards-word }
picture-match-won = { $names }贏得這一場
picture-match-shared = { $names }並列第一
picture-match-total = { deals }，{ SIGNED($total) }

picture-deal-column = 這局
picture-match-column = 這場
picture-deal-won = 贏
picture-levels = 升級
picture-before = 原本
picture-after = 現在
picture-reckoned =
    { $counts ->
        [yes] { $heading }：{ $sum } = { $p }
       *[no] { $heading }：{ $sum } = { SIGNED($p) }
    }
picture-sum = 合計
picture-legend = + 得分 − 扣分

picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }，{ board-window }
    }
picture-board-course = 最近{ $n }局
picture-board-points =
    { $by ->
        [average] 每局
        [wins] 勝場
        [rating] 等級分
       *[points] 分數
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }

picture-curve-of-game = { game }，{ deals }
picture-curve-best = 最高{ SIGNED($p) }
picture-curve-low = 最低{ SIGNED($p) }
