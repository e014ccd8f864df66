"""The plays of five cards that a hand may be cut into, each as a mask of places in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from bot.cards import RANKS, SUITS, Card
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder
from bot.games.da_guai_lu_zi.cards.readings import FIVE, PlayReading, reading_of
from bot.games.da_guai_lu_zi.cards.wildcards import RUNS

_SPENT = 2
"""The most jokers that are put into one play."""
_SUITED = 7
"""Of one suit, so many cards are tried for a flush: those of ranks with few cards."""

Places = tuple[int, ...]


@dataclass(frozen=True)
class HandGroups:
    """One hand, lowest card first."""

    order: CardOrder
    hand: Sequence[Card]

    @cached_property
    def of_rank(self) -> list[list[int]]:
        """The places in the hand of the cards of each rank, by natural place of the rank."""
        found: list[list[int]] = [[] for _ in RANKS]
        for at, card in enumerate(self.hand):
            if card not in JOKERS:
                found[self.order.place[card]].append(at)
        return found

    @cached_property
    def jokers(self) -> list[int]:
        return [at for at, card in enumerate(self.hand) if card in JOKERS]

    @cached_property
    def readings(self) -> dict[int, PlayReading]:
        """Every group by its mask."""
        found: dict[int, PlayReading] = {}
        for places in self._all():
            mask = sum(1 << at for at in places)
            if mask not in found and (reading := reading_of(self.order, [self.hand[at] for at in places])):
                found[mask] = reading
        return found

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards at the places of a mask."""
        return tuple(card for at, card in enumerate(self.hand) if mask >> at & 1)

    def mask(self, cards: Iterable[Card], first: int) -> int:
        """A mask of these cards; of equal ones those that are in ``first``."""
        found = 0
        for card in cards:
            places = [at for at, held in enumerate(self.hand) if held == card and not found >> at & 1]
            found |= 1 << next((at for at in places if first >> at & 1), places[0])
        return found

    def _all(self) -> Iterator[Places]:
        if len(self.hand) < FIVE:
            return
        yield from self._runs()
        yield from self._suited_runs()
        yield from self._flushes()
        for own in self.of_rank:
            if own:
                yield from self._fives_of_a_kind(own)
                yield from self._with_another(own)

    def _filled(self, places: Sequence[int], size: int = FIVE) -> Places | None:
        """These places and jokers to make up the number; None if that takes too many."""
        missing = size - len(places)
        return (*places, *self.jokers[:missing]) if 0 <= missing <= min(_SPENT, len(self.jokers)) else None

    def _runs(self) -> Iterator[Places]:
        for run in RUNS:
            rows = [self.of_rank[place] for place in run if self.of_rank[place]]
            for end in (0, -1):
                if filled := self._filled([row[end] for row in rows]):
                    yield filled
            yield from self._mixed(rows)

    def _mixed(self, rows: Sequence[Sequence[int]]) -> Iterator[Places]:
        """A run that takes, of each rank, a card from the side on which the rank has most to spare."""
        if len(rows) == FIVE:
            yield tuple(row[-1] if len(row) % 2 else row[0] for row in rows)

    def _suited_runs(self) -> Iterator[Places]:
        for run in RUNS:
            for suit in SUITS:
                held = (self._of_suit(self.of_rank[place], suit) for place in run)
                if filled := self._filled([at for at in held if at is not None]):
                    yield filled

    def _of_suit(self, places: Sequence[int], suit: str) -> int | None:
        return next((at for at in places if self.hand[at].suit == suit), None)

    def _flushes(self) -> Iterator[Places]:
        for suit in SUITS:
            own = [(len(row), at) for row in self.of_rank for at in row if self.hand[at].suit == suit]
            lone = [at for _, at in sorted(own)[:_SUITED]]
            yield from combinations(lone, FIVE)
            if self.jokers and len(lone) >= FIVE - 1:
                yield (*lone[: FIVE - 1], self.jokers[0])

    def _fives_of_a_kind(self, own: Sequence[int]) -> Iterator[Places]:
        if filled := self._filled(own[:FIVE]):
            yield filled

    def _with_another(self, own: Sequence[int]) -> Iterator[Places]:
        """Three of this rank with two of another, and four with one."""
        for other in self.of_rank:
            if other and other is not own:
                for many in (3, 4):
                    rest = other[: FIVE - many]
                    filled = self._filled([*own[:many], *rest])
                    if filled and len(rest) == FIVE - many:
                        yield filled
