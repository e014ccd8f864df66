"""The heartbeat, which notes how long the bot has been ready in all, and deadlines that change between commands."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from bot.store.chain import Json, canonical
from bot.store.schema import heartbeat, tables


def ran(connection: Connection) -> float:
    """The seconds noted by the last heartbeat; 0 before the first."""
    return connection.scalar(select(heartbeat.c.ran)) or 0.0


def beat(connection: Connection, seconds: float) -> None:
    """Note how many seconds the bot has been ready in all."""
    if not connection.execute(update(heartbeat).values(ran=seconds)).rowcount:
        connection.execute(insert(heartbeat).values(one=1, ran=seconds))


def keep_deadlines(connection: Connection, table: str, deadlines: Json) -> None:
    """Replace a table's deadlines and leave its snapshot as it is."""
    written = canonical(deadlines) if deadlines else None
    connection.execute(update(tables).where(tables.c.table_id == table).values(deadlines=written))
