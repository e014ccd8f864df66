### What a beginner is told on each turn of a deal with /tutorial: one line on what to do, and why.

# The highest card of a flush in a word.
high-card =
    { $high ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $high }
    }
# A combination of the hand. $kind: its kind; $rank: the rank that counts; $low and $high: its ends.
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
# $kept: how many cards of the highest rank stay in the hand.
coach-keep =
    { $kept ->
        [one] keep the { $rank-kept } for later
       *[other] keep your { $rank-kept }s for later
    }
# $n: cards; $opening: the card that the first play holds; $name: who has one card left.
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
# What ranks lowest and highest by the rules that are played.
coach-ranks = { $lowest } is the lowest { card-word }, { $highest } the highest.
# What a combination to beat consists of, as the sentence before another. $kind: its kind.
coach-met =
    { $kind ->
        [quads] Four of a kind are four of one rank.{ " " }
        [two_pair] Two pairs are two of one rank, two of another.{ " " }
        [two_pair_kicker] Two pairs come with any fifth { card-word }.{ " " }
       *[straight] A straight is five ranks in a row.{ " " }
        [flush] A flush is five of one { suit-word }.{ " " }
        [full_house] A full house is three of one rank, two of another.{ " " }
        [four_plus_one] Four of a kind is four of a rank, any fifth.{ " " }
        [straight_flush] A straight flush is five in a row of one { suit-word }.{ " " }
        [straight_flush_7] A straight flush comes with any two more here.{ " " }
    }
# How to play the cards. $ticked: whether they are chosen already, since every answer has them.
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
# $met: what the play to beat is, made by coach-met, or nothing; $new: whether it is the first thing that the reader does; $learns: whether they may not have ticked a card yet; $declares: whether one card is left to be declared.
coach-play =
    { $declares ->
        [yes] **Coach:** { $met }{ coach-why } Switch on **Last card!**, then press **Play**.
       *[no]
            { $new ->
                [yes] **Coach:** { coach-ranks } { $met }{ coach-why } { coach-ticks }
               *[no]
                    { $learns ->
                        [yes] **Coach:** { $met }{ coach-why } { coach-ticks }
                       *[no] **Coach:** { $met }{ coach-why }
                    }
            }
    }
coach-pass =
    { $why ->
        [nothing] **Coach:** { $met }You can’t beat this. Press **Pass**.
        [breaks] **Coach:** { $met }Press **Pass**. Beating it breaks { coach-own }.
        [keeps] **Coach:** { $met }Press **Pass**, and { coach-keep }.
       *[saves] **Coach:** { $met }Press **Pass**. What beats this is worth more later.
    }
# $what: a button.
coach-press =
    { $n ->
        [0] **Coach:** Press **{ $what }**.
       *[other] **Coach:** Choose { $cards }, then press **{ $what }**.
    }
coach-wait = **Coach:** Be the first without { cards-word }. { coach-ranks } Wait for your turn; I’ll help you then.
