"""Pings: a short message calls whoever is to play, and goes when it is superseded."""

from __future__ import annotations

import discord

from bot.tables.table import Table
from cogs.answers import quietly
from cogs.desk import Desk
from cogs.showing import Showing


async def show_ping(desk: Desk, showing: Showing, table: Table, channel: discord.PartialMessageable) -> bool:
    """Call whoever is to play, once a turn; the call before goes. True when something changed.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: nobody was called; the next attempt calls.
    """
    person = _person_to_play(table)
    wanted = (table.turn, person) if person is not None else None
    if wanted == showing.pinged:
        return False
    account = desk.accounts.get(person) if person is not None else None
    called = await _call(desk, table, account, channel) if account is not None else None
    old, showing.ping, showing.pinged = showing.ping, called, wanted
    if old is not None:
        await quietly(channel.get_partial_message(old).delete())
    return True


async def _call(desk: Desk, table: Table, account: int, channel: discord.PartialMessageable) -> int:
    scene = desk.scene(table)
    text = scene.say("ping", mention=f"<@{account}>", table=scene.title, clock="none")
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(account)])
    return (await channel.send(text, allowed_mentions=allowed)).id


def _person_to_play(table: Table) -> int | None:
    for seat in sorted(table.deal.must_act()) if table.deal else ():
        sitter = table.seats[seat]
        if sitter is not None and sitter.person is not None:
            return sitter.person
    return None
