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
# $table: its number; $date: when the deal ended; $kind: practice counts on no leaderboard, nor in the balance.
entry =
    { $kind ->
        [practice] **{ gained }** · practice · { entry-deal }
        [correction] **{ SIGNED($p) }** · correction · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · balance { SIGNED($total) }
    }
entry-deal = { game }, table { NUMBER($table, useGrouping: 0) }, deal { $deal } · { $date }
ledger-page = Page { $page } of { $pages }
# In place of the picture of points, to whoever asks for too many.
points-not-drawn = No picture this time: that was a lot at once.
ledger-note = Points can’t be bought or given away.
# $window: week, month, season, all, or days: from $start to $end, either of which may be empty.
board-window =
    { $window ->
        [week] this week
        [month] this month
        [season] season { $season }
        [days] { board-days }
       *[all] all time
    }
board-days =
    { $bounds ->
        [from] since { $start }
        [to] up to { $end }
       *[both] { $start } to { $end }
    }
# $by: what the board ranks by; $where: server or channel.
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, in this channel
       *[server] { board-ranking }, { board-window }
    }
board-ranking =
    { $by ->
        [average] { game } by average
        [wins] { game } by wins
        [rating] { game } by rating
       *[points] { game }
    }
board-heading = Leaderboard · { board-of }
board-row = { $place }. **{ $name }** { board-sums }
board-row-tied = { $place }=. **{ $name }** { board-sums }
# $by: what the board ranks by, which comes first.
board-sums =
    { $by ->
        [average] { board-average } · { SIGNED($total) } · { deals } · { board-wins }
        [wins] { board-wins } · { SIGNED($total) } · { deals } · { board-average }
        [rating] { board-rating } · { board-rated }
       *[points] { SIGNED($total) } · { deals } · { board-wins } · { board-average }
    }
board-average = { SIGNED($average) } a deal
board-wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
board-you = You: place { $place }, { board-ranked }.
board-you-none = You have no deal here yet that counts.
# $least: from how many deals on an average is listed.
board-you-few = You: { deals }. Averages list who has at least { $least }.
# Which rule sets a board adds up.
board-rules = Rules: { $rules }.
board-rule-set =
    { $changed ->
        [yes] { $name } with changes
       *[no] { $name }
    }
# The last in a list of rule sets.
board-rules-more = { $n } more
board-rules-every = Rules: every set that was played. Their points may not compare.
board-others = Also played here: { $rules }. Choose with rules:.
board-empty = No deal counts here yet: it takes two people. /table open starts a table.
board-empty-few = Averages list people with { $least } deals. Nobody here has that many yet.

## One deal, its corrections, and seasons

deal-entries-heading = { game } · table { NUMBER($table, useGrouping: 0) }, deal { $deal }
deal-entry = **{ $name }** { gained }
deal-entry-computer = Seat { $seat }: computer, { $level }
# A correction: $actor is who made it.
deal-entry-corrected = **{ $name }** { SIGNED($p) }, corrected by { $actor }: { $reason }
# After the newest corrections of a deal. $n: how many were made before them.
deal-entries-earlier =
    { $n ->
        [one] … and 1 earlier correction: /ledger export has all of them.
       *[other] … and { $n } earlier corrections: /ledger export has all of them.
    }
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · practice
       *[no] { $date } · { $rules }
    }
deal-entries-seal = Seal of the shuffle: { $seal }
export-said =
    { $n ->
        [one] 1 entry, as a file for a spreadsheet. Times are UTC.
       *[other] { $n } entries, as a file for a spreadsheet. Times are UTC.
    }
season-begun = Season { $name } has begun.
    .note = What is booked from now on counts in it. /ledger season end closes it and posts its boards here.
season-over = Season { $name } is over.
