"""``/pictures``: dark or light pictures, for one's own hands or for a server's tables."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from cogs.hands import Hands
from cogs.interactions.bridge import Bridge, locale_of
from cogs.ui.toolkit.messages import notice
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option
from images.theme import THEMES

_HANDS, _TABLES = "hands", "tables"
"""Whose pictures are meant: the asker's hands, or the server's tables."""


class Pictures(commands.Cog, name="pictures"):
    """The theme in which pictures are drawn."""

    def __init__(self, bridge: Bridge, hands: Hands) -> None:
        self.bridge, self.hands = bridge, hands

    @app_commands.command(description=described("command-pictures"))
    @app_commands.describe(theme=option("theme"), which=option("which"))
    @app_commands.choices(
        theme=[app_commands.Choice(name=described(f"choice-theme-{theme}"), value=theme) for theme in THEMES],
        which=[
            app_commands.Choice(name=described(f"choice-which-{which}"), value=which) for which in (_HANDS, _TABLES)
        ],
    )
    @app_commands.guild_only()
    async def pictures(self, interaction: Interaction, theme: str, which: Literal["hands", "tables"] = "hands") -> None:
        locale = locale_of(interaction)
        if which == _HANDS:
            person = await self.bridge.people.asking(interaction)
            await self.bridge.themes.choose_own(person, theme)
            self.hands.redraw(person)
        elif await self.bridge.manages(interaction):
            await self.bridge.themes.choose_for_server(interaction.guild_id or 0, theme)
        else:
            return
        await self.bridge.answer(interaction, notice(text("pictures-chosen", locale, theme=theme, which=which)))


async def setup(bot: Any) -> None:
    """Load the cog. The client brings the bridge and the hands."""
    await bot.add_cog(Pictures(bot.bridge, bot.hands))
