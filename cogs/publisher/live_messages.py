"""The live message of each table: edited during a deal, posted again at its end and at the next deal."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import discord
import structlog

from bot.store import NotRead
from bot.tables.life.clock import Clock
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.interactions.bridge import Bridge
from cogs.outbox.ranked_line import DrawingPlaces
from cogs.publisher.drawn_messages import DrawnMessages
from cogs.publisher.notices import BESIDE, ELLIPSIS
from cogs.publisher.pings import persons_waited_for
from cogs.publisher.posted import LiveFace, LivePost, Shows
from cogs.publisher.posts import NOT_WRITABLE, TROUBLE, edited, edited_if_there, will_pass
from cogs.publisher.shown_in_channel import Showing, face_of, keep, post

OLD_AFTER = 50 * 60.0
"""Seconds after which a live message is posted again. One older than an hour accepts few edits (30046)."""

CHECKED_EVERY = 60.0
"""Seconds between two checks of how far up the live message has scrolled."""

FAR_UP = 8
"""With this many messages below it, the live message is too far up."""

DESIGN = 1
"""The design of table messages. If the number changes, each is sent again after the next start."""

HELD = 2.0
"""Seconds for which the last play stays visible before the end of the deal is shown."""

_NEWEST = re.compile(r'"last_message_id": ?"([0-9]{1,20})"')

log = structlog.get_logger(__name__)


class LiveMessages:
    """Brings live messages up to date. ``Showing`` knows what stands in the channel."""

    def __init__(self, bridge: Bridge, rendering: DrawnMessages) -> None:
        self._bridge = bridge
        self._rendering = rendering
        self._places = DrawingPlaces()
        self.newest = NewestMessages(bridge.hall.clock, CHECKED_EVERY)

    async def show(self, showing: Showing, channel: discord.PartialMessageable) -> None:
        """Show how deals ended, and then the table as it is.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: something was not shown; the next attempt shows it.
        """
        since = asyncio.get_running_loop().time()
        while showing.ends:
            await self._show_end_if_possible(showing, showing.ends[0], channel)
            showing.ends.pop(0)
        shows = showing.shows
        changed = shows is None or not shows.suffices(self._wanted(showing))
        buried = not changed and await self._is_buried(showing, channel)
        if changed or buried:
            async with self._places.taken(since, showing.table.channel):
                wanted, doubts = self._wanted(showing), showing.doubts
                whole = await self._show_table(showing, showing.table, channel, drawn=wanted.drawn, buried=buried)
                drawn = wanted.drawn and showing.table.id not in self._rendering.late
                shows = wanted._replace(drawn=drawn) if whole and showing.doubts == doubts else None
                showing.note_shown(shows)
        if shows is not None and not shows.drawn:
            showing.live.ask()  # its picture follows
        await self._find_left_over(showing, channel)
        await self._put_away(showing, channel)

    async def _show_end_if_possible(self, showing: Showing, ended: Table, channel: discord.PartialMessageable) -> None:
        """Show how a deal ended. An end that can never be shown does not keep the table from being shown."""
        try:
            await self._show_end(showing, ended, channel)
        except NotRead:
            raise
        except TROUBLE as problem:
            if will_pass(problem) or getattr(problem, "code", 0) in NOT_WRITABLE:
                raise
            log.warning("end_refused", table=ended.id, reason=str(problem))
        except Exception:
            log.exception("end_not_shown", table=ended.id)

    async def _show_end(self, showing: Showing, ended: Table, channel: discord.PartialMessageable) -> None:
        """Show the last play of a deal for a while, and the deal's end if another deal has already begun."""
        now = asyncio.get_running_loop().time
        if ended.settled is not None and showing.held_deal != ended.settled.number:
            showing.held_deal = ended.settled.number
            async with self._places.taken(now(), ended.channel):
                held = await self._hold(showing, ended, channel)
            if held:
                await self._bridge.hall.clock.sleep(HELD)
        if showing.table.settled is not ended.settled or showing.table.deal is not None:
            async with self._places.taken(now(), ended.channel):
                await self._show_table(showing, ended, channel)

    async def _hold(self, showing: Showing, ended: Table, channel: discord.PartialMessageable) -> bool:
        """Show in the live message how the table was at the end of a deal. False if that message shows no such deal."""
        deal = ended.settled.number if ended.settled is not None else 0
        message, live = await self._rendering.last_table(ended), showing.posted.live
        if message is None or live is None or live.face != LiveFace("deal", deal):
            return False
        return await edited_if_there(live.message, channel, message)

    def _wanted(self, showing: Showing) -> Shows:
        """What the live message should show now. If pictures are late, words come first."""
        scene = self._bridge.scene(showing.table)
        return Shows(showing.number, scene.until, scene.turn_ends, DESIGN, drawn=not self._rendering.is_behind())

    async def _show_table(
        self,
        showing: Showing,
        table: Table,
        channel: discord.PartialMessageable,
        *,
        drawn: bool = True,
        buried: bool = False,
    ) -> bool:
        """Show a table in its live message, or in a new one if that is ``buried``.

        False if the message may show an older state.
        """
        showing.note_shown(None)
        live = showing.posted.live
        face = face_of(table, live.face if live is not None else None)
        message = await self._rendering.live(table, face, drawn=drawn)
        stays = live is not None and live.face == face and not buried
        stays = stays and not await self._out_of_reach(showing, channel)
        if live is not None and stays and await edited_if_there(live.message, channel, message):
            return True
        stale = live if live is not None and await self._retire(live, table, channel) is not None else None
        sent, again = await post(
            showing,
            self._bridge.hall.store,
            channel,
            face,
            view=message.view(),
            files=message.files(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        if stale is not None:
            showing.outdate(stale)
        showing.stands(sent.id, face, self._bridge.hall.clock)
        await keep(showing, self._bridge.hall.store)
        if again:  # it may be from an earlier attempt, with what was true then
            showing.live.ask()
        return not again

    async def _out_of_reach(self, showing: Showing, channel: discord.PartialMessageable) -> bool:
        """Whether to post the live message again: it is too old for edits, or has scrolled far up."""
        live = showing.posted.live
        if live is None or showing.table.stage is Stage.ENDED:
            return False
        return self._bridge.hall.clock.now() - live.since > OLD_AFTER or await self._is_buried(showing, channel)

    async def _is_buried(self, showing: Showing, channel: discord.PartialMessageable) -> bool:
        """Whether the live message has scrolled far up while the table waits for somebody.

        Asks Discord at most once a minute, and not if a press has just shown that the message is the newest.
        """
        clock, live = self._bridge.hall.clock, showing.posted.live
        if live is None or not persons_waited_for(showing.table):
            return False
        now, showing.looked = clock.monotonic(), max(showing.looked, self.newest.seen(live.message))
        if now - showing.looked < CHECKED_EVERY:
            return False
        showing.looked = now
        after = discord.Object(live.message)
        return len([message async for message in channel.history(after=after, limit=FAR_UP)]) == FAR_UP

    async def _find_left_over(self, showing: Showing, channel: discord.PartialMessageable) -> None:
        """Find the live messages that a kill kept from being noted; others have taken their place."""
        settled = showing.table.settled
        ended = None if settled is None else LiveFace("over", settled.number)
        for purpose in showing.posts.unsure():
            if purpose[0] in BESIDE:
                continue
            found, _ = await showing.posts.send(channel, purpose, content=ELLIPSIS)
            if ended is not None and ended == purpose and found.content != ELLIPSIS:
                showing.outdate(LivePost(found.id, ended))
            else:  # it never was sent, or nobody knows any more what it is to tell
                showing.spend(found.id)
                showing.tidying.ask()

    async def _put_away(self, showing: Showing, channel: discord.PartialMessageable) -> None:
        """Try again to put away the previous live message, after its thread was archived or the connection lost."""
        stale = showing.posted.stale
        if stale is None:
            return
        problem = await self._retire(stale, showing.table, channel)
        if problem is not None and will_pass(problem):
            raise problem
        showing.posted = replace(showing.posted, stale=None)

    async def _retire(self, old: LivePost, table: Table, channel: discord.PartialMessageable) -> Exception | None:
        """Put away an earlier live message: a deal end shrinks to two lines, any other is deleted.

        Returns Discord's error, if any. A deal end whose result is forgotten stays as it is.
        """
        try:
            if old.face.kind == "deal" or old.face == face_of(table, old.face):
                await channel.get_partial_message(old.message).delete()
            elif table.settled is not None and old.face.deal == table.settled.number:
                await edited(old.message, channel, self._rendering.shrunk(table))
        except TROUBLE as problem:
            log.info("not_tidied", table=table.id, reason=str(problem))
            return problem
        except Exception:
            log.exception("not_retired", table=table.id)
        return None


class NewestMessages:
    """Remembers for a while which messages were the newest in their channels. Every interaction tells.

    Without message events the library does not know a channel's newest message, so it is read from the payload.
    """

    def __init__(self, clock: Clock, seconds: float) -> None:
        """``seconds``: how long messages are remembered."""
        self._clock = clock
        self._seconds = seconds
        self._seen: dict[int, float] = {}  # by message: the monotonic time, in order

    def hear(self, payload: str) -> None:
        """Note the newest message, if a payload of the gateway is an interaction."""
        if '"INTERACTION_CREATE"' not in payload:
            return
        now = self._clock.monotonic()
        for number in map(int, _NEWEST.findall(payload)):
            self._seen.pop(number, None)
            self._seen[number] = now
        while self._seen and now - next(iter(self._seen.values())) > self._seconds:
            del self._seen[next(iter(self._seen))]

    def seen(self, message: int) -> float:
        """The monotonic time when a message was last known to be its channel's newest, or minus infinity."""
        return self._seen.get(message, float("-inf"))
