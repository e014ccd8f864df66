### Answers of /judge and /score, in private to whoever asked; sentences of at most 15 words. A question that cannot be
### answered gets two lines: what is so, and (.note) what would work.
### What is typed (7s, s, none, points:, 2, 5) is the same in every language.

# The headline of a yes. $first: the cards that follow; $second: those that were led.
judge-beats = **You can follow { $second } with { $first }.**

## What cannot be judged

misstated-no_cards = You named no cards.
    .note = Write them like 7s 7s 8s 8s.
misstated-not_a_lead = Nobody can lead { $cards }.
    .note = { refusal-mixed_suits }
# $level: the level that was named.
misstated-no_level = Level { level-name } isn’t played by these rules.
    .note = Name another one, such as 5, 10 or A.
# $rank: the rank that was named in place of a suit.
misstated-no_suit = Trumps are a suit here, and { $rank } is a rank.
    .note = Name a suit, such as s or ♠, or none.

## What cannot be scored

misstated-two_levels = There are two sides.
    .note = Write both levels, such as 2, 5.
misstated-no_points = The attackers’ points are missing.
    .note = Add points: to the command.
# $number: the seat that was named.
misstated-no_seat = There is no seat { $number }.
    .note = Seats are 1 to 4.
# $below and $above: the nearest totals that there can be.
misstated-in_fives = Nobody can have { $points } points: they come in fives.
    .note = Write { $below } or { $above }.

## What a total is worth

# $p: the attackers’ points; $outcome: held (the dealer’s side gains) or taken; $n: how many levels are gained.
score-worth =
    { $outcome ->
        [held] With { $p } points against them, the dealer’s side gains { end-levels }.
       *[taken]
            { $n ->
                [0] With { $p } points the attackers take over the deal and gain no level.
               *[other] With { $p } points the attackers take over the deal and gain { end-levels }.
            }
    }
# $first: the level of seats 1 and 3; $second: of seats 2 and 4, both as level-name says them. $number: who deals next.
score-levels =
    Levels: { $first } and { $second }. { $over ->
        [yes] The match is over.
       *[no] Seat { $number } deals next.
    }
# Below it, where a side won and stays at its level.
score-note-stays = { end-must-hold }
