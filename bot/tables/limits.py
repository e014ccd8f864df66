"""How many tables live at once, of a person and of a server. One that nobody can be shown does not count."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.game import Refusal
from bot.tables.commands import Open
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table

TABLES_OF_A_GUILD = 100
"""Living tables of one server at most, and as many more that are suspended."""

TABLES_OF_A_HOST = 5
"""Living tables that one person hosts at most, in all servers together."""


def too_many(tables: Collection[Table], wish: Open) -> Refusal | None:
    """Why there is no room for a further table: ``of`` says whose ``n`` tables are many, ``host`` or ``guild``."""
    if sum(table.host == wish.person for table in tables) >= TABLES_OF_A_HOST:
        return refuse(TableRefusal.TOO_MANY, of="host", n=TABLES_OF_A_HOST)
    if sum(table.guild == wish.guild for table in tables) >= TABLES_OF_A_GUILD:
        return refuse(TableRefusal.TOO_MANY, of="guild", n=TABLES_OF_A_GUILD)
    return None
