"""Servers: their settings, and the numbers of their tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

import structlog
from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import Json
from bot.store.book.writes import NewSetting
from bot.store.schema import guilds, settings
from bot.store.shards.shard import Shard

T = TypeVar("T")

_AT_ONCE = 500  # bound values in one statement
_INSERT = insert(settings)
_PUT = _INSERT.on_conflict_do_update(index_elements=["guild", "key"], set_={"value": _INSERT.excluded.value})
_REMOVE = delete(settings).where(settings.c.guild == bindparam("of"), settings.c.key == bindparam("named"))
_NEXT_TABLE = (
    insert(guilds)
    .values(tables=1)
    .on_conflict_do_update(index_elements=["guild"], set_={"tables": guilds.c.tables + 1})
    .returning(guilds.c.tables)
)

log = structlog.get_logger(__name__)


def setting(connection: Connection, guild: int, key: str) -> Json | None:
    """A server's setting; None if it is not set, or is damaged."""
    where = (settings.c.guild == guild, settings.c.key == key)
    value = connection.scalar(select(settings.c.value).where(*where))
    return None if value is None else _read(guild, key, value)


def settings_of(connection: Connection, guild: int, keys: Iterable[str]) -> dict[str, Json]:
    """A server's settings by key, without keys that are not set and values that are damaged."""
    wanted, found = sorted(set(keys)), dict[str, Json]()
    for start in range(0, len(wanted), _AT_ONCE):
        some = settings.c.key.in_(wanted[start : start + _AT_ONCE])
        rows = connection.execute(select(settings).where(settings.c.guild == guild, some))
        found.update((row.key, _read(guild, row.key, row.value)) for row in rows)
    return {key: value for key, value in found.items() if value is not None}


def settings_at(connection: Connection, places: Collection[tuple[int, str]]) -> dict[tuple[int, str], Json]:
    """Settings by server and key, without those that are not set and values that are damaged."""
    wanted, found = sorted(set(places)), dict[tuple[int, str], Json]()
    for start in range(0, len(wanted), _AT_ONCE):
        some = wanted[start : start + _AT_ONCE]
        of_servers = settings.c.guild.in_({guild for guild, _ in some}) & settings.c.key.in_({key for _, key in some})
        rows = connection.execute(select(settings).where(of_servers))
        found.update(((row.guild, row.key), _read(row.guild, row.key, row.value)) for row in rows)
    return {place: found[place] for place in wanted if found.get(place) is not None}


def see_settings(connection: Connection, prefix: str, shard: Shard, see: Callable[[int, str, Json], None]) -> None:
    """Show ``see`` the settings of a shard's servers whose keys begin with a prefix: server, key and value.

    Damaged values are left out. Only a few are in memory at a time.
    """
    where = settings.c.key.startswith(prefix, autoescape=True) & shard.holds(settings.c.guild)
    for row in connection.execute(select(settings).where(where).execution_options(yield_per=_AT_ONCE)):
        if (value := _read(row.guild, row.key, row.value)) is not None:
            see(row.guild, row.key, value)


def set_settings(connection: Connection, wanted: Iterable[NewSetting]) -> None:
    """Set settings, replacing any earlier values. Of two values for the same setting, the later one counts."""
    newest = {(one.guild, one.key): one.written for one in wanted}
    put = [(*place, written) for place, written in newest.items() if written is not None]
    removed = [place for place, written in newest.items() if written is None]
    if put:
        connection.execute(_PUT, [{"guild": guild, "key": key, "value": value} for guild, key, value in put])
    if removed:
        connection.execute(_REMOVE, [{"of": guild, "named": key} for guild, key in removed])


def _read(guild: int, key: str, value: str) -> Json | None:
    try:
        return json.loads(value)
    except (ValueError, TypeError, RecursionError):
        log.warning("setting_unreadable", guild=guild, key=key)
        return None


def next_table_number(connection: Connection, guild: int) -> int:
    """The number of the server's next table, counting from 1. No number is given out twice."""
    return int(connection.execute(_NEXT_TABLE, {"guild": guild}).scalar_one())
