### The weekly digest of a server.

digest-heading = Last week
# $start and $end: the days that it covers, as people type them.
digest-days = { $start } to { $end }: { deals } booked.
# The first places of a game, each made by digest-place. $every: whether all rule sets that were played are added up; else $rules are.
digest-game =
    { $every ->
        [yes] **{ game }** (every rule set): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
# A place, which no line break parts.
digest-place =
    { $tied ->
        [yes] { $place }=.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
       *[no] { $place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
    }
# The tables that play on, by channel, each part made by digest-tables-there. $more: how many others do.
digest-tables =
    { $more ->
        [0] Still being played: { $tables }.
       *[other] Still being played: { $tables } and { $more } more.
    }
# $tables: their numbers; $n: how many there are.
digest-tables-there =
    { $n ->
        [one] table { $tables } in { $channel }
       *[other] tables { $tables } in { $channel }
    }
