digest-heading = Minggu lalu
digest-days = { $start } sampai { $end }: { deals } dicatat.
digest-game =
    { $every ->
        [yes] **{ game }** (semua paket aturan): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
digest-tables =
    { $more ->
        [0] Masih dimainkan: { $tables }.
       *[other] Masih dimainkan: { $tables } dan { $more } lainnya.
    }
digest-tables-there = meja { $tables } di { $channel }
