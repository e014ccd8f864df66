digest-heading = 上周
digest-days = { $start }到{ $end }：记了{ deals }。
digest-game =
    { $every ->
        [yes] **{ game }**（所有玩法）：{ $places }
       *[no] **{ game }**（{ $rules }）：{ $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] 还在打：{ $tables }。
       *[other] 还在打：{ $tables }，另有{ $more }张桌。
    }
digest-tables-there = { $channel }的{ $tables }号桌
