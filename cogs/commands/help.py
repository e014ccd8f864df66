"""Help, and the menu of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.engine.game import DEFAULT_GAME, GAMES, find_game
from bot.i18n.catalogue import Names, text
from bot.i18n.command_names import command_name
from bot.tables.table import Table
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge, admin_of, locale_of
from cogs.interactions.kept_choices import TurnCalls
from cogs.interactions.typed.game_option import GameOption, game_meant
from cogs.ui.refusal_messages import trouble
from cogs.ui.table.menus import last_trick_message, menu_message, played_message, status_message
from cogs.ui.table.ping import TurnCall
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Accent, Message, lines, small
from cogs.ui.toolkit.presses import Handler, Interaction, Press
from cogs.ui.toolkit.texts import described, option


class Help(commands.Cog, name="help"):
    """``/help``, and the *Menu* button with all that it opens."""

    def __init__(self, bridge: Bridge, menus: Menus, calls: TurnCalls) -> None:
        self.bridge, self.menus, self.calls = bridge, menus, calls
        bridge.handle(
            {
                "menu": self._open_menu,
                "status": self._showing(lambda scene: status_message(scene, bridge.hall.clock.now())),
                "lasttrick": self._showing(
                    last_trick_message, works=lambda table: bool(table.deal or table.last_trick)
                ),
                "cardsplayed": self._showing(played_message, works=lambda table: table.deal is not None),
            }
        )

    @app_commands.command(description=described("command-help"))
    @app_commands.describe(game=option("game"))
    async def help(self, interaction: Interaction, game: GameOption | None = None) -> None:
        person = await self.bridge.people.known(interaction)
        table = self.bridge.which.likeliest(interaction, person)
        meant = await game_meant(interaction, game or (table.game if table else None))
        await self.bridge.answer(interaction, help_message(locale_of(interaction), meant))

    async def _open_menu(self, press: Press) -> None:
        table = self.bridge.hall.get(press.id.table)
        locale = locale_of(press.interaction)
        if table is None:
            await self.bridge.answer(press.interaction, trouble("err-ended", locale))
            return
        person = await self.bridge.people.known(press.interaction)
        call = TurnCall.LATE if person is None else await self.calls.of(person)
        await self.menus.show(
            press.interaction,
            table.id,
            person,
            menu_message(self.bridge.scene(table, locale), person, admin=admin_of(press.interaction), call=call),
        )

    def _showing(
        self, build: Callable[[TableInWords], Message], works: Callable[[Table], bool] | None = None
    ) -> Handler:
        async def pressed(press: Press) -> None:
            table = self.bridge.hall.get(press.id.table)
            locale = locale_of(press.interaction)
            if table is None:
                message = trouble("err-ended", locale)
            elif works is not None and not works(table):
                message = trouble("err-no-hand", locale)
            else:
                message = build(self.bridge.scene(table, locale))
            await self.bridge.answer(press.interaction, message)

        return pressed


def help_message(locale: str, game: str = DEFAULT_GAME) -> Message:
    """How to begin in three steps, the games, hints for a beginner at this one, and where the rest is."""
    steps = (text(f"help-{step}", locale) for step in (1, 2, 3))
    games = text("help-games", locale, games=Names(text("game", locale, name) for name in GAMES))
    own = (f"- {text(hint, locale, game)}" for hint in find_game(game).words.guide.hints)
    verbs = [f"/{command_name(verb.name, locale)}" for verb in find_game(game).typed.verbs]
    typed = text("help-typed", locale, commands=verbs)
    more = (text(f"help-{name}", locale) for name in ("rules", "seat", "friends", "again", "points"))
    last = (text(f"help-{name}", locale) for name in ("notation", "fair"))
    return Message(
        (
            f"### {text('help-heading', locale)}",
            lines(*steps, small(games)),
            lines(f"**{text('help-game', locale, game)}**", *own),
            lines(f"**{text('help-more', locale)}**", small(*more, typed, *last)),
        ),
        Accent.OVER,
    )


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Help(bot.bridge, bot.menus, bot.publisher.pings.calls))
