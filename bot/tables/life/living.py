"""The living tables, awake or asleep, found by their id, their channel, their number or their people; and room for one
more.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass

from bot.engine.game import Refusal
from bot.tables.commands import Command, GiveWay, Open
from bot.tables.deal.deadlines import ROOM_MADE_AFTER, deadlines
from bot.tables.expiries import Abandon, Fading
from bot.tables.life.clock import Clock
from bot.tables.log.outlines import Outline
from bot.tables.moment import Moment, Outcome
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal, refuse


class StillAsleep(Exception):
    """A sleeping table was asked for. Whoever reaches a table from outside wakes it first (``Sleep.awake``)."""


@dataclass(slots=True, eq=False)
class LivingTable:
    """A table that has not ended: awake with its newest moment, or asleep with what it is known by."""

    id: str
    guild: int
    channel: int
    events: int  # the number of its last event
    outline: Outline
    touched: float  # when somebody last used it, in wall time, which outlives the process
    moment: Moment | None = None  # None: it sleeps
    reached: float = float("-inf")  # when somebody last reached it, in monotonic time

    @property
    def number(self) -> int:
        """The number that people call it by."""
        return int(self.id.rpartition("-")[2])


_Index = dict[int, tuple[LivingTable, ...]]


class LivingTables:
    """The tables that have not ended. A lookup takes the same time however many there are.

    What tells of a table's contents is for tables that are awake: it raises ``StillAsleep`` for any other, so that
    nobody takes one that sleeps for one that has ended.
    """

    def __init__(self) -> None:
        self._tables: dict[str, LivingTable] = {}
        self._channels: _Index = {}
        self._people: _Index = {}

    # --- coming and going ---

    def lay(self, known: LivingTable) -> None:
        """Add a table that sleeps."""
        alone = (known,)  # shared, since most people sit at one table, and most channels have one
        self._tables[known.id] = known
        _join(self._channels, known.channel, known, alone)
        for person in known.outline.persons:
            _join(self._people, person, known, alone)

    def put(self, moment: Moment, outline: Outline, touched: float | None = None) -> None:
        """Keep the newest moment of a table, which is awake from now on. ``touched``: somebody used it then."""
        table, known = moment.table, self._tables.get(moment.table.id)
        if known is None:
            known = LivingTable(table.id, table.guild, table.channel, moment.number, outline, touched or 0.0)
            self.lay(known)
        elif (known.channel, known.outline.persons) != (table.channel, outline.persons):
            _leave(self._channels, {known.channel} - {table.channel}, known)
            _leave(self._people, set(known.outline.persons).difference(outline.persons), known)
            for person in outline.persons:
                _join(self._people, person, known, (known,))
            _join(self._channels, table.channel, known, (known,))
        known.moment, known.outline, known.events, known.channel = moment, outline, moment.number, table.channel
        known.touched = known.touched if touched is None else touched

    def drop(self, table_id: str) -> None:
        """Forget a table that has ended, or that cannot be read."""
        known = self._tables.pop(table_id, None)
        if known is not None:
            _leave(self._channels, [known.channel], known)
            _leave(self._people, known.outline.persons, known)

    # --- all of them, awake or not ---

    def find(self, table_id: str) -> LivingTable | None:
        """The table with this id; None if there is none."""
        return self._tables.get(table_id)

    def all(self) -> tuple[LivingTable, ...]:
        """All tables, oldest first."""
        return tuple(self._tables.values())

    def in_channel(self, channel: int) -> tuple[LivingTable, ...]:
        """The tables of a channel or thread, oldest first."""
        return self._channels.get(channel, ())

    def of(self, person: int) -> tuple[LivingTable, ...]:
        """The tables at which a person sits, in the order in which they sat down."""
        return self._people.get(person, ())

    def numbered(self, guild: int, number: int) -> LivingTable | None:
        """The table with this number in a server; None if there is none."""
        return self._tables.get(f"{guild}-{number}")

    # --- those that are awake ---

    def awake(self) -> tuple[LivingTable, ...]:
        """The tables that are awake, oldest first."""
        return tuple(known for known in self._tables.values() if known.moment is not None)

    def reach(self, table_id: str, now: float) -> Table | None:
        """As ``get``, and note that somebody reached the table at a monotonic time."""
        table, known = self.get(table_id), self._tables.get(table_id)
        if known is not None:
            known.reached = now
        return table

    def moment(self, table_id: str) -> Moment | None:
        """The newest moment of a table; None if there is none.

        Raises:
            StillAsleep: the table sleeps.
        """
        known = self._tables.get(table_id)
        if known is not None and known.moment is None:
            raise StillAsleep(table_id)
        return None if known is None else known.moment

    def get(self, table_id: str) -> Table | None:
        """The table with this id; None if there is none.

        Raises:
            StillAsleep: the table sleeps.
        """
        moment = self.moment(table_id)
        return None if moment is None else moment.table


def _join(index: _Index, key: int, known: LivingTable, alone: tuple[LivingTable]) -> None:
    there = index.get(key)
    if there is None:
        index[key] = alone
    elif known not in there:
        index[key] = (*there, known)


def _leave(index: _Index, keys: Iterable[int], known: LivingTable) -> None:
    """Take a table out of some places, and forget the places that become empty."""
    for key in keys:
        left = tuple(one for one in index.get(key, ()) if one is not known)
        if left:
            index[key] = left
        else:
            index.pop(key, None)


TABLES_OF_A_GUILD = 100
"""The most living tables of one server. As many again may be suspended: a table shown to nobody does not count."""

TABLES_OF_A_HOST = 5
"""The most living tables that one person may host, in all servers of a shard together."""

PLAYED_WITHIN = 15 * 60
"""A table is idle if nobody has played for so many seconds, or for the length of its clock if that is longer."""

KEPT_FOR = 2 * ROOM_MADE_AFTER
"""Seconds for which a place is kept for somebody who asked for one."""


class Room:
    """Decides whether one more table may open, and makes others give way to it.

    ``awake`` wakes a table, and ``do`` gives it a command. ``ends`` says when a table that is awake and whose people
    were told so ends, in wall time.
    """

    def __init__(
        self,
        clock: Clock,
        awake: Callable[[str], Awaitable[Table | None]],
        do: Callable[[str, Command], Awaitable[Outcome]],
        ends: Callable[[str], float | None],
    ) -> None:
        self._clock = clock
        self._awake = awake
        self._do = do
        self._ends = ends
        # By server and person: until when a place is kept for them. Whoever has waited longest comes first.
        self._kept: dict[tuple[int, int], float] = {}

    async def refusal(self, tables: Collection[LivingTable], wish: Open) -> Refusal | None:
        """Make room for the wished table; return why it cannot open yet, or None.

        A table whose last deal computers finish takes no place. The refusal's arguments:

        - ``of``: whose tables are too many, ``host`` or ``guild``;
        - ``n``: how many of them there may be;
        - ``minutes``, for ``guild``: until there will be a place, 0 if that is not known.
        """
        staying = [table for table in tables if table.outline.fading is not Fading.OVER]
        if sum(table.outline.host == wish.person for table in staying) >= TABLES_OF_A_HOST:
            return refuse(TableRefusal.TOO_MANY, of="host", n=TABLES_OF_A_HOST)
        here = [table for table in staying if table.guild == wish.guild]
        while (missing := self._missing(here, wish)) > 0 and (lobby := await self._lobby_gone(here, wish.person)):
            here.remove(lobby)
        if missing <= 0:
            self._kept.pop((wish.guild, wish.person), None)
            return None
        self._kept[wish.guild, wish.person] = self._clock.monotonic() + KEPT_FOR
        ends = await self._room_made(here, wish.person, missing)
        minutes = math.ceil((ends[missing - 1] - self._clock.now()) / 60) if len(ends) >= missing else 0
        return refuse(TableRefusal.TOO_MANY, of="guild", n=TABLES_OF_A_GUILD, minutes=minutes)

    def _missing(self, here: Collection[LivingTable], wish: Open) -> int:
        """How many places are missing for this wish and all that come before it."""
        return self._ahead(here, wish) + 1 - (TABLES_OF_A_GUILD - len(here))

    def _ahead(self, here: Collection[LivingTable], wish: Open) -> int:
        """How many who wait come first: they host fewer tables, or as many and have waited longer."""
        now, hosts = self._clock.monotonic(), _hosts(here)
        self._kept = {key: until for key, until in self._kept.items() if until > now}
        waiting = [person for guild, person in self._kept if guild == wish.guild]
        longer = waiting[: waiting.index(wish.person)] if wish.person in waiting else waiting
        fewer = sum(hosts[one] < hosts[wish.person] for one in waiting)
        return fewer + sum(hosts[one] == hosts[wish.person] for one in longer)

    async def _lobby_gone(self, here: Collection[LivingTable], person: int) -> LivingTable | None:
        """End the idlest lobby of somebody who hosts more, and return it; None if there was none."""
        hosts = _hosts(here)
        lobbies = [one for one in here if one.outline.stage is Stage.LOBBY and hosts[one.outline.host] > hosts[person]]
        if not lobbies:
            return None
        lobby = min(lobbies, key=lambda one: one.touched)
        table = await self._awake(lobby.id)
        commands = [one.command for one in deadlines(table)] if table is not None else []
        end = next((one for one in commands if isinstance(one, Abandon)), None)
        return lobby if end is not None and (await self._do(lobby.id, end)).refusal is None else None

    async def _room_made(self, here: Collection[LivingTable], person: int, missing: int) -> list[float]:
        """Make one more table give way, unless enough do already; return when each of them ends, soonest first."""
        giving = [table.id for table in here if table.outline.fading in (Fading.ROOM, Fading.LAST)]
        for table in giving:
            await self._awake(table)
        if len(giving) < missing and (one := await self._given_way(here, person)):
            giving.append(one)
        return sorted(end for table in giving if (end := self._ends(table)) is not None)

    async def _given_way(self, here: Collection[LivingTable], person: int) -> str:
        """Tell a table to give way, and return its id; empty if there was none."""
        others = [table for table in here if table.outline.fading not in (Fading.ROOM, Fading.LAST)]
        hosts = _hosts(others)
        others = [table for table in others if hosts[table.outline.host] > hosts[person]]
        idlest = min(
            others, key=lambda one: (-hosts[one.outline.host], self._is_played(one), one.touched), default=None
        )
        if idlest is None:
            return ""
        surely = hosts[idlest.outline.host] > hosts[person] + 1
        if self._is_played(idlest) and not surely:
            return ""
        return idlest.id if (await self._do(idlest.id, GiveWay(surely))).refusal is None else ""

    def _is_played(self, table: LivingTable) -> bool:
        return self._clock.now() - table.touched < max(PLAYED_WITHIN, table.outline.clock or 0)


def _hosts(tables: Collection[LivingTable]) -> Counter[int]:
    """How many of these tables each person hosts."""
    return Counter(table.outline.host for table in tables)
