"""Orders of straights in words: a long run down the ranks is told by its two ends."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import RANKS

ALL_STRAIGHTS = ("A2345", *(RANKS[low : low + 5] for low in range(9)), "JQKA2")
"""Every straight that some order knows, lowest to highest as the pack runs."""


def written(straight: str) -> str:
    """A straight as people read it.

    >>> written("TJQKA")
    '10-J-Q-K-A'
    """
    return " = ".join("-".join("10" if rank == "T" else rank for rank in ranks) for ranks in straight.split("="))


def longest_run(order: Sequence[str]) -> tuple[int, int]:
    """Where the longest stretch of an order (high to low) goes down the pack one rank a time: from, to (exclusive).

    >>> longest_run(("23456", "TJQKA", "9TJQK", "89TJQ", "A2345"))
    (1, 4)
    """
    # Equal ones are no step of a run: no place of theirs is next to another.
    places = [ALL_STRAIGHTS.index(straight) if straight in ALL_STRAIGHTS else -2 for straight in order]
    best = start = 0
    length = 0
    for end in range(1, len(places) + 1):
        if end == len(places) or places[end] != places[end - 1] - 1:
            if end - start > length:
                best, length = start, end - start
            start = end
    return best, best + length


def straight_facts(order: Sequence[str]) -> dict[str, int | str | list[str]]:
    """What ``page-straights`` says of an order, strongest first: the run by its ends, and what stands apart."""
    low, high = longest_run(order)
    before, after = order[:low], order[high:]
    return {
        "head": len(before),
        "tail": len(after),
        "before": list(map(written, before)),
        "after": list(map(written, after)),
        "first": written(order[low]),
        "second": written(order[low + 1]),
        "last": written(order[high - 1]),
    }


def unlisted(order: Sequence[str]) -> list[str]:
    """The straights of other tables that an order leaves out, highest first."""
    listed = {straight for equals in order for straight in equals.split("=")}
    return [written(straight) for straight in reversed(ALL_STRAIGHTS) if straight not in listed]
