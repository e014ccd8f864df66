picture-your-turn = 轮到你
picture-name-to-play = 轮到{ $name }
picture-beat = 压
picture-lead = 随便出
picture-over = 这一局结束了
picture-choosing = { $names }在选
picture-to-play = 该出牌
picture-to-beat = 要压
picture-to-choose = 该选
picture-passed = 过牌
picture-last-play = 最后一手
picture-place = 第{ $place }名
picture-pass = 过牌
picture-by = { $name }出
picture-leads = { $name }先出
picture-any = 任意牌型
picture-seat = { $seat }号座位
name-of-computer = { $name }（电脑）
name-at-seat = { $name }（{ $seat }号座位）
picture-deal = 第{ $deal }局
picture-out-first = { $name }赢
picture-void = 作废，不记分
picture-hands-left = 剩牌
picture-out = 出完，没有剩{ cards-word }
picture-no-hand = 手里没有{ cards-word }
picture-match-won = { $names }赢下本场
picture-match-shared = { $names }并列赢下本场
picture-match-total = { SIGNED($total) }，{ deals }
picture-deal-column = 本局
picture-match-column = 本场
picture-deal-won = 赢
picture-levels = 级
picture-before = 原来
picture-after = 现在
picture-reckoned =
    { $counts ->
        [yes] { $heading }：{ $sum } = { $p }
       *[no] { $heading }：{ $sum } = { SIGNED($p) }
    }
picture-sum = 合计
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
        [wins] 赢局
        [rating] 等级分
       *[points] 分
    }
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }
picture-curve-of-game = { game }，{ deals }
picture-curve-best = 最高{ SIGNED($p) }
picture-curve-low = 最低{ SIGNED($p) }
