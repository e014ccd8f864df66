### /judge: does this beat that. /score: a deal played with real cards.

command-judge = Does a play beat another one, and why not
command-score = Settle a deal played with real cards

option-first = The play to judge: rank, then suit, like 3d 3c
option-second = The play on the table; left out, whether the first may be led

judge-heading = By { $rules }
# $kind: the kind’s public name.
judge-is = **{ $cards }** is { a-kind }.
judge-is-none = **{ $cards }** isn’t a combination here.
judge-verdict =
    { $accepted ->
        [yes] **{ $first } beats { $second }.**
       *[no] **{ $first } may not be played on { $second }.**
    }
judge-verdict-lead =
    { $accepted ->
        [yes] **{ $first } may be led.**
       *[no] **{ $first } may not be led.**
    }
# $reason and $because: whole sentences of refusals.ftl.
judge-why = Why: { $reason } { $because }
judge-note = Only these cards count, not what was played before.

score-heading = { game }: a deal settled
# One seat: what it has left, what that counts, and its points.
score-seat = { $name }: { cards } left, counts { $p }, **{ SIGNED($total) }**
score-seat-hand = { $name }: { $hand } left, counts { $p }, **{ SIGNED($total) }**
score-seat-alone = { $name }: **{ SIGNED($total) }**
score-seat-out = { $name }: out, **{ SIGNED($total) }**
score-entry = { $name } pays { points } to { $other }.
score-open = These points don’t add up to 0: nobody pays anybody here.
score-sum = Together: 0.

err-left = “{ $text }” is not what a seat has left.
    .note = Write cards, a number of cards, or - for none, parted by |: 4 | 8 | - | 11.
err-left-seats =
    { $need ->
        [one] These rules have one seat; { $n ->
            [one] one was
           *[other] { $n } were
        } given.
       *[other] These rules have { $need } seats; { $n ->
            [one] one was
           *[other] { $n } were
        } given.
    }
    .note = Write one entry a seat, parted by |: 4 | 8 | - | 11.
err-unbeaten = “{ $text }” is no seat with a play.
    .note = Write seat: cards, parted by |: 2: 4d 4c 4h 4s 9d.
err-seat = There is no seat { $text }.
    .note = Seats are 1 to { $n }.
err-judge = That can’t be judged yet.
    .note = { $reason }
err-score = That deal can’t be settled yet.
    .note = { $reason }
