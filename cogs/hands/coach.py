"""The coach: who is shown what to do, turn by turn, through their first whole deal at one table; and the advice itself.

The store knows who is coached where, so this survives a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.computers.player import Rng, advise_now
from bot.engine.actions import Seat
from bot.engine.game import View
from bot.scenes.hand_scene import Hint
from bot.tables.deal.computers import chance_at
from bot.tables.life.hall import Hall
from bot.tables.life.sleep import Attendant
from bot.tables.table import Table
from cogs.interactions.bridge import Bridge


class _Given(NamedTuple):
    """The latest advice in a seat. It stays the same until the turn or the view changes."""

    turn: int
    view: View
    hint: asyncio.Task[Hint | None]


class Advisor:
    """Chooses for a seat as a computer would: in another thread, and once for each turn."""

    def __init__(self, hall: Hall, rng: Rng) -> None:
        self._hall = hall
        self._rng = rng
        self._given: dict[tuple[str, Seat], _Given] = {}  # by table and seat

    async def advice(self, table: Table, view: View, seat: Seat) -> Hint | None:
        """What a computer would do in the seat of the view, and why. The seat must be asked something.

        None if nobody waits for the seat and a computer would do nothing.
        """
        self._forget_ended()
        place = table.id, seat
        known = self._given.get(place)
        if known is None or (known.turn, known.view) != (table.turn, view):
            choosing = asyncio.to_thread(_chosen, view, chance_at(table, seat, self._rng))
            chosen = asyncio.create_task(choosing, name=f"advice at {table.id}")
            known = self._given[place] = _Given(table.turn, view, chosen)
        try:
            return await asyncio.shield(known.hint)
        except Exception:
            self._given.pop(place, None)  # whoever asks next has it tried again
            raise

    def _forget_ended(self) -> None:
        """Drop advice once its deal is over, or its table sleeps."""
        for place in list(self._given):
            table = self._hall.if_awake(place[0])
            if table is None or table.deal is None:
                del self._given[place]


def _chosen(view: View, rng: Rng) -> Hint | None:
    found = advise_now(view, rng)
    return None if found is None else Hint(*found)


class Coach(Attendant):
    """Knows who is coached."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._tables: dict[int, str] = {}  # by coached person: the table's id
        bridge.hall.sleep.attendants.append(self)

    async def wake(self, tables: Sequence[Table]) -> None:
        await self.learn(tables)

    async def learn(self, tables: Iterable[Table]) -> None:
        """Read from the store who is coached at some tables."""
        places = [(table, person) for table in tables for person in table.persons]
        coached = await self._bridge.hall.store.settings(0, [_key(person) for _, person in places])
        for table, person in places:
            if coached.get(_key(person)) == table.id:
                self._tables[person] = table.id

    async def begin(self, table: str, person: int) -> None:
        """Coach a person at this table, and nowhere else."""
        await self._bridge.hall.store.set_setting(0, _key(person), table)
        self._tables[person] = table

    def table_of(self, person: int) -> Table | None:
        """The table at which a person is coached now; None if there is none, or it sleeps."""
        table = self._bridge.hall.if_awake(self._tables.get(person, ""))
        seated = table is not None and table.seat_of(person) is not None and in_first_deal(table)
        return table if seated else None

    def is_coached(self, table: Table, person: int) -> bool:
        """Whether a person is coached at this table."""
        return self._tables.get(person) == table.id and in_first_deal(table)

    def steps_back(self, table: Table, person: int) -> bool:
        """Whether the last deal at this table was the one through which a person was coached."""
        first = table.settled is not None and table.settled.deals == 1
        return first and not in_first_deal(table) and self._tables.get(person) == table.id


def in_first_deal(table: Table) -> bool:
    """Whether no deal that counts has ended at a table yet."""
    return table.settled is None or table.settled.result.void


def _key(person: int) -> str:
    """The key in the store for the table of a coached person."""
    return f"coached:{person}"
