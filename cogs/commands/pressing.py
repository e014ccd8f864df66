"""The buttons of the table message. Each carries an action of its game, or what one is about."""

from __future__ import annotations

from typing import Any

from discord.ext import commands

from bot.engine.actions import Action, asked
from bot.engine.game import find_game
from bot.engine.typed.command_options import OptionKind
from bot.scenes.buttons import Whom
from bot.tables.table import Table
from cogs.hands import Hands
from cogs.hands.answered_actions import AnsweredActions
from cogs.interactions.answering.answers import put_question_away
from cogs.interactions.bridge import Bridge, locale_of
from cogs.ui.refusal_messages import trouble
from cogs.ui.table.menus import whom_to_name
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.presses import Press


class Pressing(commands.Cog, name="pressing"):
    """Handles ``do``, ``dolate`` and ``whom``.

    ``do``: an action, on the turn of its button. ``dolate``: an action on any turn. ``whom``: an action that names
    another seat.
    """

    def __init__(self, bridge: Bridge, hands: Hands) -> None:
        self.bridge = bridge
        self.actions = AnsweredActions(bridge, hands)
        bridge.handle({"do": self._do, "dolate": self._do_late, "whom": self._whom}, acting=True)

    async def _do(self, press: Press, *, late: bool = False) -> None:
        """Do the action of a button, and delete the question that it answers."""
        action = self.actions.action_on(press)
        if action is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
            return
        await self.actions.act(press, action, in_hand=False, late=late)
        await put_question_away(press.interaction)

    async def _do_late(self, press: Press) -> None:
        await self._do(press, late=True)

    async def _whom(self, press: Press) -> None:
        """Name the one seat that can be named; of several, ask the presser."""
        person = await self.bridge.people.asking(press.interaction)
        table, verb = self.bridge.hall.get(press.id.table), press.id.extra
        if table is None or not _names_a_player(table.game, verb):
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
            return
        seats = _to_name(table, person, verb)
        question = _question(self.bridge.scene(table), verb) if len(seats) > 1 else None
        if question is None:
            await self.actions.act(press, Action(verb, number=seats[0] if seats else None), in_hand=False)
            return
        scene = self.bridge.scene(table, locale_of(press.interaction))
        await self.bridge.answer(press.interaction, whom_to_name(scene, question, seats))


def _names_a_player(game: str, verb: str) -> bool:
    """Whether an action with this verb names a player and nothing else. A forged button may carry any verb."""
    named = [command.options for command in find_game(game).typed.verbs if verb in command.verbs]
    return any([option.kind for option in options] == [OptionKind.PLAYER] for options in named)


def _to_name(table: Table, person: int, verb: str) -> tuple[int, ...]:
    """The seats that somebody may name with this verb. Empty for a stranger."""
    ask = asked(table.deal, table.seat_of(person), verb) if table.deal is not None else None
    return ask.seats if ask else ()


def _question(scene: TableInWords, verb: str) -> Whom | None:
    """The question before a seat is named with this verb, from the table's buttons."""
    naming = (button.does for button in scene.shown.buttons if isinstance(button.does, Whom))
    return next((whom for whom in naming if whom.verb == verb), None)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Pressing(bot.bridge, bot.hands))
