alt-hand-can = 可以出：{ $cards }。
alt-hand-all = 每张{ card-word }都能出。
alt-said = { $said }。
alt-hand-others = 其他人：{ $others }。
alt-seat =
    { $turn ->
        [yes] 轮到{ $name }，{ $parts }。
       *[no] { $name }，{ $parts }。
    }
seat-rank = { $name }，{ $rank }
alt-end-out = 第{ $deal }局，{ $name }出完了。
alt-end-void = 第{ $deal }局作废：不记分。
alt-end-left = 剩牌：{ $hands }。
alt-end-account = 分数：{ $points }；合计{ SIGNED($sum) }。
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
alt-curve = { $name }，{ deals }：现在{ SIGNED($total) }，第{ $at }局最高{ SIGNED($best) }，第{ $deal }局最低{ SIGNED($lowest) }。
