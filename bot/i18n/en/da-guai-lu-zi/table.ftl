### What the table of Da Guai Lu Zi shows, for everybody, and each hand with it. Words of pictures have no full stop.

## Team and phase, in the message and in the picture.

# Beside a name, as in “Ann 27 cards, team 1”; on a plate of the picture at most 10 letters. $team: 1 or 2.
side = team { $team }
# The heading before play: at most 30. $phase: tribute or return.
phase-heading =
    { $phase ->
        [tribute] Tribute
       *[return] Cards in return
    }

## Lines of the table, its alt text and each hand: a sentence each.

# What the table waits for before play: “Ann and Bo give tributes”. Also in the middle of the picture, where about 45
# letters fit with the names. $phase: tribute, return, or choose among cards put out; $n: how many $names are.
wait-exchange =
    { $phase ->
        [tribute]
            { $n ->
                [one] { $names } gives a tribute
               *[other] { $names } give tributes
            }
        [return]
            { $n ->
                [one] { $names } returns a card
               *[other] { $names } each return a card
            }
       *[choose]
            { $n ->
                [one] { $names } takes one card
               *[other] { $names } each take one card
            }
    }
# While cards are played. $rank: of the trumps.
trump-rank = Trumps: every { rank-one }, above the ace.
# $first, $second: the levels of teams 1 and 2, 2 to 10, J, Q, K or A; $team: the leading team.
levels =
    { $team ->
        [1] Team 1 leads this deal at level { $first }. Team 2 is at level { $second }.
       *[2] Team 2 leads this deal at level { $second }. Team 1 is at level { $first }.
    }
# Points of the match: $p of team 1, $sum of team 2.
points = Points: team 1 { $p }, team 2 { $sum }.

## A seat with few cards: a warning to the other team.

# Behind the number in alt text: “Ann 3 cards, few cards left, team 1”.
alt-few = few cards left
# On its plate in the picture: at most 10 letters. $n: 1 to 3.
picture-few =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## The header of the picture of one’s own hand, beside “Your turn”: at most 30 letters.

# $phase: tribute, return or choose.
picture-asked =
    { $phase ->
        [tribute] give a tribute
        [return] return a card
       *[choose] take one
    }
