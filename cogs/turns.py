"""Turns: an action is carried to the hall, and its author is told what came of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.games.actions import Action, Pass, Play
from bot.games.game import Refusal
from bot.i18n.catalogue import text
from bot.tables import commands as do
from bot.tables.refusals import TableRefusal
from bot.tables.hall import Outcome
from bot.tables.table import Table
from cogs.answers import replace_message, send_private, settle
from cogs.desk import Desk, is_table_refusal, locale_of
from cogs.hands import Hands
from cogs.ui.controls import Interaction, Press
from cogs.ui.custom_ids import read_choice
from cogs.ui.hand_scene import HandScene
from cogs.ui.messages import Message
from cogs.ui.refusals import game_refusal, table_refusal, trouble

Did = tuple[str, dict[str, Any]]
"""What was just done: the key of its line, and the facts."""


@dataclass(frozen=True, slots=True)
class Turns:
    """What plays, passes and choices share, whether typed or pressed."""

    desk: Desk
    hands: Hands

    async def typed(self, interaction: Interaction, action: Action) -> None:
        """An action by command: done, then answered with the hand as it is now."""
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        if table is None:
            await self.desk.answer(interaction, trouble("err-no-table", locale_of(interaction)))
            return
        outcome = await self.desk.hall.do(table.id, do.Act(person, action), interaction.id)
        if outcome.refusal is not None or outcome.table is None:
            await self.desk.answer(interaction, self._refusal(outcome, table, person, action, locale_of(interaction)))
            return
        await self.show_hand(interaction, outcome.table, person, _did(action))
        await self.hands.sweep(table.id, person)

    async def show_hand(
        self, interaction: Interaction, table: Table | None, person: int, did: Did | None = None
    ) -> None:
        """Answer with the hand, or say why there is none."""
        locale = locale_of(interaction)
        if table is None:
            await self.desk.answer(interaction, trouble("err-no-table", locale))
        elif table.seat_of(person) is None:
            await self.desk.answer(interaction, trouble("err-stranger-playing", locale))
        else:
            scene = self.desk.scene(table, locale)
            remark = scene.say(did[0], **did[1]) if did else ""
            if table.deal is None:
                await self.desk.answer(interaction, Message((remark,)) if remark else trouble("err-no-hand", locale))
            else:
                await self.hands.show(interaction, table, person, remark)

    async def act(self, press: Press, action: Action, *, in_hand: bool = True) -> None:
        """An action by a button. It is acknowledged as soon as it is saved; the hand follows."""
        interaction = press.interaction
        person = await self.desk.person(interaction)
        table = self.desk.hall.get(press.id.table)
        turn = press.id.turn if in_hand or isinstance(action, Pass) else None
        outcome = await self.desk.do(press, do.Act(person, action, turn))
        if outcome.refusal is not None or outcome.table is None:
            await self._refused(press, outcome, table, person, action, in_hand=in_hand)
            return
        await self.settled(press, person, in_hand=in_hand)
        self.hands.refresh(press.id.table, person)
        await self.hands.sweep(press.id.table, person)

    async def settled(self, press: Press, person: int, *, in_hand: bool = True) -> bool:
        """Acknowledge a press; where that works, the next hand comes by it, else by the way it came before."""
        reached = await settle(press.interaction)
        if reached:
            remember = self.hands.adopt if in_hand else self.hands.remember
            remember(press.id.table, person, press.interaction)
        return reached

    async def _refused(
        self, press: Press, outcome: Outcome, table: Table | None, person: int, action: Action, *, in_hand: bool
    ) -> None:
        """A stale press brings the hand as it is now; a hand of no deal gives way to the reason; others are told."""
        interaction, locale = press.interaction, locale_of(press.interaction)
        name = outcome.refusal.name if outcome.refusal else TableRefusal.ENDED
        if name == TableRefusal.OLD and outcome.table is not None:
            renew = self.hands.renew if in_hand else self.hands.show
            await renew(interaction, outcome.table, person, text("hand-stale", locale))
            return
        message = self._refusal(outcome, table, person, action, locale)
        if in_hand and name in (TableRefusal.NO_DEAL, TableRefusal.ENDED):
            await replace_message(interaction, message)
        else:
            await self.private(press, person, message)

    async def private(self, press: Press, person: int, message: Message) -> None:
        """A refusal in answer to a press; it goes with the next accepted play, the hand message stays."""
        sent = await send_private(press.interaction, message)
        if sent is not None:
            self.hands.refused(press.id.table, person, sent.delete)

    def _refusal(self, outcome: Outcome, table: Table | None, person: int, action: Action, locale: str) -> Message:
        """What the table or the judge says, for its reader."""
        table = outcome.table or table
        refusal = outcome.refusal or Refusal(TableRefusal.ENDED, "")
        hand = self.hands.scene(table, person, locale) if table else None
        if hand is None or is_table_refusal(refusal):
            scene = self.desk.scene(table, locale) if table else None
            return table_refusal(refusal, scene, locale, person)
        return game_refusal(refusal, hand, action)

    def hand_at(self, press: Press, person: int) -> HandScene | None:
        """The presser's hand with the choice made last; after a restart, with the one that the control carries."""
        table = self.desk.hall.get(press.id.table)
        hand = self.hands.scene(table, person, locale_of(press.interaction)) if table else None
        kept = self.hands.choice(hand.scene.table, person) if hand else None
        return replace(hand, choice=kept or read_choice(press.id.extra)) if hand else None


def _did(action: Action) -> Did:
    """What was just done, as the line on top of the hand."""
    if isinstance(action, Play):
        return "hand-played", {"cards": action.cards}
    return ("hand-passed", {}) if isinstance(action, Pass) else ("hand-declared", {})
