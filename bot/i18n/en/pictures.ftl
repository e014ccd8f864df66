### Words drawn into pictures: short, no markup.

picture-your-turn = Your turn
picture-to-play = to play
picture-name-to-play = { $name } to play
picture-to-beat = to beat
picture-beat = beat
picture-lead = lead anything
picture-over = the deal is over
picture-passed = passed
picture-pass = pass
picture-by = by { $name }
picture-leads = { $name } leads
picture-any = any combination
picture-choosing =
    { $n ->
        [one] { $names } chooses
       *[other] { $names } choose
    }
picture-to-choose = to choose
picture-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
picture-seat = Seat { $seat }
# Of two at a table who are called the same: a computer, and people, each with the number of their seat.
name-of-computer = { $name } (computer)
name-at-seat = { $name } (seat { $seat })
picture-deal = Deal { $deal }
picture-out-first = { $name } wins
picture-hands-left = cards left
picture-out = out, no { cards-word } left
picture-last-play = last play
# The end of a match. $n: how many players $names are.
picture-match-won =
    { $n ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
picture-match-shared = { $names } share the match
picture-match-total = { SIGNED($total) } after { deals }
picture-void = void, no points
picture-no-hand = no { cards-word } in hand
# In place of the number of a winner to whom the rules give nothing.
picture-deal-won = won
picture-deal-column = deal
picture-match-column = match
picture-sum = Sum
picture-legend = + receives { picture-minus } pays
picture-minus = −
# A leaderboard: its title, the heading above the course of each member's last $n deals, and a place, which others may share.
picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
picture-board-course = last { $n } deals
picture-board-points =
    { $by ->
        [average] a deal
        [wins] wins
        [rating] rating
       *[points] points
    }
picture-board-average = { SIGNED($average) }
picture-board-wins = { $wins }
picture-board-place = { $place }
picture-board-tied = { $place }=
# The curve of a member's points.
picture-curve-of-all = { deals }
picture-curve-of-game = { deals }, { game }
picture-curve-best = best { SIGNED($p) }
picture-curve-low = low { SIGNED($p) }

## In several games

picture-levels = levels
picture-before = before
picture-after = now
picture-dealer = dealer
