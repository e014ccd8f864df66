digest-heading = Letzte Woche
digest-days = { $start } bis { $end }: { deals } gebucht.
digest-game =
    { $every ->
        [yes] **{ game }** (jeder Regelsatz): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] Noch im Gange: { $tables }.
       *[other] Noch im Gange: { $tables } und { $more } weitere.
    }
digest-tables-there =
    { $n ->
        [one] Tisch { $tables } in { $channel }
       *[other] Tische { $tables } in { $channel }
    }
