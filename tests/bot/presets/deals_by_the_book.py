"""How a deal ended, computed from public facts and the rule book, without the engine.

The public facts are the deal end message with the hands left and the shuffle, and the actions in the order of the log.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.games.big_two.cards.by_definition import answers, height, strongest
from tests.games.big_two.scoring.settlement_by_the_book import Book

BEFORE_PLAY = {"take", "decline", "swap", "give", "demand", "waive", "choose", "keep", "redeal"}
EXCHANGES = {"give", "demand", "waive", "choose", "keep"}

Line = tuple[int, str]
"""A seat and its action, in record notation."""


@dataclass
class Told:
    """What the deal end message shows, and what was done in the deal."""

    number: int
    points: list[int]
    left: list[list[str]]
    dealt: list[list[str]]
    stock: list[str]
    """The cards that were not dealt, in order."""
    lines: list[Line] = field(default_factory=list)

    @property
    def redealt(self) -> bool:
        return any(action == "redeal" for _, action in self.lines)

    @property
    def exchanged(self) -> bool:
        return any(action.split()[0] in EXCHANGES for _, action in self.lines)

    def played(self) -> list[Line]:
        return [line for line in self.lines if line[1].split()[0] not in BEFORE_PLAY]


def cards_of(action: str) -> list[str]:
    """The cards of ``play 2s last-card``; none for a pass."""
    return [word for word in action.split()[1:] if word != "last-card"]


class Course:
    """The deal from its first play, action by action, as far as the settlement needs it."""

    def __init__(self, rules: dict[str, Any], told: Told) -> None:
        # The code below reads only the rules that the presets use.
        assert not rules["seats.alternate"]
        assert rules["pass.lock"] == "off" or rules["top.enforce"] == "off"
        assert rules["last.undeclared"] != "card_frozen" or rules["top.enforce"] != "liability"
        assert rules["end.top_two"] != "no_win"
        self.rules, self.lines = rules, told.played()
        self.seats = len(told.left)
        self.stock = list(told.stock) if rules["stock.draw"] == "one" else []
        self.first = hands_at_first(told, self.drawn())
        """The hands at the start of play."""
        self.hands = [set(hand) for hand in self.first]
        self.table: list[str] = []
        self.owner = -1
        self.passed: set[int] = set()
        self.passed_on: tuple[int, list[str]] = (-1, [])
        self.declared: set[int] = set()
        self.breach: tuple[int, int] | None = None
        """The seat that broke the top duty, and the seat it let out (BT-11.4)."""
        self.payer: int | None = None
        self.out: list[int] = []
        self.lost: int | None = None
        self.unbeaten: list[tuple[int, list[str]]] = []
        for seat, action in self.lines:
            self.follow(seat, action)

    def drawn(self) -> list[set[str]]:
        """What each seat draws in the deal: one card for each pass, while there are any (BT-4.7)."""
        found: list[set[str]] = [set() for _ in range(self.seats)]
        passing = [seat for seat, action in self.lines if action == "pass"]
        for seat, card in zip(passing, self.stock, strict=False):
            found[seat].add(card)
        return found

    def follow(self, seat: int, action: str) -> None:
        if action == "declare last-card":
            self.declared.add(seat)
            return
        if self.table and (seat == self.owner or seat in self.passed):
            self.trick_over()
        cards = cards_of(action)
        liable, self.breach = self.breach, self.broken(seat, cards)
        if not cards:
            self.passed.add(seat)
            if self.stock:
                self.hands[seat].add(self.stock.pop(0))
            return
        if self.table:
            self.unbeaten.pop()
        self.unbeaten.append((seat, cards))
        self.table, self.owner, self.passed = cards, seat, set()
        alone = len(self.hands[seat]) == 1
        self.hands[seat] -= set(cards)
        if action.endswith("last-card"):
            self.declared.add(seat)
        if not self.hands[seat]:
            self.gone_out(seat, alone, liable)

    def trick_over(self) -> None:
        """Everybody else has passed (BT-10.2). Passes forced by echo are not written; the play before them stays."""
        if self.passed:
            self.passed_on = (self.owner, self.table)
        self.table, self.passed = [], set()

    def gone_out(self, seat: int, alone: bool, liable: tuple[int, int] | None) -> None:
        """A seat went out; ``alone``: with its last card; ``liable``: who had just broken the duty, and before whom."""
        if alone and self.rules["last.undeclared"] == "loses" and seat not in self.declared:
            self.lost = seat  # BT-11.2, D-16
            return
        self.out.append(seat)
        if alone and liable is not None and liable[1] == seat:
            self.payer = liable[0]

    def broken(self, seat: int, cards: list[str]) -> tuple[int, int] | None:
        """The seat and the one it let out, if ``cards`` (none: a pass) break the top duty (BT-11.3)."""
        rules, hand = self.rules, self.hands[seat]
        following = next(
            (seat + away) % self.seats for away in range(1, self.seats + 1) if self.hands[(seat + away) % self.seats]
        )
        if rules["top.enforce"] != "liability" or len(self.hands[following]) != 1 or len(cards) > 1:
            return None
        highest = max(hand, key=lambda card: height(rules, card))
        if rules["end.top_two"] == "barred" and hand == {"2" + rules["deck.suits"][-1]}:
            return None
        if self.table:
            bound = rules["top.follow"] == "highest" and len(self.table) == 1
            better = bound and height(rules, highest) > height(rules, self.table[0])
            return (seat, following) if better and cards != [highest] else None
        who, reference = self.passed_on
        if rules["pass.echo"] and who == seat and len(reference) == 1 and answers(rules, cards, reference):
            return None  # nobody can answer it (D-13)
        if rules["top.lead"] == "combo_first" and has_combination(rules, sorted(hand)):
            return seat, following
        return None if rules["top.lead"] == "free" or cards == [highest] else (seat, following)


def hands_at_first(told: Told, drawn: list[set[str]]) -> list[set[str]]:
    """The hands when play began: what was played or left, without what was drawn in the deal."""
    found = [set(left) for left in told.left]
    for seat, action in told.played():
        cards = set(cards_of(action))
        assert not cards & set().union(*found), f"{action}: it is played, or left, in another place, too"
        found[seat] |= cards
    return [hand - later for hand, later in zip(found, drawn, strict=True)]


def has_combination(rules: dict[str, Any], hand: Sequence[str]) -> bool:
    return any(strongest(rules, cards) for size in (2, 3, 4, 5, 7) for cards in combinations(hand, size))


def book_of(rules: dict[str, Any], told: Told) -> tuple[Book, list[set[str]]]:
    """How the deal ended, and the hands with which its play began."""
    course = Course(rules, told)
    if not course.lines:  # BT-12.1: one card of each rank
        winner = next(seat for seat, hand in enumerate(told.left) if len({card[:-1] for card in hand}) == 13)
        return Book(rules, told.left, winner, not_played=set(range(course.seats))), course.first
    plays = [(seat, cards_of(action)) for seat, action in course.lines if action.startswith("play")]
    book = Book(
        rules,
        told.left,
        winner=None if course.lost is not None else course.out[0],
        opener=plays[0][0],
        last=plays[-1][1],
        payer=course.payer if course.lost is None else course.lost,
        not_played=set(range(course.seats)) - {seat for seat, _ in plays},
        order=[*course.out, *(seat for seat in range(course.seats) if course.hands[seat])],
        unbeaten=course.unbeaten,
    )
    assert [set(hand) for hand in told.left] == course.hands
    return book, course.first


def match_is_over(rules: dict[str, Any], totals: Sequence[int], deals: int) -> bool:
    """BT-15.1."""
    end = rules["match.end"]
    if end == "target":
        return max(totals) >= int(rules["match.target"])
    without_chips = end == "deals_or_chips" and min(totals) <= 0
    return end != "open" and (without_chips or deals == rules["match.deals"])
