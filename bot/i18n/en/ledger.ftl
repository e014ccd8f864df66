### Ledger and leaderboards.

ledger-heading = Ledger of { $name }
ledger-heading-game = Ledger of { $name } · { game }
balance =
    { $deals ->
        [0] { $name } hasn’t finished a deal with others here yet.
        [one] { $name }: **{ SIGNED($total) }** after 1 deal.
       *[other] { $name }: **{ SIGNED($total) }** after { $deals } deals.
    }
# Deals that count on no leaderboard.
balance-practice =
    { $deals ->
        [one] Practice: **{ SIGNED($total) }** after 1 deal. It counts on no leaderboard.
       *[other] Practice: **{ SIGNED($total) }** after { $deals } deals. They count on no leaderboard.
    }
# $table: its number; $date: when the deal ended; $practice: whether it counts on no leaderboard, nor in the balance.
entry =
    { $practice ->
        [yes] **{ gained }** · practice · { entry-deal }
       *[no] **{ gained }** · { entry-deal } · balance { SIGNED($total) }
    }
entry-deal = { game }, table { NUMBER($table, useGrouping: 0) }, deal { $deal } · { $date }
ledger-page = Page { $page } of { $pages }
# In place of the picture of points, to whoever asks for too many.
points-not-drawn = No picture this time: that was a lot at once.
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
board-you-none = You have no deal here yet that counts.
board-empty = No deal counts here yet: it takes two people. /table open starts a table.
