"""Every play of a small hand: each choice of its cards, in each reading that may be named. The definition of a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from bot.cards import Card
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading, readings_of


class PlayOption(NamedTuple):
    """Cards of a hand that make a play, and the reading of it."""

    cards: tuple[Card, ...]
    reading: PlayReading
    named: bool = False  # whether the reading must be named, since the rules read the cards otherwise

    @property
    def jokers(self) -> int:
        return sum(card in JOKERS for card in self.cards)


def every_play(order: CardOrder, hand: Sequence[Card], size: int | None = None) -> Iterator[PlayOption]:
    """Every play of a hand, or every play of ``size`` cards; each set of cards once in each of its readings."""
    held = order.sorted(hand)
    for many in SIZES if size is None else (size,):
        for cards in dict.fromkeys(combinations(held, many)):
            own, *others = readings_of(order, cards, finishing=many == len(held)) or (None,)
            if own is not None:
                yield PlayOption(cards, own)
                yield from (PlayOption(cards, one, named=True) for one in others)
