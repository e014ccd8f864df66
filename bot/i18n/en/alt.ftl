### Alt text: what a screen reader says of a picture, so whole sentences and no markup. Who hears it must be able to play
### by it alone. A whole alt text has at most 1024 characters.

## The hand, to its owner: *Your turn. Beat Kai’s single: K♥. You can play: K♠ 2♦ 2♥.*

alt-hand-can = You can play: { $cards }.
alt-hand-all = Every { card-word } can be played.
# Makes a sentence of a line that has no end yet, such as a line of the message. $said: the line.
alt-said = { $said }.
# $others: the other hands, each made by hand-other: *Others hold: Kai 11; Lan 1, last card!*
alt-hand-others = Others hold: { $others }.

## The table, to everybody: *Mei to play, 9 cards, +3 points. Kai (computer) 11 cards, −3 points. Trick: Kai 3♦.*

# One seat. $turn: yes or no; $name may be the message `computer` or `seat-rank`; $parts: the cards it holds, its points,
# and notes.
alt-seat =
    { $turn ->
        [yes] { $name } to play, { $parts }.
       *[no] { $name } { $parts }.
    }
# A seat with what the deal before made of it. $rank: a word, from the game.
seat-rank = { $name }, { $rank }

## The end of a deal, to everybody: *Deal 4, Mei is out. Left: Kai 3♦ 5♠; Lan 2♠. Points: Mei +4, Kai −2, Lan −2; sum 0.*

alt-end-out = Deal { $deal }, { $name } is out.
alt-end-void = Deal { $deal } is void: no points.
# $hands: made by alt-end-hand; then the points of each seat, made by alt-end-points, and all of them together, $sum.
alt-end-left = Left: { $hands }.
alt-end-account = Points: { $points }; sum { SIGNED($sum) }.
alt-end-hand = { $name } { $cards }
alt-end-points = { $name } { gained }

## Leaderboards and curves

# *Big Two, this week: 1 Mei +30, 12 deals; 2 Kai −3, 9 deals.* $rows: made by alt-board-row.
alt-board = { board-of }: { $rows }.
alt-board-row =
    { $by ->
        [average] { $place } { $name } { board-average }, { deals }
        [wins] { $place } { $name } { board-wins }, { deals }
        [rating] { $place } { $name } { board-rating }, { board-rated }
       *[points] { $place } { $name } { SIGNED($total) }, { deals }
    }
# The curve of a member's points. $best at the deal of number $at, $lowest at that of number $deal.
alt-curve = { $name }, { deals }: now { SIGNED($total) }, best { SIGNED($best) } at deal { $at }, lowest { SIGNED($lowest) } at deal { $deal }.
