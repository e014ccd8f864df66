"""Help, and the menu of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games.game import DEFAULT_GAME, find_game
from bot.i18n.catalogue import text
from cogs.edge.desk import Desk, locale_of
from cogs.edge.game_option import game_meant
from cogs.edge.menus import Menus
from cogs.ui.controls import Handler, Interaction, Press
from cogs.ui.menus import last_trick_message, menu_message, played_message, status_message
from cogs.ui.messages import Accent, Message, lines, small
from cogs.ui.refusals import trouble
from cogs.ui.scene import Scene
from cogs.ui.texts import described


class Help(commands.Cog, name="help"):
    """``/help`` and the *Menu* button with what it opens."""

    def __init__(self, desk: Desk, menus: Menus) -> None:
        self.desk, self.menus = desk, menus
        desk.handle(
            {
                "menu": self._open_menu,
                "status": self._showing(status_message),
                "lasttrick": self._showing(last_trick_message, in_deal=True),
                "cardsplayed": self._showing(played_message, in_deal=True),
            }
        )

    @app_commands.command(description=described("command-help"))
    async def help(self, interaction: Interaction) -> None:
        person = await self.desk.known(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        game = await game_meant(interaction, table.game if table else None)
        await self.desk.answer(interaction, help_message(locale_of(interaction), game))

    async def _open_menu(self, press: Press) -> None:
        table = self.desk.hall.get(press.id.table)
        locale = locale_of(press.interaction)
        if table is None:
            await self.desk.answer(press.interaction, trouble("err-ended", locale))
            return
        await self.menus.show(
            press.interaction,
            table.id,
            await self.desk.known(press.interaction),
            menu_message(self.desk.scene(table, locale)),
        )

    def _showing(self, build: Callable[[Scene], Message], *, in_deal: bool = False) -> Handler:
        async def pressed(press: Press) -> None:
            table = self.desk.hall.get(press.id.table)
            locale = locale_of(press.interaction)
            if table is None:
                message = trouble("err-ended", locale)
            elif in_deal and table.deal is None:
                message = trouble("err-no-hand", locale)
            else:
                message = build(self.desk.scene(table, locale))
            await self.desk.answer(press.interaction, message)

        return pressed


def help_message(locale: str, game: str = DEFAULT_GAME) -> Message:
    """What can be done here, in three steps, what a beginner at this game is told, and what helps further."""
    steps = [text(f"help-{step}", locale) for step in (1, 2)]
    further = [text(f"help-{name}", locale) for name in ("notation", "computers", "points", "fair", "limit")]
    own = [text(hint, locale, game) for hint in find_game(game).guide.hints]
    typed = text("help-typed", locale, commands=[f"/{command.name}" for command in find_game(game).verbs])
    return Message(
        (
            f"### {text('help-heading', locale)}",
            lines(*steps, text("help-3", locale, game)),
            small(*own, typed, *further),
        ),
        Accent.OVER,
    )


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Help(bot.desk, bot.menus))
