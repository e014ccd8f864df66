"""Orders of straights written out, and the neighbours that are no straight there (docs/big-two.md, section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import RANKS
from bot.games.big_two.cards.straights import straight_order
from bot.games.big_two.rules.options import StraightOrder

_FROM_ACE = (RANKS[-1], *RANKS[:-1])
"""The ranks of the cards as the pack runs, from the ace."""


def written(run: Sequence[str]) -> str:
    """A straight as people read it.

    >>> written("TJQKA")
    '10-J-Q-K-A'
    """
    return "-".join("10" if rank == "T" else rank for rank in run)


def straights_written(order: StraightOrder, tile_max: int = 0) -> list[str]:
    """Every straight of an order, highest first; equally high ones are joined.

    >>> straights_written(StraightOrder.INDONESIA)[:2]
    ['A-2-3-4-5 = 2-3-4-5-6', '10-J-Q-K-A']
    """
    return [" = ".join(map(written, equals)) for equals in reversed(straight_order(order, tile_max))]


def gaps_written(order: StraightOrder, tile_max: int = 0) -> list[str]:
    """Five neighbours on the circle of ranks that an order does not take for a straight (BT-8.1).

    >>> gaps_written(StraightOrder.PAGAT)
    ['J-Q-K-A-2', 'Q-K-A-2-3', 'K-A-2-3-4']
    """
    circle = tuple(map(str, range(1, tile_max + 1))) if order is StraightOrder.LECTIO else _FROM_ACE
    known = {frozenset(run) for equals in straight_order(order, tile_max) for run in equals}
    neighbours = ((circle * 2)[low : low + 5] for low in range(len(circle)))
    return [written(run) for run in neighbours if frozenset(run) not in known]
