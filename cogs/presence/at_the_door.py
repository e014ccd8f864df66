"""At the door of a table: what only Discord knows of somebody who wants to sit down, and whom the host has blocked."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import commands as do
from bot.tables.seats.seating import departure_of
from bot.tables.table import Table
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.opening import deals_of
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction


def with_roles(interaction: Interaction, table: Table | None, command: do.Command) -> do.Command:
    """The command; if somebody wants to sit down, with the invited role that they have in the server."""
    if table is None or not isinstance(command, do.Join) or not table.guests.groups:
        return command
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    return replace(command, group=next((group for group in table.guests.groups if group in roles), 0))


async def at_the_door(bridge: Bridge, interaction: Interaction, table: Table | None, command: do.Command) -> do.Command:
    """The same, with the number of their deals where the table asks for some."""
    command = with_roles(interaction, table, command)
    if table is None or not isinstance(command, do.Join) or not table.terms.least_deals:
        return command
    deals = await deals_of(bridge.hall.store, table.guild, command.person, table.game)
    return replace(command, deals=min(deals, table.terms.least_deals))


async def why_kept_out(bridge: Bridge, interaction: Interaction, table: Table, command: do.Command) -> Message | None:
    """What to tell somebody who wants to sit down at a table whose host has blocked them. None if they may.

    Whoever sits there or left in the deal in hand is not kept out. The line does not say that they are blocked.
    """
    if not isinstance(command, do.Join) or table.seat_of(command.person) is not None:
        return None
    departure = departure_of(table, command.person)
    if departure is not None and table.in_this_deal(departure):
        return None
    blocked = await bridge.blocks.of(table.host)
    return trouble("err-kept-out", locale_of(interaction)) if command.person in blocked else None
