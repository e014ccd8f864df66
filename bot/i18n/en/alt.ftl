### Alt text: enough to play by, at most 1024 characters; no markup, no isolate marks.

# Whose turn it is, after the hand. $case: play, lead, beat, wait or over; $cards to beat, $name whose play or turn it is.
alt-hand =
    { $case ->
        [play] Your turn.
        [lead] Your turn: lead anything.
        [beat] Your turn: beat { $name }’s { kind }: { $cards }.
        [wait] { $name } is to play.
       *[over] The deal is over.
    }
# The cards of a hand, in its owner's order, as hand-line says them.
alt-hand-line =
    { $n ->
        [0] No { cards-word } in hand.
       *[other] { hand-line }.
    }
alt-hand-can = You can play: { $cards }.
alt-hand-all = Every { card-word } can be played.
# A line of the message as a sentence; $ended: whether it has its own end.
alt-said =
    { $ended ->
        [yes] { $said }
       *[no] { $said }.
    }
# $others: the other hands, each made by hand-other.
alt-hand-others = Others hold: { $others }.
# One seat. $turn: yes or no; $name may be the message `computer`; $parts: the cards it holds, its points, and notes.
alt-seat =
    { $turn ->
        [yes] { $name } to play, { $parts }.
       *[no] { $name } { $parts }.
    }
# A seat with what the deal before made of it.
seat-rank = { $name }, { $rank }
alt-to-beat = To beat: { kind } { $cards } by { $name }.
alt-lead = { $name } can lead anything.
alt-trick = Trick: { $plays }.
alt-last-trick = { table-last-trick }.
# The end of a deal: how it came about, the hands (parted by semicolons), the points; $sum: the points together.
alt-end-out = Deal { $deal }, { $name } is out.
alt-end-nobody = Deal { $deal }, nobody wins.
alt-end-void = Deal { $deal } is void: no points.
alt-end-left = Left: { $hands }.
alt-end-account = Points: { $points }; sum { SIGNED($sum) }.
alt-end-hand = { $name } { $cards }
alt-end-points = { $name } { gained }
# A leaderboard. $rows: the places of the page, parted by semicolons, each made by alt-board-row; $deals: how many a member played.
alt-board = { board-of }: { $rows }.
alt-board-row =
    { $by ->
        [average] { $place } { $name } { board-average }, { deals }
        [wins] { $place } { $name } { board-wins }, { deals }
        [rating] { $place } { $name } { board-rating }, { board-rated }
       *[points] { $place } { $name } { SIGNED($total) }, { deals }
    }
alt-board-you = You: place { $place }, { board-ranked }.
# The curve of a member's points. $best at the deal of number $at, $low at that of number $deal.
alt-curve = { $name }, { deals }: now { SIGNED($total) }, best { SIGNED($best) } at deal { $at }, lowest { SIGNED($lowest) } at deal { $deal }.

## In several games

alt-turn = Your turn.
alt-over = The deal is over.
