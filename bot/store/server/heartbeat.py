"""The heartbeat, which notes for how long the bot has been ready, and deadlines that change between commands."""

from __future__ import annotations

import structlog
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import Json, canonical
from bot.store.book.writes import guild_of
from bot.store.schema import heartbeat, tables

_LONGEST = 1e11
"""More seconds than any bot will run. Beyond it, a float no longer holds small parts of a second."""
_RAN = insert(heartbeat)
_BEAT = _RAN.on_conflict_do_update(index_elements=["one"], set_={"ran": _RAN.excluded.ran})

log = structlog.get_logger(__name__)


def ran(connection: Connection) -> float:
    """The seconds that the last heartbeat noted; 0 if there was none, or the value is damaged."""
    noted = connection.scalar(select(heartbeat.c.ran).limit(1))
    if noted is None:
        return 0.0
    if not isinstance(noted, int | float) or not 0 <= noted <= _LONGEST:
        log.warning("heartbeat_unreadable", reason="the running time in the store is damaged; it begins anew")
        return 0.0
    return float(noted)


def beat(connection: Connection, seconds: float) -> None:
    """Note for how many seconds the bot has been ready, over all starts."""
    connection.execute(_BEAT, {"one": 1, "ran": seconds})


def keep_deadlines(connection: Connection, table: str, deadlines: Json) -> None:
    """Replace a table's deadlines and leave its snapshot as it is."""
    its_row = (tables.c.guild == guild_of(table), tables.c.table_id == table)
    written = canonical(deadlines) if deadlines else None
    connection.execute(update(tables).where(*its_row).values(deadlines=written))
