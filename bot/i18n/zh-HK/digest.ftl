digest-heading = 上週
digest-days = { $start }至{ $end }：記了{ deals }。
digest-game =
    { $every ->
        [yes] **{ game }**（所有規則）：{ $places }
       *[no] **{ game }**（{ $rules }）：{ $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] 還在打：{ $tables }。
       *[other] 還在打：{ $tables }，另外{ $more }枱。
    }
digest-tables-there = { $channel }的{ $tables }號枱
