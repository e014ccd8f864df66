### Ledger and leaderboards: what somebody's deals brought, in the channel or to the asker alone.

## /ledger show: *Ledger of Mei · Big Two*, *Mei: +37 after 12 deals.*, *+5 · Big Two, table 3, deal 2 · 01/03 · balance +37*

ledger-heading = Ledger of { $name }
ledger-heading-game = Ledger of { $name } · { game }
balance =
    { $deals ->
        [0] { $name } hasn’t finished a deal with others here yet.
       *[other] { $name }: **{ SIGNED($total) }** after { deals }.
    }
# Deals that count on no leaderboard.
balance-practice = Practice, on no leaderboard: **{ SIGNED($total) }** after { deals }.
# A line a deal. $table: its number; $date: when it ended; $kind: practice (which counts neither on a leaderboard nor in
# the balance), correction (of its points, by an admin) or deal; $total: the balance after it.
entry =
    { $kind ->
        [practice] **{ gained }** · practice · { entry-deal }
        [correction] **{ SIGNED($p) }** · correction · { entry-deal }
       *[deal] **{ gained }** · { entry-deal } · balance { SIGNED($total) }
    }
entry-deal = { game }, table { NUMBER($table, useGrouping: 0) }, deal { $deal } · { $date }
# Below a list of several pages.
ledger-page = Page { $page } of { $pages }
# In place of the picture of points, to whoever asks for too many.
points-not-drawn = No picture this time: that was a lot at once.
ledger-note = Points can’t be bought or given away.

## Leaderboards: *Leaderboard · Big Two by wins, this week · 1. Mei 5 wins · +30 · 12 deals · +2.5 a deal*

# $window: week, month, season (called $season), all, or days.
board-window =
    { $window ->
        [week] this week
        [month] this month
        [season] season { $season }
        [days] { board-days }
       *[all] all time
    }
# $bounds: which of $start and $end are given: from, to or both. They are days as people type them: 2026-03-02.
board-days =
    { $bounds ->
        [from] since { $start }
        [to] up to { $end }
       *[both] { $start } to { $end }
    }
# $where: server or channel.
board-of =
    { $where ->
        [channel] { board-ranking }, { board-window }, in this channel
       *[server] { board-ranking }, { board-window }
    }
# $by: what the board ranks by.
board-ranking =
    { $by ->
        [average] { game } by average
        [wins] { game } by wins
        [rating] { game } by rating
       *[points] { game }
    }
board-heading = Leaderboard · { board-of }
# A place, which others may share ($tied: yes, no); also in pictures, where there is room for three characters.
board-place =
    { $tied ->
        [yes] { $place }=
       *[no] { $place }
    }
board-row = { board-place }. **{ $name }** { board-sums }
# What the board ranks by comes first.
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
# In board-you.
board-ranked =
    { $by ->
        [average] { board-average }
        [wins] { board-wins }
        [rating] { board-rating }
       *[points] { SIGNED($total) }
    }
# The reader's own place, small below the others.
board-you = You: place { $place }, { board-ranked }.
board-you-none = You have no deal here yet that counts.
# $least: from how many deals on an average is listed.
board-you-few = You: { deals }. Averages list who has at least { $least }.
# Which rule sets a board adds up; $rules: made by board-rule-set, parted by semicolons.
board-rules = Rules: { $rules }.
# $changed (yes, no): whether the server changed the rule set called $name.
board-rule-set =
    { $changed ->
        [yes] { $name } with changes
       *[no] { $name }
    }
# The last in a list of rule sets.
board-rules-more = { $n } more
# In place of board-rules.
board-rules-every = Rules: every set that was played. Their points may not compare.
# $rules: as in board-rules.
board-others = Also played here: { $rules }. Choose with rules:.
# Where the board has no place.
board-empty = No deal counts here yet: it takes two people. /table open starts a table.
board-empty-few = Averages list people with { $least } deals. Nobody here has that many yet.

## One deal and its corrections, a line a seat: *Big Two · table 3, deal 2*, *Mei +5*, *Mei −2, corrected by Kai: misdeal*

deal-entries-heading = { game } · table { NUMBER($table, useGrouping: 0) }, deal { $deal }
deal-entry = **{ $name }** { gained }
# In place of a name; a computer has none here. $level: how well it plays.
deal-entry-computer =
    { $level ->
        [gentle] Seat { $seat }: computer, gentle
        [sharp] Seat { $seat }: computer, sharp
       *[casual] Seat { $seat }: computer, casual
    }
# A correction: $actor is who made it.
deal-entry-corrected = **{ $name }** { SIGNED($p) }, corrected by { $actor }: { $reason }
# After the newest corrections of a deal. $n: how many were made before them.
deal-entries-earlier =
    { $n ->
        [one] … and 1 earlier correction: /ledger export has all of them.
       *[other] … and { $n } earlier corrections: /ledger export has all of them.
    }
# $date: when it was played; $rules: how the rule set is called.
deal-entries-played =
    { $practice ->
        [yes] { $date } · { $rules } · practice
       *[no] { $date } · { $rules }
    }
# $seal: the first and last digits of a number that fixes the shuffle.
deal-entries-seal = Seal of the shuffle: { $seal }

## /ledger export, /ledger season start and /ledger season end, to an admin

# $n: how many entries; the file is attached.
export-said =
    { $n ->
        [one] 1 entry, as a file for a spreadsheet. Times are UTC.
       *[other] { $n } entries, as a file for a spreadsheet. Times are UTC.
    }
# $name: of the season, as the admin typed it; .note small below it.
season-begun = Season { $name } has begun.
    .note = What is booked from now on counts in it. /ledger season end closes it and posts its boards here.
season-over = Season { $name } is over.
