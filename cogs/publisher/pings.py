"""Pings: a short message that mentions the people a table waits for, deleted when it is superseded."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.asks import must_act
from bot.tables.table import Table
from cogs.edge.answers import quietly
from cogs.edge.bridge import Bridge
from cogs.publisher.showing import Showing


async def show_ping(bridge: Bridge, showing: Showing, table: Table, channel: discord.PartialMessageable) -> bool:
    """Ping the people waited for, once a turn and again when half of their time is over; the earlier ping is deleted.

    True when something changed. A call whose time is not right any more is edited, which calls nobody again.
    What may go unanswered, such as an offer that ends by itself, pings nobody.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: nobody was pinged; the next attempt will.
    """
    persons = _persons_called(table)
    warned = [-person for person in persons if table.seat_of(person) in table.warned]
    wanted = (table.turn, *persons, *warned) if persons else None
    accounts = [bridge.accounts[person] for person in persons if person in bridge.accounts]
    late, showing.late = showing.late, False
    if wanted == showing.pinged or _called_already(wanted, showing.pinged):
        if late and showing.ping is not None:
            await quietly(channel.get_partial_message(showing.ping).edit(**_text(bridge, table, accounts)))
        return False
    called = await _call(bridge, showing, table, accounts, channel) if accounts else None
    old, showing.ping, showing.pinged = showing.ping, called, wanted
    if old is not None:
        await quietly(channel.get_partial_message(old).delete())
    return True


async def _call(
    bridge: Bridge, showing: Showing, table: Table, accounts: list[int], channel: discord.PartialMessageable
) -> int:
    key = ("ping", table.turn, *sorted(table.warned), *accounts)
    sent, _ = await showing.posts.send(channel, key, **_text(bridge, table, accounts))
    return sent.id


def _text(bridge: Bridge, table: Table, accounts: list[int]) -> dict[str, Any]:
    """What a call says, and whom it may call."""
    scene = bridge.scene(table)
    mention = " ".join(f"<@{account}>" for account in accounts)
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=list(map(discord.Object, accounts)))
    said = scene.say("ping", mention=mention, table=scene.title, **scene.clock)
    return {"content": said, "allowed_mentions": allowed}


def _persons_called(table: Table) -> tuple[int, ...]:
    """The people who must act, in seat order."""
    due = must_act(table.deal) if table.deal else ()
    sitters = (table.seats[seat] for seat in sorted(due) if not table.computer_in(seat))
    return tuple(sitter.person for sitter in sitters if sitter is not None and sitter.person is not None)


def _called_already(wanted: tuple[int, ...] | None, before: tuple[int, ...] | None) -> bool:
    """Whether everybody wanted was already pinged, together with others who have acted meanwhile."""
    return wanted is not None and before is not None and wanted[0] == before[0] and set(wanted) <= set(before)
