"""``/tables``: where somebody sits in this server, and where it is their turn."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.tables import commands as do
from bot.tables.table import Table
from cogs.interactions.answering.answers import replace_message
from cogs.interactions.bridge import Bridge, locale_of
from cogs.publisher import Publisher
from cogs.ui.table.own_tables import OwnTable, own_tables_message
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described


class MyTables(commands.Cog, name="tables"):
    """The asker's tables in a server, for them alone."""

    def __init__(self, bridge: Bridge, publisher: Publisher) -> None:
        self.bridge, self.publisher = bridge, publisher
        bridge.handle({"owntables": self._turned})

    @app_commands.command(description=described("command-tables"))
    @app_commands.guild_only()
    async def tables(self, interaction: Interaction) -> None:
        await self.bridge.answer(interaction, await self._page(interaction, 1))

    async def _turned(self, press: Press) -> None:
        """Show another page in the same message, as things are now."""
        page = int(press.id.extra) if press.id.extra.isdecimal() else 1
        await replace_message(press.interaction, await self._page(press.interaction, page))

    async def _page(self, interaction: Interaction, page: int) -> Message:
        hall, guild = self.bridge.hall, interaction.guild_id or 0
        person = await self.bridge.people.known(interaction)
        places = [] if person is None else [one.id for one in hall.living.of(person) if one.guild == guild]
        await hall.sleep.keep_awake(places)
        tables = [table for one in places if (table := hall.get(one)) is not None]
        own = [self._own(table, person or 0, locale_of(interaction)) for table in tables]
        return own_tables_message(own, guild, page, locale_of(interaction))

    def _own(self, table: Table, person: int, locale: str) -> OwnTable:
        seat, timers = table.seat_of(person), self.bridge.hall.timers
        if table.deal is None:
            until = timers.until(table.id, do.SitOut)
        else:
            until = timers.until(table.id, do.Lapse, lambda lapse: lapse.seat == seat)
        showing = self.publisher.showing_of(table.id)
        message = None if showing is None else showing.message
        return OwnTable(self.bridge.scene(table, locale), person, until, message)


async def setup(bot: Any) -> None:
    """Load the cog. The client brings the bridge, and the publisher, which knows the table messages."""
    await bot.add_cog(MyTables(bot.bridge, bot.publisher))
