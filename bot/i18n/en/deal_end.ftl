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
leave-ask = Leave { $table }?
# $stage: lobby, deal or between.
leave-seat =
    { $stage ->
        [lobby] Your seat falls free.
        [deal] A computer plays on with your hand.
       *[between] A computer takes your seat.
    }
# What is booked for somebody who leaves. $settle: counts (this deal, as it ends), zero (it was dealt to another),
# booked (between deals), nothing (no deal has begun).
leave-settle =
    { $settle ->
        [counts] This deal still counts for you: you get the points it ends with.
        [zero] This deal wasn’t dealt to you, so it doesn’t count for you.
        [booked] Your points so far stay.
       *[nothing] No deal has begun, so no points count yet.
    }
# Nobody else sits at the table. $stage: lobby, deal or between.
leave-last =
    { $stage ->
        [deal] Nobody else sits here, so the table ends after this deal.
       *[other] Nobody else sits here, so the table ends.
    }
end-ask = End { $table }?
end-ask-others = Ask to end { $table }?
# $settle: zero (a deal is in hand) or booked.
end-settle =
    { $settle ->
        [zero] This deal is void: nobody gets points for it.
       *[booked] Points so far stay.
    }
# Who must agree before a deal is void.
end-needs =
    { $n ->
        [one] { $names } must agree.
       *[other] { $names } must all agree.
    }

## The shuffle

fair-matches = The shuffle, revealed, matches its seal `{ $commitment }`
fair-limit = The machine that runs the bot can see the hands. No player can, and no shuffle can be changed unseen.
