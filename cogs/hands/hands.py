"""Hands: each person's private hand message, brought and kept current.

A hand cannot be pushed to somebody. It arrives on the person's newest live interaction and is edited through the
interaction that showed it, for as long as Discord lets a token live.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.games.actions import Action
from bot.i18n.catalogue import text
from bot.scenes.selection import Selection
from bot.tables.hall import Update
from bot.tables.table import Stage, Table
from cogs.edge.answers import quietly, send_private
from cogs.edge.desk import Desk, locale_of
from cogs.edge.drawing import Drawing
from cogs.hands.bringing import Bringing, over
from cogs.hands.live import Live, LiveHands
from cogs.hands.looks import Looks
from cogs.ui.controls import Interaction
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.messages import Message


class Hands:
    """Keeps every live hand current, latest wins."""

    def __init__(self, desk: Desk, drawing: Drawing) -> None:
        self._desk = desk
        self.looks = Looks(desk)
        self._bringing = Bringing(desk, self.looks, drawing)
        self._live = LiveHands(desk, self._bringing.refresh)
        self._leaving: set[asyncio.Task[None]] = set()
        desk.hall.listen(self._on_update)

    # --- what is known of a hand ---

    def scene(self, table: Table, person: int, locale: str) -> OwnHand | None:
        """The hand of a seated person; None while no deal is in hand."""
        return self.looks.scene(table, person, locale)

    def choice(self, table: Table, person: int) -> Selection | None:
        """What somebody has chosen for this turn, as far as it is known here."""
        live = self._live.get(table.id, person)
        return live.look.chosen(table.turn) if live is not None else None

    def choose(self, table: Table, person: int, choice: Selection, interaction: Interaction) -> None:
        """Keep what somebody has chosen for this turn."""
        self._live.of(table.id, person, interaction).look.choose(choice, table.turn)

    def remember(self, table: str, person: int, interaction: Interaction) -> None:
        """Note a person's newest interaction at a table: the next hand arrives on it."""
        self._live.remember(table, person, interaction)

    def adopt(self, table: str, person: int, interaction: Interaction) -> None:
        """A press on the person's own hand message: from now on that interaction edits it."""
        self._live.adopt(table, person, interaction)

    def refused(self, table: str, person: int, delete: Callable[[], Awaitable[Any]]) -> None:
        """Note a refusal that goes with the next accepted play."""
        live = self._live.get(table, person)
        if live is not None:
            live.refusals.append(delete)

    async def sweep(self, table: str, person: int) -> None:
        """Take away the refusals shown since the last accepted play."""
        live = self._live.get(table, person)
        if live is not None:
            await live.sweep()

    # --- answers ---

    async def show(self, interaction: Interaction, table: Table, person: int, remark: str = "") -> None:
        """Answer with the hand as a new message, at once in words and controls, then drawn; an older one goes."""
        await self._answer(interaction, table, person, remark, in_place=False)

    async def renew(self, interaction: Interaction, table: Table, person: int, *, in_hand: bool) -> None:
        """Refuse a press of an earlier turn by the hand as it is now: at once in words and controls, then drawn.

        It comes in place of the pressed hand; for a press elsewhere, or where that hand is gone, as a new one.
        """
        await self._answer(interaction, table, person, text("hand-stale", locale_of(interaction)), in_place=in_hand)

    async def _answer(
        self, interaction: Interaction, table: Table, person: int, remark: str, *, in_place: bool
    ) -> None:
        await self.looks.order(person)
        live = self._live.of(table.id, person, interaction)
        hand, message = self._in_words(interaction, table, person, live, remark)
        try:
            if in_place and await self._bringing.put(live, interaction, message):
                self.adopt(table.id, person, interaction)
            else:
                await self._send(interaction, table, person, live, hand, message)
        finally:  # what was being drawn is given up, even where nothing could be put in its place
            self.refresh(table.id, person, remark=remark, hint=live.look.hint)

    async def replace_gone(self, interaction: Interaction, table: Table, person: int) -> None:
        """After an accepted press on a hand message that is gone: a new one, unless another stands."""
        live = self._live.of(table.id, person, interaction)
        if live.reach.gone(interaction.message.id if interaction.message else 0, self._now()):
            self.remember(table.id, person, interaction)
        else:
            await self.show(interaction, table, person)

    def _in_words(
        self, interaction: Interaction, table: Table, person: int, live: Live, remark: str
    ) -> tuple[OwnHand | None, Message]:
        """The hand as it is now, and its message without a picture; where the deal has ended, that it has."""
        hand = self._bringing.hand(table, person, live, remark)
        return hand, hand_message(hand, None) if hand is not None else over(interaction)

    async def _send(
        self,
        interaction: Interaction,
        table: Table,
        person: int,
        live: Live,
        hand: OwnHand | None,
        message: Message,
    ) -> None:
        """Answer by a message of its own: the hand, which is then the one that stands, or that there is none."""
        if hand is None:
            await send_private(interaction, message)
        elif await self._bringing.send(live, interaction, hand, message):
            self.remember(table.id, person, interaction)

    # --- keeping current ---

    def refresh(self, table: str, person: int, *, remark: str = "", hint: Action | None = None) -> None:
        """Bring a live hand up to date soon; changes that come meanwhile are shown together."""
        live = self._live.get(table, person)
        if live is not None:
            live.look.remark, live.look.hint = remark, hint
            live.refreshing.ask()

    def _on_update(self, update: Update) -> None:
        table = update.table
        if table.stage is Stage.ENDED:
            for live in self._live.forget(table.id):
                task = asyncio.create_task(self._put_away(live), name=f"last hand at {table.id}")
                self._leaving.add(task)
                task.add_done_callback(self._leaving.discard)
            return
        changed = update.before is None or update.before.turn != table.turn
        for person in table.persons:
            known = self._live.get(table.id, person)
            if known is not None:
                self.refresh(table.id, person, hint=None if changed else known.look.hint)

    def _now(self) -> float:
        return self._desk.hall.clock.monotonic()

    async def close(self) -> None:
        """Stop refreshing."""
        await self._live.close()
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def _put_away(self, live: Live) -> None:
        """The hand at a table that has ended."""
        async with live.lock:
            await quietly(self._bringing.say_over(live))
