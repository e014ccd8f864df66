"""Tables that could not be read: told in their channel, in place of the message that stands there."""

from __future__ import annotations

import discord
import structlog

from bot.tables.waking import SetAside
from cogs.desk import Desk
from cogs.publisher.showing import live_key
from cogs.publisher.trouble import TROUBLE
from cogs.ui.set_aside_message import set_aside_message

log = structlog.get_logger(__name__)


async def tell_set_aside(client: discord.Client, desk: Desk, aside: SetAside, *, ended: bool = False) -> None:
    """Say in its channel that a table cannot go on, or that it has ``ended``; Discord's trouble is left at that."""
    kept = await desk.hall.store.setting(aside.guild, live_key(aside.table))
    message = set_aside_message(aside.table, ended=ended)
    channel = client.get_partial_messageable(aside.channel, guild_id=aside.guild)
    try:
        if isinstance(kept, dict) and isinstance(kept.get("message"), int):
            await channel.get_partial_message(kept["message"]).edit(view=message.view(), attachments=[])
        elif not ended:
            sent = await channel.send(view=message.view(), allowed_mentions=discord.AllowedMentions.none())
            await desk.hall.store.set_setting(aside.guild, live_key(aside.table), {"message": sent.id})
    except TROUBLE as problem:
        log.warning("not_published", table=aside.table, reason=str(problem))
