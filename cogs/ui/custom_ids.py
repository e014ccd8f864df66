"""Custom ids: what a button or select carries, so that it is understood after any restart.

``dd:<verb>:<table>:<turn>:<extra>``. The table is not an authorisation: who may do what is decided by the user id and
the stored seat, and a press counts only in the server and the channel of its table. ``extra`` of a hand's controls is
the choice of cards so far, see ``Choice``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.cards import Card

PATTERN = r"dd:(?P<verb>[a-z]+):(?P<table>\d+-\d+):(?P<turn>\d+):(?P<extra>[0-9a-z_.]*)"
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
        return replace(self, positions=frozenset(at for at, card in enumerate(hand) if card in cards))

    def __str__(self) -> str:
        mask = sum(1 << position for position in self.positions)
        parts = [f"{mask:x}", "l" if self.last_card else "", self.kind]
        return ".".join([*parts, str(self.wish)] if self.wish != NO_WISH else parts)


NOTHING_CHOSEN = Choice()

_CHOICE = re.compile(r"([0-9a-f]{1,16})\.(l?)\.([a-z_]*)(?:\.(?:s(\d{1,2}))?(?:r(\d{1,2}))?(?:u(\d{1,2}))?)?")


def read_choice(extra: str) -> Choice:
    """The choice that ``str`` wrote; nothing chosen for any other text."""
    match = _CHOICE.fullmatch(extra)
    if match is None:
        return NOTHING_CHOSEN
    mask = int(match[1], 16)
    positions = frozenset(at for at in range(mask.bit_length()) if mask >> at & 1)
    wish = Wish(*(None if number is None else int(number) for number in match.groups()[3:]))
    return Choice(positions, match[2] == "l", match[3], wish)
