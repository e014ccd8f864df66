# Why a computer would do this: what the hint says beside its suggestion, to its reader alone.

# $suit: the suit that becomes trump, or none; $n: the trumps that the hand then has.
hint-declare =
    { $suit ->
        [none] Without a trump suit you have { $n } trumps.
       *[other] It gives you { $n } trumps.
    }
hint-redeal = Few of your cards are trumps.
# Why nothing is declared. $stands: whether the reader’s own declaration stands; $able: whether something could be.
hint-silent =
    { $stands ->
        [yes] Your trumps stand.
       *[no]
            { $able ->
                [yes] You would have too few trumps.
               *[no] You can’t declare anything with these cards.
            }
    }
hint-trump = You have most of { of-suit }.
# $suit: a side suit of which no card is left, or none; $p: the points that are buried.
hint-bury =
    { $suit ->
        [none]
            { $p ->
                [0] It hides no points.
               *[other] It hides { $p } points, and you have the trumps to guard them.
            }
       *[other] It leaves you no { of-suit }, so you can trump them.
    }
# $why: throw and top (nobody can beat it in its suit), run (a tractor or longer), trumps, partner (who probably has
# none of the suit), empty (the last cards of the suit) or low. $suit; $n: how many cards.
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
# $how: ruff, last (of the four to play) or higher; $p: the points in the trick.
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
# $name: the partner, who wins the trick as yet; $p: the points that go with it.
hint-partner =
    { $p ->
        [0] { $name } is on your side and winning, so save your high cards.
       *[other] { $name } is on your side and winning, so give { $p } points.
    }
# $name: who wins the trick as yet; $p: the points that are lost with it.
hint-lose =
    { $p ->
        [0] { $name } is winning, so give a card without points.
       *[other] { $name } is winning, and this costs least.
    }
