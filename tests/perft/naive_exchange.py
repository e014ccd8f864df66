"""A second implementation of section 16 of docs/big-two.md for the naive counter: card texts and lists, all open.

The hands are the table's own lists, changed in place.
"""

from collections.abc import Callable, Iterator
from copy import copy
from itertools import combinations, takewhile
from typing import Any

Cards = tuple[str, ...]
Action = tuple[int, str, Cards, int]
Height = Callable[[str], Any]


class Exchange:
    """What must be done, as a list of steps: verb, seat, and what the verb needs.

    The first step is open, and so are all gifts at the front. An action may add steps at the front. ``ranked`` are the
    seats as the previous deal ranked them.
    """

    def __init__(self, ranked: list[int], hands: list[list[str]], pack: list[str]) -> None:
        self.ranked, self.hands, self.pack = ranked, hands, pack
        self.steps: list[tuple[Any, ...]] = []
        self.line: list[str] = []
        self.piles: list[list[str]] = []

    def copy(self, hands: list[list[str]]) -> "Exchange":
        twin = copy(self)
        twin.steps, twin.hands, twin.line, twin.piles = list(self.steps), hands, list(self.line), list(self.piles)
        return twin

    def actions(self) -> Iterator[Action]:
        gifts = list(takewhile(lambda step: step[0] == "give", self.steps))
        for verb, seat, *more in gifts or self.steps[:1]:
            if verb in ("give", "put", "keep"):
                for cards in combinations(self.hands[seat], more[0]):
                    yield seat, "keep" if verb == "keep" else "give", cards, 0
            elif verb in ("choose", "pick"):
                for place in range(len(self.line or self.piles)):
                    yield seat, "choose", (), place
            else:
                for other in more[0]:
                    for card in self.pack:
                        yield seat, "demand", (card,), other
                yield seat, "waive", (), 0

    def act(self, action: Action, drawn: Cards = ()) -> None:
        seat, word, cards, number = action
        at = next(place for place, step in enumerate(self.steps) if step[1] == seat)
        verb, _, *more = self.steps.pop(at)
        if verb == "give":
            self.move(cards, seat, more[1])
        elif verb == "keep":
            assert not set(drawn) & set(cards)
            self.move(drawn, seat, more[1])
        elif verb == "demand":
            if word == "demand" and cards[0] in self.hands[number]:
                self.move(cards, number, seat)
                self.steps.insert(0, ("give", seat, 1, number))
        elif verb == "pool":
            self.pool(seat, cards if word == "demand" else (), number, *more)
        elif verb == "put":
            self.put(seat, cards, more[1])
        elif verb == "choose":
            self.choose(seat, number, *more)
        else:
            self.hands[seat] += self.piles.pop(number)
            if len(self.piles) == 1:
                self.hands[more[0]] += self.piles.pop()

    def move(self, cards: Cards, source: int, target: int) -> None:
        for card in cards:
            self.hands[source].remove(card)
            self.hands[target].append(card)

    def pool(self, seat: int, cards: Cards, other: int, unasked: list[int], givers: list[int]) -> None:
        """A demand, or without cards the end of demands (BT-16.4). ``unasked`` ranks are left, ``givers`` gave."""
        unasked = [lower for lower in unasked if cards and lower != other]
        if cards and cards[0] in self.hands[other]:
            self.move(cards, other, seat)
            givers = [*givers, other]
        if unasked:
            self.steps.insert(0, ("pool", seat, unasked, givers))
        elif givers:
            self.steps.insert(0, ("put", seat, len(givers), givers))

    def put(self, seat: int, cards: Cards, givers: list[int]) -> None:
        self.line = list(cards)
        *choosing, last = sorted(givers, key=self.ranked.index, reverse=True)
        self.steps[:0] = [("choose", giver, seat, last) for giver in choosing]
        if not choosing:
            self.last_of_line(seat, last)

    def choose(self, seat: int, place: int, owner: int, last: int) -> None:
        self.move((self.line.pop(place),), owner, seat)
        if len(self.line) == 1:
            self.last_of_line(owner, last)

    def last_of_line(self, owner: int, last: int) -> None:
        self.move((self.line.pop(),), owner, last)


def exchange_of(kind: str, ranked: list[int], hands: list[list[str]], pack: list[str], height: Height) -> Exchange:
    """The exchange before a deal, with its tributes already given. It has no steps if there is no exchange."""
    best = [sorted(hand, key=height, reverse=True) for hand in hands]
    found = Exchange(ranked, hands, pack)
    if kind == "class_one_by_one":
        found.steps = [("demand", higher, [lower]) for higher, lower in combinations(ranked, 2)]
    elif kind == "class_pool":
        found.steps = [("pool", seat, ranked[at + 1 :], []) for at, seat in enumerate(ranked[:-1])]
    elif kind == "tribute_pick":
        found.piles = [list(hand) for hand in hands]
        for hand in hands:
            hand.clear()
        found.steps = [("pick", seat, ranked[-1]) for seat in ranked[:-1]]
    elif kind == "tribute_3_chain":
        found.move(tuple(best[ranked[3]][:3]), ranked[3], ranked[0])
        found.steps = [("keep", ranked[at], 3 - at, ranked[at + 1]) for at in range(3)]
    elif kind.startswith("tribute"):
        for low, high, many in [(3, 0, 1)] if kind == "tribute_1" else [(3, 0, 2), (2, 1, 1)]:
            found.move(tuple(best[ranked[low]][:many]), ranked[low], ranked[high])
            found.steps.append(("give", ranked[high], many, ranked[low]))
    return found
