### Why a computer would do what it suggests. Read in private, behind the suggestion (“Suggested: **9♠ 9♠**. Your trumps
### win 20 points.”), behind the coach’s word, and in replays. A sentence of at most 15 words, to the reader (*you*).
### $suit: c, d, h, s, or T for all trumps; it is said by of-suit.

# $suit: the suit that becomes trump, or none; $n: the trumps that the reader then has.
hint-declare =
    { $suit ->
        [none] Without a trump suit you have { $n } trumps.
       *[other] It gives you { $n } trumps.
    }
# Why a redeal is good.
hint-redeal = Few of your cards are trumps.
# Why nothing is declared. $stands: whether the reader’s own declaration stands; $able: whether they could declare.
hint-silent =
    { $stands ->
        [yes] Your trumps stand.
       *[no]
            { $able ->
                [yes] You would have too few trumps.
               *[no] You can’t declare anything with these cards.
            }
    }
# Why this suit is named as trumps.
hint-trump = You have most of { of-suit }.
# Why these cards are buried. $suit: a side suit (never T) of which none is left, or none; $p: the points buried.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] It hides no points.
               *[other] It hides { $p } points, and you have the trumps to guard them.
            }
       *[other] It leaves you no { of-suit }, so you can trump them.
    }
# Why this is led. $why: throw and top (nobody can beat it in its suit), run (a tractor or longer), trumps, partner
# (who probably has none of the suit), empty (the reader’s last cards of the suit) or low. $n: how many cards.
hint-lead =
    { $why ->
        [throw] Nobody can stop this throw.
        [top] Nobody has higher { of-suit }.
        [run] Few hands can beat it.
        [trumps] It draws the others’ trumps.
        [partner] Your partner probably has no { of-suit }, and can trump them.
        [empty] It leaves you no { of-suit }, so you can trump them.
       *[low] It costs you little.
    }
# Why this follows, and wins so far. $how: ruff, last (of the four to play) or higher; $p: the points in the trick.
hint-win =
    { $how ->
        [ruff]
            { $p ->
                [0] Your trumps win the trick.
               *[other] Your trumps win { $p } points.
            }
        [last]
            { $p ->
                [0] You win the trick and lead next.
               *[other] You win { $p } points for sure.
            }
       *[higher] It’s the highest so far.
    }
# $name: the partner, who wins the trick so far; $p: the points that the reader adds.
hint-partner =
    { $p ->
        [0] { $name } is on your side and winning, so save your high cards.
       *[other] { $name } is on your side and winning, so give { $p } points.
    }
# $name: an opponent, who wins the trick so far; $p: the points that the reader loses with the suggested cards.
hint-lose =
    { $p ->
        [0] { $name } is winning, so give a card without points.
       *[other] { $name } is winning, and this costs least.
    }
