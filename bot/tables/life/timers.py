"""Runs the deadlines of tables: when time is up, a command goes to the table.

Time is measured in *running time*: the seconds, over all starts, for which the bot was ready to take an answer. It
stands still while the bot is down or disconnected, and setting the wall clock does not affect it. A single table's time
stands still while the table cannot be shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import structlog

from bot.engine.game import Json
from bot.store import WHOLE, NotSaved, Shard, Store, StoreClosed
from bot.tables.commands import command_to_json
from bot.tables.deal.deadlines import USUAL, IdleLimits, at_rest, longest_quiet, running
from bot.tables.expiries import Expiry
from bot.tables.life.alarms import Alarms
from bot.tables.life.clock import Clock
from bot.tables.life.stored_deadlines import listed, read_deadline, seconds_in
from bot.tables.life.table_deadlines import TableDeadlines
from bot.tables.table import Table

BEAT_EVERY = 1.0
"""Seconds of running time between two heartbeats."""

log = structlog.get_logger(__name__)

T = TypeVar("T", bound=Expiry)

Expired = Callable[[str, Expiry], None]
"""Gives a table the command of a deadline that has ended."""


class Timers:
    """Runs the time of every table. Time runs from the start, until told to stand still."""

    def __init__(
        self,
        clock: Clock,
        store: Store,
        expired: Expired,
        ring: Callable[[str], None],
        limits: IdleLimits = USUAL,
        shard: Shard = WHOLE,
    ) -> None:
        """``ring`` is given the id of each sleeping table that is due."""
        self._clock = clock
        self._store = store
        self._shard = shard
        self._expired = expired
        self._limits = limits
        self._tables: dict[str, TableDeadlines] = {}
        self._before = 0.0
        self._since: float | None = clock.monotonic()
        self._alarms = Alarms(clock, self.ran, ring)
        self._noted: float | None = None
        self._beats = False  # whether heartbeats are wanted: from the first ``go_on`` on
        self._heartbeat: asyncio.Task[None] | None = None  # runs only while a table has deadlines
        self._writing: set[asyncio.Task[None]] = set()
        self._closed = False

    def ran(self) -> float:
        """The running time now, in seconds."""
        return self._before + (0.0 if self._since is None else self._clock.monotonic() - self._since)

    def recall(self, ran: float) -> None:
        """Continue from the running time of the last heartbeat."""
        self._before += ran - self.ran()

    def until(self, table: str, kind: type[T], counts: Callable[[T], bool] = lambda _: True) -> float | None:
        """When a table's first deadline of a kind that ``counts`` ends, in wall time; None if there is none."""
        kept = self._tables.get(table)
        left = [self._left(kept, one) for one in kept.ends if isinstance(one, kind) and counts(one)] if kept else []
        return self._clock.now() + min(left) if left else None

    def time(self, table: Table, *, touched: bool = False) -> None:
        """Set a table's deadlines: those it already had run on, new ones begin, and all others are dropped.

        ``touched``: a person has used the table, so the deadlines that are ``anew`` begin again.
        """
        kept = self._tables.get(table.id) or TableDeadlines()
        kept.ends, kept.resting = self._ends(table, kept, touched=touched), kept.at_rest(table, self._now(kept))
        kept.expired &= kept.ends.keys()
        if kept.ends or kept.resting or kept.held is not None:
            self._tables[table.id] = kept
        else:
            self._tables.pop(table.id, None)
        self._let_beat()
        self._see_to(table.id, kept)

    def to_keep(self, table: Table, *, touched: bool = False) -> Json:
        """The deadlines of a table as the store keeps them: command, seconds left, and the running time now.

        The running time is None while the table's time, or that of a question that was answered, stands still.
        ``touched`` is as for ``time``.
        """
        kept = self._tables.get(table.id) or TableDeadlines()
        now = self._now(kept)
        at = self.ran() if kept.held is None else None
        ends, resting = self._ends(table, kept, touched=touched), kept.at_rest(table, now)
        running_on = [[command_to_json(one), max(0.0, end - now), at] for one, end in ends.items()]
        return running_on + [[command_to_json(one), left, None] for one, left in resting.items()]

    def restore(self, table: Table, stored: Json) -> str:
        """Read a table's deadlines from the store, each with the time left at the last heartbeat.

        No deadline gets more time than a fresh one would. If they cannot be read, all of them begin anew. Returns the
        reason for that, or an empty text.
        """
        try:
            read = [read_deadline(*entry) for entry in listed(stored)]
        except Exception as problem:
            log.warning("deadlines_unreadable", table=table.id, reason=type(problem).__name__)
            return f"deadlines: {type(problem).__name__}"
        finally:
            self._alarms.drop(table.id)
        wanted, now = {one.command: one.seconds for one in running(table, self._limits)}, self.ran()
        ends = {
            command: now + min(left, wanted[command]) - (0.0 if at is None else max(0.0, now - at))
            for command, left, at in read
            if command in wanted
        }
        resting = set(at_rest(table))
        at_rest_still = {command: left for command, left, _ in read if command in resting}
        if ends or at_rest_still:
            self._tables[table.id] = TableDeadlines(ends, at_rest_still)
        return ""

    def first_of(self, stored: Json, *, lobby: bool) -> float | None:
        """The running time at which a sleeping table's first stored deadline ends, or an earlier one.

        None if no deadline can be read there.
        """
        longest, now = self._limits.lobby if lobby else longest_quiet(self._limits), self.ran()
        try:
            read = [(seconds_in(left), None if at is None else seconds_in(at)) for _, left, at in listed(stored)]
        except Exception:  # what is wrong with them is said when the table wakes
            return None
        ends = (now + min(left, longest) - (0.0 if at is None else max(0.0, now - at)) for left, at in read)
        return min(ends, default=None)

    def lay(self, table: str, at: float) -> None:
        """Wake a sleeping table at a running time."""
        self._alarms.set(table, at)

    def sleep(self, table: str) -> None:
        """Keep nothing of a table that goes to sleep but when it is next due."""
        kept = self._tables.get(table)
        first = None if kept is None else kept.next()
        self.forget(table)
        if kept is not None and first is not None:
            self._alarms.set(table, kept.ends[first])
        self._let_beat()

    def stand_still(self) -> None:
        """Stop all time until ``go_on``, because nobody can answer."""
        self._before, self._since = self.ran(), None
        self._alarms.stop()
        for kept in self._tables.values():
            self._stop(kept)

    def go_on(self) -> None:
        """Let time run again, and write a heartbeat to the store as long as any table has a deadline."""
        if self._closed:
            return
        if self._since is None:
            self._since = self._clock.monotonic()
        self._beats = True
        self._let_beat()
        self._alarms.run()
        for table, kept in tuple(self._tables.items()):
            self._see_to(table, kept)

    def hold(self, table: Table) -> None:
        """Stop one table's time."""
        kept = self._tables.setdefault(table.id, TableDeadlines())
        if kept.held is None:
            kept.held = self.ran()
        self._stop(kept)
        self._write(table)

    def release(self, table: Table) -> None:
        """Let a stopped table's time run on."""
        if self._closed:
            return
        kept = self._tables.get(table.id)
        if kept is not None and kept.held is not None:
            stood, kept.held = self.ran() - kept.held, None
            kept.ends = {one: ends + stood for one, ends in kept.ends.items()}
        self.time(table)
        self._write(table)

    def forget(self, table: str) -> None:
        """Drop all deadlines of a table that has ended."""
        self._alarms.drop(table)
        kept = self._tables.pop(table, None)
        if kept is not None:
            self._stop(kept)

    async def close(self) -> None:
        """Stop the time of all tables, and write a last heartbeat."""
        self._closed, self._beats = True, False
        tasks = [kept.waiting[1] for kept in self._tables.values() if kept.waiting]
        self.stand_still()
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            tasks.append(self._heartbeat)
        await asyncio.gather(*tasks, *self._writing, return_exceptions=True)
        await self._note()

    def _now(self, kept: TableDeadlines) -> float:
        return self.ran() if kept.held is None else kept.held

    def _left(self, kept: TableDeadlines, command: Expiry) -> float:
        return kept.ends[command] - self._now(kept)

    def _ends(self, table: Table, kept: TableDeadlines, *, touched: bool) -> dict[Expiry, float]:
        return kept.next_ends(running(table, self._limits), self._now(kept), touched=touched)

    def _see_to(self, table: str, kept: TableDeadlines) -> None:
        """Let one task wait for the first deadline of a table, and for no other."""
        first = kept.next() if self._since is not None and kept.held is None else None
        if kept.waiting is not None and kept.waiting[0] == first and not kept.waiting[1].done():
            return
        self._stop(kept)
        if first is not None:
            task = asyncio.create_task(self._wait(table, kept, first), name=f"{type(first).__name__} at {table}")
            kept.waiting = first, task

    def _stop(self, kept: TableDeadlines) -> None:
        if kept.waiting is not None:
            kept.waiting[1].cancel()
            kept.waiting = None

    async def _wait(self, table: str, kept: TableDeadlines, command: Expiry) -> None:
        while (left := self._left(kept, command)) > 0:
            await self._clock.sleep(left)
        kept.waiting = None
        kept.expired.add(command)
        self._expired(table, command)
        self._see_to(table, kept)

    def _write(self, table: Table) -> None:
        """Store the deadlines of a table whose time has just stopped or resumed."""
        task = asyncio.create_task(self._keep(table), name=f"deadlines of {table.id}")
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep(self, table: Table) -> None:
        try:
            await self._store.keep_deadlines(table.id, self.to_keep(table))
        except (NotSaved, StoreClosed) as trouble:
            log.warning("deadlines_not_saved", table=table.id, reason=str(trouble))

    def _let_beat(self) -> None:
        if self._beats and self._is_timed and (self._heartbeat is None or self._heartbeat.done()):
            self._heartbeat = asyncio.create_task(self._beat(), name="heartbeat")

    @property
    def _is_timed(self) -> bool:
        """Whether any table has a deadline."""
        return bool(self._tables) or bool(self._alarms)

    async def _beat(self) -> None:
        while self._is_timed:
            if self._noted is None or self.ran() - self._noted >= BEAT_EVERY:
                await self._note()
            await self._clock.sleep(BEAT_EVERY)

    async def _note(self) -> None:
        ran = self.ran()
        if not self._is_timed or ran == self._noted:
            return
        try:
            await self._store.leasing.beat(ran, self._shard)
        except (NotSaved, StoreClosed) as trouble:
            log.warning("heartbeat_not_saved", reason=str(trouble))
        else:
            self._noted = ran
