"""Callouts: a last card that its owner did not declare is called, by command or by the button of the table."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games.actions import Seat
from bot.games.big_two.deal.view import BigTwoView
from bot.games.big_two.grammar import call_of
from bot.tables.table import Table
from cogs.edge.answers import put_question_away
from cogs.edge.desk import Desk, locale_of
from cogs.hands import Hands
from cogs.hands.acting import Turns
from cogs.ui.controls import Interaction, Press
from cogs.ui.menus import whom_to_call
from cogs.ui.refusals import trouble
from cogs.ui.texts import described, option, quoted


class Calling(commands.Cog, name="calling"):
    """``/callout`` and the *Call out* button of the table message."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self.desk = desk
        self.turns = Turns(desk, hands)
        desk.handle({"callout": self._pressed, "call": self._called})

    @app_commands.command(description=described("command-callout"))
    @app_commands.describe(player=option("called"))
    @app_commands.guild_only()
    async def callout(self, interaction: Interaction, player: app_commands.Range[str, 1, 200] | None = None) -> None:
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        others = self._others(table, person)
        seat = others[0] if len(others) == 1 else None
        if table is not None and player is not None:
            seat = self.desk.scene(table).seat_named(player)
            seat = seat if seat in others else None  # a slip of the keys is no call
        if table is not None and others and seat is None:
            names = [self.desk.scene(table).name(other) for other in others]
            message = trouble("err-no-player", locale_of(interaction), text=quoted(player or "–"), names=names)
            await self.desk.answer(interaction, message)
            return
        await self.turns.typed(interaction, call_of(seat))

    @callout.autocomplete("player")
    async def _player_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Those with so few cards that they are to declare it, whether they did or not."""
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        if table is None:
            return []
        names = map(self.desk.scene(table).numbered, self._others(table, person))
        return [
            app_commands.Choice(name=name, value=name) for name in names if typed.strip().casefold() in name.casefold()
        ]

    async def _pressed(self, press: Press) -> None:
        """With one to call he is called; of several the caller names one."""
        person = await self.desk.person(press.interaction)
        table = self.desk.hall.get(press.id.table)
        others = self._others(table, person)
        if table is None or len(others) < 2:
            await self._call(press, others[0] if others else None)
        else:
            message = whom_to_call(self.desk.scene(table, locale_of(press.interaction)), others)
            await self.desk.answer(press.interaction, message)

    async def _called(self, press: Press) -> None:
        place = press.id.extra
        await self._call(press, int(place) if place.isdecimal() else None)
        await put_question_away(press.interaction)

    async def _call(self, press: Press, seat: Seat | None) -> None:
        await self.turns.act(press, call_of(seat), in_hand=False)

    def _others(self, table: Table | None, person: int) -> list[Seat]:
        """Whom somebody may call at a table; nobody for a stranger."""
        seat = table.seat_of(person) if table is not None else None
        if table is None or table.deal is None or seat is None:
            return []
        view = table.deal.view(seat)
        return sorted(view.may_call) if isinstance(view, BigTwoView) else []


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Calling(bot.desk, bot.hands))
