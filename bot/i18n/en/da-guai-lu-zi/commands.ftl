### Slash commands by which a seat acts, and what a judge or a result is asked with.

command-give = Give, put out or set aside cards in an exchange
command-choose = Choose from what you’re offered
option-given = Rank, then suit: 3d 10h; the list has what you may give
option-number = Counted from 1

option-trump = The trump suit or the trump rank, or none
option-as = How the cards are read, such as straight 10 or full house K
option-second_as = How the play to beat is read
option-finish = Whether the play empties the hand
option-second_finish = Whether the play to beat emptied its hand
option-order = The finishing order, such as 2, 1, 4, 3
option-leading = The leading team: 0 for seats 1, 3, 5, and 1 for seats 2, 4, 6
option-levels = The levels of both sides, such as 2, 5; the first level if left out
option-fails = Attempts that each team lost at the last level, such as 0, 0
option-totals = The totals of seats or teams before the deal, such as 3, 2
option-deals = How many deals were counted before
