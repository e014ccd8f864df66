"""The cards of a play in the order in which they lie on the table."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards import RANKS, Card
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder, PlayKind
from bot.games.da_guai_lu_zi.cards.readings import PlayReading
from bot.games.da_guai_lu_zi.cards.wildcards import RUN_TOPS, RUNS

_FROM_THE_ACE = (RUNS[0][-1], *RUNS[0][:-1])
_RUN_TO = {RANKS[top]: _FROM_THE_ACE if run == RUNS[0] else run for run, top in RUN_TOPS.items()}
"""The places of each run in ascending order, by the rank of its top; the ace of A2345 lies first."""


def as_it_lies(order: CardOrder, cards: Iterable[Card], reading: PlayReading) -> tuple[Card, ...]:
    """Cards by value; those of a straight in its run, the trump rank and the jokers where they stand (DG-2.4)."""
    by_value = order.sorted(cards)
    if reading.kind not in (PlayKind.STRAIGHT, PlayKind.STRAIGHT_FLUSH):
        return by_value
    natural = {order.place[card]: card for card in by_value if card not in JOKERS}
    jokers = iter([card for card in by_value if card in JOKERS])
    return tuple(natural[place] if place in natural else next(jokers) for place in _RUN_TO[reading.rank])
