### The pieces of Big Two that shared messages hold, too: its name, its rule sets, its kinds of combination, what is
### dealt, how a match ends. A piece sees the facts of the message around it; where a sentence needs another case,
### gender or article, write that sentence out by $kind and leave the piece.

game = Big Two

## Kinds of combination. quads: four of a rank alone; four_plus_one: with a fifth card; two_pair: two pairs played at
## once; two_pair_kicker: these with a fifth card; straight_flush_7: with any two more; royal_flush: 10 to A of one
## suit.

# The bare word: “Beat Mei’s full house”, “Low straight.”, “It takes a higher pair.”
kind =
    { $kind ->
        [pair] pair
        [triple] triple
        [quads] four alone
        [two_pair] two pairs
        [two_pair_kicker] two pairs plus one
        [straight] straight
        [flush] flush
        [full_house] full house
        [four_plus_one] four of a kind
        [straight_flush] straight flush
        [straight_flush_7] straight flush with two more
        [royal_flush] the straight flush 10-J-Q-K-A
       *[single] single
    }
# The same alone, or at the beginning of a sentence; also drawn above the cards in the middle of the table.
kind-title =
    { $kind ->
        [pair] Pair
        [triple] Triple
        [quads] Four alone
        [two_pair] Two pairs
        [two_pair_kicker] Two pairs plus one
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [four_plus_one] Four of a kind
        [straight_flush] Straight flush
        [straight_flush_7] Straight flush with two more
       *[single] Single
    }
# What it consists of, in the list of what can be played: “2 plays: two of a rank”. At most 100 characters with that.
kind-meant =
    { $kind ->
        [pair] two of a rank
        [triple] three of a rank
        [quads] four of a rank
        [two_pair] two of one rank, two of another
        [two_pair_kicker] two of one rank, two of another, any fifth
        [straight] five ranks in a row
        [flush] five of one { suit-word }
        [full_house] three of one rank, two of another
        [four_plus_one] four of a rank, any fifth
        [straight_flush] five in a row of one { suit-word }
        [straight_flush_7] five in a row of one { suit-word }, any two more
       *[single] one { card-word }
    }
# All of a kind, in lists of the rules: “You can play singles, pairs, straights.”
kind-plural =
    { $kind ->
        [pair] pairs
        [triple] triples
        [quads] four of a kind alone
        [two_pair] two pairs together
        [two_pair_kicker] two pairs with a fifth
        [straight] straights
        [flush] flushes
        [full_house] full houses
        [four_plus_one] four of a kind
        [straight_flush] straight flushes
        [straight_flush_7] straight flushes with two more
       *[single] singles
    }
# One of a kind, as an answer or in a list: “Chosen: a pair”, “3♦ 3♣ is a pair.”, “a stronger five: a flush, a full
# house.”
a-kind =
    { $kind ->
        [pair] a pair
        [triple] a triple
        [quads] four alone
        [two_pair] two pairs
        [two_pair_kicker] two pairs plus one
        [straight] a straight
        [flush] a flush
        [full_house] a full house
        [four_plus_one] four of a kind
        [straight_flush] a straight flush
        [straight_flush_7] a straight flush with two more
        [royal_flush] the straight flush 10-J-Q-K-A
       *[single] a single
    }
# Nobody reads this: all words, parted by spaces, by which people may type a combination when they look for a play. The
# beginning of a word is enough; put in whatever players say, and keep the English if they say that, too. none: cards
# that are no combination.
kind-typed =
    { $kind ->
        [pair] pair pairs of double
        [triple] triple triples trips three of a kind
        [quads] four of a kind quads
        [two_pair] two pairs
        [two_pair_kicker] two pairs plus one
        [straight] straight straights to from run
        [flush] flush flushes
        [full_house] full house houses fullhouse of over on with boat
        [four_plus_one] four of a kind quads plus one with fours bomb
        [straight_flush] straight flush straights flushes to from sf straightflush
        [straight_flush_7] straight flush straights flushes to from sf straightflush seven
        [single] single singles one card
       *[none] cards
    }

## Rule sets. “other” are the rules that a server has made itself.

# The whole name: in headings, lists, the title of a rule page: “Big Two: Taiwan, deducting”. At most 45 characters.
preset =
    { $preset ->
        [pagat-basic] Basic game
        [chudadi-standard] Chudadi, standard
        [chudadi-hongkong] Chudadi, Hong Kong points
        [hong-kong] Hong Kong, after Ivan Ip
        [hong-kong-boehnker] Hong Kong, after Karl Boehnker
        [japanese-wikipedia-official] Official, after the Japanese article
        [hong-kong-wikipedia] Hong Kong, after the Japanese article
        [mainland] Mainland China
        [malaysia] Malaysia, three players
        [taiwan] Taiwan, deducting
        [taiwan-plus-minus] Taiwan, plus and minus
        [taiwan-latta] Taiwan, after Todd Latta
        [lukang] Lukang
        [taiwan-fixed] Taiwan, one loser
        [singapore] Singapore
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er, GameSky
        [three-player-17] Three players, 17 cards
        [three-player-13-draw] Three players, drawing
        [two-player-13] Two players, 13 cards
        [two-player-17] Two players, 17 cards
        [two-player-21] Two players, 21 cards
        [two-player-26] Two players, whole pack
        [class-struggle-1] Class struggle, card for card
        [class-struggle-2] Class struggle, pooled
        [tribute-hk-1] Tribute, choosing hands
        [tribute-hk-2] Tribute, one card
        [tribute-hk-3] Tribute, two cards and one
        [tribute-hk-4] Tribute, three cards passed on
        [lectio] Lectio, tiles for five players
       *[other] House rules
    }
# As short as it can be said beside another one, so that each is told from all others.
preset-short =
    { $preset ->
        [pagat-basic] Basic
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi Hong Kong
        [hong-kong] Hong Kong (Ip)
        [hong-kong-boehnker] Hong Kong (Boehnker)
        [japanese-wikipedia-official] Official
        [hong-kong-wikipedia] Hong Kong (article)
        [mainland] Mainland
        [malaysia] Malaysia
        [taiwan] Taiwan
        [taiwan-plus-minus] Taiwan plus-minus
        [taiwan-latta] Taiwan (Latta)
        [lukang] Lukang
        [taiwan-fixed] Taiwan one loser
        [singapore] Singapore
        [indonesia] Indonesia
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] Da Lao Er
        [three-player-17] Three players
        [three-player-13-draw] Three drawing
        [two-player-13] Two with 13
        [two-player-17] Two with 17
        [two-player-21] Two with 21
        [two-player-26] Two with 26
        [class-struggle-1] Class struggle
        [class-struggle-2] Class pooled
        [tribute-hk-1] Tribute by hands
        [tribute-hk-2] Tribute of one
        [tribute-hk-3] Tribute of two
        [tribute-hk-4] Tribute of three
        [lectio] Lectio
       *[other] House rules
    }
# What is special in it, behind its name in lists: “Lukang: The basic game with bombs that beat everything”. At most 100
# characters, no full stop at the end.
preset-about =
    { $preset ->
        [pagat-basic] The basic game: points add up until the host stops
        [chudadi-standard] You declare your last card. The match goes to 200 points
        [chudadi-hongkong] You declare your last card. Milder points, and a match to 100
        [hong-kong] A dragon wins at once. You can’t go out with the highest card alone
        [hong-kong-boehnker] Straights and flushes as in Hong Kong, the rest as in the basic game
        [japanese-wikipedia-official] The winner leads. Weak hands can be redealt. Each player loses points for their own cards
        [hong-kong-wikipedia] Like the official rules, and an undeclared last card loses
        [mainland] Like the official rules, with higher multipliers
        [malaysia] You may swap the lowest card for the hidden one
        [taiwan] No triples, no flushes. Five cards answer the same kind, and bombs beat everything
        [taiwan-plus-minus] Like Taiwan, with 2s that double and a point for the winner
        [taiwan-latta] No triples, no flushes. Straight flushes of seven cards are bombs
        [lukang] The basic game with bombs that beat everything
        [taiwan-fixed] Bombs beat everything, and one loser pays the winner
        [singapore] The basic game without triples and flushes
        [indonesia] A pass lasts for the trick. Special plays bring points. Every ten deals start afresh
        [philippines-pusoy-dos] Diamonds are highest, and only the winner scores
        [da-lao-er-gamesky] No flushes, and bombs that beat everything
        [three-player-17] The basic game for three, with one card left over
        [three-player-13-draw] The basic game for three, where a pass draws from a stock
        [two-player-13] The basic game for two with half the pack
        [two-player-17] The basic game for two with 17 cards each
        [two-player-21] The basic game for two with 21 cards each
        [two-player-26] The basic game for two with the whole pack
        [class-struggle-1] King, lord, commoner and slave swap card for card before each deal
        [class-struggle-2] King, lord and commoner demand cards and put out others to choose from
        [tribute-hk-1] You choose among face-down hands, the first place first
        [tribute-hk-2] The last place gives the first their best card
        [tribute-hk-3] The last place gives the first two cards, the third gives the second one
        [tribute-hk-4] The three best cards go to the first place, and cards are passed on
        [lectio] Tiles 1 to 15 in four colours, with 149 points each
       *[other] Rules of this server
    }

## Parts of the small line of the lobby, parted by dots: “… · 1 pack, 13 cards each · to 200 points · …”

# What is dealt: $size to each seat, $left to none. lectio: a game with numbered tiles, up to $tiles. `packs` says how
# many packs. $rest-use: what becomes of the cards left: a stock to draw from, discard: out of play, else somebody gets
# them.
rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] tiles up to { $tiles }, { $size } each
               *[other] tiles up to { $tiles }, { $size } each, { $left } left over
            }
       *[std52]
            { $left ->
                [0] { packs }, { $size } cards each
               *[other]
                    { $rest-use ->
                        [stock] { packs }, { $size } cards each, { $left } to draw
                        [discard] { packs }, { $size } cards each, { $left } left out
                       *[give] { packs }, { $size } cards each, { $left } left over
                    }
            }
    }
# How a match ends.
match-goal =
    { $match-end ->
        [target] to { $match-target } points
        [deals] { deals }
        [deals_or_chips] { deals }, or until a player has no points left
       *[open] until the host stops
    }
