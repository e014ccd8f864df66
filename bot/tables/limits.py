"""How many living tables a person or a server may have. A table that cannot be shown to anybody does not count."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.game import Refusal
from bot.tables.commands import Open
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal, refuse

TABLES_OF_A_GUILD = 100
"""The most living tables of one server. As many again may be suspended."""

TABLES_OF_A_HOST = 5
"""The most living tables that one person may host, in all servers together."""


def too_many(tables: Collection[Table], wish: Open) -> Refusal | None:
    """Why no further table can open, or None. ``of`` says whose ``n`` tables are too many: ``host`` or ``guild``."""
    if sum(table.host == wish.person for table in tables) >= TABLES_OF_A_HOST:
        return refuse(TableRefusal.TOO_MANY, of="host", n=TABLES_OF_A_HOST)
    if sum(table.guild == wish.guild for table in tables) >= TABLES_OF_A_GUILD:
        return refuse(TableRefusal.TOO_MANY, of="guild", n=TABLES_OF_A_GUILD)
    return None
