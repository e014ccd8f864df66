### The pieces of Da Guai Lu Zi that shared messages hold, too: its name, its presets, its kinds of play, how a match ends.

## Ranks and kinds of play. A sentence that holds one knows $kind and $rank as well: if your language bends them, select
## there, and write the sentence out.

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
# The play to beat, without an article: “Beat Ann’s pair of jacks: J♠ J♦”. $rank: by which it is named.
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
       *[single] single
    }
# What cards are, with an article: “Chosen: J♠ J♦, a pair of jacks”, “J♠ J♦ is a pair of jacks.” $kind may be none: no play.
a-kind =
    { $kind ->
        [pair] a pair of { rank-many }
        [triple] three { rank-many }
        [straight] a straight, { rank-one } high
        [flush] a flush, { rank-one } high
        [full_house] a full house of { rank-many }
        [four_plus_one] four { rank-many } and one
        [straight_flush] a straight flush, { rank-one } high
        [five_of_a_kind] five { rank-many }
        [single] a single
       *[none] loose cards
    }
# The title of the play to beat in the picture, with “by Ann” behind it: at most about 30 letters.
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
# An option of the select of ready-made plays, at most 100; kind-meant stands below it: “12 plays: two of a rank”.
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
# At most 80.
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
# Never shown: the words, parted by spaces, by which people may type what they play. The beginning of a word is enough,
# so write every word that players use.
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

## What an action comes to, behind a name and a colon in a replay, “Ann: a pass”, and where somebody asks to take it back:
## “Ann asks to take something back: a pass. Bo must agree.” No full stop.

deed-pass = a pass
# $tribute: whether a card is paid as tribute, else returned; $n: how many cards.
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

## The game and its rule sets, for hosts and in every table’s heading. Names of rule sets are short: at most 32.

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
preset-short = { preset }
# Behind its name in that list, and as the description of an option: at most 100, no full stop at the end.
preset-about =
    { $preset ->
        [dglz-standard] Points for each opponent who is caught. A match to 6 points
        [dglz-wikipedia] A trump rank, tribute, and levels from 2 to the ace
        [dglz-17dp] A trump rank and levels to 5. Chance picks the tributes
        [dglz-17dp-choice] A trump rank and levels to 5. You choose tributes and what comes back
        [dglz-follow-the-joker] Straights beat flushes. A match to 6 points
       *[other] Rules of this server
    }
# A part of the line of a lobby: “3 packs, 27 cards each”. $hand: 27.
rules-dealt = { packs }, { $hand } cards each
# The next part of that line, and of a table’s heading: “… · to 6 points · no clock”.
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
        [level] until a team wins at level { $dg-level_end }
       *[open] until the host stops
    }
