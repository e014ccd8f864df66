"""A second Big Two, written from docs/big-two.md alone to count by: slow, plain, and sharing nothing with the engine.

It knows the parameters in which the playable presets differ, by their public names, and works on card texts; what
cards are and what beats what it takes from the second reading of those sections.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

from tests.games.big_two import by_definition

Cards = tuple[str, ...]


class Table:
    """One deal, changed in place and copied before each branch."""

    def __init__(self, rules: dict[str, Any], hands: list[list[str]]) -> None:
        self.rules, self.hands = rules, hands
        self.height = partial(by_definition.height, rules)
        lowest = min((card for hand in hands for card in hand), key=self.height)
        self.low: str | None = lowest
        self.turn = next(seat for seat in range(4) if lowest in hands[seat])
        self.table: Cards = ()
        self.owner = -1
        self.passes = 0
        self.said: set[int] = set()
        self.over = False

    def copy(self) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__, hands=[list(hand) for hand in self.hands], said=set(self.said))
        return twin

    def actions(self) -> Iterator[tuple[int, Cards | None, bool]]:
        """(seat, cards, with an announcement); no cards: a pass; None: a declaration before the own turn."""
        if self.over:
            return
        for seat, hand in enumerate(self.hands):
            if seat != self.turn and len(hand) in self.rules["last.declare"] and seat not in self.said:
                yield seat, None, True
        hand = self.hands[self.turn]
        for size in (1, 2, 3, 4, 5, 7) if self.rules["combo.sf_kickers"] else (1, 2, 3, 4, 5):
            for cards in combinations(hand, size):
                if self.may(cards):
                    yield self.turn, cards, False
                    if len(hand) - size in self.rules["last.declare"]:
                        yield self.turn, cards, True
        if self.table and not (self.bound() and len(self.table) == 1 and self.higher()):
            yield self.turn, (), False

    def higher(self) -> bool:
        return self.height(max(self.hands[self.turn], key=self.height)) > self.height(self.table[0])

    def bound(self) -> bool:
        """Whether an enforced duty binds the player on turn on a lead or on a single (BT-11.3)."""
        legal = self.rules["top.enforce"] == "legal" and len(self.hands[(self.turn + 1) % 4]) == 1
        return legal and bool(self.table or not self.low)

    def may(self, cards: Cards) -> bool:
        if by_definition.strongest(self.rules, cards) is None:
            return False
        if self.table:
            if not by_definition.answers(self.rules, cards, self.table):
                return False
        elif self.low:
            return cards == (self.low,) if self.rules["start.low_card"] == "alone" else self.low in cards
        highest = cards == (max(self.hands[self.turn], key=self.height),)
        return not self.bound() or highest or len(cards) > 1  # more than a single on a single is a monster

    def act(self, seat: int, cards: Cards | None, said: bool) -> None:
        if cards is None:
            self.said.add(seat)
            return
        if cards:
            self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
            self.table, self.owner, self.passes, self.low = cards, seat, 0, None
            self.said.discard(seat)
            if said:
                self.said.add(seat)
            self.over = not self.hands[seat]
            self.turn = (seat + 1) % 4
        else:
            self.let_go()
        while not self.over and self.rests():
            self.said.add(self.turn)
            if self.table:
                self.let_go()
            else:
                self.turn = (self.turn + 1) % 4

    def rests(self) -> bool:
        frozen = self.rules["last.undeclared"] == "card_frozen" and 1 in self.rules["last.declare"]
        return frozen and len(self.hands[self.turn]) == 1 and self.turn not in self.said

    def let_go(self) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % 4
        if self.passes == 3:
            self.turn, self.table, self.owner, self.passes = self.owner, (), -1, 0


def count(table: Table, depth: int) -> int:
    """How many ways there are to act ``depth`` times from here; a deal that is over ends its way."""
    if depth == 0:
        return 1
    found = 0
    for action in table.actions():
        if depth == 1:
            found += 1
            continue
        twin = table.copy()
        twin.act(*action)
        found += count(twin, depth - 1)
    return found
