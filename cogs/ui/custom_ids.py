"""Custom ids: what a button or select carries, so that it is understood after any restart.

``dd:<verb>:<table>:<turn>:<extra>``. The table is not an authorisation: who may do what is decided by the user id and
the stored seat, and a press counts only in the server and the channel of its table. ``extra`` of a hand's controls is
the choice of cards so far, see ``Choice``; that of its selects of cards says besides which cards the select offers, see
``offering``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.cards import Card
from bot.games.actions import Action

PATTERN = r"dd:(?P<verb>[a-z]+):(?P<table>\d+-\d+):(?P<turn>\d+):(?P<extra>[0-9A-Za-z_.+-]*)"
_COMPILED = re.compile(PATTERN)


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a control does (``verb``), at which table, and the table's turn when it was drawn."""

    verb: str
    table: str
    turn: int = 0
    extra: str = ""

    @property
    def guild(self) -> int:
        """The server that the table, or whatever else stands in its place, belongs to; 0 where nothing does."""
        return int(self.table.partition("-")[0] or 0)

    def __str__(self) -> str:
        return f"dd:{self.verb}:{self.table}:{self.turn}:{self.extra}"


def read_custom_id(text: str) -> CustomId | None:
    """The parts of a custom id of ours; None for any other text."""
    match = _COMPILED.fullmatch(text)
    if match is None or len(match["turn"]) > 9 or len(text) > 100:
        return None
    return CustomId(match["verb"], match["table"], int(match["turn"]), match["extra"])


def action_written(action: Action) -> str:
    """An action in the notation of its game, as a custom id carries it."""
    return str(action).replace(" ", "+")


def action_line(extra: str) -> str:
    """The line of the record format that ``action_written`` wrote; the grammar of the game reads it."""
    return extra.replace("+", " ")


class Wish(NamedTuple):
    """What is to be demanded, as far as it is chosen: of which seat, and the places of rank and suit in the pack."""

    seat: int | None = None
    rank: int | None = None
    suit: int | None = None

    def __str__(self) -> str:
        parts = zip("sru", self, strict=True)
        return "".join(f"{letter}{number}" for letter, number in parts if number is not None)


NO_WISH = Wish()


@dataclass(frozen=True, slots=True)
class Choice:
    """Cards chosen in a hand, as positions in it from 0, whether the last card is declared with them, and the kind of
    ready-made plays being looked through (empty: all); ``wish`` is for a demand."""

    positions: frozenset[int] = frozenset()
    last_card: bool = False
    kind: str = ""
    wish: Wish = NO_WISH

    def cards(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The chosen cards of a hand, in its order."""
        return tuple(card for position, card in enumerate(hand) if position in self.positions)

    def choosing(self, hand: Sequence[Card], cards: Sequence[Card]) -> Choice:
        """The same with other cards chosen; cards not in the hand are left out."""
        return replace(self, positions=_positions(hand, cards))

    def choosing_among(self, hand: Sequence[Card], offered: Sequence[Card], cards: Sequence[Card]) -> Choice:
        """The same with just these of the ``offered`` cards chosen; what is chosen beside them stays."""
        among = _positions(hand, offered)
        return replace(self, positions=self.positions - among | among & _positions(hand, cards))

    def __str__(self) -> str:
        parts = [_mask(self.positions), "l" if self.last_card else "", self.kind]
        return ".".join([*parts, str(self.wish)] if self.wish != NO_WISH else parts)


NOTHING_CHOSEN = Choice()

_CHOICE = re.compile(
    r"(?P<chosen>[0-9a-f]{1,16})\.(?P<last>l?)\.(?P<kind>[a-z0-9_]*)"
    r"(?:\.(?:s(?P<seat>\d{1,2}))?(?:r(?P<rank>\d{1,2}))?(?:u(?P<suit>\d{1,2}))?)?"
    r"(?:\.o(?P<offered>[0-9a-f]{1,16}))?"
)


def read_choice(extra: str) -> Choice:
    """The choice that ``str`` or ``offering`` wrote; nothing chosen for any other text."""
    match = _CHOICE.fullmatch(extra)
    if match is None:
        return NOTHING_CHOSEN
    wish = Wish(*(None if match[part] is None else int(match[part]) for part in ("seat", "rank", "suit")))
    return Choice(_places(match["chosen"]), match["last"] == "l", match["kind"], wish)


def offering(choice: Choice, hand: Sequence[Card], cards: Sequence[Card]) -> str:
    """What a select of these cards of a hand carries: the choice so far, and which cards it offers."""
    return f"{replace(choice, wish=NO_WISH)}.o{_mask(_positions(hand, cards))}"


def read_offered(extra: str, hand: Sequence[Card]) -> tuple[Card, ...] | None:
    """The cards of a hand that a select offers; None where it does not say."""
    match = _CHOICE.fullmatch(extra)
    if match is None or match["offered"] is None:
        return None
    places = _places(match["offered"])
    return tuple(card for place, card in enumerate(hand) if place in places)


def _positions(hand: Sequence[Card], cards: Sequence[Card]) -> frozenset[int]:
    return frozenset(at for at, card in enumerate(hand) if card in cards)


def _mask(positions: frozenset[int]) -> str:
    return f"{sum(1 << position for position in positions):x}"


def _places(mask: str) -> frozenset[int]:
    bits = int(mask, 16)
    return frozenset(at for at in range(bits.bit_length()) if bits >> at & 1)
