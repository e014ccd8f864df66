"""What cards are worth while they stay in the hand: masters, trumps, pairs and runs, and an empty side suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.cards import Card
from bot.games.sheng_ji.cards.order import TRUMPS, Counts, SuitOrder, TrumpOrder

MASTER = (4.5, 2.0, 0.8)
"""A side card that none, one or two unseen cards beat."""
PLACE = 1.5
"""The highest side card over the lowest one."""
PAIR, TOP_PAIR, RUN = 1.2, 3.0, 3.0
"""A pair, one that no unseen pair beats, and each step of a run."""
TRUMP, HIGH_TRUMP = 2.6, 5.5
"""The lowest trump, and the highest over it."""
EMPTY = 8.0
"""A side suit without cards, for a hand with trumps."""
SHORT = (1.0, 0.45, 0.2, 0.08)
"""Which part of that a suit is worth that is nearly empty, by the number of its cards."""


class Keeping:
    """The value of a hand for its holder, suit by suit, given what the others may hold."""

    def __init__(self, order: TrumpOrder, unseen: Mapping[str, Counts], trumps: int) -> None:
        self.order, self.unseen, self.trumps = order, unseen, trumps
        self._known: dict[tuple[str, Counts], float] = {}

    def suit(self, name: str, counts: Counts) -> float:
        """The value of the cards of one suit."""
        key = (name, counts)
        if key not in self._known:
            self._known[key] = self._valued(self.order.suits[name], counts)
        return self._known[key]

    def loss(self, held: Mapping[str, Counts], cards: Iterable[Card]) -> float:
        """What a hand loses with some of its cards."""
        gone: dict[str, list[int]] = {}
        for card in cards:
            name, at = self.order.where[card]
            gone.setdefault(name, list(held[name]))[at] -= 1
        return sum(self.suit(name, held[name]) - self.suit(name, tuple(left)) for name, left in gone.items())

    def _valued(self, suit: SuitOrder, counts: Counts) -> float:
        trump = suit.name == TRUMPS
        many = sum(counts)
        total = 0.0
        if not trump and many < len(SHORT):
            total = EMPTY * SHORT[many] * min(1.0, self.trumps / 5)
        unseen, last = self.unseen[suit.name], len(suit.places) - 1
        higher = pairs = 0
        before = False  # whether the place above has a pair
        for place in range(last, -1, -1):
            paired = False
            for face in suit.places[place]:
                held = counts[face]
                if not held:
                    continue
                rank = place / last if last else 1.0
                if trump:
                    total += held * (TRUMP + HIGH_TRUMP * rank**3)
                else:
                    total += held * (PLACE * rank + (MASTER[higher] if higher < len(MASTER) else 0.0))
                if held > 1:
                    paired = True
                    total += (held - 1) * (TOP_PAIR if not pairs else PAIR)
            if paired and before and suit.joined[place]:
                total += RUN
            before = paired
            higher += sum(unseen[face] for face in suit.places[place])
            pairs += any(unseen[face] > 1 for face in suit.places[place])
        return total


def spread(cards: Iterable[Card]) -> list[Card]:
    """Each different card once."""
    return list(Counter(cards))
