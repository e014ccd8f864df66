"""Rules: the page of the rules in force, made from the values the engine reads."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games.game import GAMES, find_game
from bot.i18n.rule_page import rule_page
from bot.tables.table import Table
from cogs.desk import Desk, locale_of
from cogs.ui.controls import Interaction, Press
from cogs.ui.messages import TEXT_LIMIT, Accent, Message
from cogs.ui.texts import described

STANDARD = "chudadi-standard"
"""The rules a table has where nobody chose any."""


@app_commands.guild_only()
class RulesCog(commands.GroupCog, name="rules", group_name="rules", group_description=described("command-rules")):
    """``/rules show`` and the *Rules* button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.handle({"rules": self._rules_pressed})

    @app_commands.command(description=described("command-rules-show"))
    async def show(self, interaction: Interaction) -> None:
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        await self.desk.answer(interaction, rules_message(table, locale_of(interaction)))

    async def _rules_pressed(self, press: Press) -> None:
        table = self.desk.hall.get(press.id.table)
        await self.desk.answer(press.interaction, rules_message(table, locale_of(press.interaction)))


def rules_message(table: Table | None, locale: str) -> Message:
    """The rule page of a table, or of the rules a new table gets."""
    game = find_game(table.game if table else GAMES[0])
    preset = table.preset if table else STANDARD
    rules = table.rules if table else game.rules(STANDARD)
    base = game.rules(game.presets()[0]).to_json()
    page = rule_page(game.name, rules.to_json(), base, preset, locale)
    parts: list[str] = []
    for heading, text in page:
        parts.append(f"**{heading}** {text}" if parts else f"### {heading}\n{text}")
    return Message((_within("\n".join(parts), TEXT_LIMIT - 100),), Accent.OVER)


def _within(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(RulesCog(bot.desk))
