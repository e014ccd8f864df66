"""``/table open``: a table with the options of its game, shown at once in its channel."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from bot.tables import commands as do
from cogs.hands import Hands
from cogs.interactions import opening
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.evening_opening import at_evening, evening_meant
from cogs.interactions.rules.in_force import House, place_of
from cogs.interactions.typed.game_option import game_meant
from cogs.interactions.typed.slash_commands import made_command
from cogs.presence.new_tables import NewTables
from cogs.publisher import Publisher
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, quoted


class OpeningTables:
    """Opens tables, or says why none opens."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher) -> None:
        self.bridge, self.hands, self.publisher = bridge, hands, publisher
        self.house, self.new_tables = House(bridge.hall.store), NewTables(bridge, publisher)

    def command(self) -> app_commands.Command[Any, ..., None]:
        """``/table open``, with the options of all games."""
        return made_command("open", described("command-table-open"), opening.open_options(), self._open_table)

    async def _open_table(
        self,
        interaction: Interaction,
        game: str | None = None,
        rules: str | None = None,
        seats: int | None = None,
        computers: int = 0,
        level: str = DEFAULT_LEVEL,
        clock: str | None = None,
        auto_pass: bool | None = None,
        rated: bool | None = None,
        private: bool = False,
        duplicate: str | None = None,
        deals: int | None = None,
        against: str | None = None,
        **given: bool | str,
    ) -> None:
        person = await self.bridge.people.asking(interaction)
        refused = await opening.why_not_open(self.bridge.hall.store, interaction)
        if refused is not None:
            await self.bridge.answer(interaction, refused)
            return
        terms = {"deals": deals, "against": against}
        evening = evening_meant(
            self.bridge, interaction, duplicate, terms, {"game": game, "rules": rules, "seats": seats, **given}
        )
        if isinstance(evening, Message):
            await self.bridge.answer(interaction, evening)
            return
        game = await game_meant(interaction, game) if evening is None else evening.game
        locale = locale_of(interaction)
        try:
            if evening is None:
                chosen = await self._chosen(interaction, game, rules, seats)
                preset, played = chosen.label, chosen.rules()
            else:
                preset, played = evening.preset, find_game(game).rules.kept(evening.rules)
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale, game))
            return
        options = opening.chosen_options(find_game(game), given) if evening is None else frozenset(evening.options)
        unfit = opening.unfit_choice(find_game(game), played, seats, computers, given, options, locale, rated=rated)
        if unfit is not None:
            await self.bridge.answer(interaction, unfit)
            return
        try:
            seconds = await opening.clock_of(self.bridge.hall.store, interaction.guild_id or 0, clock)
        except ValueError:
            await self.bridge.answer(interaction, trouble("err-clock", locale, text=quoted(clock or "")))
            return
        wish = do.Open(
            person,
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            number=0,
            game=game,
            preset=preset,
            rules=played.to_json(),
            seed="",
            computers=computers,
            options=tuple(sorted(options)),
            clock=seconds,
            level=level,
            auto_pass=auto_pass,
            rated=await opening.is_rated(self.bridge.hall.store, interaction.guild_id or 0, rated, computers),
            private=private,
        )
        wish = await at_evening(self.bridge, wish, evening, duplicate, deals, against or "")
        outcome = await self.bridge.hall.open_table(wish, interaction.id)
        if outcome.table is None or outcome.refusal is not None or outcome.repeated:
            await opening.refuse_opening(self.bridge, interaction, outcome, person)
            return
        self.hands.remember(outcome.table.id, person, interaction)
        await self.publisher.post_first(outcome.table, interaction)
        await self.new_tables.tell(outcome.table)

    async def _chosen(self, interaction: Interaction, game: str, rules: str | None, seats: int | None) -> HouseRules:
        """The rules for a new table: those named, else those in force in its channel, for this many seats.

        Raises:
            NotPossible: there are none of that name, or not for so many seats.
        """
        if rules is not None:
            chosen = await self.house.named(interaction.guild_id or 0, game, rules, locale_of(interaction))
        else:
            chosen, _ = await self.house.in_force(place_of(interaction, game))
        parameter = find_game(game).rules.seats_parameter
        return chosen.but(parameter, seats) if seats is not None and parameter else chosen
