### The pieces of Sheng Ji that shared messages hold, too: its name, its presets, its kinds of play, how a match ends.

# $kind: single, pair, triple, quad, tractor, bulldozer, throw, or cards where they are none of these; $n: how many cards.
kind =
    { $kind ->
        [pair] pair
        [triple] triple
        [quad] four of a kind
        [tractor] tractor
        [bulldozer] bulldozer
        [throw] throw
        [cards] cards
       *[single] single
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Triple
        [quad] Four of a kind
        [tractor] Tractor
        [bulldozer] Bulldozer
        [throw] Throw
        [cards] Cards
       *[single] Single
    }
# What a play consists of.
kind-meant =
    { $kind ->
        [pair] two equal cards
        [triple] three equal cards
        [quad] four equal cards
        [tractor] equal pairs of one suit in a row
        [bulldozer] triples or more of one suit in a row
        [throw] several plays of one suit at once
        [cards] cards of no one kind
       *[single] one card
    }
a-kind =
    { $kind ->
        [pair] a pair
        [triple] a triple
        [quad] four of a kind
        [tractor] a tractor
        [bulldozer] a bulldozer
        [throw] a throw
        [cards] loose cards
       *[single] a single
    }
# What cards are, with their number: a tractor of 6 cards.
a-play =
    { $kind ->
        [tractor] a tractor of { $n } cards
        [bulldozer] a bulldozer of { $n } cards
        [throw] a throw of { $n } cards
        [cards]
            { $n ->
                [one] one card
               *[other] { $n } cards
            }
       *[single] { a-kind }
    }
# The units of cards that follow: 2 pairs and a single. $n: how many of a kind; $cards: the cards of each.
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair]
            { $n ->
                [one] a pair
               *[other] { $n } pairs
            }
        [triple]
            { $n ->
                [one] a triple
               *[other] { $n } triples
            }
        [quad]
            { $n ->
                [one] four of a kind
               *[other] { $n } times four of a kind
            }
        [tractor]
            { $n ->
                [one] a tractor of { $cards } cards
               *[other] { $n } tractors of { $cards } cards
            }
        [bulldozer]
            { $n ->
                [one] a bulldozer of { $cards } cards
               *[other] { $n } bulldozers of { $cards } cards
            }
       *[single]
            { $n ->
                [one] a single
               *[other] { $n } singles
            }
    }
# What an action comes to. $n: how many cards; $suit: the suit that is named.
deed-play = { a-play }
deed-declare =
    { $n ->
        [one] one card shown
       *[other] { $n } cards shown
    }
deed-pass = nothing to declare
deed-redeal = a redeal
deed-trump = { suit } as trumps
deed-bury = { $n } cards buried
deed-choose =
    { $n ->
        [one] one card of the throw
       *[other] { $n } cards of the throw
    }
# The words, parted by spaces, by which people may type what they play. The beginning of a word is enough.
kind-typed =
    { $kind ->
        [pair] pair pairs two
        [triple] triple triples three pung
        [quad] four of a kind quad
        [tractor] tractor tractors run
        [bulldozer] bulldozer bulldozers run
        [throw] throw all
        [single] single singles one card
       *[cards] cards
    }
# A suit as trumps, or all trumps.
of-suit =
    { $suit ->
        [T] trumps
       *[other] { suit }
    }
# A level: 10 and no-trump are written out.
level-name =
    { $level ->
        [T] 10
        [NT] no-trump
       *[other] { $level }
    }
game = Sheng Ji
# $preset: its public name.
preset =
    { $preset ->
        [standard] Standard
        [strict] Strict
        [popular] Popular
        [tournament] Tournament
        [rbtying] After rbtying
       *[other] House rules
    }
preset-listed = { preset }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] Two packs, levels 2 to A. The kitty counts double
        [strict] Like Standard, but a ruff must have exactly the form that was led
        [popular] The kitty counts more after a pair or a tractor. Of a stopped throw the smallest part is led
        [tournament] A stopped throw costs points, and attackers gain three levels at most
        [rbtying] A ruff is beaten only where each of its parts is beaten
       *[other] Rules of this server
    }
# What is dealt, in the lobby: $hand to each seat, $kitty to none.
rules-dealt = { packs }, { $hand } cards each, { $kitty } in the kitty
# How a match ends, by the facts of the rules.
match-goal =
    { $max_level ->
        [NT] until a side holds the deal at no-trump
       *[A] until a side holds the deal at level A
    }
