"""``/undo`` and the buttons around it: taking back one's own last action, agreeing to that, refusing it."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.tables import commands as do
from cogs.hands import Hands
from cogs.hands.answered_actions import AnsweredActions
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import TableNumber
from cogs.presence.table_commands import Command, TableCommands
from cogs.publisher import Publisher
from cogs.ui.refusal_messages import trouble
from cogs.ui.seating.undo_requests import undo_remark
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described, option

DIGITS = 6
"""The most digits in the number of a step or of a request."""


class UndoCommands(commands.Cog, name="undo"):
    """Handles ``undo`` (in a menu), ``undoagree`` and ``undorefuse`` (at the table), and all three in a hand."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher, menus: Menus) -> None:
        self.bridge = bridge
        self.actions = AnsweredActions(bridge, hands)
        self.tables = TableCommands(bridge, hands, publisher, menus)
        bridge.handle(
            {
                **dict.fromkeys(("undo", "undoagree", "undorefuse"), self._pressed),
                **dict.fromkeys(("handundo", "handundoagree", "handundorefuse"), self._pressed_in_hand),
            }
        )

    @app_commands.command(description=described("command-undo"))
    @app_commands.guild_only()
    @app_commands.describe(table=option("table"))
    async def undo(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Ask to take back the last action at the named table, else at the one where the asker would act."""
        person = await self.bridge.people.asking(interaction)
        tables = self.bridge.which.to_act_at(interaction, person, table)
        if unclear := self.bridge.which.unclear(interaction, tables, table):
            await self.bridge.answer(interaction, unclear)
            return
        if not tables:
            await self.bridge.answer(interaction, self.bridge.which.none_here(interaction))
            return
        command = do.Undo(person)
        outcome = await self.bridge.hall.do(tables[0].id, command, interaction.id)
        if outcome.refusal is not None or outcome.table is None:
            await self.bridge.refuse(interaction, outcome, person, command)
            return
        remark = undo_remark(self.bridge.scene(outcome.table, locale_of(interaction)), person)
        await self.actions.show_hand(interaction, outcome.table, person, remark=remark)

    async def _pressed(self, press: Press) -> None:
        command = _meant(press)
        if command is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
        else:
            await self.tables.pressed(press, command)

    async def _pressed_in_hand(self, press: Press) -> None:
        command = _meant(press)
        if command is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
        else:
            person = await self.bridge.people.asking(press.interaction)
            await self.actions.command(press, command(person), person)


def _meant(press: Press) -> Command | None:
    """What a press asks for, with the step or the request that its button names. None: a forged button names none."""
    if not press.id.extra.isdecimal() or len(press.id.extra) > DIGITS:
        return None
    number = int(press.id.extra)
    kinds: dict[str, Command] = {
        "undo": lambda person: do.Undo(person, number),
        "undoagree": lambda person: do.AgreeToUndo(person, number),
        "undorefuse": lambda person: do.RefuseUndo(person, number),
    }
    return kinds[press.id.verb.removeprefix("hand")]


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(UndoCommands(bot.bridge, bot.hands, bot.publisher, bot.menus))
