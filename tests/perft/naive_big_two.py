"""A second Big Two, written from docs/big-two.md alone to count by: slow, plain, and sharing nothing with the engine.

It knows the parameters in which the playable presets differ, by their public names, and works on card texts.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

RANKS = "3456789TJQKA2"
RUNS = {  # weakest first, with the rank whose suit breaks a tie (sections 7 and 8)
    "so-pagat": [
        ("A2345", "5"),
        ("23456", "6"),
        *((RANKS[at : at + 5], RANKS[at + 4]) for at in range(8)),
    ],
    "so-natural": [*((RANKS[at : at + 5], RANKS[at + 4]) for at in range(9))],
}
FIVES = ["straight", "flush", "full house", "four plus one", "straight flush"]
Cards = tuple[str, ...]
Strength = tuple[Any, ...]


def heights(rules: dict[str, Any]) -> Callable[[str], tuple[int, int]]:
    return lambda card: (RANKS.index(card[0]), rules["deck.suits"].index(card[1]))


def strength(rules: dict[str, Any], cards: Cards) -> Strength | None:
    """(number of cards, place on the ladder, place in the kind); None for no combination."""
    height = heights(rules)
    ranks = sorted((card[0] for card in cards), key=RANKS.index)
    if len(cards) in (1, 2, 3) and len(set(ranks)) == 1:
        if len(cards) == 3 and not rules["combo.triple"]:
            return None
        return len(cards), 0, max(map(height, cards))
    if len(cards) != 5:
        return None
    flush = len({card[1] for card in cards}) == 1
    for place, (run, tie) in enumerate(RUNS[rules["combo.straight_order"]]):
        if set(run) == set(ranks):
            suit = next(height(card)[1] for card in cards if card[0] == tie)
            return 5, FIVES.index("straight flush" if flush else "straight"), (place, suit)
    if flush and rules["combo.flush"]:
        top = max(map(height, cards))
        inside = (top[1], top[0]) if rules["cmp.flush"] == "suit_first" else top
        return 5, FIVES.index("flush"), inside
    counts = sorted((ranks.count(rank), RANKS.index(rank)) for rank in set(ranks))
    if [count for count, _ in counts] == [2, 3]:
        return 5, FIVES.index("full house"), counts[1][1]
    if [count for count, _ in counts] == [1, 4]:
        return 5, FIVES.index("four plus one"), counts[1][1]
    return None


class Table:
    """One deal, changed in place and copied before each branch."""

    def __init__(self, rules: dict[str, Any], hands: list[list[str]]) -> None:
        self.rules, self.hands = rules, hands
        self.height = heights(rules)
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
        for size in (1, 2, 3, 5):
            for cards in combinations(hand, size):
                if self.may(cards):
                    yield self.turn, cards, False
                    if len(hand) - size in self.rules["last.declare"]:
                        yield self.turn, cards, True
        if self.table and (self.duty() is None or not self.higher()):
            yield self.turn, (), False

    def higher(self) -> bool:
        return self.height(max(self.hands[self.turn], key=self.height)) > self.height(self.table[0])

    def duty(self) -> str | None:
        """What an enforced duty asks of the player on turn (BT-11.3)."""
        bound = self.rules["top.enforce"] == "legal" and len(self.hands[(self.turn + 1) % 4]) == 1
        if not bound or (not self.table and self.low):
            return None
        if self.table:
            return "highest" if len(self.table) == 1 else None
        return "highest or combination"

    def may(self, cards: Cards) -> bool:
        mine = strength(self.rules, cards)
        if mine is None:
            return False
        if self.table:
            theirs = strength(self.rules, self.table)
            if theirs is None or mine[0] != theirs[0] or mine[1:] <= theirs[1:]:
                return False
        elif self.low:
            return cards == (self.low,) if self.rules["start.low_card"] == "alone" else self.low in cards
        highest = cards == (max(self.hands[self.turn], key=self.height),)
        return {None: True, "highest": highest, "highest or combination": highest or len(cards) > 1}[self.duty()]

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
