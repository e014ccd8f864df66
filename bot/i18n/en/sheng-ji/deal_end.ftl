### The end of a deal of Sheng Ji: an account from the tricks and the kitty to the levels.

picture-taken = points
# $side: dealers or attackers, which gains; $n: how many levels; $p: the attackers’ points.
picture-decided =
    { $side ->
        [dealers] the dealer’s side gains { $n }
       *[attackers]
            { $n ->
                [0] the attackers take over
               *[other] the attackers gain { $n }
            }
    }
end-outcome = Deal { $deal }: attackers { $p } points, { picture-decided }.
# What becomes of the level of a side. $moved: up, stays, back, or won by a side that stays.
end-gained =
    { $moved ->
        [won] { $names } **won** and stay at **{ level-name }**
        [up] { $names } rise to **{ level-name }**
        [back] { $names } go back to **{ level-name }**
       *[stays] { $names } stay at **{ level-name }**
    }
# The same to somebody of that side alone.
end-own =
    { $moved ->
        [up] Your side rises to { level-name }.
        [back] Your side goes back to { level-name }.
       *[stays] Your side stays at { level-name }.
    }
# $p: the attackers’ points in tricks.
end-tricks = Attackers’ tricks: { $p } points.
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
# $p: points that moved to the attackers, or from them.
end-penalties = Throws that didn’t stand: { SIGNED($p) }.
# The row of the level table. $case: under (up to $high), over (from $low) or between; $p: the attackers’ total.
end-decided =
    { $side ->
        [dealers]
            { $case ->
                [under] { $p } points in all. With { $high } or fewer the dealer’s side gains { end-levels }.
               *[between] { $p } points in all. With { $low } to { $high } the dealer’s side gains { end-levels }.
            }
       *[attackers]
            { $n ->
                [0] { $p } points in all. With { $low } to { $high } the attackers take over the deal and gain no level.
               *[other]
                    { $case ->
                        [over] { $p } points in all. With { $low } or more the attackers take over the deal and gain { end-levels }.
                       *[between] { $p } points in all. With { $low } to { $high } the attackers take over the deal and gain { end-levels }.
                    }
            }
    }
end-levels =
    { $n ->
        [one] one level
       *[other] { $n } levels
    }
end-must-hold = A side leaves level { level-name } only by holding the deal there.
end-must-play = Level { level-name } can’t be skipped.
end-fell = A jack won the last trick, so the dealer’s side goes back to level { level-name }.
end-kitty-cards = Kitty: { $cards }.
end-side = { end-gained }
