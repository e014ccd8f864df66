### The table of Sheng Ji, in public: the message, its alt text and its picture. The trick, trumps and points also stand
### in each hand. Sentences of at most 15 words. $name, $other, $best: players; $suit: c, d, h, s, or T for all trumps;
### $cards, $won, $led: cards; $p: points; $level: see level-name; $kitty: how many cards it has, $hand: each hand.

## Sides and phases

# Below a name in the picture, at most 16 letters, and in words: “Ann and Kai: attackers”.
# $side: dealers, attackers, or odd and even before anybody deals.
side =
    { $side ->
        [dealers] dealer’s side
        [attackers] attackers
        [even] seats 2, 4
       *[odd] seats 1, 3
    }
# Above the message in bold, in the picture (at most 20 letters), and in a hand.
# $phase: draw, window (all are drawn), bidding, naming, bury or overturn.
phase-heading =
    { $phase ->
        [draw] Drawing
        [window] Last declarations
        [bidding] Declaring in turn
        [naming] Naming trumps
        [bury] The kitty
       *[overturn] Last overturns
    }

## Whom the table waits for, first in message and alt text

# $n: how many cards everybody has. $clock: running or none. A line that waits for a time does not name it: it would
# still be read when that has passed.
wait-drawing =
    { $phase ->
        [draw]
            { $clock ->
                [running] Everybody has { $n } of { $hand } cards · the next ones are coming
               *[none] Everybody has { $n } of { $hand } cards.
            }
       *[window]
            { $clock ->
                [running] All cards are drawn. Declare or overturn within { rule-close_window.word }.
               *[none] All cards are drawn. Declare or overturn now.
            }
    }
# $name: whom the table waits for; $other: who threw the cards of which a part is named.
wait-turn =
    { $phase ->
        [bidding] { $name } declares, or passes.
        [naming] { $name } names the trump suit.
        [bury] { $name } looks at the kitty and buries { $kitty } cards.
        [overturn] { $name } can overturn and take the kitty.
       *[choose] { $name } names the part of { $other }’s throw that is led.
    }

## What is known, small below the message, in alt text and hands

# “Trumps: clubs, with jokers and every 2.” $suit: the trump suit, or none; $level: NT has no level cards.
trumps =
    { $level ->
        [NT] Trumps: the jokers alone.
       *[other]
            { $suit ->
                [none] Trumps: jokers and every { level-name }, no suit.
               *[other] Trumps: { suit }, with jokers and every { level-name }.
            }
    }
# While nobody has declared, and then who did, with which cards.
undeclared = Nobody has declared so far.
declared = Declared by { $name }: **{ $cards }**.
# $name: the dealer; $own and $theirs: the levels of both sides, as level-name says them; $p: the attackers’ points
# so far; $threshold: what they need.
score = { $name } deals at level { $own }, with { $other } as partner. The attackers, at level { $theirs }, have **{ $p }** of { $threshold } points.

## The trick: message, alt text, hands; and last in a ping, behind whose turn it is

# Nothing is led yet.
table-leads = { $name } leads any cards of one suit.
# What was led, behind its cards or as what somebody led; find words that fit both, or write those sentences out.
# $kind: single, pair, triple, quad, tractor, bulldozer or throw.
led-play =
    { $kind ->
        [throw] a throw of { of-suit }
        [tractor] a tractor of { of-suit }
        [bulldozer] a bulldozer of { of-suit }
        [pair] a pair of { of-suit }
        [triple] three equal { of-suit }
        [quad] four equal { of-suit }
       *[single]
            { $suit ->
                [c] a club
                [d] a diamond
                [h] a heart
                [s] a spade
               *[T] a trump
            }
    }
# “Ann led **7♦ 7♦**, a pair of diamonds: 20 points.” $p: the points in the trick; $best: who wins it so far, with
# $won; $alone: whether only the lead lies there; $name: who led $cards.
table-winning =
    { $alone ->
        [yes]
            { $p ->
                [0] { $name } led **{ $cards }**, { led-play }.
               *[other] { $name } led **{ $cards }**, { led-play }: { $p } points.
            }
       *[no]
            { $p ->
                [0] { $name } led { led-play }. { $best } is winning with **{ $won }**.
               *[other] { $name } led { led-play }. { $best } is winning with **{ $won }**, { $p } points.
            }
    }
# $cards: the whole throw; $stopped: whether it is told that $other can beat it; $settled: whether it is known that
# $led is the part that was led.
table-throw-failed =
    { $name } threw { $cards }. { $stopped ->
        [yes]
            { $settled ->
                [yes] { $other } can beat part of it, so only { $led } was led.
               *[no] { $other } can beat part of it, so only part is led.
            }
       *[no]
            { $settled ->
                [yes] Somebody can beat part of it, so only { $led } was led.
               *[no] Somebody can beat part of it, so only part is led.
            }
    }
# The trick that was over last. $p: the points in it.
table-trick-won =
    { $p ->
        [0] { $name } won the last trick.
       *[other] { $name } won the last trick, with { $p } points.
    }
# $where: there, taken or buried; $name: who took it.
table-kitty =
    { $where ->
        [there] Kitty: { $kitty } cards, face down.
        [taken] { $name } holds the kitty.
       *[buried] Kitty: { $kitty } cards, buried by { $name }.
    }

## A button below the table and in hands, for everybody alike: at most 34 letters, three words

button-done = Nothing to declare

## In the picture, 1100 pixels wide: short and without a stop; what is longer is cut. About 20 pixels a Latin letter,
## 36 a Chinese one.

# Before the backs of its cards, at most 12 letters.
picture-kitty = kitty
picture-dealer = dealer
# The bar above the seats, left: two lines of at most 15 letters. $suit: the trump suit, none, or open (not yet made).
picture-trumps =
    { $suit ->
        [open] Trumps open
        [none] No trump suit
       *[other] Trump { suit }
    }
picture-level = level { level-name }
# The bar, middle: “Attackers 30 of 80”, the second text right behind the first; at most 18 letters together.
picture-attackers = Attackers { $p }
picture-of-threshold = of { $threshold }
# The bar, right, a line a side, at most 14 letters. $side: as in side.
picture-side-level =
    { $side ->
        [dealers] Dealers at { level-name }
        [attackers] Attackers at { level-name }
        [even] Seats 2, 4 at { level-name }
       *[odd] Seats 1, 3 at { level-name }
    }
# The middle line, left part: “Pair led, 20 points ▸ Ann is winning”. At most 28 letters. $kind: see kind-title.
picture-led =
    { $p ->
        [0] { kind-title } led
       *[other] { kind-title } led, { $p } points
    }
# In the empty place of a play to come: how many cards, $n.
picture-to-come = { cards }
# The middle while a part of a throw is named: “Throw by Ann · Bo can beat part of it”, the first word as a title.
# $stopped: whether it is told that $other can beat it.
picture-thrown = Throw
picture-stopped =
    { $stopped ->
        [yes] by { $name } · { $other } can beat part of it
       *[no] by { $name } · somebody can beat part of it
    }
# The middle line, until somebody leads: “Ann won the trick, 20 points ▸ Ann leads”. At most 28 letters with the name.
picture-won =
    { $p ->
        [0] { $name } won the trick
       *[other] { $name } won the trick, { $p } points
    }
# The middle line, right part, behind picture-led.
picture-winning = { $name } is winning
# In a pill at a seat, at most 18 letters, and in the alt text of the seat: “Ann 17 cards, attackers, level 2, winning.”
picture-wins = winning
picture-declared = declared
# The middle, above the cards that are declared: “Declared by Ann”; by Ann is a shared text.
picture-declaration = Declared
# In a pill, too: who has nothing to declare.
picture-done = nothing to declare
# In a pill: what somebody is asked to do. $phase: bidding, naming, bury, overturn, choose or play.
picture-to-do =
    { $phase ->
        [bury] to bury
        [naming] to name trumps
        [choose] { picture-to-choose }
        [bidding] to declare
        [overturn] to declare
       *[play] { picture-to-play }
    }
