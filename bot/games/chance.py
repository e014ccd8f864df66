"""What chance decides in mid-deal: drawn from the deal's own stream, or stated by a record; a value either way.

A deal carries its chance, so that applying an action stays pure and a log replays (docs/deal-v1.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.cards import Card, write_cards
from bot.dealing import Stream
from bot.games.actions import NotPossible
from bot.games.states import Kinds

Cards = tuple[Card, ...]


class Chance(Protocol):
    """What is left of a deal's chance; each call gives what it decided and the chance behind it.

    Cards are handed in in the order of the pack, so that the same stream decides the same.
    """

    def shuffle(self, cards: Sequence[Card]) -> tuple[Cards, Chance]:
        """The cards in a new order.

        Raises:
            NotPossible: a record states no such order.
        """
        ...

    def draw(self, cards: Sequence[Card], count: int) -> tuple[Cards, Chance]:
        """``count`` of the cards, drawn blind one by one.

        Raises:
            NotPossible: a record states no such cards.
        """
        ...


@dataclass(frozen=True, slots=True)
class Streamed:
    """Chance from the stream behind a deal's shuffle."""

    stream: Stream

    def shuffle(self, cards: Sequence[Card]) -> tuple[Cards, Streamed]:
        """The cards in a new order, every order equally likely."""
        order, stream = self.stream.shuffle(cards)
        return order, Streamed(stream)

    def draw(self, cards: Sequence[Card], count: int) -> tuple[Cards, Streamed]:
        """``count`` of the cards: each time one place of those left, every place equally likely."""
        left, drawn, stream = list(cards), [], self.stream
        for _ in range(count):
            place, stream = stream.below(len(left))
            drawn.append(left.pop(place))
        return tuple(drawn), Streamed(stream)


@dataclass(frozen=True, slots=True)
class Stated:
    """Chance as a record states it: the cards of its ``- chance`` lines, in order."""

    lines: tuple[Cards, ...] = ()

    def shuffle(self, cards: Sequence[Card]) -> tuple[Cards, Stated]:
        """The next line, which is an order of these cards."""
        return self._next(cards, len(cards))

    def draw(self, cards: Sequence[Card], count: int) -> tuple[Cards, Stated]:
        """The next line, which is ``count`` of these cards."""
        return self._next(cards, count)

    def _next(self, cards: Sequence[Card], count: int) -> tuple[Cards, Stated]:
        if not self.lines:
            raise NotPossible("chance decides here; write what it decided on the next line, such as “- chance 3d 4c”")
        line = self.lines[0]
        if len(line) != count or Counter(line) - Counter(cards):
            raise NotPossible(f"“- chance {write_cards(line)}” should name {count} of {write_cards(cards)}")
        return line, replace(self, lines=self.lines[1:])


NONE_STATED = Stated()
"""The chance of a deal that says nothing of it."""

CHANCES: Kinds = {"stream": Streamed, "stated": Stated}
"""Where a deal's chance comes from, by the names under which it is kept."""
