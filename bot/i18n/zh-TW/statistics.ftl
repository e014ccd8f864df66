command-stats = 一個人打下來的成績：勝場、最好和最差、對手、等級分
option-member-stats = 誰的統計；不填就是你的
choice-by-rating = 等級分

stats-heading = { $name }的統計 · { game }
stats-none = { $name }還沒在這裡跟別人打完一局{ game }。
stats-sums = **{ deals }**，贏{ $wins }局（{ $percent }%）。總共**{ SIGNED($total) }**，每局{ SIGNED($average) }。
stats-ends = 最好的一局{ SIGNED($best) }（{ NUMBER($table, useGrouping: 0) }號桌，第{ $deal }局），最差{ SIGNED($worst) }（{ NUMBER($at, useGrouping: 0) }號桌，第{ $number }局）。
stats-ahead = { $n }局中有{ $times }局分數比{ $name }高。
stats-behind = { $n }局中有{ $times }局分數比{ $name }低。
stats-rating =
    { $listed ->
        [yes] 等級分**{ NUMBER($rating, useGrouping: 0) }**，{ board-rated }。
       *[no] 等級分**{ NUMBER($rating, useGrouping: 0) }**，{ board-rated }。滿{ $least }局才上排行榜。
    }
stats-note = 練習不算在內。

picture-stats-won = 贏{ $wins }局
picture-stats-average = 每局
picture-stats-best = 最好的一局
picture-stats-worst = 最差的一局
picture-stats-rating = 等級分，{ deals }
picture-stats-percent = { $percent }%

board-rating = 等級分{ NUMBER($rating, useGrouping: 0) }
board-rated = { $deals }局算等級分
board-ratings = 所有玩法的等級分局都算。同一批人一天的第二局算一半，第三局算三分之一。
board-you-unlisted =
    { $deals ->
        [0] 你在這裡還沒有等級分局。
       *[other] 你：{ board-rated }。至少{ $least }局才列出等級分。
    }
board-empty-ratings = 這裡還沒有人打滿{ $least }局算等級分的局。用 /牌桌 開桌 加 等級分: 開等級分桌。
err-board-rating = 等級分算整個伺服器、全部時間、所有玩法。
    .note = 不要填 期間:、從:、到:、規則: 和 範圍:。
