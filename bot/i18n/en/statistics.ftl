### /stats: what somebody's deals of a game came to.

command-stats = What a member’s deals came to: wins, best and worst, rivals, rating
option-member-stats = Whose statistics; yours if left out

stats-heading = Statistics of { $name } · { game }
stats-none = { $name } hasn’t finished a deal of { game } with others here yet.
# $percent: how many of a hundred deals were won.
stats-sums = **{ deals }**, { $wins } won ({ $percent }%). **{ SIGNED($total) }** in all, { SIGNED($average) } a deal.
# Two deals, each with the number of its table and its own.
stats-ends = Best deal { SIGNED($best) } (table { NUMBER($table, useGrouping: 0) }, deal { $deal }), worst { SIGNED($worst) } (table { NUMBER($at, useGrouping: 0) }, deal { $number }).
# Of everybody at the same deals, the one of whom they were most often ahead, or behind.
stats-ahead = More points than { $name } in { $times } of { $n } deals.
stats-behind = Fewer points than { $name } in { $times } of { $n } deals.
# $listed: whether boards list it; $least: from how many rated deals on.
stats-rating =
    { $listed ->
        [yes] Rating **{ NUMBER($rating, useGrouping: 0) }** after { $n } rated deals.
       *[no]
            { $n ->
                [one] Rating **{ NUMBER($rating, useGrouping: 0) }** after 1 rated deal. Boards list it from { $least } on.
               *[other] Rating **{ NUMBER($rating, useGrouping: 0) }** after { $n } rated deals. Boards list it from { $least } on.
            }
    }
stats-note = Practice doesn’t count here.

# On the picture, each below a number.
picture-stats-won = { $wins } won
picture-stats-average = a deal
picture-stats-best = best deal
picture-stats-worst = worst deal
picture-stats-rating =
    { $n ->
        [one] rating, 1 deal
       *[other] rating, { $n } deals
    }
picture-stats-points = { SIGNED($p) }
picture-stats-percent = { $percent }%
picture-stats-number = { NUMBER($rating, useGrouping: 0) }

## Leaderboards by rating

choice-by-rating = rating
board-rating = rating { NUMBER($rating, useGrouping: 0) }
board-rated =
    { $deals ->
        [one] 1 rated deal
       *[other] { $deals } rated deals
    }
board-ratings = From rated deals by every rule set. The same people’s second deal on a day counts half, their third a third.
# $n: how many rated deals the reader has; boards list who has $least.
board-you-unlisted =
    { $n ->
        [0] You have no rated deal here yet.
        [one] You: 1 rated deal. Ratings list who has at least { $least }.
       *[other] You: { $n } rated deals. Ratings list who has at least { $least }.
    }
board-empty-ratings = Nobody has { $least } rated deals here yet. /table open with rated: starts a rated table.
picture-board-rating = { NUMBER($rating, useGrouping: 0) }
err-board-rating = Ratings are of the whole server, all time and every rule set.
    .note = Leave window:, from:, to:, rules: and scope: out.
