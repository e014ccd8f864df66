### What a beginner is told in their own hand on each turn of a deal with /tutorial: what to do, and why. One line of at
### most three short sentences. “Coach: Play your pair of 8s to beat it; keep your 2s for later.”

# The highest card of a flush, in a word: “your jack-high flush”. $high: 7 to 10, J, Q, K, A or 2.
high-card =
    { $high ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $high }
    }
# What the reader plays or would break, inside the sentences below; where it needs a case or an article, write those
# sentences out by $kind. $rank: the rank that counts; $low and $high: the ends of a straight; $cards: all its cards.
coach-own =
    { $kind ->
        [pair] your pair of { $rank }s
        [triple] your three { $rank }s
        [quads] your four { $rank }s
        [straight] your straight { $low }-{ $high }
        [straight_flush] your straight flush { $low }-{ $high }
        [straight_flush_7] your straight flush { $cards }
        [flush] your { high-card }-high flush
        [full_house] your full house of { $rank }s
        [four_plus_one] your four { $rank }s
        [two_pair] your two pairs { $cards }
        [two_pair_kicker] your two pairs { $cards }
       *[single] your { $cards }
    }
# $rank-kept: the highest rank, nearly always 2; $kept: how many cards of it stay in the hand.
coach-keep =
    { $kept ->
        [one] keep the { $rank-kept } for later
       *[other] keep your { $rank-kept }s for later
    }
# What to play and why. $n: how many cards it has; $opening: the card that the first play must hold; $name: another
# player, who has one card left.
coach-why =
    { $why ->
        [wins] Play { coach-own }: with it you win.
        [opens]
            { $n ->
                [one] You hold { $opening }, so you begin. Lead it.
               *[other] You hold { $opening }, so you begin. Lead { coach-own }.
            }
        [guards] { $name } has one { card-word } left and can’t answer { coach-own }. Lead it.
        [stops] { $name } has one { card-word } left. Play { coach-own }, the highest you can.
        [long] Lead { coach-own }: { $n } { cards-word } are gone at once.
        [low] Lead { coach-own }: the low ones go first.
        [leads]
            { $kind ->
                [pair] Lead { coach-own }. Only a higher pair beats it.
                [triple] Lead { coach-own }. Only a higher triple beats it.
               *[single] Lead { coach-own }. Only a higher { card-word } beats it.
            }
        [keeps] Play { coach-own } to beat it; { coach-keep }.
        [lowest] Play { coach-own } to beat it. Nothing lower does.
       *[beats] Play { coach-own } to beat it.
    }
# A sentence before the first advice. $lowest and $highest: one card each, 3♦ and 2♠ in the basic game.
coach-ranks = { $lowest } is the lowest { card-word }, { $highest } the highest.
# What a play of four or more cards to beat consists of. $met: its kind.
coach-met =
    { $met ->
        [quads] Four of a kind are four of one rank.
        [two_pair] Two pairs are two of one rank, two of another.
        [two_pair_kicker] Two pairs come with any fifth { card-word }.
       *[straight] A straight is five ranks in a row.
        [flush] A flush is five of one { suit-word }.
        [full_house] A full house is three of one rank, two of another.
        [four_plus_one] Four of a kind is four of a rank, any fifth.
        [straight_flush] A straight flush is five in a row of one { suit-word }.
        [straight_flush_7] A straight flush comes with any two more here.
    }
# The advice to play, behind what there is to beat. $met: none where its name says enough.
coach-advice =
    { $met ->
        [none] { coach-why }
       *[straight] { coach-met } { coach-why }
    }
# How to play the cards. $ticked: whether they are chosen already, since every answer has them; $n: how many they are.
# “Play” is what button-play says.
coach-ticks =
    { $ticked ->
        [yes]
            { $n ->
                [one] It is ticked below (✓): press **Play**.
               *[other] They are ticked below (✓): press **Play**.
            }
       *[no]
            { $n ->
                [one] Tick it below (✓), then press **Play**.
               *[other] Tick them below (✓), then press **Play**.
            }
    }
# The line on a turn with something to play. $teaches: what the reader must also be told: last-card (to declare it),
# everything (it is the first thing they do), ticks (how to choose cards) or nothing.
coach-play =
    { $teaches ->
        [last-card] **Coach:** { coach-advice } Switch on **Last card!**, then press **Play**.
        [everything] **Coach:** { coach-ranks } { coach-advice } { coach-ticks }
        [ticks] **Coach:** { coach-advice } { coach-ticks }
       *[nothing] **Coach:** { coach-advice }
    }
# Why passing is best. “Pass” is what button-pass says.
coach-pass-why =
    { $why ->
        [nothing] You can’t beat this. Press **Pass**.
        [breaks] Press **Pass**. Beating it breaks { coach-own }.
        [keeps] Press **Pass**, and { coach-keep }.
       *[saves] Press **Pass**. What beats this is worth more later.
    }
# The line where passing is best; $met as above.
coach-pass =
    { $met ->
        [none] **Coach:** { coach-pass-why }
       *[straight] **Coach:** { coach-met } { coach-pass-why }
    }
# Before play: an exchange, a redeal. $what: the button to press; $n: how many cards to choose first, $cards.
coach-press =
    { $n ->
        [0] **Coach:** Press **{ $what }**.
       *[other] **Coach:** Choose { $cards }, then press **{ $what }**.
    }
# To somebody who waits and has not played yet.
coach-wait = **Coach:** Be the first without { cards-word }. { coach-ranks } Wait for your turn; I’ll help you then.
