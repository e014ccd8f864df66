"""A second Big Two for counting, written from docs/big-two.md alone: slow, plain, sharing nothing with the engine.

It knows the parameters in which the presets differ, by their public names, and works on card texts. What cards are and
what beats what comes from the second implementation of those sections.
"""

from collections.abc import Iterator
from copy import copy
from functools import lru_cache, partial
from itertools import combinations
from operator import add
from typing import Any

from tests.games.big_two.cards import by_definition
from tests.perft.naive_exchange import Exchange, exchange_of

Cards = tuple[str, ...]
Action = tuple[int, str, Cards, int]
"""Seat, verb, cards, number. A play that declares the last cards is a ``say``."""

_FULL = 13


class Table:
    """One deal, changed in place and copied before each branch.

    ``ranked`` are the seats as the previous deal ranked them, the winner first; empty in a first deal.
    """

    def __init__(
        self, rules: dict[str, Any], hands: list[list[str]], left: Cards = (), ranked: tuple[int, ...] = ()
    ) -> None:
        self.rules, self.hands, self.left = rules, [list(hand) for hand in hands], list(left)
        self.ranked = list(ranked)
        self.height = lru_cache(maxsize=None)(partial(by_definition.height, rules))
        self.kind_of = lru_cache(maxsize=None)(partial(by_definition.strongest, rules))
        self.pack = [name + suit for name in by_definition.ranks(rules) for suit in rules["deck.suits"]]
        self.asked: int | None = None
        self.swapped: int | None = None
        self.exchange: Exchange | None = None
        self.over = self.begun = self.played = False
        self.rest()

    def copy(self) -> "Table":
        twin = copy(self)
        for name, value in self.__dict__.items():
            if isinstance(value, list | set):
                setattr(twin, name, [copy(item) for item in value] if name == "hands" else copy(value))
        twin.exchange = self.exchange and self.exchange.copy(twin.hands)
        return twin

    # --- Before play ---

    def rest(self) -> None:
        """Left-over cards (section 4)."""
        lowest = min((card for hand in self.hands for card in hand), key=self.height)
        holder = self.holder(lowest)
        use = self.rules["rest.use"]
        if self.left and use == "give":
            self.take(holder)
        elif self.left and (use == "may_take" or (use == "swap" and lowest == self.pack[0])):
            self.asked = holder
            return
        self.trade()

    def take(self, seat: int) -> None:
        self.hands[seat] += self.left
        self.left = []

    def holder(self, card: str) -> int:
        return next(seat for seat, hand in enumerate(self.hands) if card in hand)

    def trade(self) -> None:
        """The exchange (section 16), from the second deal on."""
        if self.ranked:
            self.exchange = exchange_of(self.rules["exchange.kind"], self.ranked, self.hands, self.pack, self.height)
        self.settle_exchange()

    def settle_exchange(self) -> None:
        if self.exchange is None or not self.exchange.steps:
            self.exchange = None
            self.begin()

    def begin(self) -> None:
        """The first turn (section 5), or a hand that wins at once (section 12)."""
        self.begun = True
        lowest = min((card for hand in self.hands for card in hand), key=self.height)
        later = self.rules["start.later"] if self.ranked else "lowest_dealt"
        self.turn = {"winner": self.ranked[:1], "last_ranked": self.ranked[-1:]}.get(later, [self.holder(lowest)])[0]
        always = self.rules["start.low_card_scope"] == "every_lowest_start"
        binds = later == "lowest_dealt" and (always or not self.ranked) and self.turn != self.swapped
        self.low = lowest if binds and self.rules["start.low_card"] != "free" else None
        self.table: Cards = ()
        self.owner = -1
        self.waiting: list[int] = []
        self.barred: set[int] = set()
        self.measure: Cards = ()
        self.said = {self.turn} if len(self.hands[self.turn]) in self.rules["last.declare"] else set()
        self.over = self.rules["instant.dragon"] and any(map(self.dragon, self.hands))

    def dragon(self, hand: list[str]) -> bool:
        return len(hand) == _FULL == len({card[0] for card in hand})

    def entitled(self, hand: list[str]) -> bool:
        """Whether a hand may ask for a redeal (BT-12.2, 12.3)."""
        if len(hand) != _FULL:
            return False
        names = [card[0] for card in hand]
        value = sum({"J": 1, "Q": 2, "K": 3, "A": 4, "2": 5}.get(name, 0) for name in names)
        return (
            value < self.rules["redeal.points_below"]
            or (self.rules["redeal.ten_high"] and not set(names) & set("JQKA2"))
            or (self.rules["redeal.four_twos"] and names.count("2") == 4)
        )

    # --- Actions ---

    def actions(self) -> Iterator[Action]:
        if self.over:
            return
        if self.asked is not None:
            yield self.asked, "swap" if self.rules["rest.use"] == "swap" else "take", (), 0
            yield self.asked, "decline", (), 0
        elif self.exchange is not None:
            yield from self.exchange.actions()
        else:
            yield from self.turns()
            for seat, hand in enumerate(self.hands):
                if not self.played and self.entitled(hand):
                    yield seat, "redeal", (), 0

    def turns(self) -> Iterator[Action]:
        sizes = self.rules["last.declare"]
        for seat, hand in enumerate(self.hands):
            if seat != self.turn and len(hand) in sizes and seat not in self.said:
                yield seat, "declare", (), 0
        hand = self.hands[self.turn]
        for size in (1, 2, 3, 4, 5, 7) if self.rules["combo.sf_kickers"] else (1, 2, 3, 4, 5):
            for cards in combinations(hand, size):
                if self.may(cards):
                    yield self.turn, "play", cards, 0
                    if len(hand) - size in sizes:
                        yield self.turn, "say", cards, 0
        if self.stuck() or (self.table and not (self.bound() and len(self.table) == 1 and self.higher())):
            yield self.turn, "pass", (), 0

    def stuck(self) -> bool:
        """Whether the hand is the highest card alone, which may not be the last play (BT-13.3)."""
        return self.rules["end.top_two"] == "barred" and self.hands[self.turn] == [self.pack[-1]]

    def higher(self) -> bool:
        return self.height(max(self.hands[self.turn], key=self.height)) > self.height(self.table[0])

    def bound(self) -> bool:
        """Whether an enforced duty binds the player on turn, on a lead or on a single (BT-11.3)."""
        legal = self.rules["top.enforce"] == "legal" and len(self.hands[self.after(self.turn)[0]]) == 1
        return legal and bool(self.table or not self.low)

    def may(self, cards: Cards) -> bool:
        if self.low and (self.low not in cards or (self.rules["start.low_card"] == "alone" and len(cards) > 1)):
            return False
        if self.stuck() or self.kind_of(cards) is None:
            return False
        if self.table:
            if not self.answers(cards, self.table):
                return False
        elif self.low:
            return True
        highest = cards == (max(self.hands[self.turn], key=self.height),)
        return not self.bound() or highest or len(cards) > 1  # a longer play on a single is a monster

    def answers(self, cards: Cards, table: Cards) -> bool:
        mine, theirs = self.kind_of(cards), self.kind_of(table)
        assert mine
        assert theirs
        return by_definition.outdoes(self.rules, mine, theirs, alike=len(cards) == len(table))

    def after(self, seat: int) -> list[int]:
        """The others who hold cards, in turn order."""
        others = ((seat + away) % len(self.hands) for away in range(1, len(self.hands)))
        return [other for other in others if self.hands[other]]

    # --- What the actions do ---

    def act(self, action: Action, drawn: Cards = ()) -> None:
        seat, verb, cards, _ = action
        if verb == "redeal":
            self.over = True
        elif self.asked is not None:
            self.answer(seat, verb)
        elif self.exchange is not None:
            self.exchange.act(action, drawn)
            self.settle_exchange()
        elif verb == "declare":
            self.said.add(seat)
        elif verb == "pass":
            self.pass_by()
        else:
            self.play(cards, announced=verb == "say")
        while self.begun and not self.over and self.rests():
            self.said.add(self.turn)
            self.let_go()

    def answer(self, seat: int, verb: str) -> None:
        self.asked = None
        if verb == "take":
            self.take(seat)
        elif verb == "swap":
            self.hands[seat] = [card for card in self.hands[seat] if card != self.pack[0]] + self.left[:1]
            self.swapped = seat
        self.trade()

    def play(self, cards: Cards, *, announced: bool) -> None:
        seat, lead = self.turn, not self.table
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.table, self.owner, self.low, self.played = cards, seat, None, True
        silent = seat not in self.said
        self.said = (self.said - {seat}) | ({seat} if announced else set())
        holding = [other for other, hand in enumerate(self.hands) if hand]
        if not self.hands[seat]:
            lost = self.rules["last.undeclared"] == "loses" and 1 in self.rules["last.declare"]
            first = self.rules["end.mode"] == "first_out" or (lost and silent and len(cards) == 1)
            self.over = first or len(holding) == 1
        if self.over:
            return
        extends, echoes = self.rules["pass.self_extend"], self.rules["pass.echo"]
        if lead and self.measure and self.answers(cards, self.measure):
            self.won(cards if extends else self.measure)
            return
        if lead:
            self.measure = ()
        self.waiting = [other for other in self.after(seat) if other not in self.barred]
        if self.waiting:
            self.turn = self.waiting[0]
        else:
            self.won(cards if extends or echoes else ())

    def pass_by(self) -> None:
        if self.rules["stock.draw"] == "one" and self.left:
            self.hands[self.turn].append(self.left.pop(0))
            self.said.discard(self.turn)
        self.let_go()

    def let_go(self) -> None:
        """Pass the turn; after the last player who might answer, the trick ends (BT-10.2)."""
        if not self.table:
            self.turn = self.after(self.turn)[0]
            self.measure = ()
            return
        self.waiting = self.waiting[1:]
        if self.rules["pass.lock"] == "trick":
            self.barred.add(self.turn)
        if self.waiting:
            self.turn = self.waiting[0]
        else:
            self.won(self.table if self.rules["pass.self_extend"] or self.rules["pass.echo"] else ())

    def won(self, measure: Cards) -> None:
        """The owner of the trick leads, or whoever comes next.

        The lead is compared with ``measure`` (BT-10.4, 10.5).
        """
        out = not self.hands[self.owner]
        self.turn = self.after(self.owner)[0] if out else self.owner
        self.measure = () if out else measure
        self.table, self.owner, self.waiting, self.barred = (), -1, [], set()

    def rests(self) -> bool:
        frozen = self.rules["last.undeclared"] == "card_frozen" and 1 in self.rules["last.declare"]
        return frozen and len(self.hands[self.turn]) == 1 and self.turn not in self.said


def count(table: Table, depth: int) -> tuple[int, ...]:
    """How many ways there are to act once, twice, ..., ``depth`` times from here. A way ends when its deal is over."""
    actions = list(table.actions())
    found = (len(actions), *(0,) * (depth - 1))
    for action in actions if depth > 1 else ():
        twin = table.copy()
        twin.act(action)
        found = tuple(map(add, found, (0, *count(twin, depth - 1))))
    return found
