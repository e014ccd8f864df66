"""Callouts: a last card that its owner did not declare is called by the button of the table."""

from __future__ import annotations

from typing import Any

from discord.ext import commands

from bot.games.actions import Seat
from bot.games.big_two.deal.view import BigTwoView
from bot.games.big_two.grammar import call_of
from bot.tables.table import Table
from cogs.edge.answers import put_question_away
from cogs.edge.desk import Desk, locale_of
from cogs.hands import Hands
from cogs.hands.carrying import Turns
from cogs.ui.controls import Press
from cogs.ui.menus import whom_to_call


class Calling(commands.Cog, name="calling"):
    """The *Call out* button of the table message."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self.desk = desk
        self.turns = Turns(desk, hands)
        desk.handle({"callout": self._pressed, "call": self._called})

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
