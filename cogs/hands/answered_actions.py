"""Actions with their answers: each goes to the hall, and its author is told the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.cards import NotationError
from bot.engine.actions import Action, NotPossible, asked
from bot.engine.game import Refusal, View, find_game
from bot.i18n.names import markup_safe
from bot.i18n.spoken_facts import facts_of
from bot.scenes.hand_scene import Hint, Selection
from bot.tables import commands as do
from bot.tables.deal.holds import can_be_held
from bot.tables.moment import Outcome
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal, refuse
from cogs.hands import Hands
from cogs.hands.contents import chosen_with
from cogs.interactions.answering.answers import is_unsaid, replace_message, send_private, settle
from cogs.interactions.bridge import Bridge, locale_of
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.refusal_messages import game_refusal, table_refusal, trouble
from cogs.ui.toolkit.custom_ids import action_line
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press

Did = tuple[str, dict[str, Any]]
"""What was just done: the key of its line, and its facts."""


def _command(table: Table | None, person: int, action: Action, turn: int | None) -> do.Act | do.Hold:
    """The command by which a person acts. An answer ahead of its ask is held, if the deal accepts that.

    An action without cards is never held here.
    """
    if table is None or table.deal is None or not action.cards or asked(table.deal, table.seat_of(person), action.verb):
        return do.Act(person, action, turn)
    return (do.Hold if can_be_held(table, person, action) else do.Act)(person, action, turn)


@dataclass(frozen=True, slots=True)
class AnsweredActions:
    """Does what people type and press at their tables. Answers with their hand, or with why nothing was done."""

    bridge: Bridge  # who is asking, and the way to the hall
    hands: Hands  # the hands that answer

    async def typed(self, interaction: Interaction, table: Table, person: int, action: Action) -> None:
        """Do a typed action at a table, and answer with the current hand."""
        with self.hands.answering(table.id, person):
            done = await self._do_typed(interaction, table, person, action)
        if done:
            await self.hands.sweep(table.id, person)

    async def _do_typed(self, interaction: Interaction, table: Table, person: int, action: Action) -> bool:
        command = _command(table, person, action, None)
        outcome = await self.bridge.hall.do(table.id, command, interaction.id)
        if outcome.refusal is not None or outcome.table is None:
            refusal = self._refusal(outcome, table, person, action, locale_of(interaction))
            await self.tell(interaction, table.id, person, refusal)
            return False
        did = None if isinstance(command, do.Hold) else self._did(action, table, person, locale_of(interaction))
        await self.show_hand(interaction, outcome.table, person, did)
        return True

    async def show_hand(
        self, interaction: Interaction, table: Table | None, person: int, did: Did | None = None, *, remark: str = ""
    ) -> None:
        """Answer with the hand, or say why there is none. What was just ``did``, or a ``remark``, stands on top."""
        locale = locale_of(interaction)
        if table is None:
            await self.bridge.answer(interaction, self.bridge.which.none_here(interaction))
        elif table.seat_of(person) is None:
            await self._tell_watcher(interaction, table, person)
        else:
            scene = self.bridge.scene(table, locale)
            remark = scene.say(did[0], **did[1]) if did else remark
            if table.deal is None:
                await self.bridge.answer(interaction, Message((remark,)) if remark else trouble("err-no-hand", locale))
            else:
                await self.hands.show(interaction, table, person, remark)

    async def act(self, press: Press, action: Action, *, in_hand: bool = True, late: bool = False) -> None:
        """Do a button's action, or hold it if it comes ahead. Unless ``late``, it counts only on the button's turn.

        It is acknowledged as soon as it is saved. The hand follows.
        """
        person = await self.bridge.people.asking(press.interaction)
        with self.hands.answering(press.id.table, person):
            done = await self._do_pressed(press, person, action, in_hand=in_hand, late=late)
        if done:
            await self.hands.sweep(press.id.table, person)

    async def _do_pressed(self, press: Press, person: int, action: Action, *, in_hand: bool, late: bool) -> bool:
        table, turn = self.bridge.hall.get(press.id.table), None if late else press.id.turn
        outcome = await self.bridge.do_pressed(press, _command(table, person, action, turn))
        if outcome.refusal is not None or outcome.table is None:
            await self._refused(press, outcome, table, person, action, in_hand=in_hand)
            return False
        await self.settled(press, person, in_hand=in_hand)
        self.hands.refresh(press.id.table, person)
        return True

    async def command(self, press: Press, command: do.Command, person: int) -> None:
        """Do something in a hand that is no action of the game. The hand stays and shows the result."""
        outcome = await self.bridge.do_pressed(press, command)
        if outcome.refusal is None:
            if await self.settled(press, person):
                self.hands.refresh(press.id.table, person)
            await self.hands.tidy(press.id.table, person)
        elif outcome.refusal.name == TableRefusal.OLD and outcome.table is not None:
            await self.hands.renew(press.interaction, outcome.table, person, in_hand=True)
        else:
            await self.bridge.refuse(press.interaction, outcome, person, command)

    async def settled(self, press: Press, person: int, *, in_hand: bool = True) -> bool:
        """Acknowledge a press. If that works, the next hand is sent through it, and this returns True."""
        interaction, table = press.interaction, self.bridge.hall.get(press.id.table)
        reached = await settle(interaction)
        if not reached:
            return False
        if in_hand and table is not None and is_unsaid(interaction):
            await self.hands.replace_gone(interaction, table, person)
        else:
            remember = self.hands.adopt if in_hand else self.hands.remember
            remember(press.id.table, person, interaction)
        return True

    async def _refused(
        self, press: Press, outcome: Outcome, table: Table | None, person: int, action: Action, *, in_hand: bool
    ) -> None:
        """Answer a refused press: a stale one with the current hand, one without a deal in place of the hand."""
        interaction, locale = press.interaction, locale_of(press.interaction)
        name = outcome.refusal.name if outcome.refusal else TableRefusal.ENDED
        if name == TableRefusal.OLD and outcome.table is not None:
            await self.hands.renew(interaction, outcome.table, person, in_hand=in_hand)
            return
        message = self._refusal(outcome, table, person, action, locale)
        if in_hand and name in (TableRefusal.NO_DEAL, TableRefusal.ENDED):
            await replace_message(interaction, message)
        else:
            await self.tell(interaction, press.id.table, person, message)

    async def without_hand(self, press: Press) -> None:
        """Answer a press in an outdated hand: its table or deal is over, or the presser has no seat."""
        interaction, table = press.interaction, self.bridge.hall.get(press.id.table)
        person, locale = await self.bridge.people.asking(interaction), locale_of(interaction)
        if table is not None and table.seat_of(person) is None:
            await self._tell_watcher(interaction, table, person)
            return
        refusal = Refusal(TableRefusal.NO_DEAL if table is not None else TableRefusal.ENDED, "")
        scene = self.bridge.scene(table, locale) if table is not None else None
        await replace_message(interaction, table_refusal(refusal, scene, locale, person))

    async def tell(self, interaction: Interaction, table: str, person: int, message: Message) -> None:
        """Show a refusal. It is deleted when its reader next does something in the hand. The hand stays."""
        if not self.hands.is_live(table, person):
            await self.bridge.refusals.tell(interaction, table, person, message)
            return
        sent = await send_private(interaction, message)
        if sent is not None:
            await self.hands.refused(table, person, sent.delete)

    async def _tell_watcher(self, interaction: Interaction, table: Table, person: int) -> None:
        """Say why somebody has no hand and how to get a seat, while that is so."""
        stranger = refuse(TableRefusal.STRANGER)

        def refused(then: Table) -> Refusal | None:
            return stranger if then.seat_of(person) is None else None

        await self.bridge.tell_while(interaction, table, person, stranger, refused)

    def _refusal(self, outcome: Outcome, table: Table | None, person: int, action: Action, locale: str) -> Message:
        """What the table or the judge says, for its reader."""
        table = outcome.table or table
        refusal = outcome.refusal or Refusal(TableRefusal.ENDED, "")
        hand = self.hands.contents.scene(table, person, locale) if table else None
        if hand is None or isinstance(refusal.name, TableRefusal):
            scene = self.bridge.scene(table, locale) if table else None
            return table_refusal(refusal, scene, locale, person)
        return game_refusal(refusal, hand, action)

    async def choose(self, press: Press, pick: Callable[[OwnHand], Selection]) -> None:
        """Change the choice in a hand. This ends a suggestion."""
        found = await self.current(press)
        if found is not None:
            hand, person = found
            choice = hand.scenes.fitting(hand.view, pick(hand))
            await self.chosen(press, hand, person, choice, draws=not hand.shown.pressed)

    async def chosen(
        self,
        press: Press,
        hand: OwnHand,
        person: int,
        choice: Selection,
        hint: Hint | None = None,
        *,
        draws: bool = True,
    ) -> None:
        """Show the hand with this choice and suggestion, and delete refusals. ``draws``: whether its picture changes.

        The choice is kept before the press is acknowledged, because *Play* may follow at once.
        """
        self.hands.choose(hand, person, choice, press.interaction)
        await self.shown_anew(press, person, hint, draws=draws)

    async def shown_anew(self, press: Press, person: int, hint: Hint | None = None, *, draws: bool = True) -> None:
        """Show the hand as its owner has it now, with a suggestion, and delete refusals."""
        await self.settled(press, person)
        self.hands.refresh(press.id.table, person, hint=hint, draws=draws)
        await self.hands.tidy(press.id.table, person)

    async def current(self, press: Press) -> tuple[OwnHand, int] | None:
        """The hand that was pressed, with its owner. None for a stale or a stranger's press, which is answered here."""
        person = await self.bridge.people.asking(press.interaction)
        hand = self.hand_at(press, person)
        if hand is None:
            await self.show_hand(press.interaction, self.bridge.hall.get(press.id.table), person)
            return None
        if press.id.turn != hand.scene.table.turn:
            await self.hands.renew(press.interaction, hand.scene.table, person, in_hand=True)
            return None
        return hand, person

    def hand_at(self, press: Press, person: int) -> OwnHand | None:
        """The presser's hand with their latest choice. After a restart, with the choice that the control carries."""
        table, added = self.bridge.hall.get(press.id.table), self.hands.added(press.id.table, person)
        locale = locale_of(press.interaction)
        return self.hands.contents.pressed_on(table, person, locale, added, press.id) if table else None

    def chosen_at(self, press: Press, person: int) -> tuple[View, Selection] | None:
        """What the presser may know, and their choice, as in ``hand_at``, for those who show nothing."""
        table, added = self.bridge.hall.get(press.id.table), self.hands.added(press.id.table, person)
        view = self.hands.contents.view(table, person) if table else None
        return (view, chosen_with(table, view, added, press.id)) if table and view is not None else None

    def action_on(self, press: Press) -> Action | None:
        """The action that a button carries. None if the table's game has no such action."""
        table = self.bridge.hall.get(press.id.table)
        try:
            return find_game(table.game).typed.grammar.read(action_line(press.id.extra)) if table else None
        except (NotPossible, NotationError):
            return None

    def _did(self, action: Action, table: Table, person: int, locale: str) -> Did:
        """What was just done at a table, for the line on top of the hand."""
        ask = asked(table.deal, table.seat_of(person), action.verb) if table.deal else None
        named = action.number if ask and ask.seats else None
        return f"did-{action.verb}", {
            **facts_of(table.rules, locale),
            "cards": action.cards,
            "card": action.cards[:1],
            "n": len(action.cards),
            "number": action.number,
            "place": (action.number or 0) + 1,
            "name": ""
            if named is None
            else markup_safe(self.bridge.people.seat_names(table.sitters, locale=locale)[named]),
        }
