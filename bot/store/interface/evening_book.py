"""What the hall stores of duplicate evenings (``bot.store.evenings.kept_evenings``)."""

from __future__ import annotations

from functools import partial

from bot.store.access import Access
from bot.store.book.writes import Statements
from bot.store.evenings import kept_evenings
from bot.store.evenings.kept_evenings import StoredEvening
from bot.store.shards.shard import WHOLE, Shard


class EveningBook:
    """The duplicate evenings in a store. Its methods may raise what those of ``Store`` do."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def begin(self, evening: StoredEvening) -> int:
        """Store a new evening. Returns the number that people call it by: 1, 2, 3, ... in each server."""
        begin = partial(kept_evenings.begin, evening=evening, now=self._access.now())
        return await self._access.write(Statements(evening.guild, begin))

    async def add_table(self, guild: int, number: int, table: str) -> None:
        """Store that a table belongs to an evening, before the table opens."""
        add = partial(kept_evenings.add_table, guild=guild, number=number, table=table)
        await self._access.write(Statements(guild, add))

    async def running(self, shard: Shard = WHOLE) -> list[tuple[StoredEvening, tuple[str, ...]]]:
        """The evenings of a shard of which a table has not ended, each with the ids of all its tables."""
        return await self._access.read(kept_evenings.running, shard)
