### What happened in a deal of Sheng Ji: public lines with names and no hidden cards, private lines for whoever may know more.

# $n: how many cards each seat has.
event-cards-drawn = Everybody has { $n } cards now.
event-declared = { $name } declares { $cards }.
event-overturned = { $name } overturns with { $cards }.
event-reinforced = { $name } adds to the declaration: { $cards }.
event-done-declaring = { $name } has nothing to declare.
event-redealt = Nobody declared, so the cards are dealt again.
event-redeal-claimed = { $name } shows a weak hand and asks for a redeal: { $cards }.
# $trump: a suit, or none.
event-trump-made =
    { $trump ->
        [none] { $name } deals. There is no trump suit.
        [c] { $name } deals. Clubs are trumps.
        [d] { $name } deals. Diamonds are trumps.
        [h] { $name } deals. Hearts are trumps.
       *[s] { $name } deals. Spades are trumps.
    }
event-turned-up = Nobody declared. The kitty shows { $cards }.
event-kitty-taken =
    { $n ->
        [one] { $name } takes the kitty of one card.
       *[other] { $name } takes the kitty of { $n } cards.
    }
event-kitty-seen = You take { $cards }.
event-buried =
    { $n ->
        [one] { $name } buries one card.
       *[other] { $name } buries { $n } cards.
    }
event-buried-cards = You bury { $cards }.
event-cards-played = { $name } plays { $cards }.
# $stopped: whether it is told who can beat it; $other: who can.
event-throw-failed =
    { $stopped ->
        [yes] { $name } throws { $cards }, and { $other } can beat part of it.
       *[no] { $name } throws { $cards }, and somebody can beat part of it.
    }
event-unit-named = { $name } names the part that is led: { $cards }.
# $p: the points in it.
event-trick-won =
    { $p ->
        [0] { $name } wins the trick.
       *[other] { $name } wins the trick with { $p } points.
    }
# $p: the points in the kitty; $n: how often they count.
event-kitty-won =
    { $p ->
        [0] { $name } wins the last trick. The kitty has no points: { $cards }.
       *[other] { $name } wins the last trick. The kitty counts { $p } × { $n }: { $cards }.
    }
# $p: the attackers’ points; $side: attackers or dealers; $n: the levels that side gains.
event-deal-ended =
    { $side ->
        [attackers]
            { $n ->
                [0] The attackers have { $p } points and take over the deal.
                [one] The attackers have { $p } points, take over the deal and gain one level.
               *[other] The attackers have { $p } points, take over the deal and gain { $n } levels.
            }
       *[dealers]
            { $n ->
                [one] The attackers have { $p } points. The dealer’s side gains one level.
               *[other] The attackers have { $p } points. The dealer’s side gains { $n } levels.
            }
    }
