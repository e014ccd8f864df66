"""Takeovers: a short message tells a person that a computer plays for them, and goes when they are back."""

from __future__ import annotations

import discord
import structlog

from bot.tables.table import Stage, Table
from cogs.edge.answers import quietly
from cogs.edge.bridge import Bridge
from cogs.publisher.showing import Showing
from cogs.publisher.trouble import TROUBLE, will_pass
from cogs.ui.seats import takeover_message

log = structlog.get_logger(__name__)


async def show_takeovers(bridge: Bridge, showing: Showing, table: Table, channel: discord.PartialMessageable) -> None:
    """Tell everybody who is away, once; take back what was told to those who are not any more.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: somebody was not told; the next attempt tells them.
    """
    away = [] if table.stage is Stage.ENDED else [one for one in table.persons if one not in table.awake]
    for person in [person for person in showing.takeovers if person not in away]:
        told = showing.takeovers.pop(person)
        if told:
            await quietly(channel.get_partial_message(told).delete())
    for person in [one for one in away if one in bridge.accounts and one not in showing.takeovers]:
        showing.takeovers[person] = await _told(bridge, showing, table, person, channel)


async def _told(
    bridge: Bridge, showing: Showing, table: Table, person: int, channel: discord.PartialMessageable
) -> int | None:
    """The message to a person, or None if Discord will never accept it."""
    account = bridge.accounts[person]
    view = takeover_message(bridge.scene(table), account).view()
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(account)])
    try:
        sent, _ = await showing.posts.send(channel, ("takeover", person), view=view, allowed_mentions=allowed)
    except TROUBLE as problem:
        if will_pass(problem):
            raise
        log.warning("takeover_refused", table=table.id, reason=str(problem))
        return None
    return sent.id
