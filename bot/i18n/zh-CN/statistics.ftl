command-stats = 一个人打得怎么样：赢的局、最好最差、对手、等级分
option-member-stats = 谁的统计；不填就是你的
choice-by-rating = 等级分
stats-heading = { $name }的统计 · { game }
stats-none = { $name }在这里还没和别人打完一局{ game }。
stats-sums = **{ deals }**，赢{ $wins }局（{ $percent }%）。共**{ SIGNED($total) }**，每局{ SIGNED($average) }。
stats-ends = 最好一局{ SIGNED($best) }（{ NUMBER($table, useGrouping: 0) }号桌第{ $deal }局），最差{ SIGNED($worst) }（{ NUMBER($at, useGrouping: 0) }号桌第{ $number }局）。
stats-ahead = 和{ $name }同打{ $n }局，{ $times }局比对方分多。
stats-behind = 和{ $name }同打{ $n }局，{ $times }局比对方分少。
stats-rating =
    { $listed ->
        [yes] 等级分**{ NUMBER($rating, useGrouping: 0) }**，打了{ board-rated }。
       *[no] 等级分**{ NUMBER($rating, useGrouping: 0) }**，打了{ board-rated }。打满{ $least }局才上榜。
    }
stats-note = 练习局不算在内。
picture-stats-won = 赢{ $wins }局
picture-stats-average = 每局
picture-stats-best = 最好一局
picture-stats-worst = 最差一局
picture-stats-rating = 等级分，{ deals }
picture-stats-percent = { $percent }%
board-rating = 等级分{ NUMBER($rating, useGrouping: 0) }
board-rated = { $deals }局等级赛
board-ratings = 算所有玩法的等级赛。同样几个人一天里的第二局算一半，第三局算三分之一。
board-you-unlisted =
    { $deals ->
        [0] 你在这里还没打过等级赛。
       *[other] 你：{ board-rated }。打满{ $least }局才上等级分榜。
    }
board-empty-ratings = 这里还没有人打满{ $least }局等级赛。用 /牌桌 开桌 加 等级分: 开计等级分的桌。
err-board-rating = 等级分算整个服务器、全部时间、所有玩法。
    .note = 请去掉 时间:、从:、到:、规则: 和 范围:。
