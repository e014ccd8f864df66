"""How many plays a hand still needs, roughly: its ranks, with what goes together counted once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bot.cards import Card
from bot.games.zheng_shangyou.cards.order import BIG, TWOS, order_of
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
    choices = rules.zs
    held = Counter(heights)
    jokers = sum(many for height, many in held.items() if height > TWOS)
    wild = (jokers if choices.wild_jokers else 0) + (held[TWOS] if choices.wild_twos else 0)
    apart = [
        height
        for height in held
        if not ((height > TWOS and choices.wild_jokers) or (height == TWOS and choices.wild_twos))
    ]
    needed, left = 0.0, dict.fromkeys(apart, 0) | {height: held[height] for height in apart}
    for width, fewest in ((3, choices.multi_seq_min), (2, choices.multi_seq_min), (1, choices.seq_min)):
        for run in _runs(rules, left, width, fewest):
            needed += 1 - HEIGHT_HELPS * run[-1] / BIG
            for height in run:
                left[height] -= width
    for height, many in left.items():
        if many:
            needed += 1 - HEIGHT_HELPS * height / BIG
    if choices.full_house:
        pairs = sum(many == 2 for many in left.values())
        needed -= min(pairs, sum(many == 3 for many in left.values()))
    return max(1.0 - HEIGHT_HELPS, needed - WILD_HELPS * wild)


def _runs(rules: Rules, left: dict[int, int], width: int, fewest: int) -> list[list[int]]:
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
