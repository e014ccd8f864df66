"""Leads, throws that stand, and what becomes of one that fails (SJ-5.4, SJ-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import SUITS, Card
from bot.engine.facts import Each, Facts, Text, saying
from bot.games.sheng_ji.cards.order import SuitOrder, TrumpOrder
from bot.games.sheng_ji.cards.units import Cut, Format, Shape, Unit, best_reading, cards_of, cuts, units_of
from bot.games.sheng_ji.rules.closed_choices import FailedChoice, ThrowPenalty
from bot.games.sheng_ji.rules.parameters import Rules


class Lead(NamedTuple):
    """Cards that may be led: their suit and the units they are cut into, largest first."""

    suit: SuitOrder
    units: Cut

    @property
    def shapes(self) -> Format:
        return tuple(unit.shape for unit in self.units)

    @property
    def is_throw(self) -> bool:
        return len(self.units) > 1


SINGLES = {1: "single", 2: "pair", 3: "triple", 4: "quad"}
"""The kind of a tuple, by the number of its cards."""


def kind_of_play(lead: Lead | None) -> str:
    """The kind of cards that are played, as messages select on it; cards of several suits are ``cards``."""
    if lead is None:
        return "cards"
    if lead.is_throw:
        return "throw"
    [shape] = lead.shapes
    return kind_of_shape(shape)


def kind_of_shape(shape: Shape) -> str:
    """The kind of one unit."""
    if shape.length > 1:
        return "tractor" if shape.width == 2 else "bulldozer"
    return SINGLES[shape.width]


def said_in_units(shapes: Format) -> Text:
    """Cards by their units, the largest first: *a tractor of 4 cards, 2 pairs, a single*."""
    counted = Counter(shapes).items()
    rows: list[Facts] = [{"kind": kind_of_shape(shape), "n": n, "cards": shape.size} for shape, n in counted]
    return saying("units", units=Each("units-of-a-kind", tuple(rows)))


def lead_of(order: TrumpOrder, cards: Sequence[Card], named: Format | None = None) -> Lead | None:
    """What cards are as a lead: their best reading, or the one that is named (SJ-5.5).

    None if they are of several suits, or cannot be cut as named.
    """
    suit = order.one_suit(cards)
    if suit is None:
        return None
    counts = order.counts(suit.name, cards)
    if named is None:
        return Lead(suit, best_reading(suit, counts, order.rules.shortest_run))
    shortest = order.rules.shortest_run
    if any(1 < shape.length < shortest or (shape.length > 1 and shape.width < 2) for shape in named):
        return None
    cut = next(cuts(suit, counts, named), None)
    return None if cut is None else Lead(suit, cut)


def is_beaten(order: TrumpOrder, suit: SuitOrder, unit: Unit, hand: Sequence[Card]) -> bool:
    """Whether a hand holds a unit of the same shape with a higher top (SJ-6.1)."""
    higher = next(units_of(suit, order.counts(suit.name, hand), unit.shape), None)
    return higher is not None and higher.top > unit.top


def beaten_units(order: TrumpOrder, lead: Lead, others: Sequence[Sequence[Card]]) -> tuple[Unit, ...]:
    """The units of a throw that some other hand can beat; none if the throw stands (SJ-6.1)."""
    return tuple(unit for unit in lead.units if any(is_beaten(order, lead.suit, unit, hand) for hand in others))


def stopper(order: TrumpOrder, lead: Lead, others: Sequence[Sequence[Card]]) -> int | None:
    """The first of the other hands that beats a unit of a throw."""
    for at, hand in enumerate(others):
        if any(is_beaten(order, lead.suit, unit, hand) for unit in lead.units):
            return at
    return None


def forced_unit(order: TrumpOrder, lead: Lead, beaten: Sequence[Unit]) -> Unit | None:
    """The unit of a failed throw that is led; None where the next player names it (SJ-6.2)."""
    if len(beaten) == 1 and order.rules.failed_choice is not FailedChoice.LOWEST_UNIT_OF_THROW:
        return beaten[0]
    if order.rules.failed_choice is FailedChoice.NEXT_PLAYER:
        return None
    if order.rules.failed_choice is FailedChoice.LOWEST_RANK:
        return min(beaten, key=lambda unit: (unit.top, *smallness(lead.suit, unit)))
    if order.rules.failed_choice is FailedChoice.LOWEST_UNIT_OF_THROW:
        return min(lead.units, key=lambda unit: (unit.top, *smallness(lead.suit, unit)))
    return smallest(lead.suit, beaten)


def smallest(suit: SuitOrder, units: Sequence[Unit]) -> Unit:
    """The unit with the fewest cards, then the lowest top, then tuple before run, then by suit (SJ-6.2)."""
    return min(units, key=lambda unit: smallness(suit, unit))


def smallness(suit: SuitOrder, unit: Unit) -> tuple[int, int, int, int]:
    """The key by which units are ordered, smallest first."""
    first = cards_of(suit, unit)[0].suit
    return (unit.shape.size, unit.top, unit.shape.length, SUITS.find(first))


def penalty(rules: Rules, thrown: int, forced: int, *, by_attackers: bool) -> int:
    """What a failed throw moves to the attackers' total, given the numbers of cards (SJ-6.3)."""
    amount = {ThrowPenalty.NOTHING: 0, ThrowPenalty.PER_ATTEMPT: 10, ThrowPenalty.PER_CARD: 10 * (thrown - forced)}
    return -amount[rules.throw_penalty] if by_attackers else amount[rules.throw_penalty]
