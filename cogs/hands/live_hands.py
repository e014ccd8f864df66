"""Who has a live hand, and when each is brought: as an answer, and after changes at its table.

A hand is the answer to whoever asks for it. From then on it is live: it is drawn and sent again after each change that
it shows. Only the latest state is sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from bot.i18n.catalogue import text
from bot.scenes.hand_scene import Hint, Selection
from bot.tables.life.sleep import Attendant
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.hands.coach import Advisor, Coach
from cogs.hands.contents import Additions, Contents
from cogs.hands.one_live_hand import Answered, Key, LiveHand
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.toolkit.presses import Interaction


class Hands(Attendant):
    """Keeps the live hands."""

    def __init__(self, bridge: Bridge, drawing: Draws, coach: Coach, advisor: Advisor) -> None:
        self.contents = Contents(bridge, drawing, coach, advisor)  # makes the messages
        self._bridge = bridge  # the tables and their clock
        self._live: dict[Key, LiveHand] = {}  # of people at tables that have not ended
        self._leaving: set[asyncio.Task[None]] = set()  # last words for hands that are no longer kept
        bridge.hall.listen(self._on_moment)
        bridge.hall.sleep.attendants.append(self)

    # --- who has a live hand ---

    def remember(self, table: str, person: int, interaction: Interaction) -> LiveHand:
        """Note a person's newest interaction at a table: the next hand arrives on it. Kept for people with a seat."""
        live = self._kept(table, person, interaction)
        live.delivery.remember(interaction)
        return live

    def adopt(self, table: str, person: int, interaction: Interaction) -> None:
        """Note a press on a person's own hand message. From now on, that interaction edits it.

        After a press that ends a deal it is still that deal's message: the next one has a hand of its own.
        """
        found = self._bridge.hall.get(table)
        deal = 0 if found is None else found.deal_number - (found.deal is None)
        self._kept(table, person, interaction).adopt(interaction, deal)

    def _kept(self, table: str, person: int, interaction: Interaction) -> LiveHand:
        key = table, person
        live = self._live.get(key) or LiveHand(self._bridge.hall, self.contents, key, interaction)
        found = self._bridge.hall.get(table)
        if found is not None and found.seat_of(person) is not None:
            self._live[key] = live
        return live

    def _of(self, table: str, person: int, interaction: Interaction) -> LiveHand:
        """A person's live hand at a table. If there is none, this interaction begins one."""
        return self._live.get((table, person)) or self.remember(table, person, interaction)

    # --- what goes with a live hand ---

    def added(self, table: str, person: int) -> Additions | None:
        """What a hand shows beside its view; None if there is no live hand."""
        live = self._live.get((table, person))
        return live.added if live is not None else None

    def choose(self, hand: OwnHand, person: int, choice: Selection, interaction: Interaction) -> None:
        """Keep what somebody has chosen in their hand."""
        self._of(hand.scene.table.id, person, interaction).added.choose(choice, hand)

    def is_live(self, table: str, person: int) -> bool:
        """Whether the bot can still update this person's hand."""
        return (table, person) in self._live

    async def refused(self, table: str, person: int, delete: Callable[[], Awaitable[Any]]) -> None:
        """Note a refusal to delete when the person next does something in their hand. It replaces those before it."""
        live = self._live.get((table, person))
        if live is not None:
            await live.delivery.tidy(delete)

    async def sweep(self, table: str, person: int) -> None:
        """Delete what goes with an accepted play: refusals, and a second hand message."""
        live = self._live.get((table, person))
        if live is not None:
            await live.delivery.sweep()

    async def tidy(self, table: str, person: int) -> None:
        """Delete the refusals shown so far."""
        live = self._live.get((table, person))
        if live is not None:
            await live.delivery.tidy()

    # --- as an answer ---

    async def show(self, interaction: Interaction, table: Table, person: int, remark: str = "") -> None:
        """Answer with the hand as a new message. An older one is deleted."""
        await self._answer(interaction, table, person, remark, in_place=False)

    async def renew(self, interaction: Interaction, table: Table, person: int, *, in_hand: bool) -> None:
        """Refuse a press from an earlier turn by showing the current hand.

        It replaces the pressed hand. After a press elsewhere, or if that hand is gone, it is a new message.
        """
        await self._answer(interaction, table, person, text("hand-stale", locale_of(interaction)), in_place=in_hand)

    async def replace_gone(self, interaction: Interaction, table: Table, person: int) -> None:
        """After an accepted press on a deleted hand message, send a new one, unless another stands."""
        live = self._of(table.id, person, interaction)
        if live.delivery.gone(interaction.message.id if interaction.message else 0):
            self.remember(table.id, person, interaction)
        else:
            await self.show(interaction, table, person)

    async def _answer(
        self, interaction: Interaction, table: Table, person: int, remark: str, *, in_place: bool
    ) -> None:
        match await self._of(table.id, person, interaction).answer(interaction, table, remark, in_place=in_place):
            case Answered.IN_PLACE:
                self.adopt(table.id, person, interaction)
            case Answered.ANEW:
                self.remember(table.id, person, interaction)

    def answering(self, table: str, person: int) -> AbstractContextManager[None]:
        """Hold back renewals while somebody's act is done and answered, so that the result is shown once."""
        live = self._live.get((table, person))
        return nullcontext() if live is None else live.on_hold()

    # --- after changes ---

    def refresh(
        self,
        table: str,
        person: int,
        *,
        remark: str = "",
        hint: Hint | None = None,
        hurried: bool = True,
        draws: bool = True,
    ) -> None:
        """Bring a live hand up to date soon. Changes until then are shown together.

        Unless ``hurried``, it may wait for the pause after the last renewal. So must a person beyond their rate of
        pictures, except if nothing is drawn (``draws``).
        """
        live = self._live.get((table, person))
        if live is not None:
            account = self._bridge.people.account(person)
            at_once = hurried and (not draws or self._bridge.admission.draws_at_once(table, account))
            live.ask(remark=remark, hint=hint, hurried=at_once)

    def _on_moment(self, moment: Moment) -> None:
        table = moment.table
        if table.stage is Stage.ENDED:
            self._forget(table)
            return
        if moment.before is None:  # it was opened, or woke: no hand has changed
            return
        if moment.before.deal is not None and table.deal is None:
            self._part(table, [key[1] for key in self._live if key[0] == table.id and key[1] not in table.persons])
        changed = moment.before.turn != table.turn
        self._part_from_kicked(moment)
        for person in moment.concerns:
            added = self.added(table.id, person)
            if added is not None:
                hint, hurried = None if changed else added.hint, moment.must_see(person)
                self.refresh(table.id, person, hint=hint, hurried=hurried)

    def _part_from_kicked(self, moment: Moment) -> None:
        """Tell people that their seat was just given away. In mid-deal, their hand may replace that message again."""
        table, sat = moment.table, moment.before.persons if moment.before is not None else ()
        kicked = [one for one, *_ in table.leavers.kicked if one in sat and one not in table.persons]
        live = [one for one in kicked if (table.id, one) in self._live]
        if table.deal is None:
            self._part(table, live)
            return
        for person in live:
            self.refresh(table.id, person)

    def redraw(self, person: int | None = None) -> None:
        """Draw a person's live hands again, in their current theme. None: everybody's."""
        for (_, one), live in self._live.items():
            if person in (None, one):
                live.ask_anew()

    def renew_times(self) -> None:
        """Redraw hands at timed tables: after an outage, their deadlines are later than shown."""
        for (number, person), live in self._live.items():
            table = self._bridge.hall.if_awake(number)
            if table is not None and table.terms.clock is not None:
                self.refresh(number, person, remark=live.added.remark, hint=live.added.hint)

    # --- while its table sleeps ---

    def is_busy(self, table: str) -> bool:
        here, found = [live for key, live in self._live.items() if key[0] == table], self._bridge.hall.if_awake(table)
        tells_times = found is not None and found.terms.clock is not None
        return any(live.is_busy or (tells_times and live.is_in_reach) for live in here)

    def sleep(self, table: str) -> None:
        for key in [key for key in self._live if key[0] == table]:
            if not self._live[key].is_in_reach:
                del self._live[key]

    # --- the end ---

    def _forget(self, table: Table) -> None:
        """Replace the hands of a table that has ended, and keep them no longer."""
        self._part(table, [key[1] for key in self._live if key[0] == table.id])

    def _part(self, table: Table, people: Iterable[int]) -> None:
        """Tell people who are done with a table how their deal ended, and keep their hands no longer."""
        for person in people:
            away = self._live.pop((table.id, person)).end(table)
            task = asyncio.create_task(away, name=f"last hand at {table.id}")
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """Stop refreshing."""
        await asyncio.gather(*(live.close() for live in self._live.values()))
        await asyncio.gather(*self._leaving, return_exceptions=True)
