"""The composition root of a process: its store, its outbox and the shards that it serves are wired here."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext

from bot.dealing import fresh_seed
from bot.engine.game import GAMES
from bot.i18n.catalogue import read_all
from bot.metrics import Metrics, serve_metrics
from bot.process.keeping_shards import KeepingShards, ShardsWanted
from bot.process.served_shard import Shared
from bot.settings import Settings
from bot.store import Store
from bot.store.backups import backup_plan, keep_backups
from bot.tables.life.clock import Clock, SystemClock
from bot.tuning import OldGarbage, take_short_turns
from cogs.connection import GatewayAddress, first_address
from cogs.outbox import Permits
from cogs.outbox.drawing import Drawing, Draws


async def run(
    settings: Settings,
    stopped: asyncio.Event,
    clock: Clock | None = None,
    ready: Callable[[], None] | None = None,
    themes: asyncio.Queue[str] | None = None,
    drawing: Draws | None = None,
    *,
    seeds: Callable[[], bytes] = fresh_seed,
) -> None:
    """Run the bot until ``stopped`` is set: open the store, serve shards, close cleanly.

    Args:
        settings: what the operator chose.
        stopped: ends the bot once it is set.
        clock: the time; without it, the machine's own.
        ready: called when the bot is connected for the first time.
        themes: brings the theme of the page, where the bot has one: Discord tells no bot how its readers see it.
        drawing: draws the pictures; without it, a process of the bot's own is begun, and ended with the bot.
        seeds: gives the seeds of the deals, which nobody may foresee: only a test has others than ``fresh_seed``.

    Raises:
        StoreUnusable: the database cannot be used.
        CannotConnect: Discord, or the server configured in its place, does not accept the bot.
        PortTaken: something else listens on ``METRICS_PORT``.
    """
    take_short_turns()
    read_all(GAMES)
    clock, metrics = clock or SystemClock(), Metrics()
    permits = Permits(SystemClock(), settings.requests_a_second)  # Discord's second is a real one
    store = await Store.open(settings.database_url, clock.now, settings.backup_folder, shards=())
    try:
        async with (
            serve_metrics(metrics, settings.metrics_port),
            nullcontext(drawing) if drawing is not None else Drawing(settings.drawing_processes) as draws,
        ):
            shared = Shared(settings, store, clock, metrics, permits, draws, seeds)
            wanted, gateway = await _shards_wanted(shared, stopped)
            if wanted is not None:
                metrics.waits = True
                shards = KeepingShards(wanted, shared, _once(ready))
                async with _beside(shards, shared, themes):
                    await shards.keep(stopped, gateway)
    finally:
        await permits.close()
        await store.close()


async def _shards_wanted(shared: Shared, stopped: asyncio.Event) -> tuple[ShardsWanted | None, GatewayAddress | None]:
    """Which shards to serve: as it is set, or as many as Discord advises. None if stopped before it said so."""
    settings, gateway = shared.settings, None
    count = settings.shard_count
    if count is None:
        asking = asyncio.create_task(
            first_address(
                settings.discord_api,
                settings.token,
                shared.permits,
                shared.clock,
                random.SystemRandom(),
            )
        )
        stopping = asyncio.create_task(stopped.wait())
        await asyncio.wait({asking, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not asking.done():
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            return None, None
        gateway = asking.result()
        count = gateway.shards or 1
    ids = settings.ids_of_shards(count)
    return ShardsWanted(count, ids, settings.shards_at_most or len(ids)), gateway


@asynccontextmanager
async def _beside(shards: KeepingShards, shared: Shared, themes: asyncio.Queue[str] | None) -> AsyncIterator[None]:
    """What goes on beside the shards: collections of garbage, backups, and the theme of a page."""
    settings, garbage = shared.settings, OldGarbage(shared.clock.monotonic, shards.is_busy)
    tasks = [asyncio.create_task(garbage.collect(), name="garbage")]
    if settings.backup_every:
        plan = backup_plan(settings.database_url, settings.backup_every, settings.backup_keep, settings.backup_folder)
        making = keep_backups(plan, SystemClock().now, SystemClock().sleep, lambda: shared.store.leasing.is_first)
        tasks.append(asyncio.create_task(making, name="backups"))
    if themes is not None:
        tasks.append(asyncio.create_task(_follow(themes, shards), name="themes"))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _follow(themes: asyncio.Queue[str], shards: KeepingShards) -> None:
    """Draw in the newest theme what nobody has chosen another one for."""
    while True:
        shards.follow(await themes.get())


def _once(ready: Callable[[], None] | None) -> Callable[[], None]:
    """Call ``ready``, if there is one, the first time only."""
    left = [ready] if ready is not None else []

    def tell() -> None:
        with contextlib.suppress(IndexError):
            left.pop()()

    return tell
