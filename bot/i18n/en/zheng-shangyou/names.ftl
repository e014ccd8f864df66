### The pieces of Zheng Shangyou that shared messages hold, too: its name, its presets, its kinds of play, how a match ends.

# $kind: single, pair, triple, quads, set (of five or more), full_house, sequence, suited_sequence, double_sequence,
# triple_sequence, quad_sequence, bomb or rocket; none where cards are no play.
kind =
    { $kind ->
        [pair] pair
        [triple] triple
        [quads] four of a kind
        [set] set
        [full_house] full house
        [sequence] straight
        [suited_sequence] straight in one suit
        [double_sequence] pairs in a row
        [triple_sequence] triples in a row
        [quad_sequence] fours in a row
        [bomb] bomb
        [rocket] rocket
        [none] cards
       *[single] single
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Triple
        [quads] Four of a kind
        [set] Set
        [full_house] Full house
        [sequence] Straight
        [suited_sequence] Straight in one suit
        [double_sequence] Pairs in a row
        [triple_sequence] Triples in a row
        [quad_sequence] Fours in a row
        [bomb] Bomb
        [rocket] Rocket
        [none] Cards
       *[single] Single
    }
# What a play consists of.
kind-meant =
    { $kind ->
        [pair] two of a rank
        [triple] three of a rank
        [quads] four of a rank
        [set] cards of one rank
        [full_house] three of one rank, two of another
        [sequence] ranks in a row
        [suited_sequence] ranks in a row, all of one suit
        [double_sequence] pairs of ranks in a row
        [triple_sequence] triples of ranks in a row
        [quad_sequence] fours of ranks in a row
        [bomb] four or more of a rank, none of them wild
        [rocket] the little and the big joker
        [none] cards of no one kind
       *[single] one card
    }
a-kind =
    { $kind ->
        [pair] a pair
        [triple] a triple
        [quads] four of a kind
        [set] a set
        [full_house] a full house
        [sequence] a straight
        [suited_sequence] a straight in one suit
        [double_sequence] pairs in a row
        [triple_sequence] triples in a row
        [quad_sequence] fours in a row
        [bomb] a bomb
        [rocket] the rocket
        [none] loose cards
       *[single] a single
    }
# $rank: a rank as a reading names it: 2 to A, LJ for the little joker, BJ for the big one, or none.
rank-name =
    { $rank ->
        [T] 10
        [J] jack
        [Q] queen
        [K] king
        [A] ace
        [LJ] little joker
        [BJ] big joker
       *[other] { $rank }
    }
ranks-name =
    { $rank ->
        [T] 10s
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
        [LJ] little jokers
        [BJ] big jokers
       *[other] { $rank }s
    }
# The highest natural rank, which may be wild. $order: low, where the 2 is the lowest card, or high.
a-two =
    { $order ->
        [low] an ace
       *[high] a 2
    }
# What a play is, with its rank: a pair of 8s.
a-reading =
    { $kind ->
        [pair] a pair of { ranks-name }
        [triple] three { ranks-name }
        [quads] four { ranks-name }
        [set] a set of { ranks-name }
        [full_house] a full house of { ranks-name }
        [sequence] a straight, { rank-name } high
        [suited_sequence] a straight in one suit, { rank-name } high
        [double_sequence] pairs in a row up to the { rank-name }
        [triple_sequence] triples in a row up to the { rank-name }
        [quad_sequence] fours in a row up to the { rank-name }
        [bomb] a bomb of { ranks-name }
        [rocket] the rocket
        [none] no play
       *[single] a single
    }
# The same where a picture has little room.
reading-title =
    { $kind ->
        [pair] Pair of { ranks-name }
        [triple] Three { ranks-name }
        [quads] Four { ranks-name }
        [set] Set of { ranks-name }
        [full_house] Full house of { ranks-name }
        [sequence] Straight, { rank-name } high
        [suited_sequence] One-suit straight, { rank-name } high
        [double_sequence] Pairs in a row, { rank-name } high
        [triple_sequence] Triples in a row, { rank-name } high
        [quad_sequence] Fours in a row, { rank-name } high
        [bomb] Bomb of { ranks-name }
        [rocket] Rocket
        [none] Cards
       *[single] Single
    }
# What an action comes to. $n: how many cards, or the number that is chosen.
deed-play = { a-reading }
deed-pass = Pass
deed-give =
    { $n ->
        [one] a card given
       *[other] { $n } cards given
    }
deed-choose =
    { $n ->
        [0] the first card
       *[other] the second card
    }
# The words, parted by spaces, by which people may type what they play. The beginning of a word is enough.
kind-typed =
    { $kind ->
        [pair] pair pairs two
        [triple] triple triples three
        [quads] four of a kind quads
        [set] set of a kind
        [full_house] full house boat
        [sequence] straight sequence run
        [suited_sequence] straight suited sequence run flush
        [double_sequence] pairs in a row double sequence
        [triple_sequence] triples in a row triple sequence
        [quad_sequence] fours in a row sequence
        [bomb] bomb
        [rocket] rocket jokers
        [none] card
       *[single] single singles one card
    }
game = Zheng Shangyou
# $preset: its public name.
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits in teams
        [zs-pits-pairs] Pits in pairs
        [zs-pits-aces] Pits with wild aces
        [zs-mobile] Mobile
        [zs-wikipedia] Wikipedia
        [zs-nathan] Struggling Upstream
       *[other] House rules
    }
preset-listed = { preset }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] Twos and jokers are wild, and the last two give up their best cards
        [zs-pits-teams] Three against three, and a team wants to avoid the last place
        [zs-pits-pairs] Two against two, partners opposite, to 25 points
        [zs-pits-aces] Twos are lowest, aces are highest and wild
        [zs-mobile] No wildcards and no exchange. A pass lasts for the trick
        [zs-wikipedia] No wildcards. Bombs, full houses and straights of five
        [zs-nathan] For four, without wildcards. The lowest spade leads, and bombs are played
       *[other] Rules of this server
    }
# What is dealt, in the lobby: $hand to each seat; $least to some where hands are not $even; $surplus to none.
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, { $hand } cards each
               *[other] { packs }, { $hand } cards each, { $surplus } left out
            }
       *[no] { packs }, { $least } or { $hand } cards each
    }
# How a match ends, by the facts of the rules.
match-goal =
    { $zs-match_end ->
        [points] { $zs-target ->
            [one] to 1 point
           *[other] to { $zs-target } points
        }
        [deals] { $zs-deals ->
            [one] 1 deal
           *[other] { $zs-deals } deals
        }
       *[open] until the host stops
    }
