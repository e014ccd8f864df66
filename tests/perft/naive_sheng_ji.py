"""A second Sheng Ji for counting, from the first lead to the account: slow, plain, written from docs/sheng-ji.md alone.

Units, throws and tricks come from the second reading of the text, duties from the plain search over all slots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from itertools import combinations
from operator import add

from bot.cards import read_card
from bot.games.sheng_ji.cards.order import Counts, SuitOrder
from bot.games.sheng_ji.cards.units import Shape as Led
from bot.games.sheng_ji.rules.parameters import Rules
from tests.games.sheng_ji import plain_search
from tests.games.sheng_ji.by_the_text import ByTheText, Cards, Cut, Part, Shape, worth

Deed = tuple[Cards, tuple[Shape, ...]]
"""Cards, and for a lead the reading that is named; empty for the best one."""


class Duty:
    """Whether a follow does what it owes (SJ-7)."""

    def __init__(self, rules: Rules, text: ByTheText, faces: Cards) -> None:
        self.rules, self.text = rules, text
        self.suits = {name: self._suit(name, faces) for name in set(map(text.suit, faces))}
        self.legal = lru_cache(maxsize=None)(self._legal)

    def _suit(self, name: str, faces: Cards) -> SuitOrder:
        """A suit as plain data, with the numbers of SJ-2.6 as places."""
        own = sorted({card for card in faces if self.text.suit(card) == name}, key=self.text.place)
        joined = tuple(self.text.adjacent(low, low + 1) for low in range(20))
        return SuitOrder(name, tuple(map(read_card, own)), (), joined, tuple(map(self.text.place, own)))

    def _counts(self, name: str, cards: Cards) -> Counts:
        return tuple(cards.count(str(face)) for face in self.suits[name].faces)

    def _legal(self, led: str, shapes: tuple[Shape, ...], hand: Cards, play: Cards) -> bool:
        own = tuple(card for card in hand if self.text.suit(card) == led)
        played = tuple(card for card in play if self.text.suit(card) == led)
        if len(own) < len(play):
            return len(played) == len(own)
        if len(played) < len(play):
            return False
        lead = tuple(Led(width, length) for width, length in shapes)
        held, shown = self._counts(led, own), self._counts(led, played)
        return plain_search.legal(self.rules, self.suits[led], held, shown, lead)


class Trick:
    """A deal in play, changed in place and copied before each branch. Seat ``dealer`` leads first."""

    def __init__(self, rules: Rules, trump: str | None, level: str, hands: list[Cards], kitty: Cards) -> None:
        self.text = ByTheText(rules.to_json(), level, trump)
        every = sorted({*kitty, *(card for hand in hands for card in hand)})
        self.duty = Duty(rules, self.text, tuple(every))
        self.hands, self.kitty, self.dealer = list(hands), kitty, 0
        self.leader, self.taken = 0, 0
        self.plays: tuple[Cards, ...] = ()
        self.led: Cut = ()
        self.failed: tuple[Part, ...] = ()  # the units among which the next player chooses
        self.thrown = 0
        self.over = False

    def turn(self) -> int:
        return (self.leader + (1 if self.failed else len(self.plays))) % 4

    def deeds(self) -> Iterator[Deed]:
        """Every way to act."""
        if self.over:
            return
        if self.failed:
            yield from {(tuple(sorted(part.cards)), ()): None for part in self.failed}
            return
        hand = self.hands[self.turn()]
        sizes = [len(self.plays[0])] if self.plays else range(1, len(hand) + 1)
        for play in {some for size in sizes for some in combinations(sorted(hand), size)}:
            if not self.plays:
                if self.text.one_suit(play) is not None:
                    best = tuple(part.shape for part in self.text.best(play))
                    yield from ((play, () if shapes == best else shapes) for shapes in self.text.readings(play))
            elif self.duty.legal(self.text.suit(self.led[0].cards[0]), self.shapes(), hand, play):
                yield play, ()

    def shapes(self) -> tuple[Shape, ...]:
        return tuple(part.shape for part in self.led)

    def act(self, deed: Deed) -> None:
        cards, named = deed
        if self.failed:
            self.force(cards)
        elif self.plays:
            self.lay(self.turn(), cards)
        else:
            self.lead(cards, named)

    def lead(self, cards: Cards, named: tuple[Shape, ...]) -> None:
        text = self.text
        self.led = text.read_as(cards, named) if named else text.best(cards)
        others = [self.hands[(self.leader + step) % 4] for step in (1, 2, 3)]
        beaten = text.beaten(self.led, others) if len(self.led) > 1 else []
        if not beaten:
            self.lay(self.leader, cards)
            return
        self.thrown = len(cards)
        forced = text.forced(self.led, beaten)
        if forced is None:
            self.failed = tuple(beaten)
        else:
            self.force(forced.cards)

    def force(self, cards: Cards) -> None:
        """One unit is led; the throw costs what the rules say (SJ-6.3)."""
        penalty = self.text.rules["throw_penalty"]
        cost = {"0": 0, "10_per_attempt": 10, "10_per_card": 10 * (self.thrown - len(cards))}[penalty]
        self.taken += cost if self.leader % 2 == self.dealer % 2 else -cost
        self.failed = ()
        self.led = self.text.best(cards)
        self.lay(self.leader, cards)

    def lay(self, seat: int, cards: Cards) -> None:
        self.hands[seat] = tuple(sorted((Counter(self.hands[seat]) - Counter(cards)).elements()))
        self.plays = (*self.plays, cards)
        if len(self.plays) < 4:
            return
        at = self.text.winner(self.shapes(), self.plays)
        winning, self.leader = self.plays[at], (self.leader + at) % 4
        attackers = self.leader % 2 != self.dealer % 2
        self.taken += attackers * sum(map(worth, self.plays))
        self.plays, self.over = (), not any(self.hands)
        if self.over and attackers:
            self.taken += worth(self.kitty) * self.text.times(self.shapes(), winning)


def count(table: Trick, depth: int) -> tuple[tuple[int, ...], int]:
    """How many ways there are to act once, twice, ..., and the attackers' totals of those that end the deal, summed."""
    if not depth:
        return (), table.taken if table.over else 0
    nodes, total = (0,) * depth, 0
    for deed in table.deeds():
        later = copy(table)
        later.hands = list(table.hands)
        later.act(deed)
        deeper, more = count(later, depth - 1)
        nodes, total = tuple(map(add, nodes, (1, *deeper))), total + more
    return nodes, total
