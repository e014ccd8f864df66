### The end of a deal of Sheng Ji: a public message and its picture, which all at the table read.
### $side: dealers or attackers, whichever wins the deal. $p: the attackers’ points. $n: levels gained, 0 up.

## In the picture, where a longer text is cut

# The heading of a column of numbers, at most 10 letters. The other headings are shared.
picture-taken = points
# Beside “Deal 3”, at most 35 letters: “the attackers gain 2”. Also a part of end-outcome.
picture-decided =
    { $side ->
        [dealers] the dealer’s side gains { $n }
       *[attackers]
            { $n ->
                [0] the attackers take over
               *[other] the attackers gain { $n }
            }
    }

## The message, in the order in which it is read: sentences of at most 15 words

# The heading, in bold, and the first words of the alt text: “Deal 1: attackers 140 points, the attackers gain 1.”
end-outcome = Deal { $deal }: attackers { $p } points, { picture-decided }.
# What becomes of the level of a side: “Ann and Kai rise to **3**”. No stop: others stand beside it, behind a dot.
# $names: both partners. $moved: up, stays, back (a jack won the last trick), or won (by a side that stays).
end-gained =
    { $moved ->
        [won] { $names } **won** and stay at **{ level-name }**
        [up] { $names } rise to **{ level-name }**
        [back] { $names } go back to **{ level-name }**
       *[stays] { $names } stay at **{ level-name }**
    }
# To somebody of that side alone, in their own message.
end-own =
    { $moved ->
        [up] Your side rises to { level-name }.
        [back] Your side goes back to { level-name }.
       *[stays] Your side stays at { level-name }.
    }

## The account, line by line: how the attackers’ points came about

# $p: their points in tricks, a multiple of 5.
end-tricks = Attackers’ tricks: { $p } points.
# “Ann won the last trick for the attackers, so the kitty counts: 15 × 2 = 30.”
# $name: who won the last trick; $attacked: whether for the attackers; $p × $n = $sum: what the kitty counts.
end-kitty =
    { $attacked ->
        [yes]
            { $p ->
                [0] { $name } won the last trick, but the kitty has no points.
               *[other] { $name } won the last trick for the attackers, so the kitty counts: { $p } × { $n } = { $sum }.
            }
       *[no] { $name } won the last trick for the dealer’s side, so the kitty doesn’t count.
    }
# “Throws that didn’t stand: −10.” $p: what moved to the attackers or, with a minus, from them.
end-penalties = Throws that didn’t stand: { SIGNED($p) }.
# “140 points in all. With 120 to 159 the attackers take over the deal and gain one level.” $p: the total.
# $case: the row of the level table: under (up to $high), over (from $low) or between. The dealer’s side always gains.
end-decided =
    { $p } points in all. { $side ->
        [dealers]
            { $case ->
                [under] With { $high } or fewer the dealer’s side gains { end-levels }.
               *[between] With { $low } to { $high } the dealer’s side gains { end-levels }.
            }
       *[attackers]
            { $n ->
                [0] With { $low } to { $high } the attackers take over the deal and gain no level.
               *[other]
                    { $case ->
                        [over] With { $low } or more the attackers take over the deal and gain { end-levels }.
                       *[between] With { $low } to { $high } the attackers take over the deal and gain { end-levels }.
                    }
            }
    }
# A part of end-decided and of score-worth, as what somebody gains. $n: 1 up.
end-levels =
    { $n ->
        [one] one level
       *[other] { $n } levels
    }
# A side won and stays, since the rules let it leave this level only so. Also the answer of /score.
end-must-hold = A side leaves level { level-name } only by holding the deal there.
# A side gained several levels, and stops at this one.
end-must-play = Level { level-name } can’t be skipped.
# See rule-jack_hook.
end-fell = A jack won the last trick, so the dealer’s side goes back to level { level-name }.

## Below the picture, and in its alt text

# “Kitty: 4♦ 4♦ 5♦ 5♠ Q♠ 6♣ 9♣ 2♠.”
end-kitty-cards = Kitty: { $cards }.
# One of two sides in the alt text, parted by a semicolon: “Ann and Kai rise to 3; Mei and Bo-Chen stay at 2.”
end-side = { end-gained }
# Who deals the next deal.
end-next-dealer = { $name } deals next.
