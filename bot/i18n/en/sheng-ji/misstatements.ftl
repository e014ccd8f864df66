### What cannot be judged or scored as it was stated (/judge, /score): what is so, and what would work. And the answers.

# $play: what was led.
judge-beats = **You can follow { $second } with { $first }.**
misstated-no_cards = You named no cards.
    .note = Write them like 7s 7s 8s 8s.
misstated-not_a_lead = Nobody can lead { $cards }.
    .note = { refusal-mixed_suits }
misstated-no_level = Level { level-name } isn’t played by these rules.
    .note = Name another one, such as 5, 10 or A.
# $rank: the rank that was named.
misstated-no_suit = Trumps are a suit here, and { $rank } is a rank.
    .note = Name a suit, such as s or ♠, or none.
misstated-two_levels = There are two sides.
    .note = Write both levels, such as 2, 5.
misstated-no_points = The attackers’ points are missing.
    .note = Add points: to the command.
misstated-no_seat = There is no seat { $number }.
    .note = Seats are 1 to 4.
# $below and $above: the nearest totals that there can be.
misstated-in_fives = Nobody can have { $points } points: they come in fives.
    .note = Write { $below } or { $above }.
# $p: the attackers’ points; $outcome: held or taken; $n: how many levels are gained.
score-worth =
    { $outcome ->
        [held] With { $p } points against them, the dealer’s side gains { end-levels }.
       *[taken]
            { $n ->
                [0] With { $p } points the attackers take over the deal and gain no level.
               *[other] With { $p } points the attackers take over the deal and gain { end-levels }.
            }
    }
# $first, $second: the levels of seats 1 and 3, and of seats 2 and 4; $number: the seat that deals next.
score-levels =
    { $over ->
        [yes] Levels: { $first } and { $second }. The match is over.
       *[no] Levels: { $first } and { $second }. Seat { $number } deals next.
    }
score-note-stays = { end-must-hold }
