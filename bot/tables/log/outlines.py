"""The outline of a table: what it is known by while it sleeps, so that nobody has to read its snapshot."""

from __future__ import annotations

from typing import NamedTuple, Self

import structlog

from bot.engine.game import Json
from bot.store import StoredPlace
from bot.tables.expiries import Fading
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage

log = structlog.get_logger(__name__)


class Outline(NamedTuple):
    """What is known of a living table without its snapshot."""

    host: int
    persons: tuple[int, ...]  # who sit there, in seat order
    stage: Stage
    fading: Fading
    clock: int | None  # seconds for a turn; None: the table is untimed
    turn: int | None  # the turn on which people are waited for; None: nobody is
    acts: bool  # whether the table goes on by itself: a computer is to act, or the table passes for somebody
    seen: int  # the number of the last event that others may notice, see ``Moment.is_public``

    def to_json(self) -> Json:
        """The outline as the store keeps it."""
        return list(self)

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """The outline that ``to_json`` wrote.

        Raises:
            ValueError: the data is no outline.
        """
        try:
            host, persons, stage, fading, clock, turn, acts, seen = data
            sits = tuple(host if person == host else person for person in persons)  # one object for one number
            read = cls(host, sits, Stage(stage), Fading(fading), clock, turn, acts, seen)
            numbers = (host, seen, *sits, *(one for one in (clock, turn) if one is not None))
        except (TypeError, ValueError) as problem:
            raise ValueError("that is no outline of a table") from problem
        if any(type(one) is not int for one in numbers) or type(acts) is not bool:
            raise ValueError("that is no outline of a table")
        return read


def refuse_other(outline: Outline, table: Table) -> None:
    """Check that an outline tells of a table what the table itself does.

    Raises:
        ValueError: it does not, so the table might not be found by its people while it sleeps.
    """
    told = outline.host, outline.persons, outline.stage, outline.fading, outline.clock
    if told != (table.host, table.persons, table.stage, table.fading, table.terms.clock):
        raise ValueError("its outline is that of another table")


def outline_of(moment: Moment, before: Outline | None = None) -> Outline:
    """The outline of a table as it is now. ``before``: the last one, if it is known."""
    table = moment.table
    try:
        acts, turn = moment.by_itself is not None, table.turn if moment.waited_for else None
    except Exception:  # a computer that fails must not keep a change from being saved; the next start sees to it
        acts, turn = True, None
    same = before is not None and (moment.before is None or not moment.is_public)
    seen = before.seen if before is not None and same else moment.number
    return Outline(table.host, table.persons, table.stage, table.fading, table.terms.clock, turn, acts, seen)


def outline_in(stored: StoredPlace) -> Outline | None:
    """The outline of a table as the store has it; None if it is missing or damaged."""
    try:
        return Outline.from_json(stored.outline)
    except ValueError as problem:
        log.warning("outline_unreadable", table=stored.table, reason=str(problem))
        return None
