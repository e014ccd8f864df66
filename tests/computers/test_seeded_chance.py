"""Chance that follows from a seed is the same whenever it is asked, and chance nevertheless."""

from __future__ import annotations

from collections import Counter

from bot.tables.deal.computers import SeededChance

SEED = bytes(range(32))


def numbers(*meant: int, seed: bytes = SEED) -> list[int]:
    chance = SeededChance(seed, *meant)
    return [chance.randrange(1_000) for _ in range(20)]


def test_the_same_seed_and_purpose_give_the_same_numbers() -> None:
    assert numbers(1, 2) == numbers(1, 2)


def test_another_seed_or_purpose_gives_others() -> None:
    assert len({tuple(one) for one in (numbers(1, 2), numbers(2, 1), numbers(1), numbers(1, 2, seed=bytes(32)))}) == 4


def test_numbers_are_in_their_range_and_all_as_likely() -> None:
    chance = SeededChance(SEED)
    assert all(0 <= chance.random() < 1 for _ in range(1_000))
    counted = Counter(chance.randrange(4) for _ in range(4_000))
    assert set(counted) == set(range(4))
    assert all(850 < many < 1_150 for many in counted.values())
