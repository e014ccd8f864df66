"""What time asks of a table: the commands that tell it that a time is up."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.actions import Seat
from bot.engine.states import OPTIONAL


class Fading(StrEnum):
    """Why the people of a table were told that it ends soon. Whoever plays on keeps it but for the last two."""

    NOT = ""
    QUIET = "quiet"  # nobody has done anything for long
    ROOM = "room"  # its server has no room for another table
    LAST = "last"  # the same, but it ends with its deal, whoever plays on
    OVER = "over"  # the time is up: computers play its last deal to the end, and nobody sits down any more


@dataclass(frozen=True, slots=True)
class FallDue:
    """The time is up for what is due in deal ``deal`` under this name and serial number."""

    deal: int
    name: str
    serial: int


@dataclass(frozen=True, slots=True)
class Warn:
    """Half of a seat's time for this question is over."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class Overdue:
    """A seat has been asked this question for so long that others may let a computer play for its person."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class Lapse:
    """All of a seat's time for this question is over: the mildest action is played for its person."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class SitOut:
    """The wait for the deal of this number is over: computers play for those who have not asked for it."""

    deal: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """Nobody has come back for the deal of this number, or touched the lobby before it: the table ends."""

    deal: int
    people: tuple[int, ...] = ()  # who sits in the lobby
    why: Fading = field(default=Fading.NOT, metadata=OPTIONAL)  # what its people were told before


@dataclass(frozen=True, slots=True)
class Fade:
    """Where no clock runs, nobody has done anything for long: the people of the table are told that it ends soon."""


Expiry = FallDue | Warn | Overdue | Lapse | SitOut | Abandon | Fade
