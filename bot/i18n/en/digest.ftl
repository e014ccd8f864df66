### The weekly digest: a message that the bot posts in a server's channel, for all who read there. A line a game.
### *Last week · 2026-03-02 to 2026-03-08: 41 deals booked. · Big Two (every rule set): 1. Mei +30 · 2. Kai +4*

digest-heading = Last week
# $start and $end: the days that it covers, as people type them.
digest-days = { $start } to { $end }: { deals } booked.
# $places: the first places, made by digest-place. $every: whether all rule sets that were played are added up (yes, no);
# else $rules are.
digest-game =
    { $every ->
        [yes] **{ game }** (every rule set): { $places }
       *[no] **{ game }** ({ $rules }): { $places }
    }
# A place, which no line break parts.
digest-place = { board-place }.{ "\u00A0" }{ $name }{ "\u00A0" }{ SIGNED($total) }
# The tables that play on, by channel, each part made by digest-tables-there. $more: how many others do.
digest-tables =
    { $more ->
        [0] Still being played: { $tables }.
       *[other] Still being played: { $tables } and { $more } more.
    }
# $tables: their numbers, parted by commas; $n: how many there are; $channel: a link.
digest-tables-there =
    { $n ->
        [one] table { $tables } in { $channel }
       *[other] tables { $tables } in { $channel }
    }
