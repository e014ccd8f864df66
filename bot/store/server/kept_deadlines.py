"""Deadlines of tables that change between commands."""

from __future__ import annotations

from sqlalchemy import Connection, update

from bot.store.book.chain import Json, canonical
from bot.store.book.writes import guild_of
from bot.store.schema import tables


def keep_deadlines(connection: Connection, table: str, deadlines: Json) -> None:
    """Replace a table's deadlines and leave its snapshot as it is."""
    its_row = (tables.c.guild == guild_of(table), tables.c.table_id == table)
    written = canonical(deadlines) if deadlines else None
    connection.execute(update(tables).where(*its_row).values(deadlines=written))
