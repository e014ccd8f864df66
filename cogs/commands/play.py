"""The hand by command, and the buttons of the table message."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.edge.desk import Desk
from cogs.hands import Hands
from cogs.hands.carrying import Turns
from cogs.ui.controls import Interaction, Press
from cogs.ui.texts import described


class PlayCog(commands.Cog, name="play"):
    """``/hand`` and the buttons of the table message."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self.desk, self.hands = desk, hands
        self.turns = Turns(desk, hands)
        desk.handle({"hand": self._hand_pressed})

    # --- commands ---

    @app_commands.command(description=described("command-hand"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        person = await self.desk.person(interaction)
        await self.turns.show_hand(interaction, self.desk.table_for(interaction.channel_id, person), person)

    # --- buttons of the table ---

    async def _hand_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        await self.turns.show_hand(press.interaction, self.desk.hall.get(press.id.table), person)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(PlayCog(bot.desk, bot.hands))
