"""Tables that could not be read: in place of the table's message, one in their channel says so."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog

from bot.tables.life.sleep import Attendant
from bot.tables.life.waking import SetAside
from cogs.interactions.bridge import Bridge
from cogs.outbox.ranked_line import Urgency, ranked
from cogs.publisher.posted import LiveFace, LivePost, Posted, kept_of, live_post_in
from cogs.publisher.posts import NOT_EDITABLE, TROUBLE, Posts, will_pass
from cogs.publisher.shown_in_channel import live_key
from cogs.ui.refusal_messages import set_aside_message

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until Discord is tried again, doubled each time up to the longest."""

NO_DEAL = LiveFace("deal", 0)
"""The face of such a message. No deal ever has this number."""

log = structlog.get_logger(__name__)


class SetAsideNotices(Attendant):
    """Announces each table separately, so that one that cannot be announced delays no other."""

    def __init__(self, client: discord.Client, bridge: Bridge) -> None:
        self._client = client
        self._bridge = bridge
        self._tasks: set[asyncio.Task[None]] = set()
        bridge.hall.sleep.attendants.append(self)

    def give_up(self, aside: SetAside) -> None:
        self.tell(aside)

    def tell(self, aside: SetAside, *, ended: bool = False) -> None:
        """Announce that a table cannot go on, or has ``ended``. Tries again later if Discord is in trouble."""
        task = asyncio.create_task(self._until_told(aside, ended=ended), name=f"notice of {aside.table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop announcing."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_told(self, aside: SetAside, *, ended: bool) -> None:
        posts, wait = Posts(), FIRST_WAIT
        while True:
            try:
                with ranked(Urgency.OTHERS):
                    await self._tell(aside, posts, ended=ended)
            except TROUBLE as problem:
                log.warning("not_published", table=aside.table, reason=str(problem))
                if not will_pass(problem):
                    return
            except Exception:
                log.exception("publishing_failed", table=aside.table)
                return
            else:
                return
            await self._bridge.hall.clock.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _tell(self, aside: SetAside, posts: Posts, *, ended: bool) -> None:
        hall, key = self._bridge.hall, live_key(aside.table)
        live = _live_in(await hall.store.setting(aside.guild, key))
        message = set_aside_message(aside.table, self._bridge.languages.of_server(aside.guild), ended=ended)
        channel = self._client.get_partial_messageable(aside.channel, guild_id=aside.guild)
        stands = live is not None and await _edited(channel, live.message, message.view())
        if not stands and not ended:
            nobody = discord.AllowedMentions.none()
            sent, _ = await posts.send(channel, ("aside",), view=message.view(), allowed_mentions=nobody)
            await hall.store.set_setting(aside.guild, key, kept_of(Posted(LivePost(sent.id, NO_DEAL)), []))
        if ended:
            await hall.store.set_setting(aside.guild, key, None)


def _live_in(kept: Any) -> LivePost | None:
    """The stored live message of a table. None if there is none, or it is damaged."""
    try:
        return live_post_in(kept)
    except Exception:
        return None


async def _edited(channel: discord.PartialMessageable, number: int, view: discord.ui.LayoutView) -> bool:
    """Edit a message; False if it is gone."""
    try:
        await channel.get_partial_message(number).edit(view=view, attachments=[])
    except discord.HTTPException as problem:
        if problem.code in NOT_EDITABLE:
            return False
        raise
    return True
