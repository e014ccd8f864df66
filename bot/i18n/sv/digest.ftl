digest-heading = Förra veckan
digest-days = { $start } till { $end }: { deals } bokförda.
digest-game =
    { $every ->
        [yes] **{ game }** (alla regelpaket): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] Spelas fortfarande: { $tables }.
       *[other] Spelas fortfarande: { $tables } och { $more } till.
    }
digest-tables-there =
    { $n ->
        [one] bord { $tables } i { $channel }
       *[other] borden { $tables } i { $channel }
    }
