### The end of a deal and of a match, the settlement, the shuffle's proof.

# $n: how many players $names are; $played: self, or computer where one played for them when the deal ended.
wins-deal =
    { $played ->
        [computer] A computer wins deal { $deal } for { $names }
       *[self]
            { $n ->
                [one] { $names } wins deal { $deal }
               *[other] { $names } win deal { $deal }
            }
    }
# For whom a computer played when the deal ended.
deal-stood-in = A computer finished this deal for { $names }.
# The same to that person alone.
deal-stood-in-own = A computer finished this deal for you.
# $who: you, computer (which played for you), others, nobody, void; $names: who won.
own-outcome =
    { $who ->
        [you] You won.
        [computer] A computer won for you.
        [nobody] Nobody won.
        [void] Deal { $deal } is void.
       *[others] { $names } won.
    }
# Who played on where a deal had begun without them. $computer: the one that it counts for on the leaderboard.
deal-played-for = { $name } played this deal for { $computer }, a computer.
# To somebody who played a deal that began without them. $name: the computer that it counts for.
own-counted-for = On the leaderboard this deal counts for { $name }, a computer.
wins-deal-nobody = Nobody wins deal { $deal }
deal-void = { game } · deal { $deal } is void
# Below the news that a deal is void, once another one has begun.
deal-void-points = Nobody gets points.
deal-last-play = Last play: { $name } { $cards }.
deal-order = Places: { $names }.
deal-place = { $place }. { $name }
# A part of the line of points; $place: the place that they give.
deal-points = { picture-place } { $name } **{ gained }**
# The same of a match that is over.
match-points = { picture-place } { $name } **{ SIGNED($p) }**
# Each owner is told alone, behind who won. $n: the cards left; $won: whether they won, which brings nothing by these
# rules. Who came first and won points knows by then that they won.
deal-own =
    { $won ->
        [yes] You came { picture-place }.
       *[no]
            { $place ->
                [1] Your points: { SIGNED($p) }.
               *[other]
                    { $n ->
                        [0] You came { picture-place }: { SIGNED($p) }.
                       *[other] You came { picture-place }: { SIGNED($p) }, { cards } left.
                    }
            }
    }
# Why a deal is on no leaderboard. $tutorial: whether its table was opened for a tutorial.
deal-practice =
    { $tutorial ->
        [yes] Practice: tutorial deals don’t count on the leaderboard.
       *[no] Practice: a deal counts on the leaderboard when two or more people play it.
    }
# $n: how many players $names are.
match-won =
    { $n ->
        [one] { $names } wins the match with { SIGNED($total) } after { deals }.
       *[other] { $names } win the match with { SIGNED($total) } after { deals }.
    }
match-won-by-you = You won the match.
# Where sides rise in levels; $n: how many players $names are.
match-won-level =
    { $deals ->
        [one]
            { $n ->
                [one] { $names } wins the match at level { $level } after 1 deal.
               *[other] { $names } win the match at level { $level } after 1 deal.
            }
       *[other]
            { $n ->
                [one] { $names } wins the match at level { $level } after { $deals } deals.
               *[other] { $names } win the match at level { $level } after { $deals } deals.
            }
    }
match-shared = { $names } share the match with { SIGNED($total) }.
rematch-line = The match is over. Press Rematch to start another, from zero.
# Before a match that still goes on is given up for a new one.
rematch-ask = **Start a new match at { $table }?** Everybody’s total goes back to zero. Points in the ledger stay there. Everybody here must agree.
# Somebody wants to give up the match that goes on; then what each may choose, and who has not chosen.
new-match-asked =
    { $n ->
        [one] { $names } wants a new match. The points of this one would go to zero.
       *[other] { $names } want a new match. The points of this one would go to zero.
    }
new-match-line =
    { $clock ->
        [slow] Press New match to agree, or Next deal to play on. Waiting for { $missing }. This match goes on { $date } at the latest, { $time }.
        [running] Press New match to agree, or Next deal to play on. Waiting for { $missing }. This match goes on { $time } at the latest.
       *[none] Press New match to agree, or Next deal to play on. Waiting for { $missing }.
    }
ready-line =
    { $clock ->
        [slow] Waiting for { $missing } to press Next deal. The next deal begins { $date } at the latest, { $time }.
        [running] Waiting for { $missing } to press Next deal. The next deal begins { $time } at the latest.
       *[none] Waiting for { $missing } to press Next deal.
    }
# All are away: computers play for them, and deal to nobody.
ready-line-away = Nobody is here. The next deal begins when somebody presses Next deal.
# Below the news that the deal is void.
abandoned = The table has ended. Nobody gets points for this deal.
# Below the same, if a server admin decided that alone.
abandoned-by-admin = { $name }, who manages the server, ended deal { $deal }.
table-ended-heading = { game } · the table has ended
leave-ask = Leave { $table }?
# $stage: lobby, deal or between.
leave-seat =
    { $stage ->
        [lobby] Your seat becomes free.
        [deal] A computer plays on with your hand.
       *[between] A computer takes your seat.
    }
# In place of a hand whose owner has left in mid-deal; leave-seat and leave-settle follow.
left-now = You left { $table }.
# $voted: whether all others at the table wanted it, else $name did it.
kicked-now =
    { $voted ->
        [yes] The others gave your seat at { $table } to a computer.
       *[no] { $name } gave your seat at { $table } to a computer.
    }
kick-ask = Give { $name }’s seat to a computer?
# $stage: lobby, deal or between.
kick-means =
    { $stage ->
        [lobby] The seat becomes free.
        [deal] A computer plays on, and the deal counts for them. They can come back until the deal ends.
       *[between] They keep their points, and can come back.
    }
# $names: who must agree.
kick-needs =
    { $n ->
        [one] { $names } must agree while the table is still waiting.
       *[other] { $names } must all agree while the table is still waiting.
    }
# Whether and how who leaves can come back. $way: hand (to the same one, in mid-deal), seat, ends (the table does).
leave-back =
    { $way ->
        [hand] Until this deal ends, press Join to come back to this hand.
        [ends] Nobody else sits here, so the table ends. It can’t be opened again.
       *[seat] Press Join to come back, while there’s a seat for you.
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
# Nobody else sits at the table.
leave-last = Nobody else sits here, so the table ends after this deal.
end-ask = End { $table }?
end-ask-others = Ask to end { $table }?
# $settle: zero (a deal is in hand), nothing (no deal has begun) or booked.
end-settle =
    { $settle ->
        [zero] This deal is void: nobody gets points for it.
        [nothing] No deal has begun.
       *[booked] Points so far stay.
    }
# Between deals and before the first: who else sits there.
end-others =
    { $n ->
        [one] { $names } sits here, too.
       *[other] { $names } sit here, too.
    }
# Who must agree before a deal is void, and until when the wish holds.
end-needs =
    { $n ->
        [one] { $names } must agree before you next play or pass.
       *[other] { $names } must all agree before you next play or pass.
    }

## The shuffle

fair-matches = The shuffle matches its seal `{ $commitment }`. With the file you can check every deal of this match.
fair-matches-alone = The shuffle matches its seal `{ $commitment }`.
fair-next = The next shuffle is sealed: `{ $commitment }`.
fair-this = Sealed before the first card: `{ $commitment }`.
fair-limit = The machine that runs the bot can see the hands. No player can, and no shuffle can be changed unseen.

## In several games

# $sides: each team, made by end-side.
end-account = { $sides }.
end-next-dealer = { $name } deals next.
