"""The leases of this process: taking shards, renewing them, letting others have them (``bot.store.shards.leases``)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection

from bot.store.access import Access
from bot.store.book import stored
from bot.store.book.writes import Statements
from bot.store.repeats import Repeats
from bot.store.shards import leases, session_slots
from bot.store.shards.leases import LASTS, Lease
from bot.store.shards.shard import WHOLE, Shard

T = TypeVar("T")


class Leasing:
    """Takes, renews and releases the shards of this process. What it writes may raise what ``Store`` names."""

    def __init__(self, access: Access, repeats: Repeats) -> None:
        self._access = access
        self._database = access.database
        self._leases = access.database.leases
        self._repeats = repeats
        self._sure_until = 0.0
        self._renewed = asyncio.Event()
        self.doubted = asyncio.Event()
        """Set when the connection to the database was lost: until they are renewed, no lease is sure."""
        access.when_deaf = self._doubt

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve shards of the same database."""
        return self._database.backend.is_shared

    @property
    def held(self) -> tuple[Lease, ...]:
        """The leases that this process holds, as far as it knows."""
        return self._leases.held

    @property
    def is_first(self) -> bool:
        """Whether this process holds the first shard: it does what one process does for all."""
        return any(lease.shard.id == 0 for lease in self.held)

    async def serves(self, shard: Shard) -> bool:
        """Whether this process serves a shard, as soon as that is sure.

        It is sure while the leases were renewed so lately that no other process can have taken one. A process that
        stood still waits here until it has looked.
        """
        while self.is_shared and monotonic() >= self._sure_until:
            self._renewed.clear()
            await self._renewed.wait()
        return any(lease.shard == shard for lease in self.held)

    def _doubt(self) -> None:
        self._sure_until = 0.0
        self.doubted.set()

    async def free(self, count: int) -> list[Shard]:
        """The shards of a count that can be taken now; none while another count is in use."""
        return await self._access.read(leases.free, self._database.backend, count, self._leases.owner)

    async def take(self, shard: Shard) -> Lease | None:
        """Take a shard, and with it all its servers; None if another process holds it."""
        began = monotonic()
        taken = await self._write(lambda on: leases.take(on, self._database.backend, shard, self._leases.owner))
        if taken is not None:
            self._repeats.doubt(await self._access.read(stored.newest_interaction))
            if not self._leases.held:
                self._sure_until = began + LASTS
            self._leases.put(taken)
        return taken

    async def renew(self) -> None:
        """Renew all leases. Those that another process has taken are held no longer."""
        began, held = monotonic(), self._leases.held
        for lost in await self._write(lambda on: leases.renew(on, self._database.backend, held, self._leases.owner)):
            self._leases.drop(lost)
        self._sure_until = began + LASTS
        self._renewed.set()

    async def release(self, lease: Lease) -> None:
        """Let other processes take a shard at once. What was noted for its servers is written before."""
        if lease not in self._leases.held:
            return
        try:
            await self._write(partial(leases.release, lease=lease, owner=self._leases.owner))
        finally:
            self._leases.drop(lease)

    async def ran(self, shard: Shard = WHOLE) -> float:
        """For how many seconds a shard had been ready, over all starts, at its last heartbeat."""
        return await self._access.read(leases.ran, shard)

    async def beat(self, ran: float, shard: Shard = WHOLE) -> None:
        """Note for how many seconds a shard has been ready, over all starts.

        Raises:
            ShardTaken: this process does not hold it.
        """
        lease, owner = self._leases.of(shard), self._leases.owner
        await self._write(partial(leases.beat, lease=lease, owner=owner, seconds=ran))

    async def spend_session(self, slot: int) -> bool:
        """Take a slot for a session with Discord that begins now; False if another process has just done so."""
        return await self._write(lambda on: session_slots.spend(on, self._database.backend, slot))

    async def _write(self, function: Callable[[Connection], T]) -> T:
        return await self._access.write(Statements(None, function))
