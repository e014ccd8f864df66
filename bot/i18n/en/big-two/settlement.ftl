### The settlement of a deal of Big Two, and how a deal ends in a way of its own.

picture-wins-at-once = { $name } wins at once
alt-end-at-once = Deal { $deal }, { $name } wins at once.

deal-lost = Nobody wins deal { $deal }: { $name } went out with an undeclared last { card-word }.
# The penalties that are more than a count, and the points that are more than what each seat pays, each with its sum.
deal-counted = Penalties: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Added up: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
