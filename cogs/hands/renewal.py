"""Renewal: when a hand message is made and brought.

A hand is the answer to whoever asks for it, at once in words and controls. From then on it is live: it is drawn and
brought again after each change at its table, latest wins.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.i18n.catalogue import text
from bot.scenes.hand_scene import Hint, Selection
from bot.tables.clock import SystemClock
from bot.tables.outcome import Update
from bot.tables.table import Stage, Table
from cogs.edge.answers import quietly, send_private
from cogs.edge.bridge import Bridge, locale_of
from cogs.edge.drawing import Draws
from cogs.hands.advice import Advisor
from cogs.hands.coach import Coach
from cogs.hands.contents import Additions, Contents
from cogs.hands.delivery import Delivery
from cogs.hands.seldom import Seldom
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.messages import Message
from cogs.ui.presses import Interaction

WHILE_OTHERS_ACT = 2.0
"""Seconds between two renewals of a hand while its owner need not act: others play, or cards are drawn."""

Key = tuple[str, int]
"""Table id and person number."""


@dataclass(slots=True)
class LatestWins:
    """Work that brings something up to date: whatever asks for it while it is under way is served together after it."""

    work: Callable[[], Awaitable[None]]  # is done by one task at a time, and answers for its own failures
    name: str  # of the task
    _task: asyncio.Task[None] | None = None  # what is under way
    _again: bool = False  # whether the work was asked for since it last began

    def ask(self) -> None:
        """Have the work done; what is under way may have begun too early."""
        self._again = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Break off what is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._again:
                self._again = False
                await self.work()
        finally:
            self._task = None


@dataclass(slots=True)
class LiveHand:
    """A person's hand at a table, as far as it is known since the start."""

    delivery: Delivery  # how it reaches its owner
    refreshing: LatestWins  # brings it up to date
    renewing: Seldom  # asks for that, unhurried while its owner need not act
    added: Additions = field(default_factory=Additions)  # what it shows beside the view of its seat
    # Held while it is drawn and brought, so that no older picture comes after it.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """Who has a live hand, and when each is brought: as an answer, and after changes at its table."""

    def __init__(self, bridge: Bridge, drawing: Draws, coach: Coach, advisor: Advisor) -> None:
        self.contents = Contents(bridge, drawing, coach, advisor)  # makes the messages
        self._bridge = bridge  # the tables, and their clock
        self._live: dict[Key, LiveHand] = {}  # of people who sit at a table that has not ended
        self._leaving: set[asyncio.Task[None]] = set()  # hands being put away at tables that have ended
        bridge.hall.listen(self._on_update)

    # --- who has a live hand ---

    def remember(self, table: str, person: int, interaction: Interaction) -> LiveHand:
        """Note a person's newest interaction at a table: the next hand arrives on it. Kept only of who sits there."""
        live = self._kept(table, person, interaction)
        live.delivery.remember(interaction)
        return live

    def adopt(self, table: str, person: int, interaction: Interaction) -> None:
        """Note a press on the person's own hand message: from now on that interaction edits it."""
        found = self._bridge.hall.get(table)
        deal = found.deal_number if found is not None else 0
        self._kept(table, person, interaction).delivery.adopt(interaction, deal)

    def _kept(self, table: str, person: int, interaction: Interaction) -> LiveHand:
        live = self._live.get((table, person)) or self._begun((table, person), interaction)
        found = self._bridge.hall.get(table)
        if found is not None and found.seat_of(person) is not None:
            self._live[table, person] = live
        return live

    def _begun(self, key: Key, interaction: Interaction) -> LiveHand:
        async def refresh() -> None:
            await live.delivery.persist(lambda: self._bring(key, live))

        clock, name = self._bridge.hall.clock, f"hand of {key[1]} at {key[0]}"
        refreshing = LatestWins(refresh, name)
        # Whatever clock the tables have, the machine is spared for as long as it takes.
        renewing = Seldom(refreshing.ask, SystemClock(), WHILE_OTHERS_ACT, f"pause of the {name}")
        live = LiveHand(Delivery(clock, key[0], interaction), refreshing, renewing)
        return live

    def _of(self, table: str, person: int, interaction: Interaction) -> LiveHand:
        """A person's live hand at a table; where nothing is known of it, this interaction is noted."""
        return self._live.get((table, person)) or self.remember(table, person, interaction)

    # --- what goes with a live hand ---

    def added(self, table: str, person: int) -> Additions | None:
        """What a hand shows beside the view of its seat; None where nothing is known of it."""
        live = self._live.get((table, person))
        return live.added if live is not None else None

    def choose(self, hand: OwnHand, person: int, choice: Selection, interaction: Interaction) -> None:
        """Keep what somebody has chosen in their hand."""
        self._of(hand.scene.table.id, person, interaction).added.choose(choice, hand)

    def is_live(self, table: str, person: int) -> bool:
        """Whether the bot can still update this person's hand."""
        return (table, person) in self._live

    def refused(self, table: str, person: int, delete: Callable[[], Awaitable[Any]]) -> None:
        """Note a refusal that goes with whatever the person does next in their hand."""
        live = self._live.get((table, person))
        if live is not None:
            live.delivery.refusals.append(delete)

    async def sweep(self, table: str, person: int) -> None:
        """Take away what goes with an accepted play: refusals, and a hand that stands beside the live one."""
        live = self._live.get((table, person))
        if live is not None:
            await live.delivery.sweep()

    async def tidy(self, table: str, person: int) -> None:
        """Take away the refusals shown so far."""
        live = self._live.get((table, person))
        if live is not None:
            await live.delivery.tidy()

    # --- as an answer ---

    async def show(self, interaction: Interaction, table: Table, person: int, remark: str = "") -> None:
        """Answer with the hand as a new message, at once in words and controls, then drawn; an older one goes."""
        await self._answer(interaction, table, person, remark, in_place=False)

    async def renew(self, interaction: Interaction, table: Table, person: int, *, in_hand: bool) -> None:
        """Refuse a press of an earlier turn by the hand as it is now: at once in words and controls, then drawn.

        It comes in place of the pressed hand; for a press elsewhere, or where that hand is gone, as a new one.
        """
        await self._answer(interaction, table, person, text("hand-stale", locale_of(interaction)), in_place=in_hand)

    async def replace_gone(self, interaction: Interaction, table: Table, person: int) -> None:
        """After an accepted press on a hand message that is gone: a new one, unless another stands."""
        live = self._of(table.id, person, interaction)
        if live.delivery.gone(interaction.message.id if interaction.message else 0):
            self.remember(table.id, person, interaction)
        else:
            await self.show(interaction, table, person)

    async def _answer(
        self, interaction: Interaction, table: Table, person: int, remark: str, *, in_place: bool
    ) -> None:
        await self.contents.order(table.game, person)
        live = self._of(table.id, person, interaction)
        delivery = live.delivery
        hand = await self.contents.now(table, person, interaction, live.added, remark)
        message = self._over(table, person, locale_of(interaction)) if hand is None else self.contents.in_words(hand)
        try:
            if in_place and await delivery.put(interaction, message):
                self.adopt(table.id, person, interaction)
            elif hand is None:
                await send_private(interaction, message)
            elif await delivery.send(interaction, hand.scene.table.deal_number, message):
                self.remember(table.id, person, interaction)
        finally:  # what was being drawn is given up, even where nothing could be put in its place
            self.refresh(table.id, person, remark=remark, hint=live.added.hint)

    # --- after changes ---

    def refresh(
        self, table: str, person: int, *, remark: str = "", hint: Hint | None = None, hurried: bool = True
    ) -> None:
        """Bring a live hand up to date soon; changes that come meanwhile are shown together.

        What is not ``hurried`` may wait until the pause after the last renewal is over, as what is too much must.
        """
        live = self._live.get((table, person))
        if live is not None:
            live.added.remark, live.added.hint = remark, hint
            at_once = hurried and self._bridge.admission.draws_at_once(table, self._bridge.accounts.get(person, 0))
            (live.renewing.hurry if at_once else live.renewing.want)()

    def _on_update(self, update: Update) -> None:
        table = update.table
        if table.stage is Stage.ENDED:
            self._forget(table)
            return
        if update.before is not None and update.before.deal is not None and table.deal is None:
            self._part(table, [key[1] for key in self._live if key[0] == table.id and key[1] not in table.persons])
        changed = update.before is None or update.before.turn != table.turn
        self._part_from_kicked(update)
        for person in update.concerns:
            added = self.added(table.id, person)
            if added is not None:
                hint, hurried = None if changed else added.hint, update.must_see(person)
                self.refresh(table.id, person, hint=hint, hurried=hurried)

    def _part_from_kicked(self, update: Update) -> None:
        """Tell people so whose seat was just given away; in mid-deal their hand may come back in its place."""
        table, sat = update.table, update.before.persons if update.before is not None else ()
        kicked = [one for one, *_ in table.kicked if one in sat and one not in table.persons]
        live = [one for one in kicked if (table.id, one) in self._live]
        if table.deal is None:
            self._part(table, live)
            return
        for person in live:
            self.refresh(table.id, person)

    def redraw(self, person: int | None = None) -> None:
        """Draw a person's live hands anew, as they like them now; without one, everybody's."""
        for (number, one), live in self._live.items():
            if person in (None, one):
                self.refresh(number, one, remark=live.added.remark, hint=live.added.hint)

    def renew_times(self) -> None:
        """Redraw hands at timed tables: after an outage, their deadlines are later than shown."""
        for (number, person), live in self._live.items():
            table = self._bridge.hall.get(number)
            if table is not None and table.clock_in_deal is not None:
                self.refresh(number, person, remark=live.added.remark, hint=live.added.hint)

    async def _bring(self, key: Key, live: LiveHand) -> None:
        """Bring the hand as it is now, if it can be brought, and no newer one was while it was drawn."""
        async with live.lock:
            (number, person), delivery = key, live.delivery
            table = self._bridge.hall.get(number)
            if table is None:
                return
            await self.contents.order(table.game, person)
            hand = await self.contents.now(table, person, delivery.interaction, live.added, live.added.remark)
            if hand is None:
                await delivery.tidy()
                await delivery.end(self._over(table, person, delivery.locale))
                return
            deal, brought = hand.scene.table.deal_number, delivery.brought
            if not delivery.can_bring(deal):
                return
            message = await self.contents.drawn(hand)
            if delivery.brought == brought:  # else a newer hand stands, and is drawn next
                await delivery.bring(deal, message)

    # --- the end ---

    def _over(self, table: Table, person: int, locale: str) -> Message:
        """What a hand says whose deal is over, even if ``table`` is outdated."""
        return self.contents.over(self._bridge.hall.get(table.id) or table, person, locale)

    def _forget(self, table: Table) -> None:
        """Put the hands of a table that has ended away; they are not kept any more."""
        self._part(table, [key[1] for key in self._live if key[0] == table.id])

    def _part(self, table: Table, people: Iterable[int]) -> None:
        """Tell people who have done with a table how their deal ended; their hands are not kept any more."""
        for person in people:
            away = self._put_away(self._live.pop((table.id, person)), table, person)
            task = asyncio.create_task(away, name=f"last hand at {table.id}")
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _put_away(self, live: LiveHand, table: Table, person: int) -> None:
        await live.renewing.stop()
        async with live.lock:
            await live.delivery.tidy()
            await quietly(live.delivery.end(self.contents.over(table, person, live.delivery.locale)))

    async def close(self) -> None:
        """Stop refreshing."""
        await asyncio.gather(*(live.renewing.stop() for live in self._live.values()))
        await asyncio.gather(*(live.refreshing.stop() for live in self._live.values()))
        await asyncio.gather(*self._leaving, return_exceptions=True)
