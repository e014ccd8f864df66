### Slash commands by which a seat acts, and what a judge or a total is asked with.

command-give = Give, put out or set aside cards in an exchange
command-choose = Choose from what you’re offered
option-given = Rank, then suit: 3d 10h; the list has what you may give
option-number = Counted from 1

option-as = How the cards are read, such as straight 10 or full house K
option-second_as = How the play to beat is read
option-order = The finishing order, such as 2, 1, 4, 3
option-totals = The totals of seats or teams before the deal, such as 3, 2
option-deals = How many deals were counted before
