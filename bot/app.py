"""The composition root: store, hall, client and cogs are wired here and nowhere else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Self

import discord
import structlog
from discord.ext import commands

from bot.dealing import fresh_seed
from bot.engine.game import GAMES
from bot.i18n.catalogue import read_all
from bot.metrics import Metrics, serve_metrics
from bot.settings import Settings
from bot.store import Store
from bot.store.backups import backup_plan, keep_backups
from bot.tables.deal.deadlines import IdleLimits
from bot.tables.life.clock import Clock, SystemClock
from bot.tables.life.hall import Hall
from bot.tuning import OldGarbage, keep_what_is_loaded, take_short_turns
from cogs.commands import (
    acting,
    help,  # noqa: A004
    in_hand,
    judging,
    ledger,
    lobby,
    own_choices,
    pressing,
    results,
    rules,
    setup,
    tutorial,
)
from cogs.connection import Connection, Identifies, limit_requests
from cogs.hands import Hands
from cogs.hands.coach import Advisor, Coach
from cogs.interactions.answering.admission import RateKind, Rates
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge
from cogs.interactions.typed.slash_commands import AnsweringTree
from cogs.outbox import Permits
from cogs.outbox.drawing import Drawing, Draws
from cogs.presence import lost_places
from cogs.publisher import Publisher
from cogs.ui.toolkit.presses import PRESSES, press_of

COGS = (
    lobby,
    acting,
    in_hand,
    pressing,
    rules,
    setup,
    judging,
    ledger,
    own_choices,
    lost_places,
    help,
    tutorial,
    results,
)

GUILDS_WITHIN = 0.1
"""Seconds to wait for further servers before the client counts as ready; the bot does not use what servers contain."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice

log = structlog.get_logger(__name__)


class DaiDi(commands.Bot):
    """The bot's client. It uses slash commands and controls only, no message content and no member lists."""

    def __init__(self, hall: Hall, rates: Rates, metrics: Metrics, drawing: Draws, permits: Permits) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,
            guild_ready_timeout=GUILDS_WITHIN,
            enable_debug_events=True,  # for what the library leaves out of interactions
            tree_cls=AnsweringTree,
            http_trace=permits.trace(),
        )
        self.hall = hall
        self.metrics = metrics
        self.drawing = drawing
        self.permits = permits
        self.rng = random.SystemRandom()
        self.identifies = Identifies(hall.clock)
        self.bridge = Bridge(hall, rates)
        self.coach = Coach(self.bridge)
        self.hands = Hands(self.bridge, drawing, self.coach, Advisor(hall, self.rng))
        self.menus = Menus(hall)
        self.publisher = Publisher(self, self.bridge, drawing)
        self._recalled = False
        self.tell_ready: Callable[[], None] | None = None

    @classmethod
    def at_rest(cls, store: Store) -> Self:
        """A client that is only looked at: it never connects, has no tables, and draws nothing."""
        clock = SystemClock()
        hall = Hall(store, clock, random.SystemRandom(), 0.0)
        return cls(hall, Rates(clock.monotonic, {}), Metrics(), Drawing(1), Permits(clock, 1))

    async def load_cogs(self) -> None:
        """Register commands and controls, once, before the first login."""
        for cog in COGS:
            await cog.setup(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Count each session that begins; the connection makes sure that there are not too many."""
        self.identifies.spend()

    async def recall(self) -> None:
        """Wake, once, the tables that have something to show or go on by themselves."""
        if self._recalled:
            return
        to_show = await self.publisher.recall()
        self._recalled = True
        self.hall.resume(to_show)

    async def follow(self, themes: asyncio.Queue[str]) -> None:
        """Draw in the newest theme what nobody has chosen another one for."""
        while True:
            self.bridge.themes.follow(await themes.get())
            self.hands.redraw()
            self.publisher.redraw()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event unless the client is closed; the library may report ready even after ``close``."""
        if event == "socket_raw_receive":
            self.publisher.hear(*args)
        elif event != "socket_raw_send" and not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        tell, self.tell_ready = self.tell_ready, None
        if tell is not None:
            tell()
        log.info("ready", guilds=len(self.guilds), tables=len(self.hall.living.all()))
        self._note_connection()

    async def on_resumed(self) -> None:
        log.info("resumed")
        self._note_connection()

    def _note_connection(self) -> None:
        """Tell metrics and timers whether the connection is up. By the time of this event it may be down again."""
        self.metrics.connected.set(1 if self.ws.open else 0)
        if self.ws.open:
            self.hall.timers.go_on()
            self.publisher.renew_times()
            self.hands.renew_times()

    async def on_disconnect(self) -> None:
        self.metrics.connected.set(0)
        self.hall.timers.stand_still()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses, choices and forms arrive here by their custom id; one that is none of ours is answered, too.

        They need no view of the library's, which would be made anew from the whole message at each press.
        """
        self.metrics.interactions.labels(interaction.type.name).inc()
        if interaction.type in PRESSES:
            await self.bridge.pressed(press_of(interaction))


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
    """Run the bot until ``stopped`` is set: open the store, wake the tables, stay connected, close cleanly.

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
    clock = clock or SystemClock()
    metrics = Metrics()
    permits = Permits(SystemClock(), settings.requests_a_second)  # Discord's second is a real one
    store = await Store.open(settings.database_url, clock.now, settings.backup_folder)
    try:
        hall = Hall(
            store,
            clock,
            random.SystemRandom(),
            settings.computer_pause,
            idle_limits_of(settings),
            trick_pause=settings.trick_pause,
            seeds=seeds,
        )
        hall.timers.stand_still()  # until people can answer
        await hall.recall()
        hall.listen(metrics.count)
        async with (
            serve_metrics(metrics, settings.metrics_port),
            nullcontext(drawing) if drawing is not None else Drawing(settings.drawing_processes) as draws,
            DaiDi(hall, rates_of(settings, clock), metrics, draws, permits) as client,
        ):
            client.tell_ready = ready
            garbage = OldGarbage(clock.monotonic, client.bridge.arrivals.is_busy)
            beside = [asyncio.create_task(garbage.collect(), name="garbage")]
            if settings.backup_every:
                plan = backup_plan(
                    settings.database_url, settings.backup_every, settings.backup_keep, settings.backup_folder
                )
                making = keep_backups(plan, SystemClock().now, SystemClock().sleep)
                beside.append(asyncio.create_task(making, name="backups"))
            if themes is not None:
                beside.append(asyncio.create_task(client.follow(themes), name="themes"))
            limit_requests(client)
            await client.load_cogs()
            keep_what_is_loaded()
            try:
                await _serve(client, settings, stopped)
            finally:
                for task in beside:
                    task.cancel()
                await client.bridge.arrivals.close()
                await hall.close()
                await client.publisher.close()
                await client.hands.close()
                await client.menus.close()
                await client.bridge.refusals.close()
    finally:
        await permits.close()
        await store.close()


async def _serve(client: DaiDi, settings: Settings, stopped: asyncio.Event) -> None:
    """Stay connected until ``stopped``. If the client ends for another reason, that reason is raised."""
    connection = Connection(
        client,
        client.identifies,
        client.permits,
        api=settings.discord_api,
        token=settings.discord_token.get_secret_value() if settings.discord_token else "",
        clock=client.hall.clock,
        rng=client.rng,
        logged_in=client.recall,
    )
    connected = asyncio.create_task(connection.stay(), name="connection")
    waiting = asyncio.create_task(stopped.wait(), name="stop")
    await asyncio.wait({connected, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    connected.cancel()
    (ended,) = await asyncio.gather(connected, return_exceptions=True)
    if isinstance(ended, Exception):
        raise ended
