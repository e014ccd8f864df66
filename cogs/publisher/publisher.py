"""The public side: one live message for each table, always its latest state, and a few new messages beside it.

The live message is edited during a deal. An edit notifies nobody, so a deal's end and the next deal are new messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
import structlog

from bot.engine.game import Event
from bot.store import NotSaved
from bot.tables.life.sleep import Attendant
from bot.tables.life.waking import ended_table
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.interactions.answering.admission import FINISHED_WITHIN
from cogs.interactions.answering.answers import first_answer, is_answered, quietly, send_private
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws
from cogs.outbox.ranked_line import Urgency, ranked
from cogs.publisher.drawn_messages import DrawnMessages
from cogs.publisher.live_messages import DESIGN, LiveMessages
from cogs.publisher.lookout import Lookout
from cogs.publisher.nights import Nights
from cogs.publisher.notices import notices_of, show_beside, tidy
from cogs.publisher.pings import Pings
from cogs.publisher.set_aside import SetAsideNotices
from cogs.publisher.shown_in_channel import (
    LIVE,
    Showing,
    Unsent,
    ends_deal,
    face_of,
    keep,
    left_to_show,
    live_key,
    trick_of,
)
from cogs.publisher.upkeep import Upkeep
from cogs.ui.lobby_message import lobby_message
from cogs.ui.table.menus import status_message
from cogs.ui.toolkit.presses import Interaction

PACE = 1.1
"""Seconds from one edit of a table message to the next. Discord accepts about five in five seconds in a channel."""

BUSY_FOR = 60.0
"""Seconds for which a table goes before others after somebody pressed or typed there."""

Bring = Callable[[Showing, discord.PartialMessageable], Awaitable[None]]
"""Brings up to date one thing that a channel shows of a table."""

log = structlog.get_logger(__name__)


class Publisher(Attendant):
    """Keeps every table's public messages current."""

    def __init__(self, client: discord.Client, bridge: Bridge, drawing: Draws) -> None:
        self._client = client
        self._bridge = bridge
        self._drawn = DrawnMessages(bridge, drawing)
        self._live = LiveMessages(bridge, self._drawn)
        self._showings: dict[str, Showing] = {}
        self._lookout = Lookout(self._live, bridge.hall, self._showings.values, self._awake_beside)
        self.pings = Pings(bridge, Nights(bridge, self._awake_beside))
        self.hear = self._live.newest.hear
        """Called with each payload of the gateway, which tells which messages are the newest."""
        self.set_aside = SetAsideNotices(client, bridge)
        self._timed: set[str] = set()  # the sleeping tables whose message tells a time
        self._waking: set[asyncio.Task[None]] = set()
        bridge.hall.listen(self._on_moment)
        bridge.hall.sleep.attendants.append(self)

    async def post_first(self, table: Table, interaction: Interaction) -> None:
        """Show a new table as the answer to the command that opened it."""
        showing = self._showings[table.id]
        scene = self._bridge.scene(table)
        message = lobby_message(scene)
        number: int | None = None

        async def send() -> None:
            nonlocal number
            respond = interaction.response.send_message
            number = (await respond(view=message.view(), allowed_mentions=discord.AllowedMentions.none())).message_id

        try:
            if await first_answer(interaction, send):
                number = number or (await interaction.original_response()).id  # the answer was lost, not the message
                showing.stands(number, face_of(table), self._bridge.hall.clock)
                await keep(showing, self._bridge.hall.store)
            elif is_answered(interaction):  # it took long, and was acknowledged in private meanwhile
                private = self._bridge.scene(table, locale_of(interaction))
                await send_private(interaction, status_message(private, self._bridge.hall.clock.now()))
        finally:  # if the answer came too late, the table is posted like any other message
            showing.awaited = False
            if showing.posted.live is None or showing.table is not table:
                showing.renew()

    def showing_of(self, table: str) -> Showing | None:
        """What is shown of a table that is awake."""
        return self._showings.get(table)

    async def recall(self) -> list[str]:
        """The living tables of which their channels do not show everything, or show a time: they have to wake.

        Those that ended are shown so, if the process stopped before that was shown.
        """
        hall = self._bridge.hall
        for one in hall.living.all():  # first, so that what is read next leaves no gaps in memory between what stays
            self._lookout.lay(one.id)
        waking, ended = await left_to_show(hall, DESIGN)
        for guild, key in ended:
            await self._recall_ended(guild, key.removeprefix(LIVE), await hall.store.setting(guild, key))
        return waking

    async def _recall_ended(self, guild: int, table_id: str, kept: Any) -> None:
        """Show that a table ended, if the process stopped before that was shown."""
        table = await ended_table(self._bridge.hall.store, table_id)
        try:
            showing = self._equipped(Showing.recalled(table, kept)) if table is not None else None
        except Exception as problem:
            log.warning("message_forgotten", table=table_id, reason=type(problem).__name__)
            showing = None
        if showing is None:
            await self._bridge.hall.store.set_setting(guild, live_key(table_id), None)
            return
        self._showings[table_id] = showing
        showing.renew_in_any_case()

    async def lost(self, guild: int, channel: int | None = None) -> None:
        """Note that the tables of a server, or of one channel, can no longer be shown."""
        hall = self._bridge.hall
        there = [one.id for one in hall.living.all() if one.guild == guild and channel in (None, one.channel)]
        await hall.sleep.surely_awake(there)
        for table in there:
            if table in self._showings:
                self._showings[table].gone = True
                hall.suspend(table)

    def look_again(self, guild: int) -> None:
        """Try again to show a server's suspended tables, because something changed there."""
        for table in tuple(self._bridge.hall.suspended):
            showing = self._showings.get(table)
            if showing is not None and showing.table.guild == guild:
                showing.gone = False
                showing.renew_in_any_case()

    def renew_times(self) -> None:
        """Update the messages that say when clocks run out, because time stood still."""
        for showing in self._showings.values():
            showing.tell_times_anew()
        self._awake_beside([*self._timed], Showing.tell_times_anew)

    def redraw(self, guild: int | None = None) -> None:
        """Show every table again, or those of one server: its theme or its language may have changed."""
        for showing in self._showings.values():
            if guild in (None, showing.table.guild):
                showing.renew_in_any_case()
        living = [one.id for one in self._bridge.hall.living.all() if guild in (None, one.guild)]
        self._awake_beside([one for one in living if one not in self._showings], Showing.renew_in_any_case)

    def _awake_beside(self, tables: Sequence[str], renew: Callable[[Showing], None]) -> None:
        """Wake sleeping tables and renew what is shown of them, while others go on."""

        async def wake() -> None:
            await self._bridge.hall.sleep.surely_awake(tables)
            for showing in filter(None, map(self._showings.get, tables)):
                renew(showing)

        if tables:
            task = asyncio.create_task(wake(), name="waking of tables to be shown")
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    # --- tables that wake and sleep ---

    async def wake(self, tables: Sequence[Table]) -> None:
        stored = await self._bridge.hall.store.settings_at([(one.guild, live_key(one.id)) for one in tables])
        for table in tables:
            kept = stored.get((table.guild, live_key(table.id)))
            try:
                if isinstance(kept, dict):
                    self._showings[table.id] = self._equipped(Showing.recalled(table, kept))
                    self._lookout.recall(self._showings[table.id])
            except Exception as problem:  # it is posted again
                log.warning("message_forgotten", table=table.id, reason=type(problem).__name__)

    def is_busy(self, table: str) -> bool:
        showing = self._showings.get(table)
        return showing is not None and showing.is_busy

    async def may_sleep(self, table: str) -> bool:
        showing = self._showings.get(table)
        if showing is None:
            return True
        stored = showing.stored
        await self._bridge.hall.store.settle()
        return showing.stored is stored and not showing.is_busy

    def sleep(self, table: str) -> None:
        showing = self._showings.pop(table, None)
        if showing is not None and showing.tells_times:
            self._timed.add(table)
        if showing is not None:
            self._lookout.lay(table, showing.looked)
        self._drawn.drop(table)

    async def close(self, *, break_off: bool) -> None:
        """Stop publishing, and finish what is under way, unless ``break_off``: then somebody else publishes now."""
        await self._lookout.close()
        self.pings.nights.close()
        for task in self._waking:
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)
        closing = [asyncio.create_task(showing.close(break_off=break_off)) for showing in self._showings.values()]
        if closing:
            await asyncio.wait(closing, timeout=FINISHED_WITHIN)
        await asyncio.gather(*(showing.close(break_off=True) for showing in self._showings.values()))
        await asyncio.gather(*closing)
        await self.set_aside.close()

    def _on_moment(self, moment: Moment) -> None:
        table, now = moment.table, self._bridge.hall.clock.monotonic()
        self._timed.discard(table.id)
        self._lookout.drop(table.id)
        if table.id not in self._showings:
            awaited = Event("lobby-open", 0) in moment.events
            self._showings[table.id] = self._equipped(Showing(table, awaited=awaited))
        showing = self._showings[table.id]
        showing.table = table
        showing.changed = showing.changed if moment.before is None and showing.stored else now
        showing.touched = now if moment.touched else showing.touched
        if ends_deal(moment):
            showing.ends.append(table)
        if not showing.gone:
            told, trick = notices_of(self._bridge.scene(table), moment.events), trick_of(table)
            showing.unsent += [Unsent(message, trick) for message in told]
        if moment.is_public:
            known = self._bridge.hall.living.find(table.id)
            showing.number = moment.number if known is None else known.outline.seen
            showing.renew()

    # --- what is shown ---

    def _equipped(self, showing: Showing) -> Showing:
        """Add to a showing all that brings it up to date."""

        def upkeep(bring: Bring, pause: float, name: str) -> Upkeep:
            attempt, rest = partial(self._bring, showing, bring), partial(self._forget_ended, showing)
            return Upkeep(showing, self._bridge.hall, attempt, rest, pause=pause, name=name)

        self._lookout.begin()
        showing.live = upkeep(self._show, PACE, "live message")
        showing.calling = upkeep(partial(show_beside, self._bridge, self.pings), 0.0, "calls")
        showing.tidying = upkeep(tidy, 0.0, "tidying")
        return showing

    async def _bring(self, showing: Showing, bring: Bring) -> None:
        """Bring one thing up to date, and store what stands in the channel.

        Its messages go before those of other tables if somebody was here a moment ago.
        """
        hall = self._bridge.hall
        busy = hall.clock.monotonic() - showing.touched < BUSY_FOR
        channel = self._client.get_partial_messageable(showing.table.channel, guild_id=showing.table.guild)
        try:
            with ranked(Urgency.TOUCHED if busy else Urgency.OTHERS):
                await bring(showing, channel)
        finally:
            await keep(showing, hall.store)

    async def _forget_ended(self, showing: Showing) -> None:
        """Forget a table that has ended, once its channel shows that or never will."""
        table, parts = showing.table, showing.parts
        last = not any(one.wanted for one in parts) and sum(one.busy for one in parts) == 1
        if table.stage is Stage.ENDED and last and self._showings.pop(table.id, None) is not None:
            try:
                if table.terms.own_thread:
                    await quietly(self._client.http.edit_channel(table.channel, archived=True))
                await self._bridge.hall.store.set_setting(table.guild, live_key(table.id), None)
                await self._drawn.forget(table.id)
            except NotSaved as problem:  # the next start shows the end again, and forgets it
                log.warning("showing_not_forgotten", table=table.id, reason=str(problem))

    async def _show(self, showing: Showing, channel: discord.PartialMessageable) -> None:
        """Show the live message. A suspended table goes on once that is sent."""
        hall, table = self._bridge.hall, showing.table.id
        if table in hall.suspended:
            showing.note_shown(None)
        await self._live.show(showing, channel)
        if not showing.gone and hall.unsuspend(table):  # its channel may have gone during this attempt
            showing.renew()  # the times that it shows have changed
