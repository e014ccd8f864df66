"""One shard, served: its tables are known, its client is connected, and in the end both are closed."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bot.metrics import Metrics
from bot.process.discord_client import DaiDi
from bot.settings import Settings
from bot.store import Shard, Store
from bot.tables.deal.deadlines import IdleLimits
from bot.tables.life.clock import Clock
from bot.tables.life.hall import Hall
from bot.tuning import keep_what_is_loaded
from cogs.connection import Connection, GatewayAddress, NoLongerOurs, limit_requests
from cogs.interactions.answering.admission import RateKind, Rates
from cogs.outbox import Permits
from cogs.outbox.drawing import Draws

LOOKED_WITHIN = 1.0
"""Seconds that an answer to a person waits until the lease was looked at: Discord waits three for the answer."""
SLOT_ASKED_EVERY = 0.5
"""Seconds until a slot for a session is asked for again that is taken."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Shared:
    """What all shards of a process share."""

    settings: Settings
    store: Store
    clock: Clock
    metrics: Metrics
    permits: Permits
    drawing: Draws
    seeds: Callable[[], bytes]


class ServedShard:
    """The hall and the client of one shard whose lease this process holds."""

    def __init__(self, shard: Shard, shared: Shared, ready: Callable[[], None]) -> None:
        """``ready`` is called when it is connected for the first time."""
        settings = shared.settings
        self.shard = shard
        self._shared = shared
        self._lost = False
        self._unsure = False  # whether the last look at the lease found no answer
        self._hall = Hall(
            shared.store,
            shared.clock,
            random.SystemRandom(),
            settings.computer_pause,
            idle_limits_of(settings),
            trick_pause=settings.trick_pause,
            seeds=shared.seeds,
            shard=shard,
        )
        self._hall.timers.stand_still()  # until people can answer
        self._hall.listen(shared.metrics.count)
        rates = rates_of(settings, shared.clock)
        self.client = DaiDi(self._hall, rates, shared.metrics, shared.drawing, shared.permits, self._may_send)
        self.client.tell_ready = ready

    async def serve(self, gateway: GatewayAddress | None = None) -> None:
        """Learn of the tables and stay connected, until cancelled. ``gateway``: where, if that was asked already.

        Raises:
            CannotConnect: Discord, or the server configured in its place, does not accept the bot.
        """
        client, shared = self.client, self._shared
        shared.metrics.note_connected(self.shard, connected=False)
        async with client:
            try:
                await self._hall.recall()
                limit_requests(client)
                await client.load_cogs()
                keep_what_is_loaded()
                await self._connection(gateway).stay()
            finally:
                await self._close()
                shared.metrics.forget(self.shard)

    async def lose(self) -> None:
        """Close the session at once, because another process serves the shard; nothing more is sent for it."""
        log.warning("shard_lost", shard=str(self.shard), reason="another process has taken it")
        self._lost = True
        with contextlib.suppress(AttributeError, OSError):  # there was never a connection, or it has gone
            await self.client.ws.close(1000)

    def _connection(self, gateway: GatewayAddress | None) -> Connection:
        client, settings = self.client, self._shared.settings
        return Connection(
            client,
            client.identifies,
            client.permits,
            api=settings.discord_api,
            token=settings.token,
            clock=self._shared.clock,
            rng=client.rng,
            logged_in=client.recall,
            may_listen=self._stay_ours,
            may_begin=self._turn_to_begin,
            gateway=gateway,
        )

    async def _close(self) -> None:
        client = self.client
        await client.digests.close()
        await client.bridge.arrivals.close(break_off=self._lost)
        if self._lost:
            await client.publisher.close(break_off=True)
        await self._hall.close()
        await client.publisher.close(break_off=self._lost)
        await client.hands.close()
        await client.menus.close()
        await client.bridge.refusals.close()
        await client.bridge.kept.close()

    # --- whether the shard is still ours ---

    async def _may_send(self) -> None:
        """Look at the lease before a request, if it was not renewed lately: this process may have stood still.

        If the database does not answer, the request goes out, so that people are told what cannot be saved.

        Raises:
            NoLongerOurs: another process serves the shard.
        """
        try:
            async with asyncio.timeout(LOOKED_WITHIN):
                await self._stay_ours()
        except TimeoutError:
            if not self._unsure:
                log.warning("lease_unsure", shard=str(self.shard), reason="the database does not answer")
            self._unsure = True
        else:
            self._unsure = False

    async def _stay_ours(self) -> None:
        """Wait until it is sure that this process still serves the shard.

        Raises:
            NoLongerOurs: another process serves it.
        """
        if not await self._shared.store.leasing.serves(self.shard):
            raise NoLongerOurs(f"another process serves shard {self.shard}")

    async def _turn_to_begin(self, at_once: int) -> None:
        """Wait for a slot in which a session may begin, if there are several shards; ``at_once`` is Discord's limit."""
        if self.shard.count == 1:
            return
        while not await self._shared.store.leasing.spend_session(self.shard.id % at_once):  # noqa: ASYNC110  others spend it
            await asyncio.sleep(SLOT_ASKED_EVERY)


def rates_of(settings: Settings, clock: Clock) -> Rates:
    """How much people may ask of the bot, as it is set."""
    a_minute = {
        RateKind.COMMANDS: settings.commands_a_minute,
        RateKind.PRESSES: settings.presses_a_minute,
        RateKind.SUGGESTIONS: settings.suggestions_a_minute,
        RateKind.PICTURES: settings.pictures_a_minute,
    }
    return Rates(clock.monotonic, a_minute)


def idle_limits_of(settings: Settings) -> IdleLimits:
    """How long tables may stand untouched, as it is set."""
    return IdleLimits(lobby=60 * settings.lobby_minutes, quiet=86_400 * settings.quiet_days)
