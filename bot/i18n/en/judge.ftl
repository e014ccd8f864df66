### /judge: does this beat that. /score: a deal played with real cards.

command-judge = Does a play beat another one, and why not
command-score = Settle a deal played with real cards

option-first = The play to judge: rank, then suit, like 3d 3c
option-second = The play to beat; left out, whether you can lead the first

judge-heading = By the rules: { $rules }
# $kind: the kind’s public name.
# $play: what the cards are, from the game.
judge-is = **{ $cards }** is { $play }.
judge-leads = **You can lead { $first }.**
judge-note = This looks at these cards alone, not at what was played before.
# Beside a card that the packs of these rules do not have, or not so often.
judge-asked = You asked about { game }. You can choose another one with game:.

score-heading = { game }: a deal settled by { $rules }
# One seat: what it has left, what that counts if it does, and its points.
score-seat =
    { $p ->
        [0] { $name }: { cards } left, **{ score-gained }**
       *[other] { $name }: { cards } left, counts { $p }, **{ score-gained }**
    }
score-seat-hand =
    { $p ->
        [0] { $name }: { $hand } left, **{ score-gained }**
       *[other] { $name }: { $hand } left, counts { $p }, **{ score-gained }**
    }
score-seat-alone = { $name }: **{ score-gained }**
score-seat-out = { $name }: out, **{ score-gained }**
# $won: whether the seat won, which brings nothing by these rules.
score-gained =
    { $won ->
        [yes] won
       *[no] { SIGNED($total) }
    }
# $parts: made by score-part.
score-payer = { $name } pays { $parts }.
score-part = { $p } to { $other }
score-open = These points don’t add up to 0: nobody pays anybody here.

err-left = “{ $text }” isn’t what a seat has left.
    .note = Write cards, a number, or - for none, with | between seats: 4 | 8 | - | 11.
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
    .note = Write what each seat has left, with | between: 4 | 8 | - | 11.
err-unbeaten = “{ $text }” isn’t a seat with a play.
    .note = Write the seat, then the cards: 2: 4d 4c 4h 4s 9d.
err-seat = There is no seat { $text }.
    .note = Seats are 1 to { $n }.

## In several games

option-order = The finishing order, such as 2, 1, 4, 3
option-trump = The trump suit or the trump rank, or none
option-as = How the cards are read, such as straight 10 or full house K
option-second_as = How the play to beat is read
option-levels = The levels of both sides, such as 2, 5; the first level if left out
option-totals = The totals of seats or teams before the deal, such as 3, 2
option-deals = How many deals were counted before
# $n: how often the packs have the card.
misstated-too_often =
    { $n ->
        [0] { $card } isn’t in the packs of these rules.
        [one] These packs have only one { $card }.
       *[other] These packs have only { $n } of { $card }.
    }
    .note = Don’t name more copies of a card than these packs have.
