"""The living tables, found by their id, their channel, their number or their people; and room for one more."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable

from bot.engine.game import Refusal
from bot.tables.commands import Command, GiveWay, Open
from bot.tables.deal.deadlines import ROOM_MADE_AFTER, deadlines
from bot.tables.expiries import Abandon, Fading
from bot.tables.life.clock import Clock
from bot.tables.moment import Moment, Outcome
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal, refuse


class LivingTables:
    """The newest moment of each table that has not ended. A lookup takes the same time however many there are."""

    def __init__(self) -> None:
        self._moments: dict[str, Moment] = {}
        self._channels: defaultdict[int, dict[str, None]] = defaultdict(dict)
        self._people: defaultdict[int, dict[str, None]] = defaultdict(dict)
        self._numbers: dict[tuple[int, int], str] = {}  # by server and number

    def put(self, moment: Moment) -> None:
        """Keep the newest moment of a table."""
        table, known = moment.table, self._moments.get(moment.table.id)
        before = known.table if known is not None else None
        self._moments[table.id] = moment
        if before is not None and (before.channel, before.persons) == (table.channel, table.persons):
            return
        if before is None:
            self._numbers[table.guild, table.number] = table.id
        if before is None or before.channel != table.channel:
            self._leave(self._channels, [before.channel] if before is not None else [], table.id)
            self._channels[table.channel][table.id] = None
        self._leave(self._people, set(before.persons if before is not None else ()).difference(table.persons), table.id)
        for person in table.persons:
            self._people[person][table.id] = None

    def drop(self, table_id: str) -> None:
        """Forget a table that has ended."""
        moment = self._moments.pop(table_id, None)
        if moment is not None:
            self._numbers.pop((moment.table.guild, moment.table.number), None)
            self._leave(self._channels, [moment.table.channel], table_id)
            self._leave(self._people, moment.table.persons, table_id)

    def moment(self, table_id: str) -> Moment | None:
        """The newest moment of a table; None if there is none."""
        return self._moments.get(table_id)

    def get(self, table_id: str) -> Table | None:
        """The table with this id; None if there is none."""
        moment = self._moments.get(table_id)
        return None if moment is None else moment.table

    def moments(self) -> tuple[Moment, ...]:
        """The newest moment of each table, oldest table first."""
        return tuple(self._moments.values())

    def all(self) -> tuple[Table, ...]:
        """All tables, oldest first."""
        return tuple(moment.table for moment in self._moments.values())

    def in_channel(self, channel: int) -> tuple[Table, ...]:
        """The tables of a channel or thread, oldest first."""
        return self._those(self._channels.get(channel, ()))

    def of(self, person: int) -> tuple[Table, ...]:
        """The tables at which a person sits, in the order in which they sat down."""
        return self._those(self._people.get(person, ()))

    def numbered(self, guild: int, number: int) -> Table | None:
        """The table with this number in a server; None if there is none."""
        return self.get(self._numbers.get((guild, number), ""))

    def _those(self, ids: Iterable[str]) -> tuple[Table, ...]:
        return tuple(self._moments[table_id].table for table_id in ids)

    def _leave(self, places: defaultdict[int, dict[str, None]], keys: Iterable[int], table_id: str) -> None:
        """Take a table out of some places, and forget the places that become empty."""
        for key in keys:
            places[key].pop(table_id, None)
            if not places[key]:
                del places[key]


TABLES_OF_A_GUILD = 100
"""The most living tables of one server. As many again may be suspended: a table shown to nobody does not count."""

TABLES_OF_A_HOST = 5
"""The most living tables that one person may host, in all servers together."""

PLAYED_WITHIN = 15 * 60
"""A table is idle if nobody has played for so many seconds, or for the length of its clock if that is longer."""

KEPT_FOR = 2 * ROOM_MADE_AFTER
"""Seconds for which a place is kept for somebody who asked for one."""


class Room:
    """Decides whether one more table may open, and makes others give way to it.

    ``do`` gives a command to a table. ``ends`` says when a table ends whose people were told so, in wall time.
    """

    def __init__(
        self, clock: Clock, do: Callable[[str, Command], Awaitable[Outcome]], ends: Callable[[str], float | None]
    ) -> None:
        self._clock = clock
        self._do = do
        self._ends = ends
        self.touched: dict[str, float] = {}
        """When somebody last used each table, in wall time, which outlives the process."""
        # By server and person: until when a place is kept for them. Whoever has waited longest comes first.
        self._kept: dict[tuple[int, int], float] = {}

    def hear(self, moment: Moment) -> None:
        """Note that somebody used a table, or that it has ended."""
        if moment.table.stage is Stage.ENDED:
            self.touched.pop(moment.table.id, None)
        elif moment.touched or moment.table.id not in self.touched:
            self.touched[moment.table.id] = self._clock.now()

    async def refusal(self, tables: Collection[Table], wish: Open) -> Refusal | None:
        """Make room for the wished table; return why it cannot open yet, or None.

        A table whose last deal computers finish takes no place. The refusal's arguments:

        - ``of``: whose tables are too many, ``host`` or ``guild``;
        - ``n``: how many of them there may be;
        - ``minutes``, for ``guild``: until there will be a place, 0 if that is not known.
        """
        staying = [table for table in tables if table.fading is not Fading.OVER]
        if sum(table.host == wish.person for table in staying) >= TABLES_OF_A_HOST:
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

    def _missing(self, here: Collection[Table], wish: Open) -> int:
        """How many places are missing for this wish and all that come before it."""
        return self._ahead(here, wish) + 1 - (TABLES_OF_A_GUILD - len(here))

    def _ahead(self, here: Collection[Table], wish: Open) -> int:
        """How many who wait come first: they host fewer tables, or as many and have waited longer."""
        now, hosts = self._clock.monotonic(), Counter(table.host for table in here)
        self._kept = {key: until for key, until in self._kept.items() if until > now}
        waiting = [person for guild, person in self._kept if guild == wish.guild]
        longer = waiting[: waiting.index(wish.person)] if wish.person in waiting else waiting
        fewer = sum(hosts[one] < hosts[wish.person] for one in waiting)
        return fewer + sum(hosts[one] == hosts[wish.person] for one in longer)

    async def _lobby_gone(self, here: Collection[Table], person: int) -> Table | None:
        """End the idlest lobby of somebody who hosts more, and return it; None if there was none."""
        hosts = Counter(table.host for table in here)
        lobbies = [one for one in here if one.stage is Stage.LOBBY and hosts[one.host] > hosts[person]]
        if not lobbies:
            return None
        lobby = min(lobbies, key=self._since)
        end = next(one.command for one in deadlines(lobby) if isinstance(one.command, Abandon))
        return lobby if (await self._do(lobby.id, end)).refusal is None else None

    async def _room_made(self, here: Collection[Table], person: int, missing: int) -> list[float]:
        """Make one more table give way, unless enough do already; return when each of them ends, soonest first."""
        giving = [table.id for table in here if table.fading in (Fading.ROOM, Fading.LAST)]
        if len(giving) < missing and (one := await self._given_way(here, person)):
            giving.append(one)
        return sorted(end for table in giving if (end := self._ends(table)) is not None)

    async def _given_way(self, here: Collection[Table], person: int) -> str:
        """Tell a table to give way, and return its id; empty if there was none."""
        others = [table for table in here if table.fading not in (Fading.ROOM, Fading.LAST)]
        hosts = Counter(table.host for table in others)
        others = [table for table in others if hosts[table.host] > hosts[person]]
        idlest = min(others, key=lambda one: (-hosts[one.host], self._is_played(one), self._since(one)), default=None)
        if idlest is None:
            return ""
        surely = hosts[idlest.host] > hosts[person] + 1
        if self._is_played(idlest) and not surely:
            return ""
        return idlest.id if (await self._do(idlest.id, GiveWay(surely))).refusal is None else ""

    def _is_played(self, table: Table) -> bool:
        return self._clock.now() - self._since(table) < max(PLAYED_WITHIN, table.terms.clock or 0)

    def _since(self, table: Table) -> float:
        return self.touched.get(table.id, 0.0)
