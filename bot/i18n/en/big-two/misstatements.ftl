### /judge asks whether a play beats another one, /score settles a deal played with real cards. Whoever asked reads
### these privately where that cannot be told: what is so, in bold; below it, small, what would work (`note`). Words
### before a colon (order:, winner:) are options of the command, called as Discord shows them. Examples (4 | 8 | - | 11)
### stay as they are. $name, $other, $names: seats, as “Seat 2”.

# The headline of /judge where the play beats the other one. $first, $second: cards.

judge-beats = **{ $first } beats { $second }.**

## What is wrong with the cards

misstated-no_cards = You named no { cards-word }.
    .note = Write them like 3d, 10h, Qs.
misstated-not_in_pack = { $card } isn’t in the pack of these rules.
    .note = Leave it out, or name other rules with rules:.
misstated-card_twice = { $card } is there twice.
    .note = Name each { card-word } once.
# $size: the cards of the pack.
misstated-too_many_cards = You named { $n } { cards-word }, and the pack has { $size }.
    .note = Count again what is left and what was played.
misstated-last_play = { $cards } isn’t a combination here.
    .note = Add last: with the play that ended the deal.

## What is wrong with the seats. $size: how many there are.

misstated-wrong_seats = These rules have { $size } seats, and you named { $n }.
    .note = Write what each seat has left, with | between: 4 | 8 | - | 11.
misstated-no_seat = There is no seat { $number }.
    .note = Seats are counted from 1.
misstated-seat_twice = { $name } is named twice.
    .note = With order:, name each seat once.
misstated-two_winners = You named { $name } as winner, but the order begins with { $other }.
    .note = Leave out winner: or order:.
misstated-no_winner = No seat has 0 { cards-word }.
    .note = Add winner: to say who won.
misstated-several_winners = { $names } have 0 { cards-word }.
    .note = Add winner: to say who won.
misstated-winner_pays = The winner can’t pay for everybody.
    .note = Name another seat with payer:.
misstated-winner_holds = { $name } won, and so has no { cards-word } left.
    .note = Name another seat with winner:, or write - for what it has left.

## What these rules need to know, too

misstated-needs_opener = These rules ask who led first.
    .note = Add opener: with that seat.
misstated-needs_order = These rules ask in which order all went out.
    .note = Add order: with the seats, such as 2, 1, 4, 3.
misstated-not_special = { $cards } isn’t a special play.
    .note = Name four of a kind or straight flushes with unbeaten:.
misstated-needs_cards = These rules count which { cards-word } are left, not how many.
    .note = Name them with | between seats: 3d 10h | Qs | - | 4c.
