"""Who leads the first deal of a match (DG-5.3), as chance decides it after the shuffle (DG-10.4)."""

from __future__ import annotations

from bot.cards import Card
from bot.dealing import Stream
from bot.engine.actions import Seat
from bot.games.da_guai_lu_zi.cards.order import order_of
from bot.games.da_guai_lu_zi.rules.closed_choices import FirstLead
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, Rules


def first_leader(rules: Rules, stream: Stream) -> tuple[Seat, Stream]:
    """The leader, and the chance that remains."""
    if rules.dg.first_lead is FirstLead.RANDOM:
        return stream.below(SEATS)
    order = order_of(rules, None)
    left = sorted(rules.pack.cards(), key=order.lowest_first)
    seats = list(range(SEATS))
    while len(seats) > 1:
        drawn: dict[Seat, Card] = {}
        for seat in seats:
            place, stream = stream.below(len(left))
            drawn[seat] = left.pop(place)
        highest = max(order.value[card] for card in drawn.values())
        seats = [seat for seat in seats if order.value[drawn[seat]] == highest]
    return seats[0], stream
