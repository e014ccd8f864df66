"""What a player buries: short side suits, cards that can do little, and points only where the last trick is safe."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from bot.cards import Card
from bot.games.sheng_ji.cards.order import POINTS, TRUMPS
from bot.games.sheng_ji.computers.keeping import Keeping, spread
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge

RISK = 0.5
"""What a point in the kitty costs a hand with an average number of trumps."""
SAFE = 0.4
"""The part of a hand that is trumps from which on points are safe in the kitty."""


def best_burial(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """Cards for the kitty: of every choice of side suits to get rid of, the one that costs least."""
    size = seen.order.rules.kitty
    return min((_completed(seen, keeping, gone, size) for gone in _whole_suits(seen, size)), key=lambda one: one[0])[1]


def _whole_suits(seen: SeatKnowledge, size: int) -> Iterator[Cards]:
    """The cards of no, one or several side suits, as far as they fit into the kitty."""
    sides = [name for name, own in seen.held.items() if name != TRUMPS and 0 < sum(own) <= size]
    for names in chain.from_iterable(combinations(sides, many) for many in range(len(sides) + 1)):
        gone = tuple(card for card in seen.hand if seen.order.suit_of(card) in names)
        if len(gone) <= size:
            yield gone


def _completed(seen: SeatKnowledge, keeping: Keeping, gone: Cards, size: int) -> tuple[float, Cards]:
    """What it costs to bury these and the cheapest others, and which cards that makes."""
    held = {name: list(own) for name, own in seen.held.items()}
    risk = RISK * max(0.25, 1 - seen.trumps / len(seen.hand) / SAFE)
    buried: list[Card] = list(gone)
    cost = sum(risk * POINTS.get(card.rank, 0) for card in gone) + keeping.loss(seen.held, gone)
    for card in gone:
        name, at = seen.order.where[card]
        held[name][at] -= 1
    while len(buried) < size:
        left = [card for card in spread(seen.hand) if held[seen.order.where[card][0]][seen.order.where[card][1]]]
        prices = {card: _price(seen, keeping, held, card, risk) for card in left}
        cheapest = min(left, key=lambda card: (prices[card], seen.order.key(card)))
        name, at = seen.order.where[cheapest]
        held[name][at] -= 1
        cost += prices[cheapest]
        buried.append(cheapest)
    return cost, seen.order.sorted(buried)


def _price(seen: SeatKnowledge, keeping: Keeping, held: dict[str, list[int]], card: Card, risk: float) -> float:
    name, at = seen.order.where[card]
    before = tuple(held[name])
    after = (*before[:at], before[at] - 1, *before[at + 1 :])
    return keeping.suit(name, before) - keeping.suit(name, after) + risk * POINTS.get(card.rank, 0)
