### The pieces of Zheng Shangyou that shared messages hold, too: its name, its presets, its kinds of play, how a match ends.

## Ranks and kinds of play. $kind: single, pair, triple, quads (four), set (five or more of a rank), full_house, sequence,
## suited_sequence, double_sequence, triple_sequence, quad_sequence, bomb or rocket (both jokers). A sentence that holds one
## of these knows $kind and $rank as well: if your language bends them, select there, and write the sentence out.

# $rank: 2 to 9, T (the 10), J, Q, K, A, LJ or BJ. As in “a straight, jack high”.
rank-one =
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
# The same of several cards of that rank: “a pair of jacks”.
rank-many =
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
# The highest natural rank, which may be wild; always the subject of its sentence. $order: low, where the 2 is the lowest
# card, or high.
a-two =
    { $order ->
        [low] an ace
       *[high] a 2
    }
# What cards are, with their rank: “Beat Ann’s J♠ J♦, a pair of jacks”. $kind may be none: no play.
a-reading =
    { $kind ->
        [pair] a pair of { rank-many }
        [triple] three { rank-many }
        [quads] four { rank-many }
        [set] a set of { rank-many }
        [full_house] a full house of { rank-many }
        [sequence] a straight, { rank-one } high
        [suited_sequence] a straight in one suit, { rank-one } high
        [double_sequence] pairs in a row up to the { rank-one }
        [triple_sequence] triples in a row up to the { rank-one }
        [quad_sequence] fours in a row up to the { rank-one }
        [bomb] a bomb of { rank-many }
        [rocket] the rocket
        [none] no play
       *[single] a single
    }
# The title of the play to beat in the picture, with “by Ann” behind it: at most about 30 letters.
reading-title =
    { $kind ->
        [pair] Pair of { rank-many }
        [triple] Three { rank-many }
        [quads] Four { rank-many }
        [set] Set of { rank-many }
        [full_house] Full house of { rank-many }
        [sequence] Straight, { rank-one } high
        [suited_sequence] One-suit straight, { rank-one } high
        [double_sequence] Pairs in a row, { rank-one } high
        [triple_sequence] Triples in a row, { rank-one } high
        [quad_sequence] Fours in a row, { rank-one } high
        [bomb] Bomb of { rank-many }
        [rocket] Rocket
       *[single] Single
    }
# A kind alone, in a refusal: “You can’t answer a pair with another kind.”
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
       *[single] a single
    }
# An option of the select of ready-made plays, at most 100; kind-meant stands below it: “12 plays: two of a rank”.
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
       *[single] Single
    }
# At most 80.
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
       *[single] one card
    }
# Every game has it, for shared messages; this one says a-reading instead.
kind = { kind-title }
# Never shown: the words, parted by spaces, by which people may type what they play. The beginning of a word is enough,
# so write every word that players use.
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

## What an action comes to, behind a name and a colon in a replay, “Ann: a pass”, and where somebody asks to take it back:
## “Ann asks to take something back: a pass. Bo must agree.” No full stop.

deed-pass = a pass
# $n: how many cards.
deed-give =
    { $n ->
        [one] a card given
       *[other] { $n } cards given
    }
# $n: 0 or 1, the one that is chosen.
deed-choose =
    { $n ->
        [0] the first card
       *[other] the second card
    }

## The game and its rule sets, for hosts and in every table’s heading. Names of rule sets are short: at most 32.

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
preset-short = { preset }
# Behind its name in that list, and as the description of an option: at most 100, no full stop at the end.
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
# A part of the line of a lobby: “2 packs, 21 cards each, 3 left out”. $hand: the cards of the largest hand; $least: of
# the smallest; $even: whether all are equal; $surplus: how many cards nobody gets.
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }, { $hand } cards each
               *[other] { packs }, { $hand } cards each, { $surplus } left out
            }
       *[no] { packs }, { $least } or { $hand } cards each
    }
# The next part of that line, and of a table’s heading: “… · to 11 points · no clock”.
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
