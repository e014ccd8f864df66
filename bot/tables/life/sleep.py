"""Sleep: a table that nobody has reached for an hour is known by its outline and its next deadline alone.

A start finds all tables asleep. A table wakes when it is pressed, typed at or due: then its snapshot is read, and
whatever attends to tables learns what it needs of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

import structlog

from bot.store import NotRead, NotSaved, Shard, Store, StoredPlace, StoredTable
from bot.tables.expiries import Fading
from bot.tables.life.clock import Clock
from bot.tables.life.living import LivingTable, LivingTables
from bot.tables.life.timers import Timers
from bot.tables.life.waking import SetAside, Woken, wake
from bot.tables.log.outlines import Outline, outline_in, outline_of
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage

QUIET_FOR = 60 * 60.0
"""Seconds after which a table that nobody has reached goes to sleep.

By then no private message about it can be edited any more, since their tokens live for a quarter of an hour.
"""

GLANCES_EVERY = 60.0
"""Seconds between two looks for tables that may sleep."""

AT_ONCE = 50
"""How many tables are woken together: few enough that a press is not kept waiting."""

ONCE_MORE_AFTER = 60.0
"""Seconds until a table rings again that could not be woken for a reason that nobody foresaw."""

RETRY_AFTER = 5.0
"""Seconds until a table is woken again if the store could not be read."""

log = structlog.get_logger(__name__)


class Attendant:
    """Keeps something of the tables that are awake. By default nothing."""

    async def wake(self, tables: Sequence[Table]) -> None:
        """Learn from the store what it needs of tables that are about to wake.

        Raises:
            NotRead: the store could not be read just now, so they go on sleeping.
        """

    def is_busy(self, table: str) -> bool:  # noqa: ARG002
        """Whether a table has to stay awake, because something of it is still to be done."""
        return False

    async def may_sleep(self, table: str) -> bool:  # noqa: ARG002
        """Whether a table may go to sleep: all that must outlive its sleep is stored."""
        return True

    def sleep(self, table: str) -> None:
        """Forget what a sleeping table needs no more."""

    def leave(self, persons: Collection[int]) -> None:
        """Forget what is needed of people only while they sit at a table that is awake."""

    def give_up(self, aside: SetAside) -> None:
        """Learn of a table that could not be read."""


class Sleep:
    """Wakes tables, and lets them go to sleep."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        living: LivingTables,
        timers: Timers,
        alive: Callable[[str], None],
        idle: Callable[[LivingTable], bool],
        shard: Shard,
    ) -> None:
        """``alive`` is given each table that has woken. ``idle`` says whether nothing is to be done at a table."""
        self._store = store
        self._shard = shard
        self._clock = clock
        self._living = living
        self._timers = timers
        self._alive = alive
        self._idle = idle
        self.attendants: list[Attendant] = []
        self.aside: dict[str, SetAside] = {}
        """The living tables that could not be read, by id."""
        self.woken: dict[str, Woken] = {}
        """What was found as tables woke, by id, until they are saved again."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._held = Counter[str]()  # by table, for how many tasks it has to stay awake
        self._unread: list[str] = []  # the tables of which a start could not read enough to let them sleep
        self._closing = False

    def lock(self, table: str) -> asyncio.Lock:
        """The lock of a table."""
        found = self._locks.get(table)
        if found is None:
            found = self._locks[table] = asyncio.Lock()
        return found

    # --- a start ---

    async def recall(self) -> None:
        """Learn which tables live, without their snapshots."""
        guilds: dict[int, int] = {}  # one object for each number

        def known(stored: StoredPlace) -> tuple[LivingTable, float | None, bool]:
            guild, outline = guilds.setdefault(stored.guild, stored.guild), outline_in(stored)
            due = self._timers.first_of(stored.deadlines, lobby=outline is not None and outline.stage is Stage.LOBBY)
            place = stored.table, guild, stored.channel, stored.number
            return LivingTable(*place, outline or _UNREAD, stored.at), due, outline is not None

        for table, due, is_read in await self._store.places(known, self._shard):
            self._living.lay(table)
            if due is not None:
                self._timers.lay(table.id, due)
            if due is None or not is_read or table.outline.acts:
                self._unread.append(table.id)

    async def begin(self, first: Iterable[str] = ()) -> None:
        """Wake the tables that go on by themselves, and those named ``first``; then let others go to sleep."""
        waking = list(dict.fromkeys((*self._unread, *first)))
        self._unread.clear()
        for start in range(0, len(waking), AT_ONCE):
            await self.surely_awake(waking[start : start + AT_ONCE])
        while not self._closing:
            await asyncio.sleep(GLANCES_EVERY)
            await self.let_sleep()

    def close(self) -> None:
        """Wake no table by itself, and let none go to sleep."""
        self._closing = True

    # --- waking ---

    async def awake(self, table: str) -> Table | None:
        """The living table with this id, woken if it sleeps. None if there is none, or it could not be read.

        Raises:
            NotRead: the store could not be read just now.
        """
        await self._wake([table])
        return self._living.reach(table, self._clock.monotonic())

    async def keep_awake(self, tables: Iterable[str]) -> None:
        """Wake some tables, which then stay awake at least until the current task is done.

        Raises:
            NotRead: the store could not be read just now.
        """
        task, kept = asyncio.current_task(), tuple(tables)
        if task is None:
            raise RuntimeError("tables stay awake for a task")
        self._held.update(kept)
        task.add_done_callback(lambda _: self._held.subtract(kept))
        await self._wake(kept)
        for table in kept:
            self._living.reach(table, self._clock.monotonic())

    async def surely_awake(self, tables: Collection[str]) -> None:
        """Wake some tables. If the store cannot be read, try again after a while."""
        while not self._closing:
            try:
                await self._wake(tables)
            except NotRead as problem:
                log.warning("not_woken", tables=len(tables), reason=str(problem))
            except Exception:
                log.exception("not_woken", tables=len(tables))
                if len(tables) > 1:  # one of them must not keep the others asleep
                    for table in tables:
                        await self.surely_awake([table])
                else:
                    for table in tables:
                        self._timers.lay(table, self._timers.ran() + ONCE_MORE_AFTER)
                return
            else:
                return
            await self._clock.sleep(RETRY_AFTER)

    async def _wake(self, tables: Collection[str]) -> None:
        """Wake those of some tables that sleep, each once, whoever else wakes it meanwhile."""
        asleep = sorted(table for table in tables if self._sleeps(table))
        if not asleep:
            return
        async with AsyncExitStack() as held:
            for table in asleep:  # in order, so that no two wait for each other
                await held.enter_async_context(self.lock(table))
            await self.wake_locked(asleep)

    def _sleeps(self, table: str) -> bool:
        known = self._living.find(table)
        return known is not None and known.moment is None

    async def wake_locked(self, tables: Collection[str]) -> None:
        """Wake those of some tables that sleep. Whoever calls this holds their locks.

        Raises:
            NotRead: the store could not be read just now.
        """
        asleep = [table for table in tables if self._sleeps(table)]
        if not asleep:
            return
        stored = {one.table: one for one in await self._store.tables_of(asleep)}
        for table in asleep:
            if table not in stored:  # its row was damaged since the start, and the store has said so
                self._forget(table)
        found = {table: await wake(self._store, one) for table, one in stored.items()}
        woken = {table: one for table, one in found.items() if isinstance(one, Woken)}
        for attendant in self.attendants:
            await attendant.wake([one.table for one in woken.values()])
        for one in found.values():
            if isinstance(one, SetAside):
                self._set_aside(one)
        for table, each in woken.items():
            self._woke(each, stored[table])
            await self._keep_deadlines(each.table, stored[table])

    def _woke(self, woken: Woken, stored: StoredTable) -> None:
        table, moment = woken.table, Moment(None, woken.table, number=stored.number)
        self.woken[table.id] = woken.doubted(self._timers.restore(table, stored.deadlines))
        known = self._living.find(table.id)
        is_read = known is not None and known.outline is not _UNREAD
        self._living.put(moment, outline_of(moment, known.outline if known is not None and is_read else None))
        self._alive(table.id)

    async def _keep_deadlines(self, table: Table, stored: StoredTable) -> None:
        """Store the deadlines of a table that woke if some begin anew: else they would each time that it wakes."""
        if stored.deadlines is None and (kept := self._timers.to_keep(table)):
            try:
                await self._store.keep_deadlines(table.id, kept)
            except NotSaved as problem:
                log.warning("deadlines_not_saved", table=table.id, reason=str(problem))

    def _set_aside(self, aside: SetAside) -> None:
        self.aside[aside.table] = aside
        self._forget(aside.table)
        for attendant in self.attendants:
            attendant.give_up(aside)

    def _forget(self, table: str) -> None:
        self._living.drop(table)
        self._timers.forget(table)

    # --- going to sleep ---

    async def let_sleep(self) -> None:
        """Let every table go to sleep that may."""
        for known in self._living.awake():
            await self._see_to(known)

    async def _see_to(self, known: LivingTable) -> None:
        """Let a table go to sleep if it may."""
        try:
            if self._may_sleep(known):
                await self._lie_down(known)
        except Exception:  # one table must not keep the others awake
            log.exception("not_asleep", table=known.id)

    def _may_sleep(self, known: LivingTable) -> bool:
        if self._clock.monotonic() - known.reached < QUIET_FOR:
            return False
        if self._held[known.id] > 0 or self.lock(known.id).locked() or not self._idle(known):
            return False
        return not any(attendant.is_busy(known.id) for attendant in self.attendants)

    async def _lie_down(self, known: LivingTable) -> None:
        as_it_is = known.moment, known.reached
        for attendant in self.attendants:
            if not await attendant.may_sleep(known.id):
                return
        if known.moment is None or (known.moment, known.reached) != as_it_is or not self._may_sleep(known):
            return
        known.moment = None
        self.woken.pop(known.id, None)
        self._timers.sleep(known.id)
        left = [one for one in known.outline.persons if all(at.moment is None for at in self._living.of(one))]
        for attendant in self.attendants:
            attendant.sleep(known.id)
            attendant.leave(left)
        self._held += Counter()  # forgets those that nobody keeps awake


_UNREAD = Outline(0, (), Stage.LOBBY, Fading.NOT, None, None, acts=True, seen=0)
"""Stands for an outline that cannot be read, until its table has woken."""
