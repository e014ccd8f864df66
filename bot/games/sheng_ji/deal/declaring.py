"""Declaring, overturning and reinforcing (SJ-3.2 to 3.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.cards import BIG_JOKER, LITTLE_JOKER, SUITS, Card
from bot.engine.actions import Seat
from bot.games.sheng_ji.closed_lists import ShengJiRefusal as No
from bot.games.sheng_ji.rules.closed_choices import NoTrump
from bot.games.sheng_ji.rules.parameters import Rules

TIERS = {LITTLE_JOKER: 1, BIG_JOKER: 2}
"""The tier of a joker; a level card has 0 (SJ-3.3)."""


class Declaration(NamedTuple):
    """The cards that a seat shows."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def trump(self) -> str | None:
        """The suit that it makes trump; None for no-trump."""
        return None if self.cards[0] in TIERS else self.cards[0].suit


class Kind(NamedTuple):
    """What a declaration is in view of the one in force, or why it is refused."""

    name: str = ""  # ``declare``, ``overturn`` or ``reinforce``
    refused: No | None = None
    why: str = ""  # what makes cards no declaration: ``equal``, ``level``, ``joker`` or ``jokers``


def strength(cards: Sequence[Card]) -> tuple[int, int]:
    """How strong a declaration is: the number of cards, then the tier (SJ-3.3)."""
    return len(cards), TIERS.get(cards[0], 0)


def _stronger(rules: Rules, cards: Sequence[Card], than: Sequence[Card]) -> bool:
    if strength(cards) != strength(than) or not rules.suit_breaks_tie or len(cards) < 2 or cards[0] in TIERS:
        return strength(cards) > strength(than)
    return SUITS.index(cards[0].suit) > SUITS.index(than[0].suit)


def kind_of(rules: Rules, level: str | None, current: Declaration | None, seat: Seat, cards: Sequence[Card]) -> Kind:
    """What it is to show these cards, whoever holds them (SJ-3.2 to 3.5)."""
    if not cards or len(set(cards)) > 1 or len(cards) > rules.decks:
        return Kind(refused=No.NOT_A_DECLARATION, why="equal")
    if cards[0] not in TIERS and cards[0].rank != level:
        return Kind(refused=No.NOT_A_DECLARATION, why="level")
    if cards[0] in TIERS and (refused := _jokers_refused(rules, len(cards))):
        return refused
    if current is None:
        return Kind("declare")
    if current.seat == seat and cards[0] == current.cards[0]:
        return Kind("reinforce") if len(cards) > len(current.cards) else Kind(refused=No.OWN_DECLARATION)
    if current.seat == seat and not rules.self_overturn:
        return Kind(refused=No.OWN_DECLARATION)
    if current.seat == seat and Declaration(seat, tuple(cards)).trump == current.trump:
        return Kind(refused=No.OWN_DECLARATION)
    return Kind("overturn") if _stronger(rules, cards, current.cards) else Kind(refused=No.DECLARATION_TOO_WEAK)


def _jokers_refused(rules: Rules, many: int) -> Kind | None:
    if rules.no_trump is NoTrump.OFF:
        return Kind(refused=No.NO_TRUMP_OFF)
    if rules.no_trump is NoTrump.FULL and many != rules.decks:
        return Kind(refused=No.NOT_A_DECLARATION, why="jokers")
    return Kind(refused=No.NOT_A_DECLARATION, why="joker") if many < 2 else None


def possible(
    rules: Rules, level: str | None, current: Declaration | None, seat: Seat, hand: Sequence[Card]
) -> Iterator[tuple[Card, ...]]:
    """What a seat can show of its cards now, the weakest first."""
    held = Counter(card for card in hand if card.rank == level or card in TIERS)
    shown = [(card,) * many for card, most in held.items() for many in range(1, most + 1)]
    for cards in sorted(shown, key=lambda cards: (strength(cards), SUITS.find(cards[0].suit))):
        if not kind_of(rules, level, current, seat, cards).refused:
            yield cards


@lru_cache(maxsize=2_000)
def can_show(rules: Rules, level: str | None, current: Declaration | None, seat: Seat) -> bool:
    """Whether any cards at all would do; this says nothing about what the seat holds."""
    levels = [Card(level, suit) for suit in SUITS] if level else []
    everything = [card for card in (*levels, LITTLE_JOKER, BIG_JOKER) for _ in range(rules.decks)]
    return next(possible(rules, level, current, seat, everything), None) is not None
