### The names of Sheng Ji that other messages hold: kinds of play, deeds, levels, suits, rule sets.
### A message that holds another one, as { of-suit }, hands it the same facts. Where your language must bend the word,
### write the sentence out there and select on the fact ($suit, $kind, $n, $level) instead.

## Kinds of play

# $kind: single, pair, triple, quad, tractor, bulldozer, throw, or cards where they are none of these.
# The bare name inside a sentence that all games share.
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
# The same as a heading: an option of a select, and in the picture (see picture-led). At most 16 letters.
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
# Explains a kind below kind-title in a select: “12 plays: equal pairs of one suit in a row”. At most 60 letters.
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
# With its article, as what is chosen or played.
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
# The same with the number of cards, $n: “Chosen: **a tractor of 4 cards** 4♦ 4♦ 5♦ 5♦”, “**7♦ 8♦** is 2 cards.”
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
# Several parts, the largest first and parted by commas: “a tractor of 4 cards, 2 pairs, a single”. It is an option
# of a select (below “Lead it as …”) and an answer of /judge. $units: made by units-of-a-kind.
units = { $units }
# $kind: single to bulldozer; $n: how many of them; $cards: the cards of each.
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
# What somebody did or could do, as a label behind a colon, a dot or a comma; lower case, without a stop:
# “**Ann**: 2♣ 2♣ · 2 cards shown”, “Ann asks to take something back: 8 cards buried.” $n: how many cards.
deed-play = { a-play }
deed-declare =
    { $n ->
        [one] one card shown
       *[other] { $n } cards shown
    }
deed-pass = { picture-done }
deed-redeal = a redeal
# $suit: c, d, h or s. Also in hand-suggested and coach-line: “**Coach:** Name hearts as trumps.”
deed-trump = { suit } as trumps
# $n: 2 up, always even.
deed-bury = { $n } cards buried
deed-choose =
    { $n ->
        [one] one card of the throw
       *[other] { $n } cards of the throw
    }
# All the words by which people may type a kind, parted by spaces; a beginning is enough. Never shown.
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

## Suits and levels

# The led suit, or all trumps, inside a sentence: “You have no hearts”. $suit: c, d, h or s; T for all trumps.
of-suit =
    { $suit ->
        [T] trumps
       *[other] { suit }
    }

## The game and its rule sets

# Everywhere; at most 16 letters.
game = Sheng Ji
# $preset: the public name of a rule set; other is one that the server made. In lists, headings and sentences.
preset =
    { $preset ->
        [standard] Standard
        [strict] Strict
        [popular] Popular
        [tournament] Tournament
        [rbtying] After rbtying
       *[other] House rules
    }
preset-short = { preset }
# Behind the name in a list, and in a select, without a stop: at most 100 letters.
preset-about =
    { $preset ->
        [standard] Two packs, levels 2 to A. The kitty counts double
        [strict] Like Standard, but a ruff must have exactly the form that was led
        [popular] The kitty counts more after a pair or a tractor. Of a stopped throw the smallest part is led
        [tournament] A stopped throw costs points, and attackers gain three levels at most
        [rbtying] A ruff is beaten only where each of its parts is beaten
       *[other] Rules of this server
    }
# An item of the lobby’s small line: “2 packs, 25 cards each, 8 in the kitty”. $hand: to each seat; $kitty: to none.
rules-dealt = { packs }, { $hand } cards each, { $kitty } in the kitty
# An item of the small line of lobby and table, behind a dot: how a match ends.
match-goal =
    { $max_level ->
        [NT] until a side holds the deal at no-trump
       *[A] until a side holds the deal at level A
    }
