### The end of a deal and of a match, the settlement, the shuffle's proof.

# $void: whether the deal ends without a result.
deal-over-heading =
    { $void ->
        [yes] { game } · deal { $deal } is void
       *[no] { game } · deal { $deal } is over
    }
deal-won = { $name } wins deal { $deal }. Well played.
deal-lost = Nobody wins deal { $deal }: { $name } went out with an undeclared last { card-word } (BT‑11.2).
deal-order = Places: { $names }.
deal-place = { $place }. { $name }
# A finisher who may not win.
deal-no-win = { $name } went out with { $card } alone and ranks last (BT‑13.3).
# Parts of the line of points, and of the hands left.
deal-points = { $name } **{ SIGNED($p) }**
deal-left = { $name }, { cards }: { $hand }
deal-left-none = { $name } is out.
# How a penalty came about: $sum is the sum that it comes to; $evident: it need not be written.
penalty =
    { $evident ->
        [yes] { $name }, { cards } left: { $p }
       *[no] { $name }, { cards } left: { $sum } = { $p }
    }
# The penalties that are more than a count, and the points that are more than what each seat pays, each with its sum.
deal-counted = Penalties: { $each }.
deal-counted-seat = { $name } { $sum } = { $p }
deal-account = Added up: { $each }.
deal-account-seat = { $name } { $sum } = { SIGNED($p) }
# By the difference in cards: $n cards more than $other.
penalty-difference =
    { $factor ->
        [1] { $name }, { cards } more than { $other }: { $p }
       *[other] { $name }, { cards } more than { $other }: { $n } × { $factor } = { $p }
    }
# The one loser who pays; $why: monster, high_card or most.
fixed-loser =
    { $why ->
        [monster] { $name } holds the highest monster, { $cards }, and pays { $winner } { points } (BT‑14.11).
        [high_card] { $name } holds { $cards } and pays { $winner } { points } (BT‑14.11).
       *[most] { $name } has most { cards-word } left and pays { $winner } { points } (BT‑14.11).
    }
# Pusoy Dos: $twos 2s in the last play.
pusoy-points =
    { $twos ->
        [0] { $name } scores 1: no 2 in the last play (BT‑14.13).
        [one] { $name } scores { $p }: 1 two in the last play (BT‑14.13).
       *[other] { $name } scores { $p }: { $twos } twos in the last play (BT‑14.13).
    }
place-points = { $name }, place { $place }: { points } (BT‑14.14).
# Indonesia: points of the own plays and of the hand left.
indonesia-special =
    { $last ->
        [yes] { $name } ended the deal with { kind } { $cards }: { SIGNED($p) } (BT‑14.15).
       *[no] Nobody beat { kind } { $cards } by { $name }: { SIGNED($p) } (BT‑14.15).
    }
indonesia-finish = { $name } went out: { SIGNED($p) } (BT‑14.15).
lectio-penalty =
    { $twos ->
        [0] { $name }, { cards } left, no 2: { $p } (BT‑14.19).
       *[other] { $name }, { cards } left, doubled for each 2: { $p } (BT‑14.19).
    }
settled = { $name } **{ SIGNED($total) }**: { $terms }.
settled-none = { $name } **0**.
settled-term =
    { $way ->
        [from] { $p } from { $other }
       *[to] { $p } to { $other }
    }
settled-sum = Gained { $plus }, lost { $minus }: together 0.
charged = { $name } is charged { points }; nobody receives them (BT‑14.7).
# $summed: whether the points are the sum of $terms.
full-payer =
    { $summed ->
        [yes] { full-payer-why } { $name } pays for everybody: { $terms } = { $p } (BT‑14.12).
       *[no] { full-payer-why } { $name } pays for everybody: { $p } (BT‑14.12).
    }
# $case: what the duty was, follow, lead or combination; $better: cards that would have met it.
full-payer-why =
    { $case ->
        [follow] { $name } let the last card of { $other } through; the rule asked for { $better }.
        [lead] { $name } let the last card of { $other } through; the rule asked for { $better } or a combination.
       *[combination] { $name } let the last card of { $other } through; the rule asked for a combination, such as { $better }.
    }
match-points = Match: { $points }
match-goal-left = The match goes { match-goal }.
match-won =
    { $deals ->
        [one] { $name } wins the match with { SIGNED($total) } after 1 deal.
       *[other] { $name } wins the match with { SIGNED($total) } after { $deals } deals.
    }
match-out-of-points = { $name } has no points left, so the match is over (BT‑15.1).
match-shared = { $names } share the match with { SIGNED($total) }.
ready-line =
    { $clock ->
        [running] **Ready:** { $ready }. Next deal when all are ready, at the latest { $time }. Missing: { $missing }.
       *[none] **Ready:** { $ready }. Next deal when all are ready. Missing: { $missing }.
    }
ready-line-nobody =
    { $clock ->
        [running] **Ready:** nobody yet. Next deal when all are ready, at the latest { $time }. Missing: { $missing }.
       *[none] **Ready:** nobody yet. Next deal when all are ready. Missing: { $missing }.
    }
ready-booked = You are ready for the next deal.
abandoned = Deal { $deal } ends without a result; no points are booked.
table-ended = { $name } ends the table.
table-ended-heading = { game } · the table has ended
table-ended-totals = After { deals }: { $points }
table-closing = { $name } closes the table: it ends after this deal.
# $settle: counts or zero.
leave-ask = **Leave { $table }?** A computer takes your seat at once.
leave-settle =
    { $settle ->
        [counts] The result of this deal counts for you.
        [kept] What is booked stays booked.
       *[zero] Nothing of this deal is booked for you.
    }
end-ask = **End { $table }?** This deal ends without a result.
left-table = { $name } has left; a computer takes the seat.
returned = { $name } is back in the seat.
outage = The bot was away; nothing was lost. { $name } is to play.

## The shuffle

fair-seal = The seed of deal { $deal } is fixed. Its seal: `{ $commitment }`
fair-seal-short = Shuffle sealed before the first card: `{ $commitment }`
fair-matches = The shuffle, revealed, matches its seal `{ $commitment }`
fair-shown = Seed of deal { $deal }: `{ $seed }`. It fits the seal; the reveal file lets anybody check.
fair-cut = You may cut: up to 64 characters that mix into the shuffle. All see them, for good.
fair-limit = The machine that runs the bot can see the hands. No player can, and no shuffle can be changed unseen.
