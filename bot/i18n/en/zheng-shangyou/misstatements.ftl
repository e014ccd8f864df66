### /judge and /score of Zheng Shangyou, to whoever asks.

## The answers, each a line.

# $first, $second: cards.
judge-beats = **You can play { $first } on { $second }.**
# $number: the seat that deals next; $over: whether the match is over.
score-next =
    { $over ->
        [yes] The match is over.
       *[no] Seat { $number } deals next.
    }

## What can’t be judged or scored as it was asked: what is so, and in the attribute what would work, in small type below.
## Words with a colon are options of the command, and stay as they are: on:, on_as:, order:.

misstated-no_cards = You named no cards.
    .note = Write them like 7s 7h.
# $text: what was written.
misstated-no_reading = “{ $text }” isn’t a kind with a rank.
    .note = Write the kind, then the rank, such as set 8.
misstated-no_second = There is no play to beat.
    .note = Name it with on:, or leave on_as: out.
misstated-no_order = The finishing order is missing.
    .note = Add order: to the command, all seats by place.
misstated-no_seat = There is no seat { $number }.
    .note = Name seats that these rules have.
misstated-seat_twice = { $name } is named twice.
    .note = Name each seat once, by place.
# $had: how many seats are named; $n: how many there are.
misstated-short_order =
    { $had ->
        [one] One of { $n } seats is named.
       *[other] { $had } of { $n } seats are named.
    }
    .note = Name all seats by place. You can leave out the last one.
# $had: how many totals are named.
misstated-wrong_totals =
    { $had ->
        [one] One total is named, and there are { $n } seats.
       *[other] { $had } totals are named, and there are { $n } seats.
    }
    .note = Name a total for each seat.
misstated-no_deals = { $n } isn’t a number of deals.
    .note = Write 0 or more.
# $n: a negative number, as above.
misstated-below_nothing = { $n } is below 0.
    .note = Totals begin at 0.
misstated-partners_differ = { $name } and { $other } are partners, but their totals differ.
    .note = Give partners the same total.
misstated-over_before = With these numbers the match was over before the deal.
    .note = Name the totals and deals before the last deal.
