"""SJ-2, 5, 6, 8 and 9 read a second time from docs/sheng-ji.md: slow, plain, on card texts, with nothing of the engine.

Rules are the public parameters by name; cards are texts such as ``Th``, ``LJ``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

RANKS, SUITS = "23456789TJQKA", "cdhs"
WORTH = {"5": 5, "T": 10, "K": 10}

Cards = tuple[str, ...]
Shape = tuple[int, int]
"""Width, and number of tuples."""


class Part(NamedTuple):
    """A single, a tuple or a run."""

    shape: Shape
    top: int
    cards: Cards

    @property
    def weight(self) -> tuple[int, bool, int]:
        """By cards, run before tuple, width (SJ-5.5)."""
        return weight(self.shape)


def weight(shape: Shape) -> tuple[int, bool, int]:
    width, length = shape
    return (width * length, length > 1, width)


Cut = tuple[Part, ...]
"""Units, largest first; of equal shapes the higher first."""


class ByTheText:
    """The order of the cards under some rules at a level with a trump suit (None: no-trump)."""

    def __init__(self, rules: dict[str, Any], level: str, trump: str | None) -> None:
        self.rules, self.level, self.trump = rules, level, trump
        self.twos = rules["constant_two"] and level != "2"
        self.cuts = lru_cache(maxsize=None)(self._cuts)

    def suit(self, card: str) -> str:
        rank, suit = card[0], card[1]
        always = suit == "J" or rank == self.level or (self.twos and rank == "2")
        return "T" if always or suit == self.trump else suit

    def place(self, card: str) -> int:
        """The numbers of SJ-2.6; with constant twos, two more places stand below the level cards."""
        rank, suit = card[0], card[1]
        above = 2 if self.twos else 0
        if suit == "J":
            return above + (14 if rank == "L" else 15)
        primary = self.trump is None or suit == self.trump
        if rank == self.level:
            return above + (13 if primary else 12)
        if self.twos and rank == "2":
            return 14 if self.trump is None else 13 if primary else 12
        ranks = [one for one in RANKS if one != self.level and not (self.twos and one == "2")]
        return 12 - len(ranks) + ranks.index(rank)

    def adjacent(self, low: int, high: int) -> bool:
        if high - low != 1:
            return False
        if self.rules["level_gap"] == "closed" or high > 11:
            return True
        above = {self.place(rank + "c") for rank in RANKS[RANKS.index(self.level) + 1 :] if self.level != rank}
        return not (high in above and low not in above)

    def one_suit(self, cards: Sequence[str]) -> str | None:
        suits = set(map(self.suit, cards))
        return suits.pop() if len(suits) == 1 else None

    def shortest(self) -> int:
        return max(2, self.rules["decks"]) if self.rules["min_run"] == "decks" else 2

    def _cuts(self, cards: Cards) -> frozenset[Cut]:
        """Every way to cut cards of one suit into units."""
        if not cards:
            return frozenset({()})
        held = Counter(cards)
        lowest = min(held, key=lambda card: (self.place(card), card))
        found = set()
        for part in self._from(held, lowest):
            rest = tuple(sorted((held - Counter(part.cards)).elements()))
            for cut in self.cuts(rest):
                found.add(tuple(sorted((part, *cut), key=_standing, reverse=True)))
        return frozenset(found)

    def _from(self, held: Counter[str], lowest: str) -> Iterator[Part]:
        """The units of which this is the lowest card."""
        for width in range(1, held[lowest] + 1):
            faces: list[Cards] = [(lowest,)]
            while faces:
                for run in faces:
                    if len(run) == 1 or (width > 1 and len(run) >= self.shortest()):
                        cards = tuple(card for card in run for _ in range(width))
                        yield Part((width, len(run)), self.place(run[-1]), cards)
                wide = [card for card, many in held.items() if many >= width > 1]
                faces = [
                    (*run, card)
                    for run, card in product(faces, wide)
                    if self.adjacent(self.place(run[-1]), self.place(card))
                ]

    def best(self, cards: Sequence[str]) -> Cut:
        """The greatest list of units; of equal ones that with the higher tops (SJ-5.5)."""
        return max(self.cuts(tuple(sorted(cards))), key=_greatness)

    def read_as(self, cards: Sequence[str], shapes: Sequence[Shape]) -> Cut:
        """The cut into units of these shapes with the highest tops."""
        return max(self.cuts_into(cards, shapes), key=_greatness)

    def cuts_into(self, cards: Sequence[str], shapes: Sequence[Shape]) -> list[Cut]:
        return [cut for cut in self.cuts(tuple(sorted(cards))) if [one.shape for one in cut] == list(shapes)]

    def readings(self, cards: Sequence[str]) -> set[tuple[Shape, ...]]:
        return {tuple(one.shape for one in cut) for cut in self.cuts(tuple(sorted(cards)))}

    def beaten(self, throw: Cut, others: Sequence[Sequence[str]]) -> list[Part]:
        """The units that somebody can beat in the suit of the throw (SJ-6.1)."""
        suit = self.suit(throw[0].cards[0])
        return [
            part
            for part in throw
            if any(self._beats(part, [card for card in hand if self.suit(card) == suit]) for hand in others)
        ]

    def _beats(self, part: Part, own: Sequence[str]) -> bool:
        """Whether a unit of this shape with a higher top is among the cards, tuples split where it helps."""
        width, length = part.shape
        places = {self.place(card) for card, many in Counter(own).items() if many >= width}
        for top in places:
            steps = range(top - length + 1, top)
            if top > part.top and all(low in places and self.adjacent(low, low + 1) for low in steps):
                return True
        return False

    def forced(self, throw: Cut, beaten: Sequence[Part]) -> Part | None:
        """The unit of a failed throw that is led; None: the next player names it (SJ-6.2)."""
        choice = self.rules["failed_choice"]

        def small(part: Part) -> tuple[int, ...]:
            width, length = part.shape
            return (width * length, part.top, length, SUITS.find(part.cards[0][1]))

        if choice == "lowest_unit_of_throw":
            return min(throw, key=lambda part: (part.top, small(part)))
        if len(beaten) == 1:
            return beaten[0]
        if choice == "next_player":
            return None
        return min(beaten, key=small if choice == "smallest" else lambda part: (part.top, small(part)))

    def winner(self, shapes: Sequence[Shape], plays: Sequence[Sequence[str]]) -> int:
        """Which play takes the trick (SJ-8)."""
        best = 0
        led = self.one_suit(plays[0])
        for at, play in enumerate(plays[1:], 1):
            suit = self.one_suit(play)
            if suit is None or suit not in (led, "T") or not self._contends(shapes, play):
                continue
            over = self.one_suit(plays[best])
            if (suit == "T" and over != "T") or (suit == over and self._higher(shapes, play, plays[best])):
                best = at
        return best

    def _contends(self, shapes: Sequence[Shape], play: Sequence[str]) -> bool:
        if self.rules["ruff_structure"] == "exact":
            return [one.shape for one in self.best(play)] == list(shapes)
        return bool(self.cuts_into(play, shapes))

    def _higher(self, shapes: Sequence[Shape], later: Sequence[str], earlier: Sequence[str]) -> bool:
        way = self.rules["over_ruff"]
        if way == "highest_card":
            return max(map(self.place, later)) > max(map(self.place, earlier))
        ours, theirs = self.cuts_into(later, shapes), self.cuts_into(earlier, shapes)
        if way == "key_unit":
            key = max(shapes, key=weight)
            tops = [max(one.top for cut in cuts for one in cut if one.shape == key) for cuts in (ours, theirs)]
            return tops[0] > tops[1]
        return any(
            all(high.top > low.top for high, low in zip(one, other, strict=True))
            for one, other in product(ours, theirs)
        )

    def times(self, shapes: Sequence[Shape], winning: Sequence[str]) -> int:
        """By how much the kitty is multiplied (SJ-9.2)."""
        width, length = max(shapes, key=weight)
        largest, led = width * length, sum(wide * long for wide, long in shapes)
        trumps = self.one_suit(winning) == "T"
        times: dict[str, int] = {
            "flat2": 2,
            "times_unit": 2 * largest,
            "power_unit": 2**largest,
            "times_cards": 2 * led,
            "side_half": 2**largest if trumps else 2 ** (largest - 1),
        }
        return times[self.rules["kitty_multiplier"]]


def _suits(part: Part) -> list[int]:
    """The earlier suits of equal cards go first."""
    return [-SUITS.find(card[1]) for card in reversed(part.cards)]


def _standing(part: Part) -> tuple[tuple[int, bool, int], int, list[int]]:
    return part.weight, part.top, _suits(part)


def _greatness(cut: Cut) -> tuple[list[tuple[int, bool, int]], list[int], list[list[int]]]:
    return [one.weight for one in cut], [one.top for one in cut], list(map(_suits, cut))


def worth(cards: Sequence[str]) -> int:
    """The points of cards (SJ-1.3)."""
    return sum(WORTH.get(card[0], 0) for card in cards)
