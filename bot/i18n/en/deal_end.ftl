### The end of a deal and of a match, for everybody in the table's message and for each player alone; and the questions
### before somebody leaves a table or ends it. Bold is marked with **.

## Who won, and what it brings. To everybody: *Mei wins deal 4*, *1st Mei +4 · 2nd Kai −1*. To Kai alone: *Mei won. You
## came 2nd: −1, 3 cards left.*

# A heading. $n: how many players $names are; $played: self, or computer where one played for them at the end.
wins-deal =
    { $played ->
        [computer] A computer wins deal { $deal } for { $names }
       *[self]
            { $n ->
                [one] { $names } wins deal { $deal }
               *[other] { $names } win deal { $deal }
            }
    }
# For whom a computer played when the deal ended; $n: how many $names are.
deal-stood-in = A computer finished this deal for { $names }.
# The same to that person alone.
deal-stood-in-own = A computer finished this deal for you.
# $who: you, computer (which played for you), others ($n of $names won), nobody, void.
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
# To somebody who played a deal that began without them. $computer: the one that it counts for.
own-counted-for = On the leaderboard this deal counts for { $computer }, a computer.
wins-deal-nobody = Nobody wins deal { $deal }
# A heading.
deal-void = { game } · deal { $deal } is void
# Below the news that a deal is void, once another one has begun.
deal-void-points = Nobody gets points.
# Small, below.
deal-last-play = Last play: { $name } { $cards }.
# $names: made by deal-place, parted by commas: *Places: 1. Mei, 2. Kai*.
deal-order = Places: { $names }.
deal-place = { $place }. { $name }
# A part of the line of points; { picture-place }: *1st*, the place that they give.
deal-points = { picture-place } { $name } **{ gained }**
# The same of a match that is over.
match-points = { picture-place } { $name } **{ SIGNED($p) }**
# Each owner is told alone, behind own-outcome. $place: a number; $n: the cards left; $won (yes, no): whether they won,
# which brings nothing by these rules. Who came first and won points knows by then that they won.
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
# Why a deal is on no leaderboard. $tutorial (yes, no): whether its table was opened for a tutorial.
deal-practice =
    { $tutorial ->
        [yes] Practice: tutorial deals don’t count on the leaderboard.
       *[no] Practice: a deal counts on the leaderboard when two or more people play it.
    }

## The end of a match, and what comes next: *Waiting for Ann and Kai to press Next deal.*

# A heading. $n: how many players $names are.
match-won =
    { $n ->
        [one] { $names } wins the match with { SIGNED($total) } after { deals }.
       *[other] { $names } win the match with { SIGNED($total) } after { deals }.
    }
# The same to each of them alone.
match-won-by-you = You won the match.
# Where sides rise in levels, from 2 to A; $n: how many players $names are.
match-won-level =
    { $n ->
        [one] { $names } wins the match at level { level-name } after { deals }.
       *[other] { $names } win the match at level { level-name } after { deals }.
    }
match-shared = { $names } share the match with { SIGNED($total) }.
rematch-line = The match is over. Press { button-rematch } to start another, from zero.
# A question before a match that still goes on is given up for a new one; $table: *Table 7*.
rematch-ask = **Start a new match at { $table }?** Everybody’s total goes back to zero. Points in the ledger stay there. Everybody here must agree.
# Somebody wants to give up the match that goes on ($n of $names); then what each may choose, and who has not chosen ($n
# of $missing). $clock, $time and $date are as in table-turn.
new-match-asked =
    { $n ->
        [one] { $names } wants a new match. The points of this one would go to zero.
       *[other] { $names } want a new match. The points of this one would go to zero.
    }
new-match-line =
    { $clock ->
        [slow] { new-match-ways } This match goes on { $date } at the latest, { $time }.
        [running] { new-match-ways } This match goes on { $time } at the latest.
       *[none] { new-match-ways }
    }
new-match-ways = Press { button-new-match } to agree, or { button-next-deal } to play on. Waiting for { $missing }.
# The same where nobody wants that.
ready-line =
    { $clock ->
        [slow] { ready-waits } The next deal begins { $date } at the latest, { $time }.
        [running] { ready-waits } The next deal begins { $time } at the latest.
       *[none] { ready-waits }
    }
ready-waits = Waiting for { $missing } to press { button-next-deal }.
# All are away: computers play for them, and deal to nobody.
ready-line-away = Nobody is here. The next deal begins when somebody presses { button-next-deal }.
# Below the news that the deal is void.
abandoned = The table has ended. Nobody gets points for this deal.
# Below the same, if a server admin decided that alone.
abandoned-by-admin = { $name }, who manages the server, ended deal { $deal }.
table-ended-heading = { game } · the table has ended

## Before somebody leaves or is sent away, above the buttons Stay and Leave; and what they read afterwards. $table:
## *Table 7*

leave-ask = Leave { $table }?
# Behind it. $stage: lobby (before the first deal), deal (in one) or between (two of them); so in kick-means.
leave-seat =
    { $stage ->
        [lobby] Your seat becomes free.
        [deal] A computer plays on with your hand.
       *[between] A computer takes your seat.
    }
# In place of a hand whose owner has left in mid-deal; leave-seat and leave-settle follow.
left-now = You left { $table }.
# The same if others did it. $voted (yes, no): whether all others at the table wanted it, else $name did it.
kicked-now =
    { $voted ->
        [yes] The others gave your seat at { $table } to a computer.
       *[no] { $name } gave your seat at { $table } to a computer.
    }
kick-ask = Give { $name }’s seat to a computer?
# Behind it.
kick-means =
    { $stage ->
        [lobby] The seat becomes free.
        [deal] A computer plays on, and the deal counts for them. They can come back until the deal ends.
       *[between] They keep their points, and can come back.
    }
# Who must agree ($n of $names).
kick-needs =
    { $n ->
        [one] { $names } must agree while the table is still waiting.
       *[other] { $names } must all agree while the table is still waiting.
    }
# Whether and how who leaves can come back. $way: hand (to the same one, in mid-deal), seat, ends (the table does).
leave-back =
    { $way ->
        [hand] Until this deal ends, press { button-join } to come back to this hand.
        [ends] Nobody else sits here, so the table ends. It can’t be opened again.
       *[seat] Press { button-join } to come back, while there’s a seat for you.
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
# Nobody else sits at the table, and a deal goes on.
leave-last = Nobody else sits here, so the table ends after this deal.

## Before somebody ends a table, above the buttons Stay and End

end-ask = End { $table }?
end-ask-others = Ask to end { $table }?
# Behind it. $settle: zero (a deal is in hand), nothing (no deal has begun) or booked.
end-settle =
    { $settle ->
        [zero] This deal is void: nobody gets points for it.
        [nothing] No deal has begun.
       *[booked] Points so far stay.
    }
# Between deals and before the first: who else sits there ($n of $names).
end-others =
    { $n ->
        [one] { $names } sits here, too.
       *[other] { $names } sit here, too.
    }
# Who must agree before a deal is void ($n of $names), and until when the wish holds.
end-needs =
    { $n ->
        [one] { $names } must agree before you next play or pass.
       *[other] { $names } must all agree before you next play or pass.
    }

## The shuffle, small at the end of a deal. A seal is a number that fixes the shuffle and does not betray it.
## $commitment: its first and last digits, *3f9a…07bc*

fair-matches = { fair-matches-alone } With the file you can check every deal of this match.
fair-matches-alone = The shuffle matches its seal `{ $commitment }`.
fair-next = The next shuffle is sealed: `{ $commitment }`.
# In the menu, while a deal goes on.
fair-this = Sealed before the first card: `{ $commitment }`.

## In several games

# $sides: each team with what it got, made by end-side in the game, parted by semicolons.
end-account = { $sides }.
