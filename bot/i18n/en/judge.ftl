### /judge: does this beat that. /score: a deal played with real cards. To whoever asks, in the channel or alone.

## What Discord lists: descriptions of commands and options, at most 100 characters, no markup

command-judge = Does a play beat another one, and why not
command-score = Settle a deal played with real cards

# Cards are typed with these letters in any language.
option-first = The play to judge: rank, then suit, like 3d 3c
option-second = The play to beat; left out, whether you can lead the first
# In several games:
option-order = The finishing order, such as 2, 1, 4, 3
option-trump = The trump suit or the trump rank, or none
option-as = How the cards are read, such as straight 10 or full house K
option-second_as = How the play to beat is read
option-levels = The levels of both sides, such as 2, 5; the first level if left out
option-totals = The totals of seats or teams before the deal, such as 3, 2
option-deals = How many deals were counted before

## The answer to /judge: *You can lead 3♦ 3♣. · 3♦ 3♣ is a pair. · By the rules: Hong Kong*

# $play: what the cards are, in the words of the game: *a pair*.
judge-is = **{ $cards }** is { $play }.
judge-leads = **You can lead { $first }.**
# Small, at the end. $rules: how the rule set is called.
judge-heading = By the rules: { $rules }
judge-note = This looks at these cards alone, not at what was played before.
# Beside a card that the packs of these rules do not have, or not so often.
judge-asked = You asked about { game }. You can choose another one with game:.

## The answer to /score: *Seat 1: out, +18 · Seat 2: 4 cards left, counts 4, −4 · Seat 2 pays 4 to Seat 1.*

score-heading = { game }: a deal settled by { $rules }
# One seat: how many cards it has left, how much they count ($counts, 0 or more), and its points, which { gained } says.
score-seat =
    { $counts ->
        [0] { $name }: { cards } left, **{ gained }**
       *[other] { $name }: { cards } left, counts { $counts }, **{ gained }**
    }
# The same where the cards themselves, $hand, were stated.
score-seat-hand =
    { $counts ->
        [0] { $name }: { $hand } left, **{ gained }**
       *[other] { $name }: { $hand } left, counts { $counts }, **{ gained }**
    }
score-seat-alone = { $name }: **{ gained }**
score-seat-out = { $name }: out, **{ gained }**
# $parts: made by score-part, parted by commas. $p: points; $name and $other: seats.
score-payer = { $name } pays { $parts }.
score-part = { $p } to { $other }
score-open = These points don’t add up to 0: nobody pays anybody here.

## Refusals: the headline says what is so, .note below it what would work. $text: what was typed.

err-left = “{ $text }” isn’t what a seat has left.
    .note = Write cards, a number, or - for none, with | between seats: 4 | 8 | - | 11.
# $need: how many seats there are, at least 2; $n: for how many something was typed.
err-left-seats = These rules have { $need } seats, not { $n }.
    .note = Write what each seat has left, with | between: 4 | 8 | - | 11.
err-unbeaten = “{ $text }” isn’t a seat with a play.
    .note = Write the seat, then the cards: 2: 4d 4c 4h 4s 9d.
err-seat = There is no seat { $text }.
    .note = Seats are 1 to { $n }.
# In several games. $n: how often the packs have the card.
misstated-too_often =
    { $n ->
        [0] { $card } isn’t in the packs of these rules.
        [one] These packs have only one { $card }.
       *[other] These packs have only { $n } of { $card }.
    }
    .note = Don’t name more copies of a card than these packs have.
