"""What the bot posted in the channel of a table and must recognise after a restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bot.engine.states import Form, Reader

TrickKey = tuple[int, object]
"""A trick: the number of its deal, and the trick before it."""


class LiveFace(NamedTuple):
    """Which message of a table is the live one: a deal's (the lobby counts to the first deal), or its end's."""

    kind: Literal["deal", "over"]
    deal: int


class Shows(NamedTuple):
    """What a live message shows: the last event, the times that it tells, and its design."""

    event: int
    due: float | None
    ends: float | None
    design: int
    drawn: bool  # whether it has its picture

    def suffices(self, wanted: Shows) -> bool:
        """Whether this shows what is wanted. A picture more than wanted is no harm."""
        return wanted in (self, self._replace(drawn=False))


class LivePost(NamedTuple):
    """A live message."""

    message: int
    face: LiveFace
    since: float = 0.0  # in wall time
    shows: Shows | None = None  # None: it must be edited in any case


class Ping(NamedTuple):
    """A call to a turn, and the people called."""

    turn: int
    people: frozenset[int]
    warned: frozenset[int]  # those whose time is half over
    message: int | None = None  # None: nobody could be mentioned
    says: str = ""
    since: float = 0.0  # in wall time
    again: bool = False  # whether it is the turn's second call

    def covers(self, other: Ping) -> bool:
        """Whether this call reached everybody whom another one is for."""
        reached = self.people >= other.people and self.warned >= other.warned
        return self.turn == other.turn and reached and self.again >= other.again


class StandingNotice(NamedTuple):
    """A notice in the channel, and the trick with which it goes."""

    message: int
    trick: TrickKey


class Told(NamedTuple):
    """A person for whom a computer plays, and the message that tells them. None: Discord refused it."""

    person: int
    message: int | None


class EndsSoon(NamedTuple):
    """Why people were told that the table ends soon, and the message that told them."""

    why: str
    message: int


@dataclass(frozen=True, slots=True)
class Posted:
    """What stands in the channel of one table."""

    live: LivePost | None = None
    stale: LivePost | None = None  # the previous live message, still to be put away
    ping: Ping | None = None
    notices: tuple[StandingNotice, ...] = ()
    takeovers: tuple[Told, ...] = ()
    ends_soon: EndsSoon | None = None
    spent: tuple[int, ...] = ()  # messages still to be deleted
    compared: int = 0  # how many deals of its evening were compared there; one more once its board stands there


class AtRest(NamedTuple):
    """What a channel shows of a table while nothing of it is still to be sent, and no time that it tells runs."""

    event: int  # the last one, which the live message shows and for which everybody was called and told
    design: int  # of the live message
    turn: int | None  # the turn to which people were called, as often as they are; None: nobody is called
    message: int  # the live one

    def shows_all(self, event: int, design: int, turn: int | None) -> bool:
        """Whether that is all of a table whose last event this is. ``turn``: that on which it waits for people."""
        return (self.event, self.design) == (event, design) and turn in (None, self.turn)


_TRICK_OF_BEFORE = 0, None
_NOTICE = Form(lambda notice: notice.message, lambda message: StandingNotice(int(message), _TRICK_OF_BEFORE))
_PEOPLE = Form(sorted, lambda people: frozenset(map(int, people)))
_READER = Reader({StandingNotice: _NOTICE, frozenset[int]: _PEOPLE})
_written = _READER.writer(Posted)


def kept_of(posted: Posted, begun: list[Any], at_rest: AtRest | None = None) -> dict[str, Any]:
    """What is stored of a table for a restart, without the tricks of its notices. ``begun`` comes from ``Posts``.

    A start that finds a table ``at_rest`` as the table itself is reads nothing else of either.
    """
    return {"posted": _written(posted), "begun": begun} | ({} if at_rest is None else {"rests": list(at_rest)})


def at_rest_in(kept: Any) -> AtRest | None:
    """What was given to ``kept_of``; None if that was None, or is damaged."""
    rests = kept.get("rests") if isinstance(kept, dict) else None
    try:
        return AtRest(*rests) if isinstance(rests, list) else None
    except TypeError:
        return None


def live_post_in(kept: Any) -> LivePost | None:
    """The live message alone, even if all else is damaged.

    Raises:
        Exception: the live message is damaged.
    """
    post: LivePost | None = _READER.read(kept["posted"].get("live"), LivePost | None)
    return post


def posted_in(kept: Any) -> tuple[Posted, list[Any]]:
    """What was given to ``kept_of``.

    Raises:
        Exception: the data is damaged.
    """
    return _READER.read(kept["posted"], Posted), kept["begun"]
