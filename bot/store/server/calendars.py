"""What changes the calendar of a server: its time zone and its seasons. Standings follow in the same write."""

from __future__ import annotations

from sqlalchemy import Connection, exists, select

from bot.store.book.writes import NewSetting
from bot.store.errors import NoSeason, SeasonRuns
from bot.store.schema import ledger
from bot.store.server import guilds
from bot.store.standings import kept_standings, seasons
from bot.store.standings.seasons import ZONE, Season
from bot.store.standings.spans import Span, zone_called


def choose_zone(connection: Connection, guild: int, name: str) -> None:
    """Set the time zone of a server, and count its weeks and months anew.

    Raises:
        ValueError: there is no such time zone.
    """
    if zone_called(name) is None:
        raise ValueError("there is no time zone of this name")
    guilds.set_settings(connection, [NewSetting.of(guild, ZONE, name)])
    kept_standings.count_anew(connection, guild, (Span.WEEK, Span.MONTH))


def begin_season(connection: Connection, guild: int, name: str, person: int, now: float) -> Season:
    """Begin a season of a server.

    Raises:
        SeasonRuns: one is going on.
    """
    before = seasons.newest(connection, guild)
    if before is not None and before.runs:
        raise SeasonRuns(before.name)
    begun = seasons.begin(connection, guild, name, person, now)
    kept_standings.put_anew(connection, guild, begun.window)  # a clock that was set back left entries after its start
    return begun


def end_season(connection: Connection, guild: int, person: int, now: float) -> Season:
    """End the season of a server that is going on.

    Raises:
        NoSeason: none is.
    """
    running = seasons.newest(connection, guild)
    if running is None or not running.runs:
        raise NoSeason
    ended = seasons.end(connection, guild, running, person, now)
    later = exists().where(ledger.c.guild == guild, ledger.c.at >= ended.window.end)
    if connection.scalar(select(later)):  # a clock that was set back
        kept_standings.count_anew(connection, guild, (Span.SEASON,))
    return ended
