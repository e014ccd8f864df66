### Pieces that other messages hold as { cards } and the like; a piece sees the same arguments as the message around it.
### They stand alone or between dots, mostly. Where a piece would have to bend, write the sentence out instead.

## Between the parts of a list, and of a text. Chinese and Japanese have 、 and nothing between sentences.

separator-comma = { ", " }
# People in a sentence: $rest are all but the last, parted by commas; $n: how many there are, 2 or more, for languages
# that put a comma before “and” in lists of three.
listed = { $rest } and { $last }
# Between parts that have commas of their own.
separator-semicolon = { "; " }
# Between facts in one line.
separator-dot = { " · " }
# Between two whole sentences.
separator-sentence = { " " }
# Between what cards are and the cards; the former ends with a colon: *Hearts, 5: 3♥ 4♥*.
separator-caption = { " " }
# Between a title in bold and a text. **Last card** *You must say so.*
separator-title = { " " }

## Nouns with their number.

# $deck: what is played with, std52 (also where nobody says) or lectio; so in every message.
cards =
    { $deck ->
        [lectio]
            { $n ->
                [one] { $n } tile
               *[other] { $n } tiles
            }
       *[std52]
            { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
    }
# Packs of cards. “2 packs”
packs =
    { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    }
# Nouns that a sentence may hold; a language that bends them writes its sentences out instead.
card-word =
    { $deck ->
        [lectio] tile
       *[std52] card
    }
cards-word =
    { $deck ->
        [lectio] tiles
       *[std52] cards
    }
suit-word =
    { $deck ->
        [lectio] colour
       *[std52] suit
    }
# What a deal brings somebody. $won: whether they won it, which brings nothing by its rules.
gained =
    { $won ->
        [yes] won
       *[no] { SIGNED($p) }
    }
# What stands beside a seat: points of the match, or the level it plays at.
standing-points =
    { $total ->
        [one] { SIGNED($total) } point
       *[other] { SIGNED($total) } points
    }
# Sheng Ji: $level is a rank, 2 to A.
standing-level = level { level-name }
# A level: 2 to 9, T (the 10), J, Q, K, A or, behind it, NT.
level-name =
    { $level ->
        [T] 10
        [NT] no-trump
       *[other] { $level }
    }
# “4 deals”
deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }

## Suits of cards and colours of tiles; jokers. In lists, alt text and typed words; elsewhere stands a sign, ♠.

# Suits of cards, colours of tiles.
suit =
    { $suit ->
        [b] cloud
        [y] star
        [g] moon
        [r] sun
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
# A tile: $number and the colour, $suit.
tile = { $number } { suit }

joker =
    { $joker ->
        [little] little joker
       *[big] big joker
    }

## A table’s terms: pieces of the small line below its heading. “Table 7 · Taiwan · 5 min a turn”

# How a table's rules are called. $made: named (by the server, $label), changed (on top of $preset) or plain.
rules-short =
    { $made ->
        [named] “{ $label }”
        [changed] { preset }, with changes
       *[plain] { preset }
    }

# The time for one turn: so many ($n) of a $unit: s, min, h or d (days); none where no clock runs.
clock =
    { $unit ->
        [none] no clock
        [d]
            { $n ->
                [one] 1 day a turn
               *[other] { $n } days a turn
            }
        [h] { $n } h a turn
        [min] { $n } min a turn
       *[s] { $n } s a turn
    }

## What can be played: in the small line of refusals. “You can play 3♦, 4♣ or 5 more, or pass.”

# Plays for example. $examples: at most three of them; $more: how many further ones; $apart: whether semicolons part
# them, since there are commas in some.
examples-named =
    { $more ->
        [0] { $examples }
       *[other]
            { $apart ->
                [yes] { $examples }; or { $more } more
               *[no] { $examples } or { $more } more
            }
    }

# What is open to the reader. $count: how many plays; $pass: whether Pass is open (yes, no).
legal =
    { $count ->
        [0] Pass.
       *[other]
            { $pass ->
                [yes] You can play { examples-named }, or pass.
               *[no] You can play { examples-named }.
            }
    }
