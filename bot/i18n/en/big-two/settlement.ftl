### The settlement of a deal of Big Two, and how a deal ends in a way of its own.

picture-wins-at-once = { $name } wins at once
alt-end-at-once = Deal { $deal }, { $name } wins at once.

deal-lost = Nobody wins deal { $deal }: { $name } went out with an undeclared last { card-word }.
# The penalties that are more than a count, and the points that are more than what each seat pays, each with its sum.
deal-counted = Penalties: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Added up: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
# What multiplied penalties. $why: tier (so many cards left or more, $n), opener (the same, who alone is multiplied),
# unplayed (not one card went out), twos (2s left in the hand) or finish (the deal ended with nothing but 2s).
deal-multiplied = { $each }.
deal-multiplier =
    { $why ->
        [opener] × { $times } for the opener with { $n } or more { cards-word } left
        [unplayed] × { $times } for never playing a { card-word }
        [twos] × { $times } for each 2 left
        [finish] × { $times } for everybody, as the deal ended with 2s
       *[tier] × { $times } for { $n } or more { cards-word } left
    }
picture-multiplier =
    { $why ->
        [opener] × { $times }: opener, { $n }+ { cards-word }
        [unplayed] × { $times }: nothing played
        [twos] × { $times }: each 2 left
        [finish] × { $times }: ended with 2s
       *[tier] × { $times }: { $n }+ { cards-word }
    }
