"""A second Da Guai Lu Zi for counting, from the first lead to the caught: slow, plain, written from the text alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import add
from typing import Any, NamedTuple

from tests.games.da_guai_lu_zi.escape_by_the_text import JOKERS, Found, Named, TextRules

Cards = tuple[str, ...]


class Play(NamedTuple):
    """Cards with the name of their reading, where one is named; none for a pass."""

    cards: Cards = ()
    name: Named | None = None


class Table:
    """A deal in play. Seats with even numbers play against those with odd ones."""

    def __init__(self, values: dict[str, Any], trump: str | None, hands: tuple[Cards, ...]) -> None:
        self.text = TextRules(values, trump)
        self.hands, self.turn = hands, 0
        self.lying: tuple[int, int, Found] | None = None  # whose play, of how many cards, and what it is
        self.passes = 0
        self.out: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return any(len([seat for seat in self.out if seat % 2 == team]) == 3 for team in (0, 1))

    @property
    def caught(self) -> int:
        """How many hold cards of the team that did not go out, if the other one has the first finisher."""
        return 6 - len(self.out) if self.over and self.out[0] % 2 == self.out[-1] % 2 else 0

    def plays(self) -> Iterator[Play]:
        """What the seat on turn can do."""
        hand = self.hands[self.turn]
        if self.lying is not None:
            yield Play()
        for size in (1, 2, 3, 5):
            for cards in sorted(set(combinations(sorted(hand), size))):
                for name in self._names(cards, hand):
                    found = self.text.named(cards, name, finishing=len(cards) == len(hand))
                    if found is not None and self._answers(size, found):
                        yield Play(cards, name)

    def _names(self, cards: Cards, hand: Cards) -> list[Named | None]:
        """No name, and the names of the readings that are not the rules' own."""
        wild = len(cards) == 5 and 0 < sum(card in JOKERS for card in cards) < 5
        if not wild or self.text.values["dg.reading"] == "fixed":
            return [None]
        finishing = len(cards) == len(hand)
        own = self.text.by_rule(cards, finishing=finishing)
        others = set(self.text.names(cards, finishing=finishing))
        return [None, *(name for name in sorted(others) if self.text.named(cards, name, finishing=finishing) != own)]

    def _answers(self, size: int, found: Found) -> bool:
        return self.lying is None or (size == self.lying[1] and self.text.beats(found, self.lying[2]))

    def after(self, play: Play) -> Table:
        """The table after something was done."""
        later = Table.__new__(Table)
        later.text, later.hands, later.out = self.text, self.hands, self.out
        later.lying, later.passes = self.lying, self.passes + 1
        if play.cards:
            hand = list(self.hands[self.turn])
            found = self.text.named(play.cards, play.name, finishing=len(play.cards) == len(hand))
            assert found is not None
            for card in play.cards:
                hand.remove(card)
            later.hands = (*self.hands[: self.turn], tuple(hand), *self.hands[self.turn + 1 :])
            later.out = self.out if hand else (*self.out, self.turn)
            later.lying, later.passes = (self.turn, len(play.cards), found), 0
        assert later.lying is not None
        owner = later.lying[0]
        others = [seat for seat in range(6) if later.hands[seat] and seat != owner]
        if later.over or later.passes < len(others):
            later.turn = later.next_to(self.turn) if not later.over else self.turn
            return later
        later.turn = owner if later.hands[owner] else later.next_to(owner)
        later.lying, later.passes = None, 0
        return later

    def next_to(self, seat: int) -> int:
        return next((seat + step) % 6 for step in range(1, 7) if self.hands[(seat + step) % 6])


def count(table: Table, depth: int) -> tuple[tuple[int, ...], int]:
    """The ways to act once, twice, ..., and how many were caught in those that end a deal with the last action."""
    if not depth:
        return (), table.caught
    found, caught = (0,) * depth, 0
    for play in () if table.over else table.plays():
        deeper, more = count(table.after(play), depth - 1)
        found, caught = tuple(map(add, found, (1, *deeper))), caught + more
    return found, caught
