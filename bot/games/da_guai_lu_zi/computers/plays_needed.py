"""How many plays a hand still needs: a quick estimate by its ranks, the runs and the jokers in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.cards import RANKS, Card
from bot.engine.seam.hands import without as without
from bot.games.da_guai_lu_zi.cards.order import JOKERS
from bot.games.da_guai_lu_zi.cards.readings import FIVE
from bot.games.da_guai_lu_zi.cards.wildcards import RUNS

_PLACE = {rank: at for at, rank in enumerate(RANKS)}


def turns_of(cards: Iterable[Card]) -> int:
    """The plays that some cards need, roughly."""
    counts, jokers = [0] * len(RANKS), 0
    for card in cards:
        if card in JOKERS:
            jokers += 1
        else:
            counts[_PLACE[card.rank]] += 1
    return _turns(tuple(counts), jokers)


@lru_cache(maxsize=1 << 16)
def _turns(counts: tuple[int, ...], jokers: int) -> int:
    """The plays that so many cards of each rank need, with so many jokers."""
    left, found = list(counts), 0
    for at, many in enumerate(left):
        found += many // FIVE
        left[at] = many % FIVE
    found += _runs(left)
    fours, triples, pairs, singles = (left.count(many) for many in (4, 3, 2, 1))
    used = min(fours, singles)
    found, singles = found + fours, singles - used
    loose_fours = fours - used
    used = min(triples, pairs)
    found, pairs = found + triples, pairs - used
    found += pairs + singles - min(loose_fours, pairs + singles)
    return max(found - jokers // 2, 1 if any(counts) or jokers else 0)


def _runs(left: list[int]) -> int:
    """Takes runs of ranks of which there is mostly one card, and counts them."""
    found = 0
    for run in RUNS:
        if all(left[at] for at in run) and sum(left[at] == 1 for at in run) >= FIVE - 1:
            for at in run:
                left[at] -= 1
            found += 1
    return found
