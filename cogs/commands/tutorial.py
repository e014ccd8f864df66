"""``/tutorial``: a table for one person and computers, with a coach through the first deal."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.engine.game import find_game
from bot.tables import commands as do
from bot.tables.lesson_deals import lesson_for
from cogs.hands import Hands
from cogs.hands.coach import Coach
from cogs.interactions.bridge import Bridge
from cogs.interactions.opening import refuse_opening, why_not_open
from cogs.interactions.rules.in_force import House, place_of
from cogs.interactions.typed.game_option import GameOption, game_meant
from cogs.publisher import Publisher
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option


class Tutorial(commands.Cog, name="tutorial"):
    """``/tutorial``: the first deal of somebody who does not know the game."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher, coach: Coach) -> None:
        self.bridge, self.hands, self.publisher, self.coach = bridge, hands, publisher, coach
        self.house = House(bridge.hall.store)

    @app_commands.command(description=described("command-tutorial"))
    @app_commands.describe(game=option("game"))
    @app_commands.guild_only()
    async def tutorial(self, interaction: Interaction, game: GameOption | None = None) -> None:
        person = await self.bridge.people.asking(interaction)
        running = self.coach.table_of(person)
        if running is not None and running.channel == interaction.channel_id and running.deal is not None:
            await self.hands.show(interaction, running, person)
            return
        refused = await why_not_open(self.bridge.hall.store, interaction)
        if refused is not None:
            await self.bridge.answer(interaction, refused)
            return
        await self._begin(interaction, person, await game_meant(interaction, game))

    async def _begin(self, interaction: Interaction, person: int, game: str) -> None:
        """Open a table full of computers, with the rules in force here and no clock, and deal.

        The first deal is a lesson, if the game has one for these rules.
        """
        chosen, _ = await self.house.in_force(place_of(interaction, game))
        rules = chosen.rules()
        lesson = lesson_for(find_game(game), chosen.preset, rules)
        wish = do.Open(
            person,
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            number=0,
            game=game,
            preset=chosen.label,
            rules=rules.to_json(),
            seed=lesson.hex() if lesson else "",
            computers=find_game(game).seats(rules) - 1,
            tutorial=True,
            lesson=lesson is not None,
        )
        outcome = await self.bridge.hall.open_table(wish, interaction.id)
        table = outcome.table
        if table is None or outcome.refusal is not None or outcome.repeated:
            await refuse_opening(self.bridge, interaction, outcome, person)
            return
        self.hands.remember(table.id, person, interaction)
        await self.publisher.post_first(table, interaction)
        await self.coach.begin(table.id, person)
        await self.bridge.hall.do(table.id, do.Start(person))


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Tutorial(bot.bridge, bot.hands, bot.publisher, bot.coach))
