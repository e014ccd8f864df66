"""The hall: all living tables, with one lock each. A change is durable before anybody is told of it.

A command locks its table, is decided, is saved in one transaction, and is then published. Computers act from here, too.
They get the same view that a person in their seat would get.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar, cast

import structlog

from bot.computers.player import Rng
from bot.dealing import fresh_seed
from bot.engine.game import Event, Refusal
from bot.store import WHOLE, AlreadyDone, Change, NotSaved, Shard, Store, guild_of
from bot.tables.commands import Command, End, FallDue, Open
from bot.tables.deal.deadlines import USUAL, IdleLimits, is_touch
from bot.tables.deal.decisions import decide
from bot.tables.expiries import Abandon, Expiry
from bot.tables.life.clock import Clock
from bot.tables.life.computer_turns import RETRY_AFTER, ComputerTurns
from bot.tables.life.living import TABLES_OF_A_GUILD, LivingTables, Room
from bot.tables.life.timers import Timers
from bot.tables.life.waking import SetAside, Woken, wake
from bot.tables.log.table_log import change_of
from bot.tables.moment import Listener, Moment, Outcome
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal, refuse

log = structlog.get_logger(__name__)

T = TypeVar("T")


class Hall:
    """Keeps the living tables of a shard. Computers take ``pause`` seconds, and at least ``trick_pause`` to lead.

    ``seeds`` gives a seed for each deal that may begin. Whoever can foresee one knows all hands.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        rng: Rng,
        pause: float,
        limits: IdleLimits = USUAL,
        *,
        trick_pause: float = 0.0,
        seeds: Callable[[], bytes] = fresh_seed,
        shard: Shard = WHOLE,
    ) -> None:
        self.store = store
        self.shard = shard
        self.clock = clock
        self.living = LivingTables()
        self._seeds = seeds
        self._events: dict[str, int] = {}
        self.aside: dict[str, SetAside] = {}
        """The living tables that could not be read, by id."""
        self.suspended: dict[str, None] = {}
        """The tables that nobody can be shown, the longest so first: their channel is gone, or closed to the bot."""
        self._woken: dict[str, Woken] = {}  # by table, until it is saved again
        self._locks: dict[str, asyncio.Lock] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._computers = ComputerTurns(clock, rng, pause, trick_pause, self.get, self.do)
        self.timers = Timers(clock, store, self._expired, limits, shard)
        self._room = Room(clock, self.do, lambda table: self.timers.until(table, Abandon))
        self._listeners: list[Listener] = [self._room.hear]
        self._once: dict[str, set[Listener]] = {}  # by table, the listeners that wait for its next change
        self._closing = False

    # --- asking ---

    def get(self, table: str) -> Table | None:
        """The living table with this id; None if there is none."""
        return self.living.get(table)

    def moment(self, table: str) -> Moment | None:
        """The newest moment of the living table with this id; None if there is none."""
        return self.living.moment(table)

    def tables(self) -> tuple[Table, ...]:
        """All living tables."""
        return self.living.all()

    def due_at(self, table: str) -> float | None:
        """When the next thing falls due at a table, in wall time; None if nothing does."""
        return self.timers.until(table, FallDue)

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` with every change after it is saved. A listener that fails does not affect the others."""
        self._listeners.append(listener)

    def listen_once(self, table: str, listener: Listener) -> None:
        """Call ``listener`` with the next change at one table."""
        self._once.setdefault(table, set()).add(listener)

    # --- life ---

    async def wake(self) -> None:
        """Load every table that has not ended. A table that cannot be read is set aside."""
        self.timers.recall(await self.store.ran(self.shard))
        for stored in await self.store.tables(self.shard):
            found = await wake(self.store, stored)
            if isinstance(found, SetAside):
                self.aside[stored.table] = found
            else:
                self.living.put(Moment(None, found.table, number=stored.number))
                self._events[stored.table] = stored.number
                self._woken[stored.table] = found.doubted(self.timers.restore(found.table, stored.deadlines))
                self._room.touched[stored.table] = stored.at
            await asyncio.sleep(0)  # reading many tables takes long, and the event loop has other work

    def resume(self) -> None:
        """Note what the start found in each loaded table's log, tell the listeners, and let the computers play on."""
        for table_id, woken in self._woken.items():
            for command in woken.notes:
                self._begun(self._note(table_id, command))
        for moment in self.living.moments():
            self._publish(moment)

    async def close(self) -> None:
        """Stop the computers and all time, and wait until everything that was begun is saved."""
        self._closing = True
        await self._computers.close()
        await self.timers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def suspend(self, table: str) -> None:
        """Suspend a table that cannot be shown: its time stands still, and its host may open another.

        If a server has too many suspended tables, those that were suspended first end.
        """
        found = self.get(table)
        if found is None or table in self.suspended:
            return
        log.warning("table_suspended", table=table)
        self.suspended[table] = None
        self.timers.hold(found)
        others = [one for one in map(self.get, self.suspended) if one is not None and one.guild == found.guild]
        for oldest in others[:-TABLES_OF_A_GUILD]:
            del self.suspended[oldest.id]
            self._begun(self._note(oldest.id, End(oldest.host, admin=True)))

    def unsuspend(self, table: str) -> bool:
        """Resume a table that can be shown again. Return whether it was suspended."""
        if table not in self.suspended:
            return False
        log.info("table_unsuspended", table=table)
        del self.suspended[table]
        found = self.get(table)
        if found is not None and not self._closing:
            self.timers.release(found)
        return True

    # --- doing ---

    async def open_table(self, wish: Open, interaction: int) -> Outcome:
        """Open a table as wished, unless there are too many. It gets a number, and a seed if ``wish`` has none."""
        wish = replace(wish, seed=wish.seed or self._seeds().hex())
        return await asyncio.shield(self._begun(self._open(wish, interaction)))

    async def do(self, table: str, command: Command, interaction: int | None = None) -> Outcome:
        """Decide a command at a table and save the result. If the caller is cancelled, it is still done completely."""
        return await asyncio.shield(self._begun(self._do(table, command, interaction)))

    async def _open(self, wish: Open, interaction: int) -> Outcome:
        """Open a table as wished, with the server's next number. Only one opens at a time, so that the limits hold."""
        async with self._opening:
            shown = [table for table in self.tables() if table.id not in self.suspended]
            if (refusal := await self._room.refusal(shown, wish)) is not None:
                repeated = await self.store.was_done(wish.guild, interaction)
                return Outcome(None, refusal=None if repeated else refusal, repeated=repeated)
            command = replace(wish, number=await self.store.next_table_number(wish.guild))
            opened = Outcome(open_table(command), (Event("lobby-open", 0),))
            return await self._save(None, command, opened, "", interaction)

    def _begun(self, work: Awaitable[T]) -> asyncio.Future[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _do(self, table_id: str, command: Command, interaction: int | None) -> Outcome:
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if table_id in self.aside:
                return await self._end_aside(self.aside[table_id], command, interaction)
            table = self.get(table_id)
            seed = self._seeds().hex()
            change = decide(table, command, seed) if table else refuse(TableRefusal.ENDED)
            if table is None:
                self._locks.pop(table_id, None)
            if table is None or isinstance(change, Refusal):
                # An interaction that is delivered again no longer fits the table. But it is done, so it is not refused.
                done = interaction is not None and await self.store.was_done(guild_of(table_id), interaction)
                return Outcome(table, refusal=None if done else cast("Refusal", change), repeated=done)
            return await self._save(table, command, Outcome(*change), seed, interaction)

    async def _end_aside(self, aside: SetAside, command: Command, interaction: int | None) -> Outcome:
        """End a table that cannot be read. Every other command is refused."""
        if not aside.may_end(command):
            return Outcome(None, refusal=refuse(TableRefusal.ASIDE, table=aside.place))
        outcome = await self._written(aside.ended_by(command, interaction), Outcome(None))
        if outcome.refusal is None:
            self.aside.pop(aside.table, None)
            self._locks.pop(aside.table, None)
        return outcome

    async def _save(
        self, before: Table | None, command: Command, outcome: Outcome, seed: str, interaction: int | None
    ) -> Outcome:
        table = outcome.table
        if table is None:
            raise ValueError("an outcome to save has a table")
        number, woken = self._events.get(table.id, 0) + 1, self._woken.get(table.id)
        touched = before is None or is_touch(before, table, command)
        moment = Moment(before, table, outcome.events, touched=touched, number=number)
        change = change_of(
            moment,
            command,
            seed,
            number=number,
            interaction=interaction,
            rules=None if woken is None else woken.rules,
            deadlines=self.timers.to_keep(table, touched=moment.touched),
        )
        written = await self._written(change, Outcome(before))
        if written.refusal is not None or written.repeated:
            return written
        self._events[table.id] = number
        self._woken.pop(table.id, None)
        if table.stage is Stage.ENDED:
            self.living.drop(table.id)
            self.suspended.pop(table.id, None)
            self.timers.forget(table.id)
            self._events.pop(table.id, None)
            self._locks.pop(table.id, None)  # waiting tasks hold the lock itself, and the id never returns
        else:
            self.living.put(moment)
        self._publish(moment)
        return outcome

    async def _written(self, change: Change, outcome: Outcome) -> Outcome:
        """Save a change and return its outcome: refused if it was not saved, repeated if it was saved before."""
        try:
            await self.store.save(change)
        except AlreadyDone:
            return replace(outcome, repeated=True)
        except NotSaved as trouble:
            log.error("not_saved", table=change.table, number=change.number, reason=str(trouble))  # noqa: TRY400  the reason says all
            return replace(outcome, refusal=refuse(TableRefusal.SAVING))
        return outcome

    def _publish(self, moment: Moment) -> None:
        if not self._closing:
            self.timers.time(moment.table, touched=moment.touched)
        for listener in (*self._listeners, *self._once.pop(moment.table.id, ())):
            try:
                listener(moment)
            except Exception:
                log.exception("not_heard", table=moment.table.id, listener=getattr(listener, "__qualname__", ""))
        try:
            self._computers.see_to(moment.table.id)
        except Exception:  # the change is saved, so it counts whatever fails next
            log.exception("not_played_on", table=moment.table.id)

    def _expired(self, table: str, command: Expiry) -> None:
        self._begun(self._note(table, command))

    async def _note(self, table: str, command: Command) -> None:
        """Give a command whose outcome nobody waits for. If it fails or cannot be saved, try again after a while."""
        while True:
            try:
                refusal = (await self.do(table, command)).refusal
                saved = refusal is None or refusal.name != TableRefusal.SAVING
            except Exception:
                log.exception("not_noted", table=table, command=type(command).__name__)
                saved = False
            if saved or self._closing:
                return
            await self.clock.sleep(RETRY_AFTER)
