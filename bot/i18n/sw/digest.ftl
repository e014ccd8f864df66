digest-heading = Wiki iliyopita
digest-days = { $start } hadi { $end }: { deals } kwenye daftari.
digest-game =
    { $every ->
        [yes] **{ game }** (kanuni tayari zote): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] Bado zinachezwa: { $tables }.
       *[other] Bado zinachezwa: { $tables } na nyingine { $more }.
    }
digest-tables-there =
    { $n ->
        [one] meza { $tables } kwenye { $channel }
       *[other] meza { $tables } kwenye { $channel }
    }
