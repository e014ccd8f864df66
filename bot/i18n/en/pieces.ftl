### Pieces that other messages hold; a piece sees the same arguments as the message around it.

separator-comma = { ", " }
separator-semicolon = { "; " }
separator-dot = { " · " }

cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
points =
    { $p ->
        [one] { $p } point
       *[other] { $p } points
    }
deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }

# $kind: the kind of a combination, by its public name.
kind =
    { $kind ->
        [pair] pair
        [triple] triple
        [quads] four of a kind
        [two_pair] two pairs
        [two_pair_kicker] two pairs plus one
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four plus one
        [straight_flush] straight flush
        [straight_flush_7] straight flush with two more
       *[single] single
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Triple
        [quads] Four of a kind
        [two_pair] Two pairs
        [two_pair_kicker] Two pairs plus one
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Four plus one
        [straight_flush] Straight flush
        [straight_flush_7] Straight flush with two more
       *[single] Single
    }
kind-plural =
    { $kind ->
        [pair] pairs
        [triple] triples
        [quads] fours
        [two_pair] two pairs
        [two_pair_kicker] two pairs plus one
        [straight] straights
        [flush] flushes
        [full_house] full houses
        [four_plus_one] four plus one
        [straight_flush] straight flushes
        [straight_flush_7] straight flushes with two more
       *[single] singles
    }
a-kind =
    { $kind ->
        [pair] a pair
        [triple] a triple
        [quads] four of a kind
        [two_pair] two pairs
        [two_pair_kicker] two pairs plus one
        [straight] a straight
        [flush] a flush
        [full_house] a full house
        [four_plus_one] four plus one
        [straight_flush] a straight flush
        [straight_flush_7] a straight flush with two more
       *[single] a single
    }
a-kind-title =
    { $kind ->
        [pair] A pair
        [triple] A triple
        [quads] Four of a kind
        [two_pair] Two pairs
        [two_pair_kicker] Two pairs plus one
        [straight] A straight
        [flush] A flush
        [full_house] A full house
        [four_plus_one] Four plus one
        [straight_flush] A straight flush
        [straight_flush_7] A straight flush with two more
       *[single] A single
    }
the-kind =
    { $kind ->
        [pair] the pair
        [triple] the triple
        [quads] the four
        [two_pair] the two pairs
        [two_pair_kicker] the two pairs plus one
        [straight] the straight
        [flush] the flush
        [full_house] the full house
        [four_plus_one] the four plus one
        [straight_flush] the straight flush
        [straight_flush_7] the straight flush with two more
       *[single] the single
    }
suit =
    { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }

joker =
    { $joker ->
        [little] little joker
       *[big] big joker
    }

# $game and $preset: public names.
game =
    { $game ->
       *[big-two] Big Two
    }
preset =
    { $preset ->
        [pagat-basic] basic game
        [chudadi-standard] Chudadi, standard
        [chudadi-hongkong] Chudadi, Hong Kong points
        [hong-kong-boehnker] Hong Kong, after Karl Boehnker
        [singapore] Singapore
       *[other] house rules
    }
preset-about =
    { $preset ->
        [pagat-basic] The basic game: points are kept until the host stops
        [chudadi-standard] Last card is declared, match to 200 points
        [chudadi-hongkong] Last card is declared, milder points, match to 100 points
        [hong-kong-boehnker] Straights and flushes as in Hong Kong, the rest as in the basic game
        [singapore] The basic game without triples and flushes
       *[other] Rules of this server
    }

# $seconds: the time for one turn; 0 where no clock runs.
clock =
    { $seconds ->
        [0] no clock
       *[other] { $seconds } s a turn
    }
# How a match ends; $end: open, deals, target; $target, $deals: numbers.
match-goal =
    { $end ->
        [target] to { $target } points
        [deals] { deals }
       *[open] until the host stops
    }

# What is open to the reader. $count: how many plays; $examples: at most three of them; $more: how many further ones;
# $pass: whether Pass is open (yes, no).
legal =
    { $count ->
        [0] Legal now: Pass.
       *[other]
            { $pass ->
                [yes]
                    { $more ->
                        [0] Legal now: { $examples }, or Pass.
                       *[other] Legal now: { $examples } and { $more } more, or Pass.
                    }
               *[no]
                    { $more ->
                        [0] Legal now: { $examples }.
                       *[other] Legal now: { $examples } and { $more } more.
                    }
            }
    }
