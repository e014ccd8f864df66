"""The choices in the rules of the toy game, and what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from bot.cards import RANKS, SUITS, Card, Packs
from bot.engine.actions import Seat
from bot.engine.facts import Facts
from bot.engine.result import Result
from bot.engine.rulebook.clashes import Clash, refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.guide import Guide
from bot.engine.rulebook.named_rules import Changes
from bot.engine.rulebook.value_kinds import Whole
from tests.toy.toy_words import ToyContradiction

SEATS = 3
SIDES = (0, 1, 1)
"""The first seat plays alone against the other two."""
FIRST_LEVEL, TOP = 2, 14
POINTS = {"5": 5, "T": 10, "K": 10}


class Trumps(StrEnum):
    """Whether a suit beats the others, and which."""

    NONE = "none"
    SPADES = "spades"


@dataclass(frozen=True)
class ToyRules(Rulebook):
    """The rules. Each parameter is a field of its own."""

    game: ClassVar[str] = "toy"

    packs: int = option(2, Whole(1, 2), "cards")
    kitty: int = option(8, Whole(1, 11), "cards")
    trumps: Trumps = option(Trumps.NONE, section="cards", absent=Trumps.NONE)
    window: int = option(60, Whole(5, 60), "match")
    goal: int = option(4, Whole(3, TOP), "match")

    def __post_init__(self) -> None:
        refuse_clashes(self, CLASHES)

    @property
    def hand_size(self) -> int:
        """The number of cards that each seat is dealt."""
        return (52 * self.packs - self.kitty) // SEATS

    @property
    def left_over(self) -> int:
        """How many cards do not go round."""
        return (52 * self.packs - self.kitty) % SEATS

    @property
    def bids(self) -> tuple[int, ...]:
        """The points that can be bid, from half of all points up."""
        return tuple(range(50 * self.packs, 100 * self.packs + 1, 10))

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card takes the trick from the best card so far. Of equal cards, the first wins."""
        if card.suit == best.suit:
            return RANKS.index(card.rank) > RANKS.index(best.rank)
        return self.trumps is Trumps.SPADES and card.suit == "s"


def _even_kitties(rules: ToyRules) -> Sequence[Changes]:
    return [{"kitty": kitty} for kitty in (7, 8) if (52 * rules.packs - kitty) % SEATS == 0]


CLASHES: tuple[Clash[ToyRules], ...] = (
    Clash(ToyContradiction.UNEVEN, "packs", "kitty", lambda rules: rules.left_over, _even_kitties),
)


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "plain": {},
    "trumps": {"trumps": "spades"},
    "small": {"packs": 1, "kitty": 7},
}
MIXINS: Mapping[str, Mapping[str, Any]] = {"quick": {"goal": 3, "window": 10}}


def packs_of(rules: ToyRules) -> Packs:
    return Packs(copies=rules.packs)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by suit, lowest first within each."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), RANKS.index(card.rank))))


def points_in(cards: Iterable[Card]) -> int:
    return sum(POINTS.get(card.rank, 0) for card in cards)


def level_name(level: int) -> str:
    """A level, named like its rank."""
    return RANKS[min(level, TOP) - FIRST_LEVEL]


def levels_won(rules: ToyRules, bidder: Seat, bid: int, taken: int) -> tuple[int, ...]:
    """How many levels each seat rises if the bidder's side took this many points."""
    made, side = taken >= bid, SIDES[bidder]
    steps = 2 if taken == max(rules.bids) else 1
    return tuple((steps if made else 0) if SIDES[seat] == side else (0 if made else 1) for seat in range(SEATS))


def result_of(
    rules: ToyRules, bidder: Seat, bid: int, taken: int, left: tuple[tuple[Card, ...], ...], kitty: str = ""
) -> Result:
    """How a deal ends in which the bidder's side has taken so many points; ``kitty`` is what was put away."""
    levels = levels_won(rules, bidder, bid, taken)
    first, *partners = (seat for seat, level in enumerate(levels) if level)
    account = {"bidder": bidder, "bid": bid, "taken": taken} | ({"kitty": kitty} if kitty else {})
    nothing = (0,) * SEATS
    return Result(first, levels, nothing, (), zero_sum=False, left=left, partners=frozenset(partners), account=account)


class ToyGuide(Guide[ToyRules]):
    """What the game says about its rules."""

    hints = ("toy-help",)
    brief = ("brief-cards", "brief-play")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"all": tuple(PRESETS)}

    def facts(self, rules: ToyRules) -> Facts:
        return {**rules.facts(), "hand": rules.hand_size}
