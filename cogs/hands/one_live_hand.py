"""A live hand: one person's hand at one table, and the only one that draws and sends it."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import NamedTuple

import discord
import structlog

from bot.scenes.hand_scene import Hint
from bot.tables.life.clock import SystemClock
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from cogs.hands.contents import Additions, Contents
from cogs.hands.delivery import Delivery
from cogs.interactions.answering.answers import quietly, send_private, think
from cogs.interactions.bridge import locale_of
from cogs.outbox.drawing import DrawnLate
from cogs.outbox.inbox import Inbox
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction

WHILE_OTHERS_ACT = 2.0
"""Seconds between two renewals of a hand while its owner need not act: others play, or cards are drawn."""

AT_ONCE = 0.015
"""Seconds that an answer waits for its picture before it is acknowledged without text."""

IN_WORDS_AFTER = 1.0
"""Seconds that it then waits. After that it goes out in words, and the picture follows."""

UNPROCESSED = 400
"""The status of a request that Discord cannot process, such as keeping a picture that the message lacks."""

log = structlog.get_logger(__name__)

Key = tuple[str, int]
"""Table id and person number."""


class Answered(Enum):
    """How somebody was answered with their hand."""

    IN_PLACE = auto()  # in the message that they pressed
    ANEW = auto()  # as a new hand message
    NOT = auto()  # not at all, or with the end of their deal instead


class ShownHand(NamedTuple):
    """What a hand message shows."""

    hand: OwnHand
    pictured: OwnHand | None = None  # the hand whose picture it has; None: it has no picture
    late: bool = False  # whether its picture has still to come


class LiveHand:
    """A person's hand at a table, as far as this process knows it."""

    def __init__(self, hall: Hall, contents: Contents, key: Key, interaction: Interaction) -> None:
        self.delivery = Delivery(hall.clock, key[0], interaction)  # how the hand reaches its owner
        self.added = Additions()  # what the hand shows beside its view
        self._hall = hall
        self._contents = contents
        self._key = key
        self._drawing: tuple[OwnHand, asyncio.Task[Message]] | None = None  # the hand being drawn, and the task
        self._anew = False  # whether to draw it again even if it shows the same
        self._shown: ShownHand | None = None  # what its message shows; None: not known
        self._left: Table | None = None  # the table when its owner was done with it
        # Always the system's clock, whatever clock the tables have: the pause spares the machine.
        self.name = f"hand of {key[1]} at {key[0]}"
        self._inbox = Inbox(self._renewed, SystemClock(), WHILE_OTHERS_ACT, self.name)
        self.on_hold = self._inbox.on_hold

    def ask(self, *, remark: str, hint: Hint | None, hurried: bool = True) -> None:
        """Have the hand brought up to date soon. Changes until then are shown together."""
        self.added.remark, self.added.hint = remark, hint
        self._inbox.ask(hurried=hurried)

    def adopt(self, interaction: Interaction, deal: int) -> None:
        """Note a press on the owner's hand message. From now on it is edited through that press."""
        before = self.delivery.message and self.delivery.message.id
        self.delivery.adopt(interaction, deal)
        if before != (self.delivery.message and self.delivery.message.id):
            self._shown = None

    def ask_anew(self) -> None:
        """Have the hand drawn and sent again, even if it shows the same."""
        self._anew, self._drawing = True, None
        self._inbox.ask()

    async def answer(self, interaction: Interaction, table: Table, remark: str, *, in_place: bool) -> Answered:
        """Answer with the current hand: with its picture, or in words and controls if that takes too long."""
        how, shown = Answered.NOT, None
        await self._contents.order(table.game, self._key[1])
        hand = await self._now(table, interaction, remark)
        try:
            with self.on_hold():
                drawn = None if hand is None else await self._drawn_soon(hand, interaction, in_place=in_place)
                newest = await self._now(table, interaction, remark)
                if newest != hand:  # the play went on meanwhile, so what was drawn may no longer be true
                    hand, drawn = newest, None
                message = drawn or self._without_picture(hand, table, locale_of(interaction))
                if in_place and await self.delivery.answer_in_place(interaction, message):
                    how = Answered.IN_PLACE
                elif hand is None:
                    await send_private(interaction, message)
                elif await self.delivery.send(interaction, hand.scene.table.deal_number, message):
                    how = Answered.ANEW
                if how is not Answered.NOT and hand is not None:
                    shown = _shown_by(drawn, hand) if drawn is not None else ShownHand(hand, late=True)
        finally:  # it is renewed afterwards, even if nothing could be sent
            self._shown = shown
            self.ask(remark=remark, hint=self.added.hint)
        return how

    async def _now(self, table: Table, interaction: Interaction, remark: str) -> OwnHand | None:
        """The current hand. None if its deal is over, or its owner is done with the table."""
        if self._left is not None:
            return None
        return await self._contents.now(table, self._key[1], interaction, self.added, remark)

    async def _drawn_soon(self, hand: OwnHand, interaction: Interaction, *, in_place: bool) -> Message | None:
        """The message of a hand with its picture, if that is drawn soon.

        While a new message waits, its reader sees *thinking…*: at once if other pictures come first. A pressed hand
        waits no longer than ``AT_ONCE``.
        """
        if self._contents.is_behind():
            return None
        drawing = self._drawing_of(hand)
        waits = in_place or self._contents.begins_within(AT_ONCE)
        done, _ = await asyncio.wait({drawing}, timeout=AT_ONCE if waits else 0)
        if not done and not in_place and await think(interaction):
            done, _ = await asyncio.wait({drawing}, timeout=IN_WORDS_AFTER)
        if not done:
            return None
        self._drawing = None
        failed = drawing.cancelled() or drawing.exception() is not None  # put away, or drawn too slowly
        return None if failed else drawing.result()

    def _drawing_of(self, hand: OwnHand) -> asyncio.Task[Message]:
        """The task that draws a hand's message. There is only one, even if an answer did not wait for it."""
        if self._drawing is None or self._drawing[0] != hand:
            drawing = asyncio.create_task(self._contents.drawn(hand), name=f"drawing of the {self.name}")
            drawing.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits for it
            self._drawing = hand, drawing
        return self._drawing[1]

    def _give_up_drawing(self) -> None:
        if self._drawing is not None:
            self._drawing[1].cancel()
            self._drawing = None

    async def _renewed(self) -> None:
        await self.delivery.persist(self._bring)

    async def _bring(self) -> None:
        """Bring the current hand, if possible, unless a newer one was brought while it was drawn."""
        (number, person), delivery = self._key, self.delivery
        table = self._hall.if_awake(number)
        if table is None:
            return
        await self._contents.order(table.game, person)
        hand = await self._contents.now(table, person, delivery.interaction, self.added, self.added.remark)
        if hand is None:
            await delivery.tidy()
            self._shown = None
            await delivery.end(self._over(table, delivery.locale))
            return
        await self._contents.note_told(hand, person)
        deal, brought = hand.scene.table.deal_number, delivery.brought
        anew, self._anew = self._anew, False
        stands = delivery.standing is not None and not anew
        if (stands and self._shows(hand)) or not delivery.can_bring(deal):
            return
        if stands and not delivery.awaits(deal) and await self._brought_with_its_picture(deal, hand):
            return
        if self._contents.is_behind():
            await self._bring_words(deal, hand)
            return
        try:
            message = await self._drawing_of(hand)
        except DrawnLate:
            await self._bring_words(deal, hand)
            return
        finally:
            self._drawing = None
        if delivery.brought == brought:  # else a newer hand stands, and is drawn next
            self._shown = None
            sends = delivery.awaits(deal)  # the old message may have gone while it was drawn
            await delivery.bring(deal, message)
            if delivery.brought == brought + sends:  # else an answer has replaced it meanwhile
                self._shown = _shown_by(message, hand)

    async def _brought_with_its_picture(self, deal: int, hand: OwnHand) -> bool:
        """Edit the message and keep its picture, if that fits the hand. False if a picture must be drawn."""
        before = self._shown.pictured if self._shown is not None else None
        message = self._contents.with_picture_of(before, hand) if before is not None else None
        if message is None:
            return False
        self._shown = None
        brought = self.delivery.brought
        try:
            if not await self.delivery.bring(deal, message):
                return False
        except discord.HTTPException as problem:
            if problem.status != UNPROCESSED:
                raise
            log.warning("picture_not_kept", table=self._key[0], code=problem.code)
            return False
        if self.delivery.brought == brought:  # else an answer has replaced it meanwhile
            self._shown = ShownHand(hand, pictured=hand)
        return True

    def _shows(self, hand: OwnHand) -> bool:
        """Whether the message already shows this hand, with nothing still to come."""
        return self._shown is not None and self._shown.hand == hand and not self._shown.late

    async def _bring_words(self, deal: int, hand: OwnHand) -> None:
        """Bring the hand in words and controls, once. Its picture follows when pictures are no longer late."""
        worded = ShownHand(hand, late=True)
        if self._shown != worded:
            self._shown = None
            await self.delivery.bring(deal, self._contents.in_words(hand))
            self._shown = worded
        self._inbox.ask(hurried=False)

    def _without_picture(self, hand: OwnHand | None, table: Table, locale: str) -> Message:
        """A hand in words and controls or, with None, how its deal ended."""
        return self._contents.in_words(hand) if hand is not None else self._over(table, locale)

    def _over(self, table: Table, locale: str) -> Message:
        """What it says after its deal, even if ``table`` is outdated."""
        return self._contents.over(self._left or self._hall.if_awake(table.id) or table, self._key[1], locale)

    async def end(self, table: Table) -> None:
        """Tell its owner, who is done with the table, how their deal ended. The hand is no longer kept."""
        self._left = table
        await self._inbox.close(break_off=False)
        self._give_up_drawing()
        await self.delivery.tidy()
        await quietly(self.delivery.end(self._contents.over(table, self._key[1], self.delivery.locale)))

    @property
    def is_busy(self) -> bool:
        """Whether it has still to be brought."""
        return self._inbox.wanted or self._inbox.busy

    @property
    def is_in_reach(self) -> bool:
        """Whether its owner can still see it change."""
        return self.delivery.standing is not None or self.delivery.can_send

    async def close(self) -> None:
        """Stop bringing it."""
        await self._inbox.close(break_off=True)
        self._give_up_drawing()


def _shown_by(message: Message, hand: OwnHand) -> ShownHand:
    """What a message drawn for a hand shows. A hand that cannot be drawn has no picture."""
    return ShownHand(hand, pictured=hand if message.has_picture else None)
