"""Which straights exist and how they rank: each order written as an order, weakest first (docs/big-two.md, section 8).

Five ranks that an order does not name are no straight there. Ranks joined by ``=`` are equally high. Each straight is
written from its low end to its high end as that order sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.big_two.options import StraightOrder, StraightTie

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


class Straight(NamedTuple):
    """Five ranks (as their places in the game's order): how high they rank, and the rank whose suit breaks a tie."""

    ranks: tuple[int, ...]
    place: int
    tie: int


def straights(order: StraightOrder, tie: StraightTie, ranks: str) -> tuple[Straight, ...]:
    """The straights of an order, weakest first; ``ranks`` is the game's rank order, lowest first (BT-7.2)."""
    found = []
    for place, equals in enumerate(STRAIGHT_ORDERS[order].split()):
        for sequence in equals.split("="):
            places = tuple(ranks.index(rank) for rank in sequence)
            found.append(Straight(places, place, places[-1] if tie is StraightTie.SEQUENCE_TOP else max(places)))
    return tuple(found)
