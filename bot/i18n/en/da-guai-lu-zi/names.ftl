### The pieces of Da Guai Lu Zi that shared messages hold, too: its name, its presets, its kinds of play, how a match ends.

# A rank as it is written or in a word. $rank: 2 to 9, T, J, Q, K, A, LJ or BJ.
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
# $kind: what is played, or none; $rank: the rank it is named by.
kind =
    { $kind ->
        [pair] pair of { rank-many }
        [triple] three { rank-many }
        [straight] { rank-one }-high straight
        [flush] { rank-one }-high flush
        [full_house] full house of { rank-many }
        [four_plus_one] four { rank-many } and one
        [straight_flush] { rank-one }-high straight flush
        [five_of_a_kind] five { rank-many }
        [single] single
       *[none] loose cards
    }
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Triple
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Four and one
        [straight_flush] Straight flush
        [five_of_a_kind] Five of a kind
       *[single] Single
    }
# What a play consists of.
kind-meant =
    { $kind ->
        [pair] two of a rank
        [triple] three of a rank
        [straight] five ranks in a row
        [flush] five of one suit
        [full_house] three of one rank, two of another
        [four_plus_one] four of a rank, any fifth
        [straight_flush] five in a row of one suit
        [five_of_a_kind] five of a rank
       *[single] one card
    }
a-kind =
    { $kind ->
        [pair] a { kind }
        [straight] a straight, { rank-one } high
        [flush] a flush, { rank-one } high
        [full_house] a { kind }
        [straight_flush] a straight flush, { rank-one } high
        [single] a { kind }
       *[triple] { kind }
    }
the-kind = the { kind }
a-play = { a-kind }
# The title of the play to beat, in the picture.
play-title =
    { $kind ->
        [single] Single
        [pair] Pair of { rank-many }
        [triple] Three { rank-many }
        [straight] Straight, { rank-one } high
        [flush] Flush, { rank-one } high
        [full_house] Full house of { rank-many }
        [four_plus_one] Four { rank-many }
        [straight_flush] Straight flush, { rank-one } high
       *[five_of_a_kind] Five { rank-many }
    }
# What an action comes to. $tribute: whether a card is paid as tribute, else returned; $n: how many cards.
deed-play = { a-kind }
deed-pass = a pass
deed-give =
    { $tribute ->
        [yes] a card as tribute
       *[no]
            { $n ->
                [one] a card in return
               *[other] cards to choose from
            }
    }
deed-choose = one of the cards that are put out
# The words, parted by spaces, by which people may type what they play. The beginning of a word is enough.
kind-typed =
    { $kind ->
        [pair] pair pairs two
        [triple] triple triples three
        [straight] straight straights run
        [flush] flush flushes
        [full_house] full house boat
        [four_plus_one] four and one quad
        [straight_flush] straight flush
        [five_of_a_kind] five of a kind
        [single] single singles one card
       *[none] cards
    }
# A level as it is written: 10 for T.
level-name =
    { $level ->
        [T] 10
       *[other] { $level }
    }
game = Da Guai Lu Zi
# $preset: its public name.
preset =
    { $preset ->
        [dglz-standard] Standard
        [dglz-wikipedia] Levels to the ace
        [dglz-17dp] Levels to five
        [dglz-17dp-choice] Levels to five, by choice
        [dglz-follow-the-joker] Follow the joker
       *[other] House rules
    }
preset-listed = { preset }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] Points for each opponent who is caught. A match to 6 points
        [dglz-wikipedia] A trump rank, tribute, and levels from 2 to the ace
        [dglz-17dp] A trump rank and levels to 5. Chance picks the tributes
        [dglz-17dp-choice] A trump rank and levels to 5. You choose tributes and what comes back
        [dglz-follow-the-joker] Straights beat flushes. A match to 6 points
       *[other] Rules of this server
    }
# What is dealt, in the lobby: $hand to each seat.
rules-dealt = { packs }, { $hand } cards each
# How a match ends, by the facts of the rules.
match-goal =
    { $dg-match_end ->
        [points]
            { $dg-target ->
                [one] to { $dg-target } point
               *[other] to { $dg-target } points
            }
        [deals]
            { $dg-deals ->
                [one] one deal
               *[other] { $dg-deals } deals
            }
        [level] until a team wins at level { rule-dg-level_end.word }
       *[open] until the host stops
    }
