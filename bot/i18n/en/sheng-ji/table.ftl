### What the table of Sheng Ji shows, and each hand with it: phases, trumps, points, the trick. Some of it is drawn, too.

# A side in a word. $side: dealers, attackers, or odd and even before anybody deals.
side =
    { $side ->
        [dealers] dealer’s side
        [attackers] attackers
        [even] seats 2, 4
       *[odd] seats 1, 3
    }
# $phase: draw, window, bidding, naming, bury or overturn.
phase-heading =
    { $phase ->
        [draw] Drawing
        [window] Last declarations
        [bidding] Declaring in turn
        [naming] Naming trumps
        [bury] The kitty
       *[overturn] Last overturns
    }
# $n: how many cards everybody has; $hand: how many they will have. What ends by itself says how long it takes, for a
# time that has passed would still be read.
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
# $suit: the trump suit, or none; $level: the level that is played.
trumps =
    { $level ->
        [NT] Trumps: the jokers alone.
       *[other]
            { $suit ->
                [none] Trumps: jokers and every { level-name }, no suit.
               *[other] Trumps: { suit }, with jokers and every { level-name }.
            }
    }
# While nobody has declared.
undeclared = Nobody has declared so far.
declared = Declared by { $name }: **{ $cards }**.
# $name: the dealer; $other: their partner; $own and $theirs: the levels of both sides; $p: the attackers’ points so far;
# $threshold: what they need.
score = { $name } deals at level { $own }, with { $other } as partner. The attackers, at level { $theirs }, have **{ $p }** of { $threshold } points.
table-leads = { $name } leads any cards of one suit.
# What was led. $name: by whom; $kind, $n: what, and of how many cards; $suit; $cards.
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
# $p: the points in the trick; $best: who wins it so far, with $won; $alone: whether only the lead lies there.
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
# $cards: the whole throw; $stopped: whether it is told that $other can beat it; $settled: whether it is known that $led
# is the part that was led.
table-throw-failed =
    { $stopped ->
        [yes]
            { $settled ->
                [yes] { $name } threw { $cards }. { $other } can beat part of it, so only { $led } was led.
               *[no] { $name } threw { $cards }. { $other } can beat part of it, so only part is led.
            }
       *[no]
            { $settled ->
                [yes] { $name } threw { $cards }. Somebody can beat part of it, so only { $led } was led.
               *[no] { $name } threw { $cards }. Somebody can beat part of it, so only part is led.
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

button-done = Nothing to declare

picture-kitty = kitty
# $suit: the trump suit, none, or open as long as nobody has declared.
picture-trumps =
    { $suit ->
        [open] Trumps open
        [none] No trump suit
       *[other] Trump { suit }
    }
picture-level = level { level-name }
picture-attackers = Attackers { $p }
picture-of-threshold = of { $threshold }
# $side: dealers, attackers, or odd and even before anybody deals.
picture-side-level =
    { $side ->
        [dealers] Dealers at { level-name }
        [attackers] Attackers at { level-name }
        [even] Seats 2, 4 at { level-name }
       *[odd] Seats 1, 3 at { level-name }
    }
picture-led =
    { $p ->
        [0] { kind-title } led
       *[other] { kind-title } led, { $p } points
    }
# Where a play is still to come.
picture-to-come = { cards }
# A throw that does not stand, while the part that is led is named. $name: who threw; $stopped: whether it is told that $other can beat it.
picture-thrown = Throw
picture-stopped =
    { $stopped ->
        [yes] by { $name } · { $other } can beat part of it
       *[no] by { $name } · somebody can beat part of it
    }
# The trick that was over last, as long as nobody leads.
picture-won =
    { $p ->
        [0] { $name } won the trick
       *[other] { $name } won the trick, { $p } points
    }
picture-winning = { $name } is winning
picture-wins = winning
picture-declared = declared
picture-declaration = Declared
picture-done = nothing to declare
# $phase: bidding, naming, bury, overturn, choose or play.
picture-to-do =
    { $phase ->
        [bury] to bury
        [naming] to name trumps
        [choose] to choose
        [bidding] to declare
        [overturn] to declare
       *[play] to play
    }
