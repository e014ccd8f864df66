### The settlement of a deal of Big Two, and how a deal ends in a way of its own. Everybody reads it in the message at
### the deal's end, in its picture and its alt text.

## Who won. The first is drawn below the title of the picture, the second is its alt text.

picture-wins-at-once = { $name } wins at once
alt-end-at-once = Deal { $deal }, { $name } wins at once.

deal-lost = Nobody wins deal { $deal }: { $name } went out with an undeclared last { card-word }.

## How numbers came about: “Penalties: Ann 8 × 2 = 16, Kai (30 + 2 × 10) × 2 = 100.” Only those that are more than a
## count. $each: parts of one person each, made by the message that follows; $sum: the sum as it is written.

deal-counted = Penalties: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Added up: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }

## What multiplied penalties: “× 2 for 8 or more cards left; × 2 for each 2 left.” $why: tier (so many cards left or
## more, $n), opener (the same, of whoever led first, who alone is multiplied), unplayed (not one card went out), twos
## (2s left in the hand) or finish (the deal ended with nothing but 2s). $times: 2, 3 and so on.

# $each: parts made by the next message, parted by semicolons.
deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } for the opener with { $n } or more { cards-word } left
        [unplayed] × { $times } for never playing a { card-word }
        [twos] × { $times } for each 2 left
        [finish] × { $times } for everybody, as the deal ended with 2s
       *[tier] × { $times } for { $n } or more { cards-word } left
    }
# The same in the picture, in small type below the numbers: what is much wider ends with …
picture-multiplier =
    { $why ->
        [opener] × { $times }: opener, { $n }+ { cards-word }
        [unplayed] × { $times }: nothing played
        [twos] × { $times }: each 2 left
        [finish] × { $times }: ended with 2s
       *[tier] × { $times }: { $n }+ { cards-word }
    }
