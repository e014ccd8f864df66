"""What stands in a channel of a table: the messages there that the bot must know again after a restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bot.games.states import Form, Reader

TrickKey = tuple[int, object]
"""A trick: the number of its deal, and the trick before it."""


class Face(NamedTuple):
    """Which message of a table is the live one: that of a deal (the lobby counts to the first), or of its end."""

    kind: Literal["deal", "over"]
    deal: int


class Shows(NamedTuple):
    """What a live message shows: what has become of the table, the times that it tells, and its design."""

    event: int
    due: float | None
    ends: float | None
    design: int
    drawn: bool  # with its picture

    def suffices(self, wanted: Shows) -> bool:
        """Whether what is wanted is shown, if only with a picture that it could do without."""
        return wanted in (self, self._replace(drawn=False))


class LivePost(NamedTuple):
    """A live message."""

    message: int
    face: Face
    posted: float = 0.0  # in wall time
    shows: Shows | None = None  # None: it is to be edited in any case


class Call(NamedTuple):
    """People who are called to a turn."""

    turn: int
    people: frozenset[int]
    warned: frozenset[int]  # those of them whose time is half over
    message: int | None = None  # None where nobody could be mentioned
    says: str = ""

    def covers(self, other: Call) -> bool:
        """Whether whoever another call is for was called already, with people who have acted meanwhile."""
        return self.turn == other.turn and self.people >= other.people and self.warned >= other.warned


class StandingNotice(NamedTuple):
    """A notice that stands in the channel, and the trick with which it goes."""

    message: int
    trick: TrickKey


class Told(NamedTuple):
    """Somebody for whom a computer plays, and the message that tells them so; None if Discord refused it."""

    person: int
    message: int | None


class EndsSoon(NamedTuple):
    """Why people were told that the table ends soon, and the message."""

    why: str
    message: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands in a channel of one table. It outlives a restart."""

    live: LivePost | None = None
    stale: LivePost | None = None  # the live message before, still to be put away
    call: Call | None = None
    notices: tuple[StandingNotice, ...] = ()
    takeovers: tuple[Told, ...] = ()
    ends_soon: EndsSoon | None = None
    spent: tuple[int, ...] = ()  # messages still to be deleted


_TRICK_OF_BEFORE = 0, None
_READER = Reader(
    {StandingNotice: Form(lambda one: one.message, lambda one: StandingNotice(int(one), _TRICK_OF_BEFORE))}
)
written = _READER.writer(Standing)
"""Writes a standing as JSON, without the tricks of its notices."""


def read(data: Any) -> Standing:
    """The standing that ``written`` wrote.

    Raises:
        Exception: it is damaged.
    """
    standing: Standing = _READER.read(data, Standing)
    return standing
