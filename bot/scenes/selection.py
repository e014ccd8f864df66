"""What the owner of a hand has chosen so far: cards by their places, and whatever goes with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.cards import Card


@dataclass(frozen=True, slots=True)
class Selection:
    """What is chosen in a hand. Places count the cards of the view's hand from 0: of two equal cards, each has its own.

    >>> from bot.cards import read_cards
    >>> hand = read_cards("3d 3d 4c")
    >>> Selection().choosing(hand, read_cards("3d 4c")).places == {0, 2}
    True
    """

    places: frozenset[int] = frozenset()
    flags: str = ""  # words that go with the answer, a letter each, as the game reads them
    kind: str = ""  # the kind of ready-made answers being looked through; empty: all
    picks: tuple[tuple[str, int], ...] = ()  # what else is picked: the letter of its select, and the number

    def cards(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The chosen cards of a hand, in its order."""
        return tuple(card for place, card in enumerate(hand) if place in self.places)

    def choosing(self, hand: Sequence[Card], cards: Iterable[Card]) -> Selection:
        """The same with these cards instead, as often as they are named; cards that are not in the hand are ignored."""
        return replace(self, places=places_of(hand, cards))

    def choosing_among(self, offered: frozenset[int], chosen: frozenset[int]) -> Selection:
        """The same with just these of the ``offered`` places chosen; what is chosen beside them stays."""
        return replace(self, places=self.places - offered | offered & chosen)

    def flagging(self, letter: str) -> Selection:
        """The same with a word said that was not, or the other way round."""
        flags = self.flags.replace(letter, "") if letter in self.flags else self.flags + letter
        return replace(self, flags=flags)

    def picked(self, letter: str) -> int | None:
        """What is picked in the select of a letter; None for nothing yet."""
        return dict(self.picks).get(letter)

    def picking(self, letter: str, number: int, clears: str = "") -> Selection:
        """The same with something else picked; what is kept under the letters of ``clears`` goes."""
        kept = {other: value for other, value in self.picks if other not in clears}
        return replace(self, picks=tuple(sorted({**kept, letter: number}.items())))


NOTHING_SELECTED = Selection()


def places_of(hand: Sequence[Card], cards: Iterable[Card]) -> frozenset[int]:
    """Where cards are in a hand: the first places of equal ones; what the hand lacks is left out."""
    wanted = Counter(cards)
    found = set()
    for place, card in enumerate(hand):
        if wanted[card] > 0:
            wanted[card] -= 1
            found.add(place)
    return frozenset(found)
