"""What chance decides in mid-deal. It comes from the deal's own random stream, or a record states it.

A deal carries its chance as a value, so applying an action stays pure and a log replays (docs/deal-v1.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.cards import Card, write_cards
from bot.dealing import Stream
from bot.engine.actions import NotPossible
from bot.engine.states import Kinds

Cards = tuple[Card, ...]


class Chance(Protocol):
    """What chance may still decide in a deal. Each call returns what was decided and the chance that remains.

    Callers pass cards in pack order, so that the same stream gives the same result.
    """

    def shuffle(self, cards: Sequence[Card]) -> tuple[Cards, Chance]:
        """The cards in a new order.

        Raises:
            NotPossible: the record states no order of these cards.
        """
        ...

    def draw(self, cards: Sequence[Card], count: int) -> tuple[Cards, Chance]:
        """``count`` of the cards, drawn blind one by one.

        Raises:
            NotPossible: the record does not state such a draw.
        """
        ...

    def pick(self, piles: Sequence[Sequence[Card]]) -> tuple[Cards, Chance]:
        """One card of each pile, picked blind. A record states them all on one line.

        Raises:
            NotPossible: the record does not state such cards.
        """
        ...


@dataclass(frozen=True, slots=True)
class Streamed:
    """Chance taken from the random stream after a deal's shuffle."""

    stream: Stream

    def shuffle(self, cards: Sequence[Card]) -> tuple[Cards, Streamed]:
        """The cards in a new order, each order equally likely."""
        order, stream = self.stream.shuffle(cards)
        return order, Streamed(stream)

    def draw(self, cards: Sequence[Card], count: int) -> tuple[Cards, Streamed]:
        """``count`` of the cards, drawn one by one, each remaining card equally likely."""
        left, drawn, stream = list(cards), [], self.stream
        for _ in range(count):
            place, stream = stream.below(len(left))
            drawn.append(left.pop(place))
        return tuple(drawn), Streamed(stream)

    def pick(self, piles: Sequence[Sequence[Card]]) -> tuple[Cards, Streamed]:
        """One card of each pile, each of its cards equally likely."""
        picked, stream = [], self.stream
        for pile in piles:
            place, stream = stream.below(len(pile))
            picked.append(pile[place])
        return tuple(picked), Streamed(stream)


@dataclass(frozen=True, slots=True)
class Stated:
    """Chance as a record states it: the cards of its ``- chance`` lines, in order."""

    lines: tuple[Cards, ...] = ()

    def shuffle(self, cards: Sequence[Card]) -> tuple[Cards, Stated]:
        """The next stated line, which must be an order of these cards."""
        return self._next(cards, len(cards))

    def draw(self, cards: Sequence[Card], count: int) -> tuple[Cards, Stated]:
        """The next stated line, which must be ``count`` of these cards."""
        return self._next(cards, count)

    def pick(self, piles: Sequence[Sequence[Card]]) -> tuple[Cards, Stated]:
        """The next stated line, which must be one card of each pile, in order."""
        line, left = self._next([card for pile in piles for card in pile], len(piles))
        if any(card not in pile for card, pile in zip(line, piles, strict=True)):
            sets = " / ".join(map(write_cards, piles))
            raise NotPossible(f"“- chance {write_cards(line)}” should name one card of each: {sets}")
        return line, left

    def _next(self, cards: Sequence[Card], count: int) -> tuple[Cards, Stated]:
        if not self.lines:
            raise NotPossible("chance decides here; write what it decided on the next line, such as “- chance 3d 4c”")
        line = self.lines[0]
        if len(line) != count or Counter(line) - Counter(cards):
            raise NotPossible(f"“- chance {write_cards(line)}” should name {count} of {write_cards(cards)}")
        return line, replace(self, lines=self.lines[1:])


NONE_STATED = Stated()
"""The chance of a deal for which none is stated."""

CHANCES: Kinds = {"stream": Streamed, "stated": Stated}
"""The sources of a deal's chance, under the names by which they are stored."""
