"""Servers: their settings, and the numbers of their tables."""

from __future__ import annotations

import json

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from bot.store.chain import Json, canonical
from bot.store.schema import guilds, settings

log = structlog.get_logger(__name__)


def setting(connection: Connection, guild: int, key: str) -> Json | None:
    """A server's setting; None if it was never set, or is damaged."""
    where = (settings.c.guild == guild, settings.c.key == key)
    value = connection.scalar(select(settings.c.value).where(*where))
    return None if value is None else _read(guild, key, value)


def settings_under(connection: Connection, prefix: str) -> dict[tuple[int, str], Json]:
    """All servers' settings whose keys begin with a prefix, without those that are damaged."""
    rows = connection.execute(select(settings).where(settings.c.key.startswith(prefix, autoescape=True)))
    read = {(row.guild, row.key): _read(row.guild, row.key, row.value) for row in rows}
    return {place: value for place, value in read.items() if value is not None}


def set_setting(connection: Connection, guild: int, key: str, value: Json | None) -> None:
    """Set a server's setting, replacing any earlier value; None removes it."""
    where = (settings.c.guild == guild, settings.c.key == key)
    if value is None:
        connection.execute(delete(settings).where(*where))
        return
    written = canonical(value)
    changed = connection.execute(update(settings).where(*where).values(value=written))
    if not changed.rowcount:
        connection.execute(insert(settings).values(guild=guild, key=key, value=written))


def _read(guild: int, key: str, value: str) -> Json | None:
    try:
        return json.loads(value)
    except (ValueError, TypeError, RecursionError):
        log.warning("setting_unreadable", guild=guild, key=key)
        return None


def next_table_number(connection: Connection, guild: int) -> int:
    """The number of the server's next table, counting from 1. No number is given out twice."""
    last: int | None = connection.scalar(select(guilds.c.tables).where(guilds.c.guild == guild))
    if last is None:
        connection.execute(insert(guilds).values(guild=guild, tables=1))
        return 1
    connection.execute(update(guilds).where(guilds.c.guild == guild).values(tables=last + 1))
    return last + 1
