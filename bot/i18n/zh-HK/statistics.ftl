command-stats = 一個成員的牌局成績：贏局、最好最差、對手、排位分
option-member-stats = 誰的統計；不填即你的
choice-by-rating = 排位分
stats-heading = { $name }的統計 · { game }
stats-none = { $name }在這裏還沒有與人打完過一局{ game }。
stats-sums = **{ deals }**，贏{ $wins }局（{ $percent }%）。合計**{ SIGNED($total) }**，每局{ SIGNED($average) }。
stats-ends = 最好一局{ SIGNED($best) }（{ NUMBER($table, useGrouping: 0) }號枱第{ $deal }局），最差{ SIGNED($worst) }（{ NUMBER($at, useGrouping: 0) }號枱第{ $number }局）。
stats-ahead = { $n }局之中，{ $times }局多分過{ $name }。
stats-behind = { $n }局之中，{ $times }局少分過{ $name }。
stats-rating =
    { $listed ->
        [yes] 排位分**{ NUMBER($rating, useGrouping: 0) }**，打了{ board-rated }。
       *[no] 排位分**{ NUMBER($rating, useGrouping: 0) }**，打了{ board-rated }。打夠{ $least }局才列入排行榜。
    }
stats-note = 練習不計在這裏。
picture-stats-won = 贏{ $wins }局
picture-stats-average = 每局
picture-stats-best = 最好一局
picture-stats-worst = 最差一局
picture-stats-rating = 排位分，{ deals }
picture-stats-percent = { $percent }%
board-rating = 排位分{ NUMBER($rating, useGrouping: 0) }
board-rated = { $deals }局排位局
board-ratings = 計所有規則的排位局。同一班人同一日的第二局計一半，第三局計三分之一。
board-you-unlisted =
    { $deals ->
        [0] 你在這裏還沒有打過排位局。
       *[other] 你：{ board-rated }。最少{ $least }局才列入排位分。
    }
board-empty-ratings = 這裏還沒有人打夠{ $least }局排位局。/table open 加 rated: 就開排位枱。
err-board-rating = 排位分計整個伺服器、全部時間和所有規則。
    .note = 不填 window:、from:、to:、rules: 和 scope:。
