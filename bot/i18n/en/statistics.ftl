### /stats: what somebody's deals of a game came to. In the channel, or to the asker alone.

## What Discord lists: descriptions, at most 100 characters, no markup

command-stats = What a member’s deals came to: wins, best and worst, rivals, rating
option-member-stats = Whose statistics; yours if left out
# A way to rank a leaderboard, in a list beside average, points and wins.
choice-by-rating = rating

## The answer, a line each: *12 deals, 5 won (42%). +30 in all, +2.5 a deal.* It is also the picture's alt text.

stats-heading = Statistics of { $name } · { game }
stats-none = { $name } hasn’t finished a deal of { game } with others here yet.
# $percent: how many of a hundred deals were won.
stats-sums = **{ deals }**, { $wins } won ({ $percent }%). **{ SIGNED($total) }** in all, { SIGNED($average) } a deal.
# Two deals: the best is deal $deal of table $table, the worst deal $number of table $at.
stats-ends = Best deal { SIGNED($best) } (table { NUMBER($table, useGrouping: 0) }, deal { $deal }), worst { SIGNED($worst) } (table { NUMBER($at, useGrouping: 0) }, deal { $number }).
# Of everybody at the same deals, the one of whom they were most often ahead, or behind.
stats-ahead = More points than { $name } in { $times } of { $n } deals.
stats-behind = Fewer points than { $name } in { $times } of { $n } deals.
# $listed (yes, no): whether boards list it; $least: from how many rated deals on.
stats-rating =
    { $listed ->
        [yes] Rating **{ NUMBER($rating, useGrouping: 0) }** after { board-rated }.
       *[no] Rating **{ NUMBER($rating, useGrouping: 0) }** after { board-rated }. Boards list it from { $least } on.
    }
stats-note = Practice doesn’t count here.

## On the picture, below a number such as +30: at most 20 characters, longer ones are cut

picture-stats-won = { $wins } won
picture-stats-average = a deal
picture-stats-best = best deal
picture-stats-worst = worst deal
picture-stats-rating = rating, { deals }
picture-stats-percent = { $percent }%

## Leaderboards by rating, as in the file of the ledger: parts of a place, and what stands small below the places

board-rating = rating { NUMBER($rating, useGrouping: 0) }
board-rated =
    { $deals ->
        [one] 1 rated deal
       *[other] { $deals } rated deals
    }
board-ratings = From rated deals by every rule set. The same people’s second deal on a day counts half, their third a third.
# $deals: how many rated deals the reader has; boards list who has $least.
board-you-unlisted =
    { $deals ->
        [0] You have no rated deal here yet.
       *[other] You: { board-rated }. Ratings list who has at least { $least }.
    }
board-empty-ratings = Nobody has { $least } rated deals here yet. /table open with rated: starts a rated table.
# A refusal: the headline, and .note what would work.
err-board-rating = Ratings are of the whole server, all time and every rule set.
    .note = Leave window:, from:, to:, rules: and scope: out.
