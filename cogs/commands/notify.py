"""``/notify``: when somebody is called to their turn."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from cogs.edge.bridge import Bridge, locale_of
from cogs.edge.turn_calls import TurnCall, TurnCalls
from cogs.ui.messages import notice
from cogs.ui.presses import Interaction
from cogs.ui.texts import described, option


class Notify(commands.Cog, name="notify"):
    """What a person wants to be told, on every server."""

    def __init__(self, bridge: Bridge, calls: TurnCalls) -> None:
        self.bridge, self.calls = bridge, calls

    @app_commands.command(description=described("command-notify"))
    @app_commands.describe(turns=option("turns"))
    @app_commands.choices(
        turns=[app_commands.Choice(name=described(f"choice-turns-{call}"), value=call.value) for call in TurnCall]
    )
    @app_commands.guild_only()
    async def notify(self, interaction: Interaction, turns: app_commands.Choice[str] | None = None) -> None:
        person = await self.bridge.person(interaction)
        if turns is not None:
            await self.calls.choose(person, TurnCall(turns.value))
        said = text("turns-called", locale_of(interaction), call=(await self.calls.of(person)).value)
        await self.bridge.answer(interaction, notice(said, text("turns-called.note", locale_of(interaction))))


async def setup(bot: Any) -> None:
    """Load the cog; the client brings the bridge, and its publisher who calls people."""
    await bot.add_cog(Notify(bot.bridge, bot.publisher.pings.calls))
