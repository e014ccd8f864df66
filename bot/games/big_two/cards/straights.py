"""Which straights exist and how they rank. Each order is listed weakest first (docs/big-two.md, section 8).

Five ranks that an order does not list are no straight in it. Straights joined by ``=`` are equally high. Each straight
is written from its low end to its high end, as that order sees it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.games.big_two.rules.closed_choices import StraightOrder, StraightTie

STRAIGHT_ORDERS: Mapping[StraightOrder, str] = {
    StraightOrder.PAGAT: "A2345 23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA",
    StraightOrder.A5_HIGH: "23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA A2345",
    StraightOrder.THEN_A5: "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA A2345 23456",
    StraightOrder.HIGH_A5_LOW: "A2345 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA 23456",
    StraightOrder.NO_A5: "23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA",
    StraightOrder.TWO_HIGH_26_LOW: "23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA JQKA2",
    StraightOrder.TWO_HIGH_26_SECOND: "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA 23456 JQKA2",
    StraightOrder.NATURAL: "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA JQKA2",
    StraightOrder.INDONESIA: "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA A2345=23456",
    StraightOrder.HK: "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA 23456 A2345",
    StraightOrder.A5_SECOND: "23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK A2345 TJQKA",
}
"""The orders of the 52-card pack."""

Run = tuple[str, ...]
"""Five ranks from the low end to the high end."""


class Straight(NamedTuple):
    """A straight: the bit of each rank's lowest suit, its place in the order, and the rank whose suit breaks a tie."""

    ranks: int
    place: int
    tie: int


def straight_order(order: StraightOrder, tile_max: int = 0) -> tuple[tuple[Run, ...], ...]:
    """The straights of an order, weakest first; equally high ones are grouped. ``tile_max`` is the highest tile."""
    if order is StraightOrder.LECTIO:
        return tuple((tuple(map(str, run)),) for run in _of_tiles(tile_max))
    return tuple(tuple(map(tuple, equals.split("="))) for equals in STRAIGHT_ORDERS[order].split())


def _of_tiles(tile_max: int) -> Iterable[Sequence[int]]:
    """3-4-5-6-7 up to the run that ends in a 1, then 2-3-4-5-6, then 1-2-3-4-5, the highest.

    A 1 follows the highest tile.
    """
    numbers = [*range(3, tile_max + 1), 1]
    yield from (numbers[low : low + 5] for low in range(len(numbers) - 4))
    if tile_max >= 6:
        yield 2, 3, 4, 5, 6
    yield 1, 2, 3, 4, 5


def neighbours(ranks: Sequence[str]) -> list[Run]:
    """Runs of five neighbours on the circle of ranks, from the ace or the 1 on: what people may take for straights."""
    circle = (*ranks[-2:], *ranks[:-2])
    return [(circle * 2)[low : low + 5] for low in range(len(circle))]


def straights(order: StraightOrder, tie: StraightTie, ranks: Sequence[str], tile_max: int = 0) -> tuple[Straight, ...]:
    """The straights of an order, weakest first. ``ranks`` is the game's rank order, lowest first (BT-7.2).

    Equally high straights all have the 2 as their highest card. Its suit alone decides, so no two plays are equal
    (BT-0.7).
    """
    found = []
    for place, equals in enumerate(straight_order(order, tile_max)):
        for sequence in equals:
            places = [ranks.index(rank) for rank in sequence]
            highest = places[-1] if tie is StraightTie.SEQUENCE_TOP and len(equals) == 1 else max(places)
            found.append(Straight(sum(1 << 4 * rank for rank in places), place, highest))
    return tuple(found)
