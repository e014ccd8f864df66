picture-wins-at-once = { $name }立刻赢
alt-end-at-once = 第{ $deal }局，{ $name }立刻赢。
deal-lost = 第{ $deal }局没有人赢：{ $name }最后一张{ card-word }没报单就出完了。
deal-counted = 罚分：{ $each }。
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = 加起来：{ $each }。
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
deal-multiplied = { $each }。
deal-multiplier =
    { $why ->
        [opener] 先出的人剩{ $n }张{ cards-word }起，×{ $times }
        [unplayed] 一张{ card-word }没出，×{ $times }
        [twos] 每剩一张2，×{ $times }
        [finish] 用2收尾，大家都×{ $times }
       *[tier] 剩{ $n }张{ cards-word }起，×{ $times }
    }
picture-multiplier =
    { $why ->
        [opener] ×{ $times }：先出的人，剩{ $n }张{ cards-word }起
        [unplayed] ×{ $times }：一张没出
        [twos] ×{ $times }：每剩一张2
        [finish] ×{ $times }：用2收尾
       *[tier] ×{ $times }：剩{ $n }张{ cards-word }起
    }
