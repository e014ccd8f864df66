"""Hands: where each person's private hand message is, and keeping it current.

A hand cannot be pushed to somebody. It arrives on the person's newest live interaction and is edited through the
interaction that showed it, for as long as Discord lets a token live.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import discord
import structlog

from bot.cards import Card
from bot.games.big_two.view import BigTwoView
from bot.i18n.catalogue import text
from bot.tables.hall import Update
from bot.tables.table import Stage, Table
from cogs.answers import CONNECTION_LOST, SERVER_TROUBLE, is_answered, is_own, quietly, replace_message, send_private
from cogs.desk import Desk, locale_of
from cogs.drawing import Drawing, NotDrawn
from cogs.ui.controls import Interaction
from cogs.ui.custom_ids import NOTHING_CHOSEN, Choice
from cogs.ui.hand_message import hand_message, hand_picture
from cogs.ui.hand_scene import HandScene
from cogs.ui.messages import Message, notice

TOKEN_LIFE = 14 * 60.0
"""Seconds an interaction's token is used for; Discord lets it live 15 minutes."""

WAITS = (1.0, 3.0)
"""Seconds before a hand is brought again whose connection was lost."""

log = structlog.get_logger(__name__)

Key = tuple[str, int]
"""Table id and person number."""


@dataclass
class Live:
    """A person's place at a table as Discord shows it: the newest interaction, and the hand message if there is one.

    ``edit`` and ``delete`` reach the hand message, whose id is ``message``, until ``edit_until``; ``lock`` is held
    while it is sent or edited, so that there is one. ``refusals`` are answers that go with the next accepted play.
    """

    interaction: Interaction
    until: float
    edit: Callable[..., Awaitable[Any]] | None = None
    delete: Callable[[], Awaitable[Any]] | None = None
    edit_until: float = 0.0
    choice: Choice = NOTHING_CHOSEN
    choice_turn: int = -1
    remark: str = ""
    hint: tuple[Card, ...] | None = None
    deal: int = 0
    message: int = 0
    refusals: list[Callable[[], Awaitable[Any]]] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    again: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """Keeps every live hand current, latest wins."""

    def __init__(self, desk: Desk, drawing: Drawing) -> None:
        self._desk = desk
        self._drawing = drawing
        self._live: dict[Key, Live] = {}
        self._orders: dict[int, str] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        desk.hall.listen(self._on_update)

    # --- what somebody looks at ---

    def scene(self, table: Table, person: int, locale: str) -> HandScene | None:
        """The hand of a seated person; None while no deal is in hand."""
        seat = table.seat_of(person)
        if seat is None or table.deal is None:
            return None
        view = table.deal.view(seat)
        if not isinstance(view, BigTwoView):
            raise TypeError(f"no hand message for {table.game}")
        return HandScene(self._desk.scene(table, locale), view, order=self._orders.get(person, "rank"))

    async def order(self, person: int) -> str:
        """How a person likes the hand sorted."""
        if person not in self._orders:
            kept = await self._desk.hall.store.setting(0, f"order:{person}")
            self._orders[person] = kept if isinstance(kept, str) else "rank"
        return self._orders[person]

    async def set_order(self, person: int, order: str) -> None:
        """Remember how a person likes the hand sorted."""
        await self._desk.hall.store.set_setting(0, f"order:{person}", order)
        self._orders[person] = order

    # --- showing ---

    def remember(self, table: str, person: int, interaction: Interaction) -> Live:
        """Note a person's newest interaction at a table: the next hand arrives on it. Kept only of who sits there."""
        until = self._now() + TOKEN_LIFE
        live = self._live.get((table, person)) or Live(interaction, until)
        found = self._desk.hall.get(table)
        if found is not None and found.seat_of(person) is not None:
            self._live[table, person] = live
        live.interaction, live.until = interaction, until
        return live

    async def show(self, interaction: Interaction, table: Table, person: int, remark: str = "") -> None:
        """Answer an interaction with the hand; an older hand message goes."""
        await self.order(person)
        live = self._live.get((table.id, person)) or self.remember(table.id, person, interaction)
        async with live.lock:
            hand = self._hand(self._desk.hall.get(table.id) or table, person, live, remark)
            if hand is None:  # the deal ended meanwhile
                await send_private(interaction, notice(text("hand-over", locale_of(interaction))))
            elif await self._send(live, interaction, hand):
                self.remember(table.id, person, interaction)

    async def renew(self, interaction: Interaction, table: Table, person: int, remark: str) -> None:
        """Answer a press on a hand message of an earlier turn with the hand as it is now, in its place."""
        await self.order(person)
        live = self._live.get((table.id, person)) or self.remember(table.id, person, interaction)
        async with live.lock:
            hand = self._hand(self._desk.hall.get(table.id) or table, person, live, remark)
            over = notice(text("hand-over", locale_of(interaction)))
            message = await self._message(hand) if hand else over
            if await replace_message(interaction, message):
                self.adopt(table.id, person, interaction)

    async def _send(self, live: Live, interaction: Interaction, hand: HandScene) -> bool:
        """Send a hand message; the one before goes. False when the interaction cannot be answered any more."""
        until = live.until if interaction is live.interaction else self._now() + TOKEN_LIFE
        sent = await send_private(interaction, await self._message(hand))
        if sent is None:
            return False
        old = live.delete if live.edit_until > self._now() else None
        live.edit, live.delete, live.edit_until = sent.edit, sent.delete, until
        live.message, live.deal = sent.id, hand.scene.table.deal_number
        if old is not None:
            await quietly(old())
        return True

    async def _message(self, hand: HandScene) -> Message:
        try:
            png = await self._drawing.draw(hand_picture(hand))
        except NotDrawn as problem:
            log.warning("hand_not_drawn", table=hand.scene.table.id, reason=str(problem))
            return hand_message(hand, None)
        return hand_message(hand, png)

    def _now(self) -> float:
        return self._desk.hall.clock.now()

    def adopt(self, table: str, person: int, interaction: Interaction) -> Live:
        """A press on the person's own hand message: from now on that interaction edits it; another hand goes soon."""
        live = self.remember(table, person, interaction)
        message = interaction.message
        if message is None or not is_own(interaction):
            return live
        if live.delete is not None and live.message not in (0, message.id) and live.edit_until > self._now():
            live.refusals.append(live.delete)
        found = self._desk.hall.get(table)
        live.message, live.deal = message.id, found.deal_number if found else 0
        live.edit, live.delete = interaction.edit_original_response, interaction.delete_original_response
        live.edit_until = live.until
        return live

    def choice(self, table: Table, person: int) -> Choice | None:
        """What somebody has chosen for this turn, as far as it is known here."""
        live = self._live.get((table.id, person))
        return live.choice if live is not None and live.choice_turn == table.turn else None

    def choose(self, table: Table, person: int, choice: Choice, interaction: Interaction) -> None:
        """Keep what somebody has chosen for this turn."""
        live = self._live.get((table.id, person)) or self.remember(table.id, person, interaction)
        live.choice, live.choice_turn = choice, table.turn

    def refresh(self, table: str, person: int, *, remark: str = "", hint: tuple[Card, ...] | None = None) -> None:
        """Bring a live hand up to date soon; changes that come meanwhile are shown together."""
        live = self._live.get((table, person))
        if live is None:
            return
        live.remark, live.hint = remark, hint
        if live.task is not None:
            live.again = True
            return
        live.task = asyncio.create_task(self._refresh((table, person), live), name=f"hand of {person} at {table}")

    async def _refresh(self, key: Key, live: Live) -> None:
        try:
            while True:
                live.again = False
                await self._bring_at_last(key, live)
                if not live.again:
                    return
        except discord.HTTPException as problem:
            log.info("hand_not_refreshed", table=key[0], status=problem.status, code=problem.code)
            if problem.status < SERVER_TROUBLE:
                live.edit = None
        except Exception:
            log.exception("hand_failed", table=key[0])
        finally:
            live.task = None

    async def _bring_at_last(self, key: Key, live: Live) -> None:
        """Bring the hand, again where the connection was lost under it."""
        for wait in WAITS:
            try:
                async with live.lock:
                    await self._bring(key, live)
            except CONNECTION_LOST as problem:
                log.info("hand_again", table=key[0], reason=type(problem).__name__)
                await self._desk.hall.clock.sleep(wait)
            else:
                return
        async with live.lock:
            await self._bring(key, live)

    async def _bring(self, key: Key, live: Live) -> None:
        """Edit the hand message, or send one where a deal began and the newest interaction still lives."""
        table = self._desk.hall.get(key[0])
        now = self._now()
        editable = live.edit is not None and live.edit_until > now
        if table is None:
            return
        await self.order(key[1])
        hand = self._hand(table, key[1], live, live.remark)
        if hand is None:
            await self._say_over(live)
            return
        if live.deal != table.deal_number and live.until > now and is_answered(live.interaction):
            await self._send(live, live.interaction, hand)
        elif editable and live.edit is not None:
            message = await self._message(hand)
            await live.edit(view=message.view(), attachments=message.files())

    async def _say_over(self, live: Live) -> None:
        """No hand any more, and no buttons."""
        if live.edit is not None and live.edit_until > self._now():
            over = notice(text("hand-over", locale_of(live.interaction)))
            await live.edit(view=over.view(), attachments=[])

    async def _put_away(self, live: Live) -> None:
        """The hand at a table that has ended."""
        async with live.lock:
            await quietly(self._say_over(live))

    def _hand(self, table: Table, person: int, live: Live, remark: str) -> HandScene | None:
        hand = self.scene(table, person, locale_of(live.interaction))
        if hand is None:
            return None
        choice = live.choice if live.choice_turn == table.turn else NOTHING_CHOSEN
        return replace(hand, choice=choice, remark=remark, hint=live.hint)

    # --- refusals go with the next accepted play ---

    async def sweep(self, table: str, person: int) -> None:
        """Take away the refusals shown since the last accepted play."""
        live = self._live.get((table, person))
        if live is not None:
            gone, live.refusals = live.refusals, []
            for delete in gone:
                await quietly(delete())

    def refused(self, table: str, person: int, delete: Callable[[], Awaitable[Any]]) -> None:
        """Note a refusal that goes with the next accepted play."""
        live = self._live.get((table, person))
        if live is not None:
            live.refusals.append(delete)

    async def close(self) -> None:
        """Stop refreshing."""
        tasks = [live.task for live in self._live.values() if live.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._leaving, return_exceptions=True)

    # --- changes at the table ---

    def _on_update(self, update: Update) -> None:
        table = update.table
        if table.stage is Stage.ENDED:
            for key in [key for key in self._live if key[0] == table.id]:
                task = asyncio.create_task(self._put_away(self._live.pop(key)), name=f"last hand of {key}")
                self._leaving.add(task)
                task.add_done_callback(self._leaving.discard)
            return
        changed = update.before is None or update.before.turn != table.turn
        for person in table.persons:
            live = self._live.get((table.id, person))
            if live is not None:
                self.refresh(table.id, person, hint=None if changed else live.hint)
