"""``/table open``: a table with the options of its game, shown at once in its channel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from bot.tables import commands as do
from cogs.hands import Hands
from cogs.interactions import opening
from cogs.interactions.answering.answers import quietly
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.rules.in_force import House, place_of
from cogs.interactions.typed.game_option import game_meant
from cogs.interactions.typed.slash_commands import made_command
from cogs.presence.new_tables import NewTables
from cogs.presence.table_threads import own_thread, tell_thread
from cogs.publisher import Publisher
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.toolkit.messages import SaidInstead
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
        thread: bool | None = None,
        **given: bool | str,
    ) -> None:
        person = await self.bridge.people.asking(interaction)
        refused = await opening.why_not_open(self.bridge.hall.store, interaction)
        if refused is not None:
            await self.bridge.answer(interaction, refused)
            return
        game, locale = await game_meant(interaction, game), locale_of(interaction)
        try:
            chosen = await self._chosen(interaction, game, rules, seats)
            played = chosen.rules()
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale, game))
            return
        options = opening.chosen_options(find_game(game), given)
        unfit = opening.unfit_choice(find_game(game), played, seats, computers, given, options, locale, rated=rated)
        if unfit is not None:
            await self.bridge.answer(interaction, unfit)
            return
        try:
            seconds = await opening.clock_of(self.bridge.hall.store, interaction.guild_id or 0, clock)
        except ValueError:
            await self.bridge.answer(interaction, trouble("err-clock", locale, text=quoted(clock or "")))
            return
        is_rated = await opening.is_rated(self.bridge.hall.store, interaction.guild_id or 0, rated, computers)
        try:
            least = await self._least_deals(interaction, person, game) if is_rated else 0
            place = await self._thread(interaction, game, thread)
        except SaidInstead as problem:
            await self.bridge.answer(interaction, problem.message)
            return
        wish = do.Open(
            person,
            interaction.guild_id or 0,
            place.id if place is not None else interaction.channel_id or 0,
            number=0,
            game=game,
            preset=chosen.label,
            rules=played.to_json(),
            seed="",
            computers=computers,
            options=tuple(sorted(options)),
            clock=seconds,
            level=level,
            auto_pass=auto_pass,
            rated=is_rated,
            least_deals=least,
            private=private,
            own_thread=place is not None,
        )
        outcome = await self.bridge.hall.open_table(wish, interaction.id)
        if outcome.table is None or outcome.refusal is not None or outcome.repeated:
            await opening.refuse_opening(self.bridge, interaction, outcome, person)
            if place is not None:
                await quietly(place.edit(archived=True))
            return
        showing = self.publisher.showing_of(outcome.table.id)
        if place is not None and showing is not None:  # a hand would come to the channel of the command
            showing.renew_unawaited()
            await tell_thread(self.bridge, interaction, outcome.table)
        else:
            self.hands.remember(outcome.table.id, person, interaction)
            await self.publisher.post_first(outcome.table, interaction)
        await self.new_tables.tell(outcome.table)

    async def _least_deals(self, interaction: Interaction, person: int, game: str) -> int:
        """How many deals a rated table asks of people here.

        Raises:
            SaidInstead: the opener has fewer.
        """
        store, guild = self.bridge.hall.store, interaction.guild_id or 0
        least = (await opening.server_settings(store, guild)).least_deals
        if least and (deals := await opening.deals_of(store, guild, person, game)) < least:
            raise SaidInstead(trouble("err-few-deals", locale_of(interaction), game, deals=deals, n=least))
        return least

    async def _thread(self, interaction: Interaction, game: str, chosen: bool | None) -> discord.Thread | None:
        """A thread for the new table, if its opener or else the server wants one.

        Raises:
            SaidInstead: the bot may open no threads there.
        """
        settings = await opening.server_settings(self.bridge.hall.store, interaction.guild_id or 0)
        return await own_thread(interaction, game) if (settings.threads if chosen is None else chosen) else None

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
