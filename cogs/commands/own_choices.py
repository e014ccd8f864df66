"""A person's own choices: ``/pictures`` (dark or light) and ``/notify`` (when to be called to a turn)."""

from __future__ import annotations

from typing import Any, Literal

from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from cogs.hands import Hands
from cogs.interactions.answering.answers import replace_message
from cogs.interactions.bridge import Bridge, admin_of, locale_of
from cogs.interactions.kept_choices import TurnCalls
from cogs.ui.refusal_messages import trouble
from cogs.ui.table.menus import menu_message
from cogs.ui.table.ping import TurnCall
from cogs.ui.toolkit.messages import notice
from cogs.ui.toolkit.presses import Interaction, Press
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


class Notify(commands.Cog, name="notify"):
    """When a person wants to be called, on every server."""

    def __init__(self, bridge: Bridge, calls: TurnCalls) -> None:
        self.bridge, self.calls = bridge, calls
        bridge.handle({"turns": self._chosen})

    @app_commands.command(description=described("command-notify"))
    @app_commands.describe(turns=option("turns"))
    @app_commands.choices(
        turns=[app_commands.Choice(name=described(f"choice-turns-{call}"), value=call.value) for call in TurnCall]
    )
    @app_commands.guild_only()
    async def notify(self, interaction: Interaction, turns: app_commands.Choice[str] | None = None) -> None:
        person = await self.bridge.people.asking(interaction)
        if turns is not None:
            await self.calls.choose(person, TurnCall(turns.value))
        said = text("turns-called", locale_of(interaction), call=(await self.calls.of(person)).value)
        await self.bridge.answer(interaction, notice(said, text("turns-called.note", locale_of(interaction))))

    async def _chosen(self, press: Press) -> None:
        """Store what is chosen in a menu, and show it there."""
        interaction, wanted = press.interaction, "".join(press.values)
        table, locale = self.bridge.hall.get(press.id.table), locale_of(interaction)
        if table is None or wanted not in set(TurnCall):
            await self.bridge.answer(interaction, trouble("err-old" if table else "err-ended", locale))
            return
        person, call = await self.bridge.people.asking(interaction), TurnCall(wanted)
        await self.calls.choose(person, call)
        scene = self.bridge.scene(table, locale)
        await replace_message(interaction, menu_message(scene, person, admin=admin_of(interaction), call=call))


async def setup(bot: Any) -> None:
    """Load the cogs. The client brings the bridge, the hands and the publisher, which calls people."""
    await bot.add_cog(Pictures(bot.bridge, bot.hands))
    await bot.add_cog(Notify(bot.bridge, bot.publisher.pings.calls))
