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
# What is waited for. $phase: tribute, return, or choose among cards put out; $names: whose; $n: how many they are.
wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } gives a tribute.
               *[other] { $names } give tributes.
            }
        [return]
            { $n ->
                [one] { $names } returns a card.
               *[other] { $names } each return a card.
            }
       *[choose]
            { $n ->
                [one] { $names } takes one of the cards put out.
               *[other] { $names } take one of the cards put out for them.
            }
    }
trump-rank = Trumps: every { rank-one }, above the ace.
# $first, $second: the levels of teams 1 and 2; $team: the leading team.
levels =
    { $team ->
        [1] Team 1 leads this deal at level { $first }. Team 2 is at level { $second }.
       *[2] Team 2 leads this deal at level { $second }. Team 1 is at level { $first }.
    }
# $p, $sum: the points of teams 1 and 2.
points = Points: team 1 { $p }, team 2 { $sum }.

# A part of the line of a seat.
alt-few = few cards left
picture-few =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# $phase: tribute, return or choose.
picture-asked =
    { $phase ->
        [tribute] give a tribute
        [return] return a card
       *[choose] take one
    }
# The same of $names, $n of them.
picture-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } gives a tribute
               *[other] { $names } give tributes
            }
        [return]
            { $n ->
                [one] { $names } returns a card
               *[other] { $names } return cards
            }
       *[choose]
            { $n ->
                [one] { $names } takes a card
               *[other] { $names } take cards
            }
    }
