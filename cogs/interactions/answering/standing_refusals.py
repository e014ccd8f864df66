"""Refusals that still stand at tables. Each is deleted once it is no longer true."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.game import Refusal
from bot.tables.life.hall import Hall
from bot.tables.life.sleep import Attendant
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Gathering, Sealed
from cogs.interactions.answering.answers import first_of, put_in_place, quietly, send_private
from cogs.ui.toolkit.messages import Button, Message
from cogs.ui.toolkit.presses import Interaction

TOKEN_LIFE = 14 * 60.0
"""Seconds for which a refusal can be deleted."""

AT_A_TABLE = 50
"""How many refusals are kept for a table. Beyond that the oldest stays as it is."""

_PRESSED = "refusal"
"""Marks an interaction as a press on a refusal."""


@dataclass(frozen=True, slots=True)
class Refusing:
    """How to ask a later state of a table about a refusal."""

    refused: Callable[[Table], Refusal | None]  # the refusal then; None: the table would do it
    said: Callable[[Table, Refusal], Message]


@dataclass(slots=True, eq=False)
class _Reason:
    """Why something was refused, and whether that still holds in the same words."""

    refusing: Refusing
    words: tuple[object, ...]
    known: tuple[Refusal, tuple[object, ...]] | None = None  # what the words were last found to follow from

    def holds(self, table: Table) -> bool:
        refusal = self.refusing.refused(table)
        if refusal is None:
            return False
        found = refusal, _but_for_plays(table)
        if found != self.known:  # else the words are the same and need not be made
            if _words(self.refusing.said(table, refusal)) != self.words:
                return False
            self.known = found
        return True


@dataclass(frozen=True, slots=True, eq=False)
class _Told:
    """A refusal that its reader can see."""

    message: int  # its number at Discord
    until: float  # the monotonic time from which it cannot be deleted
    delete: Callable[[], Awaitable[Any]]
    reason: _Reason | None  # None: it stays true until its reader acts

    def holds(self, table: Table) -> bool:
        return self.reason is None or self.reason.holds(table)


class StandingRefusals(Attendant):
    """Keeps each person's newest refusal at each table.

    It is deleted when

    - the next one comes, or it no longer holds;
    - its reader acts or sits elsewhere;
    - the deal or the table is over.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall  # reports changes at the tables, and has the clock
        self._kept: dict[str, dict[int, _Told]] = {}  # by table, then by person
        self._places: dict[int, tuple[str, int]] = {}  # the table and the person, by message number
        self._leaving: set[asyncio.Task[bool]] = set()
        hall.listen(self._on_moment)
        hall.sleep.attendants.append(self)

    async def tell(
        self,
        interaction: Interaction,
        table: str,
        person: int,
        message: Message,
        refusing: Refusing | None = None,
    ) -> None:
        """Answer with a refusal. It replaces the reader's previous one, in the same message if that was pressed.

        It is deleted once ``refusing`` has other words for it. A table that has ended never changes, so there it stays.
        """
        living = self._hall.get(table) is not None
        if _PRESSED in interaction.extras and await put_in_place(interaction, message):
            number = interaction.message.id if interaction.message is not None else 0
            delete = interaction.delete_original_response
        else:
            sent = await send_private(interaction, message)
            if sent is None:
                return
            number, delete = sent.id, sent.delete
        if not living:
            return
        self._put_away(table, person)
        reason = None if refusing is None else _Reason(refusing, _words(message))
        told = _Told(number, self._hall.clock.monotonic() + TOKEN_LIFE, delete, reason)
        self._keep(table, person, told)
        now = self._hall.get(table)
        if now is None or not told.holds(now):  # the table changed while the refusal was on its way
            self._put_away(table, person)

    async def pressed(self, interaction: Interaction, handle: Callable[[], Awaitable[None]]) -> None:
        """Handle a press. If it is on a refusal, that refusal gives way to the result."""
        taken = self._taken(interaction)
        if taken is not None:
            interaction.extras[_PRESSED] = True
        await handle()
        if taken is not None and not first_of(interaction).in_place:
            await quietly(taken.delete())

    def _taken(self, interaction: Interaction) -> _Told | None:
        """The refusal that was pressed on. It is no longer kept."""
        pressed = interaction.message.id if interaction.message is not None else 0
        place = self._places.get(pressed)
        return None if place is None else self._forget(*place)

    def sleep(self, table: str) -> None:
        self._drop_expired(table)

    async def close(self) -> None:
        """Wait until the refusals being deleted are gone."""
        await asyncio.gather(*self._leaving)

    def _on_moment(self, moment: Moment) -> None:
        self._drop_expired(moment.table.id)
        for person, one in list(self._kept.get(moment.table.id, {}).items()):
            if _is_moot(moment, person) or not one.holds(moment.table):
                self._put_away(moment.table.id, person)

    def _keep(self, table: str, person: int, one: _Told) -> None:
        self._drop_expired(table)
        kept = self._kept.setdefault(table, {})
        kept[person] = one
        self._places[one.message] = table, person
        if len(kept) > AT_A_TABLE:
            self._forget(table, next(iter(kept)))

    def _drop_expired(self, table: str) -> None:
        """Forget refusals that can no longer be deleted."""
        now = self._hall.clock.monotonic()
        for person, one in list(self._kept.get(table, {}).items()):
            if one.until <= now:
                self._forget(table, person)

    def _put_away(self, table: str, person: int) -> None:
        one = self._forget(table, person)
        if one is not None and one.until > self._hall.clock.monotonic():
            task: asyncio.Task[bool] = asyncio.create_task(
                quietly(one.delete()), name=f"refusal of {person} at {table}"
            )
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    def _forget(self, table: str, person: int) -> _Told | None:
        kept = self._kept.get(table, {})
        one = kept.pop(person, None)
        if one is not None:
            self._places.pop(one.message, None)
        if not kept:
            self._kept.pop(table, None)
        return one


def _words(message: Message) -> tuple[object, ...]:
    """What a refusal says and offers, apart from the turn of its buttons."""
    return tuple(
        tuple(one.label for one in part if isinstance(one, Button)) if isinstance(part, list | tuple) else part
        for part in message.parts
    )


def _but_for_plays(table: Table) -> tuple[object, ...]:
    """A table without what each play changes. No refusal mentions that, beyond what it names itself."""
    others = replace(table, seats=(), now=Gathering(), sealed=Sealed(table.deal_number, "", table.sealed.cuts), turn=0)
    seats = (replace(seat, question=None, in_deal=replace(seat.in_deal, held=None)) for seat in table.seats)
    in_hand = table.in_hand
    wishes = table.now if in_hand is None else (in_hand.timed, in_hand.votes, in_hand.kicks, in_hand.next_up)
    return replace(others, questions=0), *seats, table.overdue, wishes


def _is_moot(moment: Moment, person: int) -> bool:
    """Whether a change settles anything that a person was refused before it."""
    before, table = moment.before, moment.table
    if before is None:  # the table woke
        return False
    if moment.begins_anew:
        return True
    seat = before.seat_of(person)
    acted = seat is not None and any(event.seat == seat for event in moment.events)
    return acted or seat != table.seat_of(person)
