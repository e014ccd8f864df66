"""Bringing a hand: drawn, then sent with a live interaction or put in place of the hand message that stands."""

from __future__ import annotations

import discord
import structlog

from bot.i18n.catalogue import text
from bot.tables.table import Table
from cogs.edge.answers import CONNECTION_LOST, SERVER_TROUBLE, is_gone, put_in_place, quietly, send_private
from cogs.edge.desk import Desk, locale_of
from cogs.edge.drawing import Drawing, NotDrawn
from cogs.hands.live import Key, Live
from cogs.hands.looks import Looks
from cogs.hands.reach import TOKEN_LIFE, Shown
from cogs.ui.controls import Interaction
from cogs.ui.hand.hand_picture import hand_picture
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.messages import Message, notice

WAITS = (1.0, 3.0)
"""Seconds before a hand is brought again whose connection was lost."""

log = structlog.get_logger(__name__)


class Bringing:
    """Brings hands to their owners, drawn by ``drawing``."""

    def __init__(self, desk: Desk, looks: Looks, drawing: Drawing) -> None:
        self._desk = desk
        self._looks = looks
        self._drawing = drawing

    async def refresh(self, key: Key, live: Live) -> None:
        """Bring the hand as it is now to whoever can be reached."""
        shown = live.reach.shown
        try:
            await self._bring_at_last(key, live)
        except discord.HTTPException as problem:
            log.info("hand_not_refreshed", table=key[0], status=problem.status, code=problem.code)
            if problem.status < SERVER_TROUBLE:
                live.reach.lost(shown)
        except Exception:
            log.exception("hand_failed", table=key[0])

    async def _bring_at_last(self, key: Key, live: Live) -> None:
        """Bring the hand, again where the connection was lost under it."""
        for wait in WAITS:
            try:
                await self._bring(key, live)
            except CONNECTION_LOST as problem:
                log.info("hand_again", table=key[0], reason=type(problem).__name__)
                await self._desk.hall.clock.sleep(wait)
            else:
                return
        await self._bring(key, live)

    async def _bring(self, key: Key, live: Live) -> None:
        """Edit the hand message, or send one where a deal began and the newest interaction still lives."""
        async with live.lock:
            table, reach = self._desk.hall.get(key[0]), live.reach
            if table is None:
                return
            await self._looks.order(key[1])
            hand = self.hand(table, key[1], live, live.look.remark)
            if hand is None:
                await self.say_over(live)
                return
            deal, now = table.deal_number, self._now()
            if not (reach.awaits(deal, now) or reach.standing(now)):
                return
            message = await self.drawn(hand, live)
            if message is None:  # a newer hand stands, and is drawn next
                return
            if reach.awaits(deal, now):
                await self.send(live, reach.interaction, hand, message)
            elif shown := reach.standing(now):
                await self._put_on(live, shown, hand, message)

    async def _put_on(self, live: Live, shown: Shown, hand: OwnHand, message: Message) -> None:
        """Edit the hand message; where it was deleted meanwhile, send another while somebody can be reached."""
        reach = live.reach
        try:
            await shown.edit(view=message.view(), attachments=message.files())
        except discord.NotFound as problem:
            now = self._now()
            if not is_gone(problem) or shown is not reach.shown or not reach.can_send(now):
                raise
            reach.gone(shown.message, now)
            await self.send(live, reach.interaction, hand, message)

    async def say_over(self, live: Live) -> None:
        """No hand any more, and no buttons."""
        if shown := live.reach.standing(self._now()):
            await shown.edit(view=over(live.reach.interaction).view(), attachments=[])

    # --- one hand message ---

    def hand(self, table: Table, person: int, live: Live, remark: str) -> OwnHand | None:
        """The hand as it is now, however old the table at hand."""
        newest = self._desk.hall.get(table.id) or table
        hand = self._looks.scene(newest, person, locale_of(live.reach.interaction))
        return live.look.at(hand, remark) if hand is not None else None

    async def drawn(self, hand: OwnHand, live: Live) -> Message | None:
        """The message of a hand with its picture; without one where it cannot be drawn.

        None where another hand was sent or put in place meanwhile: this one is too old.
        """
        generation = live.generation
        picture = hand_picture(hand)
        try:
            png = await self._drawing.draw(picture) if picture is not None else None
        except NotDrawn as problem:
            log.warning("hand_not_drawn", table=hand.scene.table.id, reason=str(problem))
            png = None
        return hand_message(hand, png) if live.generation == generation else None

    async def put(self, live: Live, interaction: Interaction, message: Message) -> bool:
        """Answer a press by a message in place of the pressed one; False where that cannot be."""
        live.generation += 1
        return await put_in_place(interaction, message)

    async def send(self, live: Live, interaction: Interaction, hand: OwnHand, message: Message) -> bool:
        """Send a hand message; the one before goes. False when the interaction cannot be answered any more."""
        live.generation += 1
        reach = live.reach
        until = reach.until if interaction is reach.interaction else self._now() + TOKEN_LIFE
        sent = await send_private(interaction, message)
        if sent is None:
            return False
        before = reach.sent(Shown(sent.id, hand.scene.table.deal_number, until, sent.edit, sent.delete), self._now())
        if before is not None and not await quietly(before.delete()):
            reach.put_away = 0
        return True

    def _now(self) -> float:
        return self._desk.hall.clock.monotonic()


def over(interaction: Interaction) -> Message:
    """What stands where a hand was, once the deal has ended."""
    return notice(text("hand-over", locale_of(interaction)))
