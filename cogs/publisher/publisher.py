"""The public side: one live message for each table, always its latest state, and a few new messages.

The live message is edited during a deal. A deal end and the next deal are new messages, since an edit notifies nobody.
"""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.games.game import Event
from bot.tables.moment import Moment
from bot.tables.table import Stage, Table
from cogs.edge.answers import first_answer, is_answered, send_private
from cogs.edge.arrivals import FINISHED_WITHIN
from cogs.edge.bridge import Bridge
from cogs.edge.drawing import Draws
from cogs.publisher.notices import notices_of, outdate_notices, send_notices, show_takeovers, show_word, tidy
from cogs.publisher.pings import Pings
from cogs.publisher.posts import PACE, REQUESTS, Pace, edited, edited_if_there
from cogs.publisher.rendering import Rendering
from cogs.publisher.set_aside import SetAsideNotices
from cogs.publisher.showing import LiveMessage, Showing, ends_deal, face_of, live_key, trick_of
from cogs.publisher.trouble import LONGEST_WAIT, NOT_WRITABLE, TROUBLE, UNKNOWN_CHANNEL, will_pass
from cogs.ui.lobby_message import lobby_message
from cogs.ui.menus import status_message
from cogs.ui.presses import Interaction

OLD_AFTER = 50 * 60.0
"""Seconds after which a live message is posted again: one older than an hour accepts few edits (30046)."""

LOOK_EVERY = 60.0
"""Seconds between two checks of how far up the live message has scrolled."""

FAR_UP = 15
"""The number of messages below the live one that make it too far up."""

HELD = 2.0
"""Seconds for which the last play stays on the table before the end of the deal is shown."""

log = structlog.get_logger(__name__)


class Publisher:
    """Keeps every table's public messages current."""

    def __init__(self, client: discord.Client, bridge: Bridge, drawing: Draws) -> None:
        self._client = client
        self._bridge = bridge
        self._rendering = Rendering(bridge, drawing)
        self._pace = Pace(bridge.hall.clock, REQUESTS)
        self._closing, self._attempts = False, set[asyncio.Future[None]]()  # attempts to show something, under way
        self._showings: dict[str, Showing] = {}
        self.pings = Pings(bridge, self._wake)
        self.set_aside = SetAsideNotices(client, bridge, self._pace)
        bridge.hall.listen(self._on_moment)

    async def post_first(self, table: Table, interaction: Interaction) -> None:
        """Show a table that was just opened, as the answer to the command that opened it."""
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
                await self._stands(showing, number, face_of(table))
            elif is_answered(interaction):  # it took long and was acknowledged in private meanwhile
                await send_private(interaction, status_message(scene, self._bridge.hall.clock.now()))
        finally:  # if the answer came too late, the table is posted like any other message
            showing.awaited = False
            showing.dirty = showing.message is None or showing.table is not table
            self._wake(showing)

    async def recall(self, tables: tuple[Table, ...]) -> None:
        """Find the live messages of loaded tables again."""
        for table in tables:
            try:
                kept = await self._bridge.hall.store.setting(table.guild, live_key(table.id))
                if isinstance(kept, dict):
                    self._showings[table.id] = Showing.recalled(table, kept)
            except Exception as problem:  # it is posted again
                log.warning("message_forgotten", table=table.id, reason=type(problem).__name__)
        self.set_aside.tell_all()

    def lost(self, guild: int, channel: int | None = None) -> None:
        """Note that a server's tables, or those of one channel, can no longer be shown."""
        for table in [table for table in self._bridge.hall.tables() if table.guild == guild]:
            if channel in (None, table.channel) and table.id in self._showings:
                self._showings[table.id].gone = True
                self._bridge.hall.suspend(table.id)

    def look_again(self, guild: int) -> None:
        """Something changed in a server, so try to show its suspended tables again."""
        for table in tuple(self._bridge.hall.suspended):
            showing = self._showings.get(table)
            if showing is not None and showing.table.guild == guild:
                showing.gone, showing.dirty = False, True
                self._wake(showing)

    def renew_times(self) -> None:
        """Time has stood still, so update the messages that say when clocks run out."""
        for showing in self._showings.values():
            showing.tell_times_anew()
            self._wake(showing)

    def redraw(self) -> None:
        """Draw every table anew: they may have another theme now."""
        for showing in self._showings.values():
            showing.dirty = True
            self._wake(showing)

    async def close(self) -> None:
        """Stop publishing. What is under way is finished first, so that each message that was sent is known again."""
        self._closing = True
        if self._attempts:
            await asyncio.wait(self._attempts, timeout=FINISHED_WITHIN)
        tasks = [*self._attempts, *(task for showing in self._showings.values() for task in showing.tasks())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.set_aside.close()

    def _on_moment(self, moment: Moment) -> None:
        table = moment.table
        if table.id not in self._showings:
            self._showings[table.id] = Showing(table, awaited=Event("lobby-open", 0) in moment.events)
        showing = self._showings[table.id]
        showing.table = table
        if ends_deal(moment):
            showing.ends.append(table)
        if not showing.gone:
            told, trick = notices_of(self._bridge.scene(table), moment.events), trick_of(table)
            showing.notices += [(message, trick) for message in told]
        showing.dirty |= moment.is_public
        self._wake(showing)

    def _wake(self, showing: Showing) -> None:
        if (showing.dirty or showing.calling) and not showing.awaited and showing.task is None:
            showing.task = asyncio.create_task(self._publish(showing), name=f"publisher of {showing.table.id}")

    async def _publish(self, showing: Showing) -> None:
        try:
            while (showing.dirty or showing.calling) and not (showing.gone or self._closing):
                await self._pace.turn()
                attempt = asyncio.ensure_future(self._attempt(showing))
                self._attempts.add(attempt)
                attempt.add_done_callback(self._attempts.discard)
                await attempt
                await self._bridge.hall.clock.sleep(showing.wait)
            if showing.table.stage is Stage.ENDED:
                await self._bridge.hall.store.set_setting(showing.table.guild, live_key(showing.table.id), None)
                await self._rendering.forget(showing.table.id)
                self._showings.pop(showing.table.id, None)
        finally:
            showing.task = None

    async def _attempt(self, showing: Showing) -> None:
        """Show the current state. After trouble, wait longer, and repeat it only if the trouble was temporary."""
        try:
            await self._show(showing)
        except TROUBLE as problem:
            status, code = getattr(problem, "status", 0), getattr(problem, "code", 0)
            log.warning("not_published", table=showing.table.id, status=status, code=code, kind=type(problem).__name__)
            showing.wait = min(2 * max(showing.wait, PACE), LONGEST_WAIT)
            showing.gone |= code == UNKNOWN_CHANNEL
            if code in NOT_WRITABLE:
                self._bridge.hall.suspend(showing.table.id)
            showing.dirty = showing.dirty or will_pass(problem)
        except Exception:
            log.exception("publishing_failed", table=showing.table.id)
            showing.wait = PACE
        else:
            showing.wait = PACE
            if not showing.gone:  # it may have disappeared during this attempt
                showing.dirty |= self._bridge.hall.unsuspend(showing.table.id)  # the times that it shows have moved

    async def _show(self, showing: Showing) -> None:
        """Bring the messages up to date, and call people; or only call them, where it is time for that and no more."""
        channel = self._client.get_partial_messageable(showing.table.channel, guild_id=showing.table.guild)
        outdated, showing.dirty, showing.calling = showing.dirty, False, False
        outdate_notices(showing, showing.table)  # what is sent now stands at least until the next time
        trouble = await self._update(showing, channel) if outdated else None
        table = showing.table
        if outdated:
            await show_takeovers(self._bridge, showing, table, channel)
            await show_word(self._bridge, showing, table, channel)
        await self.pings.show(showing, table, channel)
        left = await tidy(showing, table, channel)
        if showing.kept() != showing.stored:
            self._pace.spend(1)
            await self._keep(showing)
        if trouble := trouble or left:
            raise trouble

    async def _update(self, showing: Showing, channel: discord.PartialMessageable) -> Exception | None:
        """Bring the messages up to date. Returns the trouble that is to be tried again."""
        trouble = await send_notices(showing, channel)
        await self._show_ends(showing, channel)
        table = showing.table
        await self._show_table(showing, table, channel)
        if showing.stale is not None:  # its thread was archived, or the connection was lost
            problem = await self._retire(*showing.stale, table, channel)
            if problem is not None and will_pass(problem):
                trouble = problem
            else:
                showing.stale = None
        return trouble

    async def _show_ends(self, showing: Showing, channel: discord.PartialMessageable) -> None:
        """Show how deals have ended: the last play for a while, and an end that another deal has followed already."""
        while showing.ends:
            ended = showing.ends[0]
            if ended.settled is not None and showing.held != ended.settled.number:
                showing.held = ended.settled.number
                await self._hold(showing, ended, channel)
            if showing.table.settled is not ended.settled or showing.table.deal is not None:
                await self._show_table(showing, ended, channel)
                self._pace.spend(1)
            showing.ends.pop(0)

    async def _hold(self, showing: Showing, ended: Table, channel: discord.PartialMessageable) -> None:
        """Leave the table as it was at the end of a deal in the live message, if that shows the deal."""
        deal = ended.settled.number if ended.settled is not None else 0
        message = await self._rendering.last_table(ended)
        if message is None or showing.message is None or showing.face != LiveMessage("deal", deal):
            return
        self._pace.spend(1)
        if await edited_if_there(showing.message, channel, message):
            await self._bridge.hall.clock.sleep(HELD)

    async def _show_table(self, showing: Showing, table: Table, channel: discord.PartialMessageable) -> None:
        face = face_of(table, showing.face)
        message = await self._rendering.live(table, face)
        old = showing.message if showing.face == face and not await self._out_of_reach(showing, channel) else None
        if old is not None and await edited_if_there(old, channel, message):
            return
        stale = None
        if showing.message is not None and showing.face is not None:
            problem = await self._retire(showing.message, showing.face, table, channel)
            stale = (showing.message, showing.face) if problem is not None else None
        sent, again = await showing.posts.send(
            channel, face, view=message.view(), files=message.files(), allowed_mentions=discord.AllowedMentions.none()
        )
        showing.dirty |= again
        showing.stale = stale
        await self._stands(showing, sent.id, face)

    async def _out_of_reach(self, showing: Showing, channel: discord.PartialMessageable) -> bool:
        """Whether the live message should be posted again: it is too old for edits, or has scrolled far up."""
        clock = self._bridge.hall.clock
        if showing.table.stage is Stage.ENDED:
            return False
        if clock.now() - showing.posted > OLD_AFTER:
            return True
        now = clock.monotonic()
        if now - showing.looked < LOOK_EVERY or showing.message is None:
            return False
        showing.looked = now
        after = discord.Object(showing.message)
        return len([message async for message in channel.history(after=after, limit=FAR_UP)]) == FAR_UP

    async def _retire(
        self, old: int, face: LiveMessage, table: Table, channel: discord.PartialMessageable
    ) -> Exception | None:
        """Put away an earlier live message: a deal end loses its buttons, any other is deleted.

        Returns Discord's error, if any. A deal end whose result is no longer known stays as it is.
        """
        try:
            if face.kind == "deal" or face == face_of(table, face):
                await channel.get_partial_message(old).delete()
            elif table.settled is not None and face.deal == table.settled.number:
                await edited(old, channel, await self._rendering.end(table, live=False))
        except TROUBLE as problem:
            log.info("not_tidied", table=table.id, reason=str(problem))
            return problem
        except Exception:
            log.exception("not_retired", table=table.id)
        return None

    async def _keep(self, showing: Showing) -> None:
        kept = showing.kept()
        await self._bridge.hall.store.set_setting(showing.table.guild, live_key(showing.table.id), kept)
        showing.stored = kept

    async def _stands(self, showing: Showing, message: int, face: LiveMessage) -> None:
        """Note the new live message in the channel."""
        clock = self._bridge.hall.clock
        showing.message, showing.face = message, face
        showing.posted, showing.looked = clock.now(), clock.monotonic()
        await self._keep(showing)
