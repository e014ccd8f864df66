"""The client of one shard: the bot as Discord sees it, with its hall, its hands and its public messages."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
import structlog
from discord.ext import commands

from bot.metrics import Metrics
from bot.process.registering import register
from bot.store import WHOLE, Store
from bot.tables.life.clock import SystemClock
from bot.tables.life.hall import Hall
from cogs.commands import (
    acting,
    help,  # noqa: A004
    in_hand,
    judging,
    ledger,
    lobby,
    pressing,
    results,
    rules,
    setup,
    tutorial,
)
from cogs.commands.own import blocking, language, my_tables, notify, pictures
from cogs.connection import Identifies
from cogs.digests import WeeklyDigests
from cogs.hands import Hands
from cogs.hands.coach import Advisor, Coach
from cogs.interactions.answering.admission import Rates
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge
from cogs.interactions.typed.slash_commands import AnsweringTree
from cogs.outbox import Permits
from cogs.outbox.drawing import Drawing, Draws
from cogs.presence import lost_places, undo_commands
from cogs.publisher import Publisher
from cogs.replays import replaying
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
    pictures,
    language,
    notify,
    my_tables,
    blocking,
    lost_places,
    undo_commands,
    help,
    tutorial,
    results,
    replaying,
)

GUILDS_WITHIN = 0.1
"""Seconds to wait for further servers before the client counts as ready; the bot does not use what servers contain."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice

log = structlog.get_logger(__name__)


class DaiDi(commands.Bot):
    """The client of the hall's shard. It uses slash commands and controls only, no message content, no member lists."""

    def __init__(
        self,
        hall: Hall,
        rates: Rates,
        metrics: Metrics,
        drawing: Draws,
        permits: Permits,
        may_send: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """``may_send`` is awaited before each request, and raises if the shard is no longer ours."""
        shard = hall.shard
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,
            guild_ready_timeout=GUILDS_WITHIN,
            enable_debug_events=True,  # for what the library leaves out of interactions
            tree_cls=AnsweringTree,
            http_trace=permits.trace(may_send),
            shard_id=None if shard == WHOLE else shard.id,
            shard_count=None if shard == WHOLE else shard.count,
        )
        self.hall = hall
        self.metrics = metrics
        self.drawing = drawing
        self.permits = permits
        self.rng = random.SystemRandom()
        self.identifies = Identifies(hall.clock, shard.count)
        self.bridge = Bridge(hall, rates)
        self.bridge.languages.at_discord = self._locale_of
        self.coach = Coach(self.bridge)
        self.hands = Hands(self.bridge, drawing, self.coach, Advisor(hall, self.rng))
        self.menus = Menus(hall)
        self.publisher = Publisher(self, self.bridge, drawing)
        self.digests = WeeklyDigests(self, hall, self.bridge.languages.of_server)
        self._recalled = False
        self.tell_ready: Callable[[], None] | None = None

    @classmethod
    def at_rest(cls, store: Store) -> Self:
        """A client that is only looked at: it never connects, has no tables, and draws nothing."""
        clock = SystemClock()
        hall = Hall(store, clock, random.SystemRandom(), 0.0)
        return cls(hall, Rates(clock.monotonic, {}), Metrics(), Drawing(1), Permits(clock, 1))

    def _locale_of(self, guild: int) -> str:
        """The locale that Discord has for a server."""
        found = self.get_guild(guild)
        return "" if found is None else str(found.preferred_locale)

    async def load_cogs(self) -> None:
        """Register commands and controls, once, before the first login."""
        for cog in COGS:
            await cog.setup(self)

    async def setup_hook(self) -> None:
        """Register the commands, which the process with the first shard does for all."""
        if self.hall.shard.id == 0:
            await register(self, self.hall.store)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Count each session that begins; the connection makes sure that there are not too many."""
        self.identifies.spend()

    async def recall(self) -> None:
        """Wake, once, the tables that have something to show or go on by themselves."""
        if self._recalled:
            return
        await self.bridge.languages.recall(self.hall.shard)
        to_show = await self.publisher.recall()
        self._recalled = True
        self.hall.resume(to_show)

    def follow(self, theme: str) -> None:
        """Draw in this theme what nobody has chosen another one for."""
        self.bridge.themes.follow(theme)
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
        self.digests.begin()
        log.info("ready", guilds=len(self.guilds), tables=len(self.hall.living.all()))
        self._note_connection()

    async def on_resumed(self) -> None:
        log.info("resumed")
        self._note_connection()

    def _note_connection(self) -> None:
        """Tell metrics and timers whether the connection is up. By the time of this event it may be down again."""
        self.metrics.note_connected(self.hall.shard, connected=self.ws.open)
        if self.ws.open:
            self.hall.timers.go_on()
            self.publisher.renew_times()
            self.hands.renew_times()

    async def on_disconnect(self) -> None:
        self.metrics.note_connected(self.hall.shard, connected=False)
        self.hall.timers.stand_still()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses, choices and forms arrive here by their custom id; one that is none of ours is answered, too.

        They need no view of the library's, which would be made anew from the whole message at each press.
        """
        self.metrics.interactions.labels(interaction.type.name).inc()
        if interaction.type in PRESSES:
            await self.bridge.pressed(press_of(interaction))
