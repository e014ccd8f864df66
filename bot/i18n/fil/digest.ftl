digest-heading = Nakaraang linggo
digest-days = { $start } hanggang { $end }: { deals } ang naitala.
digest-game =
    { $every ->
        [yes] **{ game }** (lahat ng preset): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] Nilalaro pa: { $tables }.
       *[other] Nilalaro pa: { $tables } at { $more } pa.
    }
digest-tables-there =
    { $n ->
        [1] lamesa { $tables } sa { $channel }
       *[other] mga lamesa { $tables } sa { $channel }
    }
