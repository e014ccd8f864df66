### The end of a deal and of a match, the settlement, the shuffle's proof.

# $void: whether the deal ends without a result.
deal-over-heading =
    { $void ->
        [yes] { game } · deal { $deal } is void
       *[no] { game } · deal { $deal } is over
    }
deal-order = Places: { $names }.
deal-place = { $place }. { $name }
# A part of the line of points.
deal-points = { $name } **{ SIGNED($p) }**
match-won =
    { $deals ->
        [one] { $name } wins the match with { SIGNED($total) } after 1 deal.
       *[other] { $name } wins the match with { SIGNED($total) } after { $deals } deals.
    }
# Where sides rise in levels; $n: how many players $names are.
match-won-level =
    { $deals ->
        [one]
            { $n ->
                [one] { $names } wins the match on level { $level } after 1 deal.
               *[other] { $names } win the match on level { $level } after 1 deal.
            }
       *[other]
            { $n ->
                [one] { $names } wins the match on level { $level } after { $deals } deals.
               *[other] { $names } win the match on level { $level } after { $deals } deals.
            }
    }
match-shared = { $names } share the match with { SIGNED($total) }.
ready-line =
    { $clock ->
        [running] **Ready:** { $ready }. Next deal when all are ready, at the latest { $time }. Missing: { $missing }.
       *[none] **Ready:** { $ready }. Next deal when all are ready. Missing: { $missing }.
    }
ready-line-nobody =
    { $clock ->
        [running] **Ready:** nobody yet. Next deal when all are ready, at the latest { $time }. Missing: { $missing }.
       *[none] **Ready:** nobody yet. Next deal when all are ready. Missing: { $missing }.
    }
# All are away: computers play for them, and deal to nobody.
ready-line-away = Nobody is here. The next deal begins when somebody is back.
abandoned = Deal { $deal } ends without a result; no points are booked.
table-ended-heading = { game } · the table has ended
# $settle: counts or zero.
leave-ask = **Leave { $table }?** A computer takes your seat at once.
leave-settle =
    { $settle ->
        [counts] The result of this deal counts for you.
        [booked] What is booked stays booked.
       *[zero] Nothing of this deal is booked for you.
    }
end-ask = **End { $table }?** This deal ends without a result.
left-table = { $name } has left; a computer takes the seat.

## The shuffle

fair-matches = The shuffle, revealed, matches its seal `{ $commitment }`
fair-cut = You may cut: up to 64 characters that mix into the shuffle. All see them, for good.
fair-limit = The machine that runs the bot can see the hands. No player can, and no shuffle can be changed unseen.
