### /judge and /score of Da Guai Lu Zi, to whoever asks.

## The answers, each a line.

# $first, $second: cards.
judge-beats = **{ $first } beats { $second }.**
# What a finishing order decides. $team: 0 or 1, or -1 for no result; $names: who is caught, as seats.
score-side =
    { $team ->
        [0] Seats 1, 3 and 5 win and catch { $names }.
        [1] Seats 2, 4 and 6 win and catch { $names }.
       *[other] No result: the team that was out didn’t have the first finisher.
    }
# What follows. $over: whether the match is over; $team: who won it, 0, 1, or -1 for nobody; $name: who leads next.
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] The match is over. Seats 1, 3 and 5 win it.
                [1] The match is over. Seats 2, 4 and 6 win it.
               *[other] The match is over, and drawn.
            }
       *[no] { $name } was out first, so their team leads next.
    }

## What can’t be judged or scored as it was asked: what is so, and in the attribute what would work, in small type below.
## Words with a colon are options of the command, and stay as they are: trump:, on:, order:, fails:.

misstated-no_cards = You named no cards.
    .note = Write them like 7s 7s.
misstated-no_trump_rank = These rules have no trump rank.
    .note = Leave trump: out.
misstated-trump_is_a_rank = Trumps are a rank here.
    .note = Name a rank, such as 2 or A, or none.
# $text: what was written.
misstated-no_reading = “{ $text }” isn’t a reading.
    .note = Write a kind and a rank, such as straight 10 or full house K.
misstated-no_second = There is no play to beat.
    .note = Name it with on:, or leave on_as: and on_finish: out.
misstated-no_order = The finishing order is missing.
    .note = Add order: with the seats as they ran out.
misstated-no_seat = There is no seat { $number }.
    .note = Seats are 1 to 6.
misstated-seat_twice = { $name } is named twice.
    .note = Name each seat once.
misstated-too_early = The order ends too early.
    .note = Go on until all three of one team were out.
# $name: the seat that ended it.
misstated-too_late = The deal was over when { $name } ran out.
    .note = End the order there.
misstated-no_team = There is no team { $n }.
    .note = Teams are 0 for seats 1, 3, 5, and 1 for seats 2, 4, 6.
misstated-levels_unplayed = These rules play no levels.
    .note = Leave levels: and fails: out.
misstated-two_levels = There are two teams.
    .note = Write both levels, such as 2, 5.
# $level: what was written; $low, $high: the first and the last level.
misstated-no_level = Level { $level } isn’t played by these rules.
    .note = Levels go from { $low } to { $high }.
misstated-two_numbers = There are two teams.
    .note = Write a number for each, such as 0, 0.
# $n: a negative number.
misstated-below_nothing = { $n } is below 0.
    .note = Totals, attempts and deals begin at 0.
# $high: the last level.
misstated-fails_too_early = Attempts count at the last level.
    .note = Leave fails: out, or give that team level { $high }.
misstated-over_before = With these numbers the match was over before the deal.
    .note = Name what the teams had before the last deal.
