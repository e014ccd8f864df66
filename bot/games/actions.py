"""Actions, in the words of the record format (docs/record.md): a log, a record and a typed command say the same."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.cards import Card, read_card, read_cards, write_cards

Seat = int
"""A place at the table, numbered from 0 in the turn order of the first deal."""


class NotPossible(ValueError):
    """A value from outside cannot be used; the message is one clear line naming what would be right."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play ``cards``; ``last_card`` declares that the play leaves one card."""

    cards: tuple[Card, ...]
    last_card: bool = False

    def __str__(self) -> str:
        return f"play {write_cards(self.cards)}" + (" last-card" if self.last_card else "")


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn go."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare one's last card before the own turn."""

    def __str__(self) -> str:
        return "declare last-card"


@dataclass(frozen=True, slots=True)
class Verb:
    """Any further action of the record format: ``give CARDS``, ``demand CARD SEAT``, ``redeal``, ``choose N``, ..."""

    name: str
    cards: tuple[Card, ...] = ()
    number: int | None = None

    def __str__(self) -> str:
        words = [self.name, *map(str, self.cards)]
        return " ".join(words if self.number is None else [*words, str(self.number)])


Action = Play | Pass | Declare | Verb

REDEAL = Verb("redeal")
"""Ask for the deal to be dealt anew; a table offers it before play."""

_NUMBERED = ("call", "choose", "demand")
_CARDED = ("give", "keep", "demand")
_NUMBER = re.compile(r"[0-9]{1,3}")
_BARE = ("redeal", "take", "decline", "swap", "waive")


def read_action(text: str) -> Action:
    """The action a line of the record format names, without its seat.

    Raises:
        NotPossible: the line is no action.

    >>> read_action("play 3d 3c last-card")
    Play(cards=(Card(rank='3', suit='d'), Card(rank='3', suit='c')), last_card=True)
    """
    words = text.split()
    match words:
        case ["pass"]:
            return Pass()
        case ["declare", "last-card"]:
            return Declare()
        case ["play", *cards, "last-card"] if cards:
            return Play(read_cards(" ".join(cards)), last_card=True)
        case ["play", *cards] if cards:
            return Play(read_cards(" ".join(cards)))
        case [name] if name in _BARE:
            return Verb(name)
        case ["demand", card, seat] if _NUMBER.fullmatch(seat):
            return Verb("demand", (read_card(card),), int(seat))
        case [name, number] if name in _NUMBERED and _NUMBER.fullmatch(number):
            return Verb(name, number=int(number))
        case [name, *cards] if name in _CARDED and cards:
            return Verb(name, read_cards(" ".join(cards)))
    raise NotPossible(f"“{text[:40]}” is no action; write for example: play 3d, pass, declare last-card")
