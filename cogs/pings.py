"""Pings: a short message calls whoever is to play, and goes when it is superseded."""

from __future__ import annotations

import discord
import structlog

from bot.games.actions import Seat
from bot.tables.table import Table
from cogs.desk import Desk
from cogs.showing import Showing

log = structlog.get_logger(__name__)


async def show_ping(desk: Desk, showing: Showing, table: Table, channel: discord.PartialMessageable) -> bool:
    """Call whoever is to play, once a turn; the call before goes. True when something changed."""
    seat, person = _person_to_play(table)
    wanted = (table.turn, person) if person is not None else None
    if wanted == showing.pinged:
        return False
    showing.pinged = wanted
    old, showing.ping = showing.ping, None
    if old is not None:
        await take_away(channel, old)
    account = desk.accounts.get(person) if person is not None else None
    if seat is None or account is None:
        return True
    scene = desk.scene(table)
    text = scene.say("ping", mention=f"<@{account}>", table=scene.title, clock="none")
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(account)])
    showing.ping = (await channel.send(text, allowed_mentions=allowed)).id
    return True


async def take_away(channel: discord.PartialMessageable, message: int) -> None:
    """Delete a message that may be gone already."""
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as problem:
        log.info("not_tidied", status=problem.status, code=problem.code)


def _person_to_play(table: Table) -> tuple[Seat | None, int | None]:
    for seat in sorted(table.deal.must_act()) if table.deal else ():
        sitter = table.seats[seat]
        if sitter is not None and sitter.person is not None:
            return seat, sitter.person
    return None, None
