"""What the bot has posted in the channel of a table, as far as it must know it again after a restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bot.engine.states import Form, Reader

TrickKey = tuple[int, object]
"""A trick: the number of its deal, and the trick before it."""


class LiveFace(NamedTuple):
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
    face: LiveFace
    since: float = 0.0  # in wall time
    shows: Shows | None = None  # None: it is to be edited in any case


class Ping(NamedTuple):
    """People who are called to a turn."""

    turn: int
    people: frozenset[int]
    warned: frozenset[int]  # those of them whose time is half over
    message: int | None = None  # None where nobody could be mentioned
    says: str = ""
    since: float = 0.0  # in wall time
    again: bool = False  # whether it is the second call of its turn

    def covers(self, other: Ping) -> bool:
        """Whether this call has reached everybody that another one is for."""
        reached = self.people >= other.people and self.warned >= other.warned
        return self.turn == other.turn and reached and self.again >= other.again


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
class Posted:
    """What stands in the channel of one table."""

    live: LivePost | None = None
    stale: LivePost | None = None  # the live message before, still to be put away
    ping: Ping | None = None
    notices: tuple[StandingNotice, ...] = ()
    takeovers: tuple[Told, ...] = ()
    ends_soon: EndsSoon | None = None
    spent: tuple[int, ...] = ()  # messages still to be deleted


_TRICK_OF_BEFORE = 0, None
_NOTICE = Form(lambda notice: notice.message, lambda message: StandingNotice(int(message), _TRICK_OF_BEFORE))
_PEOPLE = Form(sorted, lambda people: frozenset(map(int, people)))
_READER = Reader({StandingNotice: _NOTICE, frozenset[int]: _PEOPLE})
_written = _READER.writer(Posted)


def kept_of(posted: Posted, begun: list[Any]) -> dict[str, Any]:
    """What is kept of a table over a restart, but for the tricks of its notices. ``begun`` is what ``Posts`` gives."""
    return {"posted": _written(posted), "begun": begun}


def live_post_in(kept: Any) -> LivePost | None:
    """The live message alone, whatever else is damaged.

    Raises:
        Exception: that is damaged.
    """
    post: LivePost | None = _READER.read(kept["posted"].get("live"), LivePost | None)
    return post


def posted_in(kept: Any) -> tuple[Posted, list[Any]]:
    """What ``kept_of`` was given.

    Raises:
        Exception: it is damaged.
    """
    return _READER.read(kept["posted"], Posted), kept["begun"]
