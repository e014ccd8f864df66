"""Refusals at tables that still stand: each goes when what it says is so no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.tables.hall import Hall
from bot.tables.outcome import Update
from bot.tables.table import Stage, Table
from cogs.edge.answers import first_of, put_in_place, quietly, send_private
from cogs.ui.messages import Button, Message
from cogs.ui.presses import Interaction

TOKEN_LIFE = 14 * 60.0
"""Seconds for which a refusal can be deleted."""

_PRESSED = "refusal"
"""Marks an interaction that is a press on a refusal."""


@dataclass(frozen=True, slots=True, eq=False)
class ToldRefusal:
    """A refusal that its reader sees."""

    message: int  # its number at Discord
    until: float  # the moment, in monotonic time, from which it cannot be deleted any more
    delete: Callable[[], Awaitable[Any]]
    holds: Callable[[Table], bool]  # whether a table would still be refused for the same reason, in the same words


class StandingRefusals:
    """Keeps each person's newest refusal at each table.

    It is deleted with the next one, once its reader acts or sits elsewhere, once the deal or the table is over, and as
    soon as it does not hold any more.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall  # tells of changes at the tables, and has the clock
        self._kept: dict[str, dict[int, ToldRefusal]] = {}  # by table, then by person
        self._places: dict[int, tuple[str, int]] = {}  # the table and the person, by the number of the message
        self._leaving: set[asyncio.Task[bool]] = set()
        hall.listen(self._on_update)

    async def tell(
        self,
        interaction: Interaction,
        table: str,
        person: int,
        message: Message,
        again: Callable[[Table], Message | None] | None = None,
    ) -> None:
        """Answer with a refusal, in place of the one that was pressed on, if any; the one before goes.

        ``again`` says it of the table as it is later, None where that does what was asked: once it has other words,
        the refusal goes.
        """
        if _PRESSED in interaction.extras and await put_in_place(interaction, message):
            number = interaction.message.id if interaction.message is not None else 0
            delete = interaction.delete_original_response
        else:
            sent = await send_private(interaction, message)
            if sent is None:
                return
            number, delete = sent.id, sent.delete
        self._put_away(table, person)

        def holds(later: Table) -> bool:
            said = message if again is None else again(later)
            return said is not None and _words(said) == _words(message)

        until = self._hall.clock.monotonic() + TOKEN_LIFE
        self._kept.setdefault(table, {})[person] = ToldRefusal(number, until, delete, holds)
        self._places[number] = table, person
        now = self._hall.get(table)
        if now is None or not holds(now):  # it changed while the refusal was under way
            self._put_away(table, person)

    async def pressed(self, interaction: Interaction, handle: Callable[[], Awaitable[None]]) -> None:
        """Handle a press. A refusal that was pressed on gives way to what the press brings."""
        taken = self._taken(interaction)
        if taken is not None:
            interaction.extras[_PRESSED] = True
        await handle()
        if taken is not None and not first_of(interaction).in_place:
            await quietly(taken.delete())

    def _taken(self, interaction: Interaction) -> ToldRefusal | None:
        """The refusal that was pressed on, which is kept no more."""
        pressed = interaction.message.id if interaction.message is not None else 0
        place = self._places.get(pressed)
        return None if place is None else self._forget(*place)

    async def close(self) -> None:
        """Wait until the refusals being deleted are gone."""
        await asyncio.gather(*self._leaving)

    def _on_update(self, update: Update) -> None:
        for person, one in list(self._kept.get(update.table.id, {}).items()):
            if _is_moot(update, person) or not one.holds(update.table):
                self._put_away(update.table.id, person)

    def _put_away(self, table: str, person: int) -> None:
        one = self._forget(table, person)
        if one is not None and one.until > self._hall.clock.monotonic():
            task: asyncio.Task[bool] = asyncio.create_task(
                quietly(one.delete()), name=f"refusal of {person} at {table}"
            )
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    def _forget(self, table: str, person: int) -> ToldRefusal | None:
        kept = self._kept.get(table, {})
        one = kept.pop(person, None)
        if one is not None:
            self._places.pop(one.message, None)
        if not kept:
            self._kept.pop(table, None)
        return one


def _words(message: Message) -> tuple[object, ...]:
    """What a refusal says and offers, whatever turn its buttons were made for."""
    return tuple(
        tuple(one.label for one in part if isinstance(one, Button)) if isinstance(part, list | tuple) else part
        for part in message.parts
    )


def _is_moot(update: Update, person: int) -> bool:
    """Whether whatever a person was refused before a change says nothing after it."""
    before, table = update.before, update.table
    if table.stage is Stage.ENDED or before is None or before.stage is not table.stage:
        return True
    seat = before.seat_of(person)
    acted = seat is not None and any(event.seat == seat for event in update.events)
    return acted or before.deal_number != table.deal_number or seat != table.seat_of(person)
