"""Keeping shards: taking those that are free, serving them while their leases hold, and letting them go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

import structlog

from bot.process.served_shard import ServedShard, Shared
from bot.store import RENEWED_EVERY, Lease, NotRead, NotSaved, Shard, StoreClosed
from cogs.connection import GatewayAddress

AGAIN_AFTER = 0.2
"""Seconds until leases are renewed once the connection to the database was lost."""
ASKED_EVERY = 1.0
"""Seconds until shards are asked for again that another process serves."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class ShardsWanted:
    """The shards that a process serves as soon as they are free."""

    count: int
    ids: Collection[int]
    most: int  # at most so many at a time

    @property
    def shards(self) -> list[Shard]:
        """Those that it may serve."""
        return [Shard(number, self.count) for number in sorted(self.ids)]


class _Serving(NamedTuple):
    lease: Lease
    shard: ServedShard
    task: asyncio.Task[None]


class KeepingShards:
    """Serves the wanted shards, each for as long as this process holds its lease."""

    def __init__(self, wanted: ShardsWanted, shared: Shared, ready: Callable[[], None]) -> None:
        """``ready`` is called whenever a shard is connected for the first time."""
        self._wanted = wanted
        self._shared = shared
        self._ready = ready
        self._leasing = shared.store.leasing
        self._serving: dict[Shard, _Serving] = {}
        self._theme: str | None = None
        self._ending: set[ServedShard] = set()  # those that are being let go of
        self._losing: set[asyncio.Task[None]] = set()
        self._told: set[Shard] = set()  # the shards of which a line says that another process serves them

    def follow(self, theme: str) -> None:
        """Draw in this theme what nobody has chosen another one for, also in shards that are taken later."""
        self._theme = theme
        for serving in self._serving.values():
            serving.shard.client.follow(theme)

    def is_busy(self) -> bool:
        """Whether somebody waits for an answer in any shard."""
        return any(serving.shard.client.bridge.arrivals.is_busy() for serving in self._serving.values())

    async def keep(self, stopped: asyncio.Event, gateway: GatewayAddress | None = None) -> None:
        """Serve shards until ``stopped``. ``gateway``: where to connect first, if that was asked already.

        Raises:
            CannotConnect: Discord, or the server configured in its place, does not accept the bot.
        """
        waiting = asyncio.create_task(stopped.wait(), name="stop")
        renewing = asyncio.create_task(self._renew_always(), name="leases") if self._leasing.is_shared else None
        try:
            while not stopped.is_set():
                gateway = await self._take_what_is_free(gateway)
                served = [one for one in self._serving.values() if one.shard not in self._ending]
                await asyncio.wait(
                    {waiting, *(serving.task for serving in served)},
                    timeout=ASKED_EVERY if len(served) < self._most else None,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                await self._part_from_ended()
        finally:
            waiting.cancel()
            try:
                left = [shard for shard, serving in self._serving.items() if serving.shard not in self._ending]
                await asyncio.gather(*map(self._let_go, left), *self._losing)
            finally:
                if renewing is not None:  # until the last press is answered
                    renewing.cancel()

    @property
    def _most(self) -> int:
        return min(self._wanted.most, len(self._wanted.ids))

    async def _take_what_is_free(self, gateway: GatewayAddress | None) -> GatewayAddress | None:
        """Take shards up to the limit; return what is left of ``gateway`` for the next one."""
        missing = [shard for shard in self._wanted.shards if shard not in self._serving]
        try:
            free = await self._leasing.free(self._wanted.count) if len(self._serving) < self._most else []
            for shard in missing:
                if len(self._serving) == self._most:
                    break
                lease = await self._leasing.take(shard) if shard in free else None
                if lease is not None:
                    self._begin(lease, gateway)
                    gateway = None
                elif shard not in self._told:
                    self._told.add(shard)
                    log.info("shard_waits", shard=str(shard), reason="another process serves it, or another count")
        except (NotRead, NotSaved) as problem:
            log.warning("shards_not_taken", reason=str(problem))
        return gateway

    def _begin(self, lease: Lease, gateway: GatewayAddress | None) -> None:
        shard = lease.shard
        (log.info if shard.count > 1 else log.debug)("shard_taken", shard=str(shard))
        self._told.discard(shard)
        served = ServedShard(shard, self._shared, self._ready)
        if self._theme is not None:
            served.client.follow(self._theme)
        task = asyncio.create_task(served.serve(gateway), name=f"shard {shard}")
        self._serving[shard] = _Serving(lease, served, task)

    async def _part_from_ended(self) -> None:
        """Let go of the shards whose serving has ended, and raise the reason."""
        for shard, serving in tuple(self._serving.items()):
            if serving.task.done() and serving.shard not in self._ending:
                await self._let_go(shard)
                try:
                    serving.task.result()
                except (NotRead, NotSaved, StoreClosed) as problem:  # it is taken again
                    log.warning("shard_not_served", shard=str(shard), reason=str(problem))
                    await asyncio.sleep(ASKED_EVERY)

    async def _let_go(self, shard: Shard) -> None:
        """End serving a shard, and let others take it; only then may it be taken here again."""
        serving = self._serving[shard]
        self._ending.add(serving.shard)
        serving.task.cancel()
        await asyncio.gather(serving.task, return_exceptions=True)
        try:
            await self._leasing.release(serving.lease)
        except (NotSaved, StoreClosed) as problem:  # it lapses by itself
            log.warning("shard_not_released", shard=str(shard), reason=str(problem))
        finally:
            self._serving.pop(shard, None)
            self._ending.discard(serving.shard)

    # --- the leases ---

    async def _renew_always(self) -> None:
        """Renew the leases, and part at once from shards that another process has taken."""
        while True:
            self._leasing.doubted.clear()
            try:
                await self._leasing.renew()
            except Exception as problem:  # whatever it is, the next try may work
                log.warning("leases_not_renewed", reason=str(problem))
            for serving in tuple(self._serving.values()):
                if serving.lease not in self._leasing.held and serving.shard not in self._ending:
                    self._ending.add(serving.shard)
                    losing = asyncio.create_task(self._lose(serving.shard), name="shard that was lost")
                    self._losing.add(losing)
                    losing.add_done_callback(self._losing.discard)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RENEWED_EVERY):
                    await self._leasing.doubted.wait()
                await asyncio.sleep(AGAIN_AFTER)

    async def _lose(self, served: ServedShard) -> None:
        """Part from a shard that another process has taken, while the leases of the others are renewed."""
        try:
            await served.lose()
        finally:
            await self._let_go(served.shard)
