"""Room for one more table where a server has as many as it may.

The idlest lobby gives way at once. Else the people of the idlest table of whoever hosts most are told that it ends
unless one of them acts, and the place is kept for whoever asked for it. Where all are played at, one of theirs ends
with its deal. Nobody makes room at the cost of somebody who does not host more than they do.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Collection

from bot.games.game import Refusal
from bot.tables.clock import Clock
from bot.tables.commands import Close, Command, GiveWay, Open
from bot.tables.deadlines import ROOM_MADE_AFTER, deadlines
from bot.tables.expiries import Abandon, Fading
from bot.tables.limits import TABLES_OF_A_GUILD, TABLES_OF_A_HOST
from bot.tables.outcome import Outcome, Update
from bot.tables.table import Stage, Table
from bot.tables.table_refusals import TableRefusal, refuse

PLAYED_WITHIN = 15 * 60
"""Seconds after somebody's last act for which a deal in hand gives way to nobody."""

KEPT_FOR = 2 * ROOM_MADE_AFTER
"""Seconds for which the next free place is kept for somebody who asked for one."""


class Room:
    """Decides whether one more table may open, and has others give way to it.

    ``do`` carries out a command at a table; ``ends`` says when a table ends of which its people were told.
    """

    def __init__(
        self, clock: Clock, do: Callable[[str, Command], Awaitable[Outcome]], ends: Callable[[str], float | None]
    ) -> None:
        self._clock = clock
        self._do = do
        self._ends = ends
        self.touched: dict[str, float] = {}
        """When somebody last did something at each table, in wall time, which outlives the process."""
        # By server and person, until when a place is kept for them; who has waited longest comes first.
        self._kept: dict[tuple[int, int], float] = {}

    def hear(self, update: Update) -> None:
        """Note that somebody did something at a table, or that it has ended."""
        if update.table.stage is Stage.ENDED:
            self.touched.pop(update.table.id, None)
        elif update.touched or update.table.id not in self.touched:
            self.touched[update.table.id] = self._clock.now()

    async def refusal(self, tables: Collection[Table], wish: Open) -> Refusal | None:
        """Why no further table can open, or None. ``of`` says whose ``n`` tables are too many: ``host`` or ``guild``.

        ``minutes`` says when a place will be free, as far as that is known, else 0.
        """
        if sum(table.host == wish.person for table in tables) >= TABLES_OF_A_HOST:
            return refuse(TableRefusal.TOO_MANY, of="host", n=TABLES_OF_A_HOST)
        here = [table for table in tables if table.guild == wish.guild]
        missing = self._ahead(here, wish) + 1 - (TABLES_OF_A_GUILD - len(here))
        if missing <= 0 or await self._lobby_gone(here, wish.person):
            self._kept.pop((wish.guild, wish.person), None)
            return None
        self._kept[wish.guild, wish.person] = self._clock.monotonic() + KEPT_FOR
        await self._ask_for_room(here, wish.person, missing)
        ends = [end for table in here if (end := self._ends(table.id)) is not None]
        minutes = math.ceil((min(ends) - self._clock.now()) / 60) if ends else 0
        return refuse(TableRefusal.TOO_MANY, of="guild", n=TABLES_OF_A_GUILD, minutes=minutes)

    def _ahead(self, here: Collection[Table], wish: Open) -> int:
        """How many wait whose turn comes before: they host fewer tables, or as many and have waited longer."""
        now, hosts = self._clock.monotonic(), Counter(table.host for table in here)
        self._kept = {key: until for key, until in self._kept.items() if until > now}
        waiting = [person for guild, person in self._kept if guild == wish.guild]
        longer = waiting[: waiting.index(wish.person)] if wish.person in waiting else waiting
        fewer = sum(hosts[one] < hosts[wish.person] for one in waiting)
        return fewer + sum(hosts[one] == hosts[wish.person] for one in longer)

    async def _lobby_gone(self, here: Collection[Table], person: int) -> bool:
        """Whether the idlest lobby has made room."""
        lobbies = sorted((one for one in self._of_others(here, person) if one.stage is Stage.LOBBY), key=self._since)
        for lobby in lobbies[:1]:
            ends = (one.command for one in deadlines(lobby) if isinstance(one.command, Abandon))
            return (await self._do(lobby.id, next(ends))).refusal is None
        return False

    async def _ask_for_room(self, here: Collection[Table], person: int, missing: int) -> None:
        """Have one more table give way, unless as many do as places are missing."""
        if sum(table.fading is Fading.ROOM or table.closing for table in here) >= missing:
            return
        hosts = Counter(table.host for table in here)
        others = [one for one in self._of_others(here, person) if not (one.fading is Fading.ROOM or one.closing)]
        idlest = sorted(others, key=lambda one: (-hosts[one.host], self._since(one)))
        idle = next((one for one in idlest if not self._is_played(one)), None)
        if idle is not None:
            await self._do(idle.id, GiveWay())
        elif idlest and hosts[idlest[0].host] > 1:
            await self._do(idlest[0].id, Close(idlest[0].host, admin=True))

    def _of_others(self, here: Collection[Table], person: int) -> list[Table]:
        """The tables of whoever hosts more than this person."""
        hosts = Counter(table.host for table in here)
        return [table for table in here if hosts[table.host] > hosts[person]]

    def _is_played(self, table: Table) -> bool:
        return table.stage is Stage.DEAL and self._clock.now() - self._since(table) < PLAYED_WITHIN

    def _since(self, table: Table) -> float:
        return self.touched.get(table.id, 0.0)
