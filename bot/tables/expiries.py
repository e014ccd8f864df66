"""The commands that tell a table that a time is up."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.actions import Seat
from bot.engine.states import OPTIONAL


class Fading(StrEnum):
    """Why the people of a table were told that it ends soon. Playing on keeps it, except after the last two."""

    NOT = ""
    QUIET = "quiet"  # nobody has done anything for a long time
    ROOM = "room"  # its server has no room for another table
    LAST = "last"  # the same, but it ends with its deal, whoever plays on
    OVER = "over"  # the time is up: computers finish its last deal, and nobody can sit down any more


@dataclass(frozen=True, slots=True)
class FallDue:
    """Something that was due in deal ``deal`` now happens; ``name`` and ``serial`` say what."""

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
    """The seat has left this question open for so long that others may let a computer play for its person."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class Lapse:
    """A seat's time for this question is up: the mildest action is played for its person."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class SitOut:
    """The wait for deal ``deal`` is over: computers play it for those who have not asked for it."""

    deal: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """Nobody has come back for deal ``deal``, or touched the lobby before it: the table ends."""

    deal: int
    people: tuple[int, ...] = ()  # who sits in the lobby
    why: Fading = field(default=Fading.NOT, metadata=OPTIONAL)  # the reason that its people were given


@dataclass(frozen=True, slots=True)
class Fade:
    """Without a clock, nobody has done anything for a long time: the people of the table are told that it ends soon."""


Expiry = FallDue | Warn | Overdue | Lapse | SitOut | Abandon | Fade
