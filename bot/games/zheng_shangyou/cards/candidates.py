"""What a hand may be played as, kind by kind. Which readings that has is for ``readings``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from bot.cards import Card
from bot.games.zheng_shangyou.cards.kinds import WIDTHS, Kind
from bot.games.zheng_shangyou.cards.order import BIG, LITTLE, TWOS, order_of
from bot.games.zheng_shangyou.rules.parameters import Rules

Cards = tuple[Card, ...]
Candidate = TypeVar("Candidate")
THREE, TWO = 3, 2
"""The cards of the two sets of a full house."""


@dataclass(frozen=True)
class Candidates(ABC, Generic[Candidate]):
    """The plays that a hand may hold. The same one may come more than once."""

    rules: Rules
    hand: Cards

    @cached_property
    def by_height(self) -> dict[int, Cards]:
        """The cards of each rank, lowest first."""
        heights = order_of(self.rules).heights
        found: dict[int, list[Card]] = {}
        for card in order_of(self.rules).sorted(self.hand):
            found.setdefault(heights[card], []).append(card)
        return {height: tuple(cards) for height, cards in found.items()}

    @cached_property
    def plain(self) -> dict[int, Cards]:
        """The cards of each rank that stand for nothing but themselves."""
        wild = order_of(self.rules).wild
        return {height: cards for height, cards in self.by_height.items() if height not in wild}

    @cached_property
    def wild_twos(self) -> Cards:
        return self._wild(TWOS)

    @cached_property
    def wild_jokers(self) -> Cards:
        return self._wild(LITTLE) + self._wild(BIG)

    def _wild(self, height: int) -> Cards:
        return self.by_height.get(height, ()) if height in order_of(self.rules).wild else ()

    def all_kinds(self) -> Iterator[Candidate]:
        """Candidates for a lead."""
        many, choices = len(self.hand), self.rules.zs
        yield from self.singles()
        yield from self.sets(range(2, many + 1))
        if choices.bombs:
            yield from self.bombs()
        if choices.full_house:
            yield from self.full_houses()
        yield from self.sequences(range(choices.seq_min, many + 1))
        for width in WIDTHS:
            yield from self.multiple_sequences(width, range(choices.multi_seq_min, many // width + 1))

    def answers_to(self, kind: Kind, size: int) -> Iterator[Candidate]:
        """Candidates for an answer to a play of so many cards."""
        if kind is Kind.ROCKET:
            return
        if self.rules.zs.bombs:
            yield from self.bombs()
        match kind.family:
            case Kind.SINGLE:
                yield from self.singles()
            case Kind.SET:
                yield from self.sets((size,))
            case Kind.FULL_HOUSE:
                yield from self.full_houses()
            case Kind.SEQUENCE:
                yield from self.sequences((size,))
        for width, multiple in WIDTHS.items():
            if multiple is kind:
                yield from self.multiple_sequences(width, (size // width,))

    def windows(self, length: int) -> Iterator[range]:
        """The rows of so many ranks that form sequences, the lowest first."""
        ranks = order_of(self.rules).in_sequences
        for start in range(ranks.start, ranks.stop - length + 1):
            yield range(start, start + length)

    def jokers_alone(self) -> Iterator[tuple[int, int]]:
        """How many little and big jokers may be played together (ZS-3.3, 3.7)."""
        little, big = len(self.by_height.get(LITTLE, ())), len(self.by_height.get(BIG, ()))
        yield from ((one, two) for one in range(little + 1) for two in range(big + 1))

    @abstractmethod
    def singles(self) -> Iterator[Candidate]:
        """One card."""

    @abstractmethod
    def sets(self, sizes: Sequence[int]) -> Iterator[Candidate]:
        """Cards of one rank, with twos and jokers that stand for it (ZS-3.3)."""

    @abstractmethod
    def bombs(self) -> Iterator[Candidate]:
        """Four or more natural cards of a rank, and both jokers (ZS-3.7)."""

    @abstractmethod
    def full_houses(self) -> Iterator[Candidate]:
        """A set of three and a set of two of another rank (ZS-3.6)."""

    @abstractmethod
    def sequences(self, lengths: Iterable[int]) -> Iterator[Candidate]:
        """One card of each of consecutive ranks; jokers for some of them (ZS-3.4)."""

    @abstractmethod
    def multiple_sequences(self, width: int, lengths: Iterable[int]) -> Iterator[Candidate]:
        """So many cards of each of consecutive ranks (ZS-3.5)."""
