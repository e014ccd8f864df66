### Ledger and leaderboards.

ledger-heading = Ledger of { $name }
ledger-heading-game = Ledger of { $name } · { game }
balance =
    { $deals ->
        [0] { $name } has no finished deal here yet.
        [one] { $name }: **{ SIGNED($total) }** after 1 deal.
       *[other] { $name }: **{ SIGNED($total) }** after { $deals } deals.
    }
# $table: its number; $date: when the deal ended.
entry = **{ SIGNED($p) }** · { game }, table { NUMBER($table, useGrouping: 0) }, deal { $deal } · { $date } · balance { SIGNED($total) }
ledger-page = Page { $page } of { $pages }
ledger-note = Points can’t be bought or given away.
# $window: week, month, season or all.
board-window =
    { $window ->
        [week] this week
        [month] this month
        [season] this season
       *[all] all time
    }
board-heading = Leaderboard · { game }, { board-window }
board-row = { $place }. **{ $name }** { SIGNED($total) } · { deals }
board-row-tied = { $place }=. **{ $name }** { SIGNED($total) } · { deals }
board-you = You: place { $place }, { SIGNED($total) }.
board-you-none = You have no deal here yet.
board-empty = Nobody has finished a deal here yet. /table open starts a table.
