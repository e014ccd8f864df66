"""Private menus and questions of a table: one for each person, deleted once it is useless."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.life.sleep import Attendant
from bot.tables.moment import Moment
from bot.tables.table import Table
from cogs.interactions.answering.answers import put_in_place, quietly, send_private
from cogs.interactions.answering.standing_refusals import TOKEN_LIFE
from cogs.ui.seating.offers import would_do
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction

Key = tuple[str, int]
"""Table id and person number. For a person never seen before, the negative of their account."""


@dataclass(slots=True, eq=False)
class _Menu:
    """A menu, from the press that requested it. ``delete`` removes it once it is sent."""

    until: float  # the monotonic time from which it cannot be deleted
    delete: Callable[[], Awaitable[Any]] | None = None
    over: bool = False


class Menus(Attendant):
    """Keeps the open menu of each person at each table.

    A menu is deleted when its owner opens another or acts, and when its offers about seats no longer hold. It also goes
    when the deal ends, because *Leave* would then mean something else.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall  # reports changes at tables that have a menu open
        self._open: dict[Key, _Menu] = {}
        self._leaving: set[asyncio.Task[bool]] = set()
        hall.sleep.attendants.append(self)

    async def show(self, interaction: Interaction, table: str, person: int | None, message: Message) -> None:
        """Answer with a table's menu or a question about it. ``person`` is None if they were never seen."""
        key, menu = (table, person or -interaction.user.id), self._menu()
        self._put_away(key)
        self._open[key] = menu  # it may become useless while it is being sent
        self._hall.listen_once(table, self._on_moment)
        sent = await send_private(interaction, message)
        menu.delete = sent.delete if sent is not None else None
        if menu.over:
            self._delete(key, menu)

    async def ask(self, interaction: Interaction, table: str, person: int | None, message: Message) -> None:
        """Answer with a line or a question about a table. It replaces the pressed message if that is private."""
        if not await put_in_place(interaction, message):
            await self.show(interaction, table, person, message)
            return
        key = (table, person or -interaction.user.id)
        if key not in self._open:
            self._open[key] = self._menu(interaction.delete_original_response)
            self._hall.listen_once(table, self._on_moment)

    def _menu(self, delete: Callable[[], Awaitable[Any]] | None = None) -> _Menu:
        return _Menu(self._hall.clock.monotonic() + TOKEN_LIFE, delete)

    def sleep(self, table: str) -> None:
        of_table = [key for key in self._open if key[0] == table]
        for key in of_table:
            if self._open[key].until <= self._hall.clock.monotonic():
                del self._open[key]
        if not any(key in self._open for key in of_table):
            self._hall.listen_no_more(table, self._on_moment)

    async def close(self) -> None:
        """Wait until the menus being deleted are gone."""
        await asyncio.gather(*self._leaving)

    def _on_moment(self, moment: Moment) -> None:
        for key in [key for key in self._open if key[0] == moment.table.id]:
            if _is_over(moment, key[1]):
                self._put_away(key)
            else:
                self._hall.listen_once(moment.table.id, self._on_moment)

    def _put_away(self, key: Key) -> None:
        if menu := self._open.pop(key, None):
            menu.over = True
            self._delete(key, menu)

    def _delete(self, key: Key, menu: _Menu) -> None:
        """Delete a menu, once it has been sent."""
        if menu.delete is not None:
            task: asyncio.Task[bool] = asyncio.create_task(quietly(menu.delete()), name=f"menu of {key[1]} at {key[0]}")
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)


def _is_over(moment: Moment, person: int) -> bool:
    """Whether a change made a person's menu useless."""
    before, table = moment.before, moment.table
    if before is None:  # the table woke
        return False
    if moment.begins_anew:
        return True
    seat = before.seat_of(person)
    # A pass or a missed turn of theirs is the table's act: they may still be reading.
    acted = moment.touched and seat in before.waited_for and any(event.seat == seat for event in moment.events)
    return acted or _offered(before, person) != _offered(table, person)


def _offered(table: Table, person: int) -> tuple[object, ...]:
    """What a person can do about seats: leave one or the wait for it, join, close the table."""
    return table.seat_of(person), person in dict(table.next_up), table.closing, would_do(table, do.Join(person))
