"""Seasons: named periods of a server, which somebody begins and ends. And what its calendar is."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from datetime import UTC
from typing import Any

from sqlalchemy import Connection, bindparam, insert, or_, select, update

from bot.store.schema import settings
from bot.store.standings.spans import Calendar, Span, Window, zone_called
from bot.store.standings.standing_tables import seasons

ZONE = "timezone"
"""The setting that names a server's time zone; UTC counts where none is chosen."""

_ZONE = select(settings.c.value).where(settings.c.guild == bindparam("of"), settings.c.key == ZONE)
_SINCE = (
    select(seasons.c.start, seasons.c.end)
    .where(seasons.c.guild == bindparam("of"), or_(seasons.c.end.is_(None), seasons.c.end > bindparam("since")))
    .order_by(seasons.c.number)
)
_NEWEST = select(seasons).where(seasons.c.guild == bindparam("of")).order_by(seasons.c.number.desc()).limit(1)


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server; it goes on until somebody ends it."""

    number: int
    name: str
    window: Window

    @property
    def runs(self) -> bool:
        """Whether it goes on."""
        return self.window.end is None


def calendar(connection: Connection, guild: int, since: float = -math.inf) -> Calendar:
    """The calendar of a server; without the seasons that ended by ``since``. A damaged time zone counts as UTC."""
    written = connection.scalar(_ZONE, {"of": guild})
    found = connection.execute(_SINCE, {"of": guild, "since": since})
    return Calendar(_read(written), tuple(Window(row.start, row.end, Span.SEASON) for row in found))


def _read(written: str | None) -> Any:
    try:
        return zone_called(json.loads(written or "null")) or UTC
    except (ValueError, TypeError, RecursionError):
        return UTC


def newest(connection: Connection, guild: int) -> Season | None:
    """The season that runs, else the one that ended last; None if none has begun."""
    return _season(connection.execute(_NEWEST, {"of": guild}).first())


def numbered(connection: Connection, guild: int, number: int) -> Season | None:
    """The season with this number; None if there is none."""
    its_row = (seasons.c.guild == guild, seasons.c.number == number)
    return _season(connection.execute(select(seasons).where(*its_row)).first())


def _season(row: Any) -> Season | None:
    return None if row is None else Season(row.number, row.name, Window(row.start, row.end, Span.SEASON))


def begin(connection: Connection, guild: int, name: str, person: int, now: float) -> Season:
    """Begin a season now, or as soon as the one before it is over."""
    before = newest(connection, guild)
    number, start = 1, now
    if before is not None:
        assert before.window.start is not None
        assert before.window.end is not None
        number, start = before.number + 1, max(now, before.window.end, math.nextafter(before.window.start, math.inf))
    row = {"guild": guild, "number": number, "name": name, "start": start, "begun_by": person}
    connection.execute(insert(seasons), row)
    return Season(number, name, Window(start, None, Span.SEASON))


def end(connection: Connection, guild: int, season: Season, person: int, now: float) -> Season:
    """End a season that runs, now."""
    start = season.window.start or 0.0
    over = max(now, start)
    its_row = (seasons.c.guild == guild, seasons.c.number == season.number)
    connection.execute(update(seasons).where(*its_row).values(end=over, ended_by=person))
    return Season(season.number, season.name, Window(start, over, Span.SEASON))
