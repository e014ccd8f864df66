alt-hand-can = 你可以出：{ $cards }。
alt-hand-all = 每張{ card-word }都可以出。
alt-said = { $said }。
alt-hand-others = 其他人的手牌：{ $others }。
alt-seat =
    { $turn ->
        [yes] 輪到{ $name }，{ $parts }。
       *[no] { $name } { $parts }。
    }
seat-rank = { $name }，{ $rank }
alt-end-out = 第{ $deal }局，{ $name }出完。
alt-end-void = 第{ $deal }局作廢：沒有分。
alt-end-left = 剩下：{ $hands }。
alt-end-account = 分：{ $points }；合計{ SIGNED($sum) }。
alt-end-hand = { $name } { $cards }
alt-end-points = { $name } { gained }
alt-board = { board-of }：{ $rows }。
alt-board-row =
    { $by ->
        [average] { $place } { $name } { board-average }，{ deals }
        [wins] { $place } { $name } { board-wins }，{ deals }
        [rating] { $place } { $name } { board-rating }，{ board-rated }
       *[points] { $place } { $name } { SIGNED($total) }，{ deals }
    }
alt-curve = { $name }，{ deals }：現在{ SIGNED($total) }，最高{ SIGNED($best) }在第{ $at }局，最低{ SIGNED($lowest) }在第{ $deal }局。
