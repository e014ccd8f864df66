digest-heading = 先週
digest-days = { $start }～{ $end }：{ deals }を記録しました。
digest-game =
    { $every ->
        [yes] **{ game }**（すべてのルール）：{ $places }
       *[no] **{ game }**（{ $rules }）：{ $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] まだ続いているテーブル：{ $tables }。
       *[other] まだ続いているテーブル：{ $tables }、ほか{ $more }卓。
    }
digest-tables-there = { $channel }のテーブル{ $tables }
