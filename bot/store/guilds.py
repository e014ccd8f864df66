"""Servers: their settings, and the numbers of their tables."""

from __future__ import annotations

import json

import structlog
from sqlalchemy import Connection, insert, select, update

from bot.store.chain import Json, canonical
from bot.store.schema import guilds, settings

log = structlog.get_logger(__name__)


def setting(connection: Connection, guild: int, key: str) -> Json | None:
    """A server's setting; None if it was never set, or is damaged."""
    where = (settings.c.guild == guild, settings.c.key == key)
    value = connection.scalar(select(settings.c.value).where(*where))
    try:
        return None if value is None else json.loads(value)
    except (ValueError, TypeError, RecursionError):
        log.warning("setting_unreadable", guild=guild, key=key)
        return None


def set_setting(connection: Connection, guild: int, key: str, value: Json) -> None:
    """Set a server's setting, replacing any earlier value."""
    written = canonical(value)
    where = (settings.c.guild == guild, settings.c.key == key)
    changed = connection.execute(update(settings).where(*where).values(value=written))
    if not changed.rowcount:
        connection.execute(insert(settings).values(guild=guild, key=key, value=written))


def next_table_number(connection: Connection, guild: int) -> int:
    """The number of the server's next table, counting from 1. No number is given out twice."""
    last: int | None = connection.scalar(select(guilds.c.tables).where(guilds.c.guild == guild))
    if last is None:
        connection.execute(insert(guilds).values(guild=guild, tables=1))
        return 1
    connection.execute(update(guilds).where(guilds.c.guild == guild).values(tables=last + 1))
    return last + 1
