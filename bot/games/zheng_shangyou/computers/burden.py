"""How many plays a hand still needs, roughly: its ranks, with what goes together counted once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from bot.cards import Card
from bot.games.zheng_shangyou.cards.order import BIG, order_of
from bot.games.zheng_shangyou.rules.parameters import Rules

WILD_HELPS = 0.6
"""How many plays a wildcard saves."""
HEIGHT_HELPS = 0.35
"""How much easier the highest rank is to get rid of than the lowest."""


def burden(rules: Rules, cards: Iterable[Card]) -> float:
    """The plays that a hand needs; high cards and wildcards make it lighter. Nothing for no cards."""
    heights = order_of(rules).heights
    return _burden(rules, tuple(sorted(heights[card] for card in cards)))


@lru_cache(maxsize=20_000)
def _burden(rules: Rules, heights: tuple[int, ...]) -> float:
    if not heights:
        return 0.0
    wild = order_of(rules).wild
    left = Counter(height for height in heights if height not in wild)
    needed = _taken_in_runs(rules, left)
    needed = sum(map(_needed, +left), needed)
    if rules.zs.full_house:
        sizes = Counter(left.values())
        needed -= min(sizes[2], sizes[3])
    return max(1.0 - HEIGHT_HELPS, needed - WILD_HELPS * sum(height in wild for height in heights))


def _needed(height: int) -> float:
    """How much of a play the cards of one rank, or a run up to it, take."""
    return 1 - HEIGHT_HELPS * height / BIG


def _taken_in_runs(rules: Rules, left: Counter[int]) -> float:
    """The plays that runs of triples, pairs and single cards take. They are no longer ``left`` then."""
    needed = 0.0
    for width, fewest in ((3, rules.zs.multi_seq_min), (2, rules.zs.multi_seq_min), (1, rules.zs.seq_min)):
        for run in _runs(rules, left, width, fewest):
            needed += _needed(run[-1])
            left.subtract(dict.fromkeys(run, width))
    return needed


def _runs(rules: Rules, left: Mapping[int, int], width: int, fewest: int) -> list[list[int]]:
    """The longest rows of ranks with exactly so many cards; single cards may come out of pairs at their ends."""
    found, row = [], list[int]()
    for height in (*order_of(rules).in_sequences, None):
        if height is not None and left.get(height, 0) == width:
            row.append(height)
            continue
        if len(row) >= fewest:
            found.append(row)
        row = []
    return found
