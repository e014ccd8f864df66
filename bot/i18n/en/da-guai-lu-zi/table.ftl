### What the table of Da Guai Lu Zi shows, and each hand with it: phases, teams, trumps, levels, places. Some of it is drawn, too.

# A team in a word. $team: 1 or 2.
side =
    { $team ->
        [1] team 1
       *[2] team 2
    }
# $phase: tribute or return.
phase-heading =
    { $phase ->
        [tribute] Tribute
       *[return] Cards in return
    }
# $names: whom the table waits for; $n: how many they are.
wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } gives a tribute.
               *[other] Tributes to come from { $names }.
            }
       *[return]
            { $n ->
                [one] { $names } settles what is returned.
               *[other] Still settling returns: { $names }.
            }
    }
trump-rank = Trumps: every { rank-one }, above the ace.
# $first, $second: the levels of teams 1 and 2; $team: the leading team.
levels = Team 1 plays at level { $first }, team 2 at { $second }. Team { $team } leads this deal.
# $p, $sum: the points of teams 1 and 2.
points = Team 1 has { $p }, team 2 has { $sum } so far.
# $names: who ran out, in order.
places-so-far = Out, in order: { $names }.

# A part of the line of a seat.
alt-few = few cards left
picture-few =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# $phase: tribute or return.
picture-asked =
    { $phase ->
        [tribute] give a tribute
       *[return] return a card
    }
