"""The hall: all living tables, with one lock each. A change is durable before anybody is told of it.

A command locks its table, is decided, is saved in one transaction, and is then published. Computers act from here, too.
They get the same view that a person in their seat would get.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar, cast

import structlog

from bot.computers.player import Rng
from bot.dealing import fresh_seed
from bot.engine.game import Event, Refusal
from bot.store import WHOLE, AlreadyDone, Change, NotSaved, Shard, Store, guild_of
from bot.tables.commands import Command, End, FallDue, Open
from bot.tables.deal.deadlines import USUAL, IdleLimits, is_touch
from bot.tables.expiries import Abandon
from bot.tables.life.clock import Clock
from bot.tables.life.computer_turns import RETRY_AFTER, ComputerTurns
from bot.tables.life.evenings.evenings import Evenings
from bot.tables.life.listeners import Listeners
from bot.tables.life.living import LivingTable, LivingTables, Room
from bot.tables.life.sleep import Sleep
from bot.tables.life.suspension import Suspension
from bot.tables.life.timers import Timers
from bot.tables.life.waking import SetAside
from bot.tables.log.outlines import outline_of
from bot.tables.log.table_log import change_of
from bot.tables.moment import Moment, Outcome
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
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeping: asyncio.Task[None] | None = None  # wakes tables after a start, and lets them go to sleep
        self._computers = ComputerTurns(clock, rng, pause, trick_pause, self.living.moment, self.do)
        self.timers = Timers(clock, store, self._expired, self._due, limits, shard)
        self.sleep = Sleep(store, clock, self.living, self.timers, self._woke, self._is_idle, shard)
        self._room = Room(clock, self.sleep.awake, self.do, lambda table: self.timers.until(table, Abandon))
        self._listeners = Listeners()
        self.listen, self.listen_once = self._listeners.listen, self._listeners.listen_once
        self.listen_no_more = self._listeners.listen_no_more
        self.evenings = Evenings(store, shard, seeds, self.living, self.sleep.aside, self._expired)
        self.listen(self.evenings.note)
        self._suspension = Suspension(self.get, self.timers, self._expelled)
        self.suspend, self.unsuspend = self._suspension.suspend, self._suspension.unsuspend
        self.suspended = self._suspension.tables
        self._untold: list[str] = []  # tables that woke before ``resume``
        self._closing = False

    # --- asking ---

    @property
    def aside(self) -> dict[str, SetAside]:
        """The living tables that could not be read, by id."""
        return self.sleep.aside

    def get(self, table: str) -> Table | None:
        """The living table with this id; None if there is none.

        Raises:
            StillAsleep: the table sleeps.
        """
        return self.living.get(table)

    def if_awake(self, table: str) -> Table | None:
        """The living table with this id; None if there is none, or it sleeps."""
        known = self.living.find(table)
        return None if known is None or known.moment is None else known.moment.table

    def moment_of(self, table: Table) -> Moment | None:
        """The moment that led to a table as it is now; None if it is another by now, has ended, or sleeps."""
        known = self.living.find(table.id)
        moment = None if known is None else known.moment
        return moment if moment is not None and moment.table is table else None

    def tables(self) -> tuple[Table, ...]:
        """All tables that are awake, oldest first."""
        return tuple(known.moment.table for known in self.living.awake() if known.moment is not None)

    def due_at(self, table: str) -> float | None:
        """When the next thing falls due at a table, in wall time; None if nothing does."""
        return self.timers.until(table, FallDue)

    # --- life ---

    async def recall(self) -> None:
        """Learn of every table that has not ended. All of them sleep."""
        self.timers.recall(await self.store.leasing.ran(self.shard))
        await self.sleep.recall()
        await self.evenings.recall()

    def resume(self, first: Iterable[str] = ()) -> None:
        """Let tables wake and sleep from now on. Those that go on by themselves wake, and those named ``first``.

        What woke before is told of now.
        """
        for table in self._untold:
            self._tell_woken(table)
        self._untold.clear()
        self.evenings.resume()
        self._sweeping = asyncio.create_task(self.sleep.begin(first), name="sleep of quiet tables")

    async def close(self) -> None:
        """Stop the computers and all time, and wait until everything that was begun is saved."""
        self._closing = True
        self.sleep.close()
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self._computers.close()
        await self.evenings.close()
        await self.timers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- doing ---

    async def open_table(self, wish: Open, interaction: int) -> Outcome:
        """Open a table as wished, unless there are too many. It gets a number, and a seed if ``wish`` has none."""
        wish = replace(wish, seed=self.evenings.first_seed(wish))
        return await asyncio.shield(self._begun(self._open(wish, interaction)))

    async def do(self, table: str, command: Command, interaction: int | None = None) -> Outcome:
        """Decide a command at a table and save the result. If the caller is cancelled, it is still done completely."""
        return await asyncio.shield(self._begun(self._do(table, command, interaction)))

    async def _open(self, wish: Open, interaction: int) -> Outcome:
        """Open a table as wished, with the server's next number. Only one opens at a time, so that the limits hold."""
        async with self._opening:
            shown = [table for table in self.living.all() if table.id not in self.suspended]
            with self.evenings.opening(wish) as elsewhere:
                if (refusal := elsewhere or await self._room.refusal(shown, wish)) is not None:
                    repeated = await self.store.was_done(wish.guild, interaction)
                    return Outcome(None, refusal=None if repeated else refusal, repeated=repeated)
                command = replace(wish, number=await self.store.next_table_number(wish.guild))
                await self.evenings.place(command)
                opened = Outcome(open_table(command), (Event("lobby-open", 0),))
                return await self._save(None, command, opened, "", interaction)

    def _begun(self, work: Awaitable[T]) -> asyncio.Future[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _do(self, table_id: str, command: Command, interaction: int | None) -> Outcome:
        async with self.sleep.lock(table_id):
            await self.sleep.wake_locked([table_id])
            if table_id in self.aside:
                return await self._end_aside(self.aside[table_id], command, interaction)
            table = self.living.reach(table_id, self.clock.monotonic())
            seed = self.evenings.seed_after(table)
            change = self.evenings.decided(table, command, seed) if table else refuse(TableRefusal.ENDED)
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
        return outcome

    async def _save(
        self, before: Table | None, command: Command, outcome: Outcome, seed: str, interaction: int | None
    ) -> Outcome:
        table = outcome.table
        if table is None:
            raise ValueError("an outcome to save has a table")
        known, woken = self.living.find(table.id), self.sleep.woken.get(table.id)
        number = 1 if known is None else known.events + 1
        touched = before is None or is_touch(before, table, command)
        moment = Moment(before, table, outcome.events, touched=touched, number=number)
        outline = outline_of(moment, None if known is None else known.outline)
        change = change_of(
            moment,
            command,
            seed,
            number=number,
            interaction=interaction,
            rules=None if woken is None else woken.rules,
            deadlines=self.timers.to_keep(table, touched=moment.touched),
            outline=outline,
        )
        written = await self._written(change, Outcome(before))
        if written.refusal is not None or written.repeated:
            self.evenings.not_saved(table.id)
            return written
        self.sleep.woken.pop(table.id, None)
        if table.stage is Stage.ENDED:
            self.living.drop(table.id)
            self.suspended.pop(table.id, None)
            self.timers.forget(table.id)
        else:
            self.living.put(moment, outline, self.clock.now() if touched else None)
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

    def _woke(self, table: str) -> None:
        if self._sweeping is None:
            self._untold.append(table)
        else:
            self._tell_woken(table)

    def _tell_woken(self, table: str) -> None:
        """Note in the log of a table what was found as it woke, tell the listeners, and let the computers play on."""
        moment = self.living.moment(table)
        if moment is None:
            return
        for command in self.sleep.woken[table].notes:
            self._begun(self._note(table, command))
        self._publish(moment)

    def _is_idle(self, known: LivingTable) -> bool:
        """Whether nothing is to be done at a table, and it can be shown."""
        if known.id in self.suspended or self._computers.is_at(known.id):
            return False
        return known.moment is not None and known.moment.by_itself is None

    def _publish(self, moment: Moment) -> None:
        if not self._closing:
            self.timers.time(moment.table, touched=moment.touched)
        self._listeners.tell(moment)
        try:
            self._computers.see_to(moment.table.id)
        except Exception:  # the change is saved, so it counts whatever fails next
            log.exception("not_played_on", table=moment.table.id)

    def _expelled(self, table: Table) -> None:
        self._begun(self._note(table.id, End(table.host, admin=True)))

    def _due(self, table: str) -> None:
        self._begun(self.sleep.surely_awake([table]))

    def _expired(self, table: str, command: Command) -> None:
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
