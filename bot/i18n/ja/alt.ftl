alt-hand-can = 出せる手：{ $cards }。
alt-hand-all = どの{ card-word }も出せます。
alt-said = { $said }。
alt-hand-others = ほかの手札：{ $others }。

alt-seat =
    { $turn ->
        [yes] { $name }の番、{ $parts }。
       *[no] { $name } { $parts }。
    }
seat-rank = { $name }、{ $rank }

alt-end-out = ディール{ $deal }、{ $name }さんが上がりました。
alt-end-void = ディール{ $deal }は無効で、点はありません。
alt-end-left = 残り：{ $hands }。
alt-end-account = 点：{ $points }；合計{ SIGNED($sum) }。
alt-end-hand = { $name } { $cards }
alt-end-points = { $name } { gained }

alt-board = { board-of }：{ $rows }。
alt-board-row =
    { $by ->
        [average] { $place } { $name } { board-average }、{ deals }
        [wins] { $place } { $name } { board-wins }、{ deals }
        [rating] { $place } { $name } { board-rating }、{ board-rated }
       *[points] { $place } { $name } { SIGNED($total) }、{ deals }
    }
alt-curve = { $name }さん、{ deals }：今{ SIGNED($total) }、最高は{ $at }ディール目の{ SIGNED($best) }、最低は{ $deal }ディール目の{ SIGNED($lowest) }。
