"""Every play that a hand may hold: as shapes, which say how many cards of which ranks, and the ways to take these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations, product
from math import prod
from typing import NamedTuple

from bot.games.zheng_shangyou.cards.candidates import THREE, Candidates, Cards
from bot.games.zheng_shangyou.cards.order import BIG, LITTLE, TWOS
from bot.games.zheng_shangyou.cards.readings import BOMB_SIZE, FULL_HOUSE_SIZE

_ANY_JOKER = BIG + 1
"""In place of a height: any joker, standing for another card."""

Shape = tuple[tuple[int, int], ...]
"""So many cards of each height, lowest first."""


class WildLeft(NamedTuple):
    """What may still stand for other cards."""

    jokers: int
    twos: int

    def filling(self, gap: int, *, bare: bool) -> WildLeft | None:
        """What is left when a rank takes so many, twos first; one without a natural card takes jokers alone.

        None if there are too few.
        """
        if bare:
            return WildLeft(self.jokers - gap, self.twos) if gap <= self.jokers else None
        if gap <= self.twos:
            return WildLeft(self.jokers, self.twos - gap)
        over = gap - self.twos
        return WildLeft(self.jokers - over, 0) if over <= self.jokers else None


class EveryWay(Candidates[Shape]):
    """All plays of a hand, and perhaps some that have no reading."""

    def heights(self, shape: Shape) -> tuple[int, ...]:
        """How high the cards are. A joker that stands for another card counts as the little one."""
        return tuple(height if height <= BIG else LITTLE for height, many in shape for _ in range(many))

    def many(self, shape: Shape) -> int:
        """How many ways there are."""
        return prod(len(_ways(self._pools[height], many)) for height, many in shape)

    def ways(self, shape: Shape) -> Iterator[Cards]:
        """The ways to take such cards, each in the order of the game."""
        for parts in product(*(_ways(self._pools[height], many) for height, many in shape)):
            yield tuple(card for part in parts for card in part)

    @cached_property
    def _pools(self) -> dict[int, Cards]:
        return {**self.by_height, _ANY_JOKER: self.wild_jokers}

    def singles(self) -> Iterator[Shape]:
        yield from (((height, 1),) for height in self.by_height)

    def sets(self, sizes: Sequence[int]) -> Iterator[Shape]:
        for height, cards in self.by_height.items():
            if height > TWOS:
                continue
            twos = len(self.wild_twos) if height < TWOS else 0
            counts = range(1, len(cards) + 1), range(twos + 1), range(len(self.wild_jokers) + 1)
            for own, two, joker in product(*counts):
                if own + two + joker in sizes:
                    yield _shape((height, own), (TWOS, two), (_ANY_JOKER, joker))
        for little, big in self.jokers_alone():
            if little + big in sizes:
                yield _shape((LITTLE, little), (BIG, big))

    def bombs(self) -> Iterator[Shape]:
        for height, cards in self.by_height.items():
            for size in range(BOMB_SIZE, len(cards) + 1):
                yield _shape((height, size))
        if LITTLE in self.by_height and BIG in self.by_height:
            yield (LITTLE, 1), (BIG, 1)

    def full_houses(self) -> Iterator[Shape]:
        yield from self._full_house()
        for height, cards in self.plain.items():
            for own in range(1, min(THREE, len(cards)) + 1):
                yield from self._full_house((height, own))
        for (low, some), (high, others) in combinations(self.plain.items(), 2):
            owns = range(1, min(THREE, len(some)) + 1), range(1, min(THREE, len(others)) + 1)
            for one, two in product(*owns):
                yield from self._full_house((low, one), (high, two))

    def _full_house(self, *parts: tuple[int, int]) -> Iterator[Shape]:
        """These cards with as many wildcards as are missing."""
        missing = FULL_HOUSE_SIZE - sum(many for _, many in parts)
        for twos in range(max(0, missing - len(self.wild_jokers)), min(missing, len(self.wild_twos)) + 1):
            yield _shape(*parts, (TWOS, twos), (_ANY_JOKER, missing - twos))

    # --- Sequences ---

    def sequences(self, lengths: Iterable[int]) -> Iterator[Shape]:
        for length in lengths:
            if length < self.rules.zs.seq_min:
                continue
            for at, window in enumerate(self.windows(length)):
                present = [height for height in window if height in self.plain]
                for jokers in range(length - len(present), min(len(self.wild_jokers), length - 1) + 1):
                    for kept in combinations(present, length - jokers):
                        if at == 0 or kept[-1] == window[-1]:  # otherwise they are in a lower window, too
                            yield _shape(*((height, 1) for height in kept), (_ANY_JOKER, jokers))

    def multiple_sequences(self, width: int, lengths: Iterable[int]) -> Iterator[Shape]:
        wild = WildLeft(len(self.wild_jokers), len(self.wild_twos))
        for length in lengths:
            if length < self.rules.zs.multi_seq_min:
                continue
            for window in self.windows(length):
                for counts in self._counts(window, width, wild):
                    if any(counts):
                        yield from self._with_counts(window, width, counts)

    def _counts(self, window: range, width: int, wild: WildLeft) -> Iterator[tuple[int, ...]]:
        """How many natural cards each rank of a window may have, the rest being wild."""
        if not window:
            yield ()
            return
        for own in range(min(width, len(self.plain.get(window[0], ()))) + 1):
            left = wild.filling(width - own, bare=not own)
            if left is not None:
                yield from ((own, *rest) for rest in self._counts(window[1:], width, left))

    def _with_counts(self, window: range, width: int, counts: tuple[int, ...]) -> Iterator[Shape]:
        bare = width * counts.count(0)
        gaps = width * len(counts) - sum(counts)
        natural = zip(window, counts, strict=True)
        own = [(height, many) for height, many in natural if many]
        for jokers in range(max(bare, gaps - len(self.wild_twos)), min(gaps, len(self.wild_jokers)) + 1):
            yield _shape(*own, (TWOS, gaps - jokers), (_ANY_JOKER, jokers))


def _shape(*parts: tuple[int, int]) -> Shape:
    return tuple(sorted(part for part in parts if part[1]))


@lru_cache(maxsize=10_000)
def _ways(cards: Cards, many: int) -> tuple[Cards, ...]:
    """The ways to take so many of some cards."""
    return tuple(dict.fromkeys(combinations(cards, many)))
