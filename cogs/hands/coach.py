"""The coach: who is shown what to do, turn by turn, through their first whole deal at one table.

The store knows who is coached where, so this survives a restart.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.table import Table
from cogs.interactions.bridge import Bridge


class Coach:
    """Knows who is coached."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._tables: dict[int, str] = {}  # by coached person: the table's id

    async def learn(self, tables: Iterable[Table]) -> None:
        """Read from the store who is coached at some tables."""
        places = [(table, person) for table in tables for person in table.persons]
        coached = await self._bridge.hall.store.settings(0, [_key(person) for _, person in places])
        for table, person in places:
            if coached.get(_key(person)) == table.id:
                self._tables[person] = table.id

    async def begin(self, table: str, person: int) -> None:
        """Coach a person at this table, and nowhere else."""
        await self._bridge.hall.store.set_setting(0, _key(person), table)
        self._tables[person] = table

    def table_of(self, person: int) -> Table | None:
        """The table at which a person is coached now, or None."""
        table = self._bridge.hall.get(self._tables.get(person, ""))
        seated = table is not None and table.seat_of(person) is not None and in_first_deal(table)
        return table if seated else None

    def is_coached(self, table: Table, person: int) -> bool:
        """Whether a person is coached at this table."""
        return self._tables.get(person) == table.id and in_first_deal(table)

    def steps_back(self, table: Table, person: int) -> bool:
        """Whether the last deal at this table was the one through which a person was coached."""
        first = table.settled is not None and table.settled.deals == 1
        return first and not in_first_deal(table) and self._tables.get(person) == table.id


def in_first_deal(table: Table) -> bool:
    """Whether no deal that counts has ended at a table yet."""
    return table.settled is None or table.settled.result.void


def _key(person: int) -> str:
    """The key in the store for the table of a coached person."""
    return f"coached:{person}"
