"""Who wins a trick: contending, ruffs and over-ruffs (SJ-8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.games.sheng_ji.cards.order import TRUMPS, Counts, SuitOrder, TrumpOrder
from bot.games.sheng_ji.cards.units import Format, best_reading, cuts
from bot.games.sheng_ji.rules.closed_choices import OverRuff, RuffStructure


def winner(order: TrumpOrder, shapes: Format, plays: Sequence[Sequence[Card]]) -> int:
    """Which play wins, counted from the lead. ``shapes`` is the format of the lead (SJ-8.3 to 8.5)."""
    best, best_suit = 0, order.one_suit(plays[0])
    assert best_suit is not None, "a lead is of one suit"
    best_counts = order.counts(best_suit.name, plays[0])
    for at in range(1, len(plays)):
        suit = order.one_suit(plays[at])
        if suit is None or suit.name not in (TRUMPS, best_suit.name):
            continue
        counts = order.counts(suit.name, plays[at])
        if not contends(order, suit, counts, shapes):
            continue
        if suit.name != best_suit.name or _higher(order, suit, shapes, counts, best_counts):
            best, best_suit, best_counts = at, suit, counts
    return best


def contends(order: TrumpOrder, suit: SuitOrder, counts: Counts, shapes: Format) -> bool:
    """Whether a play of one suit matches the led units (SJ-8.1, 8.2)."""
    if order.rules.ruff_structure is RuffStructure.EXACT:
        return tuple(unit.shape for unit in best_reading(suit, counts, order.rules.shortest_run)) == shapes
    return next(cuts(suit, counts, shapes), None) is not None


def _higher(order: TrumpOrder, suit: SuitOrder, shapes: Format, later: Counts, earlier: Counts) -> bool:
    """Whether the later of two contenders of one suit is strictly higher (SJ-8.4)."""
    if order.rules.over_ruff is OverRuff.HIGHEST_CARD:
        return _highest(suit, later) > _highest(suit, earlier)
    if order.rules.over_ruff is OverRuff.ALL_UNITS:
        tops, others = _tops(suit, later, shapes), _tops(suit, earlier, shapes)
        return any(all(high > low for high, low in zip(one, other, strict=True)) for one in tops for other in others)
    return _key_top(suit, later, shapes) > _key_top(suit, earlier, shapes)


def _key_top(suit: SuitOrder, counts: Counts, shapes: Format) -> int:
    """The highest top that the greatest unit can have: cuts come with the highest first."""
    return next(cuts(suit, counts, shapes))[0].top


def _tops(suit: SuitOrder, counts: Counts, shapes: Format) -> set[tuple[int, ...]]:
    return {tuple(unit.top for unit in cut) for cut in cuts(suit, counts, shapes)}


def _highest(suit: SuitOrder, counts: Counts) -> int:
    return max(suit.place_of[face] for face, many in enumerate(counts) if many)
