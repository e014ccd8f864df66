"""``/table open``: a table with the options of its game, shown at once in its channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.typed.command_options import Chosen
from bot.tables import commands as do
from cogs.hands import Hands
from cogs.interactions import opening
from cogs.interactions.answering.answers import quietly
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.evening_opening import at_evening, evening_meant
from cogs.interactions.rules.in_force import House, place_of
from cogs.interactions.typed.game_option import game_meant
from cogs.interactions.typed.slash_commands import made_command
from cogs.presence.new_tables import NewTables
from cogs.presence.table_threads import own_thread, tell_thread
from cogs.publisher import Publisher
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.toolkit.messages import Message, SaidInstead
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, quoted


class _Played(NamedTuple):
    """What is played at a new table."""

    game: str
    preset: str
    rules: Rulebook
    options: Chosen


class OpeningTables:
    """Opens tables, or says why none opens."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher) -> None:
        self.bridge, self.hands, self.publisher = bridge, hands, publisher
        self.house, self.new_tables = House(bridge.hall.store), NewTables(bridge, publisher)

    def command(self) -> app_commands.Command[Any, ..., None]:
        """``/table open``, with the options of all games."""
        return made_command("open", described("command-table-open"), opening.open_options(), self._open_table)

    async def _open_table(self, interaction: Interaction, **asked: Any) -> None:
        person = await self.bridge.people.asking(interaction)
        try:
            _insist(await opening.why_not_open(self.bridge.hall.store, interaction))
            wish, place = await self._wish(interaction, person, **asked)
        except SaidInstead as said:
            await self.bridge.answer(interaction, said.message)
            return
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

    async def _wish(
        self,
        interaction: Interaction,
        person: int,
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
        thread: bool | None = None,
        **given: bool | str,
    ) -> tuple[do.Open, discord.Thread | None]:
        """The table that somebody asks for, and the thread that was opened for it, if it gets one.

        Raises:
            SaidInstead: there cannot be such a table; no thread was opened.
        """
        guild, locale, store = interaction.guild_id or 0, locale_of(interaction), self.bridge.hall.store
        terms, fixed = {"deals": deals, "against": against}, {"game": game, "rules": rules, "seats": seats, **given}
        evening = evening_meant(self.bridge, interaction, duplicate, terms, fixed)
        if isinstance(evening, Message):
            raise SaidInstead(evening)
        if evening is None:
            played = await self._played(interaction, game, rules, seats, given)
        else:
            kept = find_game(evening.game).rules.kept(evening.rules)
            played = _Played(evening.game, evening.preset, kept, frozenset(evening.options))
        found, preset, book, options = played
        unfit = opening.unfit_choice(find_game(found), book, seats, computers, given, options, locale, rated=rated)
        _insist(unfit)
        seconds = await self._clock(interaction, clock)
        is_rated = await opening.is_rated(store, guild, rated, computers)
        least = await self._least_deals(interaction, person, found) if is_rated else 0
        place = await self._thread(interaction, found, thread)
        wish = do.Open(
            person,
            guild,
            place.id if place is not None else interaction.channel_id or 0,
            number=0,
            game=found,
            preset=preset,
            rules=book.to_json(),
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
        return await at_evening(self.bridge, wish, evening, duplicate, deals, against or ""), place

    async def _played(
        self,
        interaction: Interaction,
        game: str | None,
        rules: str | None,
        seats: int | None,
        given: Mapping[str, bool | str],
    ) -> _Played:
        """What is played where no evening decides that.

        Raises:
            SaidInstead: there are no such rules.
        """
        meant = await game_meant(interaction, game)
        try:
            chosen = await self._chosen(interaction, meant, rules, seats)
            return _Played(meant, chosen.label, chosen.rules(), opening.chosen_options(find_game(meant), given))
        except NotPossible as problem:
            raise SaidInstead(rules_trouble(problem, locale_of(interaction), meant)) from None

    async def _clock(self, interaction: Interaction, typed: str | None) -> int | None:
        """The seconds for a turn; None: as long as it takes.

        Raises:
            SaidInstead: the typed time is none that a table may give.
        """
        try:
            return await opening.clock_of(self.bridge.hall.store, interaction.guild_id or 0, typed)
        except ValueError:
            raise SaidInstead(trouble("err-clock", locale_of(interaction), text=quoted(typed or ""))) from None

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
        return (
            await own_thread(self.bridge, interaction, game)
            if (settings.threads if chosen is None else chosen)
            else None
        )

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


def _insist(message: Message | None) -> None:
    """Have a message said instead, if there is one.

    Raises:
        SaidInstead: there is.
    """
    if message is not None:
        raise SaidInstead(message)
