### Words drawn into pictures: no markup. There is little room, and a word that is too long is cut with “…”, so keep to
### about the length of the English; a Chinese character is as wide as two letters.

## The hand's picture: a line above the cards, about 40 characters; a label at its end, about 12

picture-your-turn = Your turn
picture-name-to-play = { $name } to play
# Before the name and the cards to beat: *beat · Kai · 5♠ 5♥*.
picture-beat = beat
picture-lead = lead anything
picture-over = the deal is over
# $n: how many players $names are.
picture-choosing =
    { $n ->
        [one] { $names } chooses
       *[other] { $names } choose
    }

## The table's picture, on the plate of a seat: a label of about 12 characters

picture-to-play = to play
picture-to-beat = to beat
picture-to-choose = to choose
picture-passed = passed
picture-last-play = last play
# A place ($place: 1 to 12), wherever one is said, as a label and in sentences: *You came 2nd.*
picture-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The table's picture, in the middle: a title of about 30 characters, and beside it whose play it is

# In the row of the trick, among the cards that others played.
picture-pass = pass
picture-by = by { $name }
picture-leads = { $name } leads
# What they can lead.
picture-any = any combination

## Names

# A seat whose player has no name.
picture-seat = Seat { $seat }
# Of two at a table who are called the same: a computer, and people, each with the number of their seat.
name-of-computer = { $name } (computer)
name-at-seat = { $name } (seat { $seat })

## The end of a deal: a title, a line below it of about 50 characters, and the hands, each with a note of about 20

picture-deal = Deal { $deal }
picture-out-first = { $name } wins
picture-void = void, no points
# Above the hands, about 20 characters.
picture-hands-left = cards left
picture-out = out, no { cards-word } left
picture-no-hand = no { cards-word } in hand
# A banner at the end of a match. $n: how many players $names are. Then with what they won, at its right.
picture-match-won =
    { $n ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
picture-match-shared = { $names } share the match
picture-match-total = { SIGNED($total) } after { deals }

## The account below it: headings of columns of numbers, about 8 characters, and the last row

picture-deal-column = deal
picture-match-column = match
# In place of the number of a winner to whom the rules give nothing.
picture-deal-won = won
# Levels of the sides, where a game has them: how many they rose, at what level they were, and are.
picture-levels = levels
picture-before = before
picture-after = now
# How a number came about, where it stands alone. $heading: of its column; $counts (yes, no): whether it is a count.
picture-reckoned =
    { $counts ->
        [yes] { $heading } { $sum } = { $p }
       *[no] { $heading } { $sum } = { SIGNED($p) }
    }
picture-sum = Sum
# What the signs mean.
picture-legend = + receives − pays

## A leaderboard: its title, about 30 characters, and the headings of its columns, about 14

picture-board =
    { $window ->
        [days] { board-days }
       *[other] { game }, { board-window }
    }
# Above the course of each member's last $n deals.
picture-board-course = last { $n } deals
picture-board-points =
    { $by ->
        [average] a deal
        [wins] wins
        [rating] rating
       *[points] points
    }
# The numbers below that heading.
picture-board-wins = { $wins }
picture-rating = { NUMBER($rating, useGrouping: 0) }
picture-signed = { SIGNED($p) }

## The curve of a member's points: what it is of, about 30 characters, and labels at two points of it, about 12

picture-curve-of-game = { deals }, { game }
picture-curve-best = best { SIGNED($p) }
picture-curve-low = low { SIGNED($p) }
