"""What happens at a table by itself: computers act, and the table passes for people. Each table has a task for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.computers.player import Rng
from bot.tables.commands import ComputerAct, PassFor
from bot.tables.deal.computers import Asked, answer_of, chance_at, mildest_answer
from bot.tables.life.clock import Clock
from bot.tables.moment import Moment, Outcome
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal

RETRY_AFTER = 5.0
"""Seconds until a computer tries again if both its own action and the mildest one failed."""

_FAILED = "failed"
"""The reason given for an action that raised an error."""

log = structlog.get_logger(__name__)


class ComputerTurns:
    """Lets computers act, and passes for people who can do nothing else.

    ``moment`` returns the newest moment of a table at which that may happen now; ``do`` gives it a command.

    If a computer fails to choose, or its choice is refused, it plays the mildest action, so that no table waits for it.
    """

    def __init__(
        self,
        clock: Clock,
        rng: Rng,
        pause: float,
        trick_pause: float,
        moment: Callable[[str], Moment | None],
        do: Callable[[str, ComputerAct | PassFor], Awaitable[Outcome]],
    ) -> None:
        self._clock = clock
        self._rng = rng
        self._pause = pause  # seconds for each action
        self._trick_pause = trick_pause  # seconds for a finished trick, before a computer leads
        self._moment = moment
        self._do = do
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def see_to(self, table: str) -> None:
        """Start the task that plays and passes at a table, if there is something to do and no task runs yet."""
        if self._closing or table in self._tasks or self._asked(table) is None:
            return
        self._tasks[table] = asyncio.create_task(self._play(table), name=f"computers of {table}")

    def is_at(self, table: str) -> bool:
        """Whether a task plays and passes at a table."""
        return table in self._tasks

    async def close(self) -> None:
        """Stop all of these tasks."""
        self._closing = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _asked(self, table: str) -> Asked | PassFor | None:
        moment = self._moment(table)
        return None if moment is None else moment.by_itself

    def _get(self, table: str) -> Table | None:
        moment = self._moment(table)
        return None if moment is None else moment.table

    def _seconds(self, table: str, asked: Asked | PassFor) -> float:
        """How long until a computer acts. Before it leads, people get time to see the finished trick."""
        if isinstance(asked, PassFor):
            return self._pause  # always the same, so that its length reveals nothing
        found = self._get(table)
        if asked.hurried or found is None or found.deal is None:
            return 0
        leads = not found.deal.trick and any(cards for _, cards in found.trick)
        return max(self._pause, self._trick_pause) if leads else self._pause

    async def _play(self, table: str) -> None:
        """Play until no computer has to act and the table passes for nobody.

        There is no await between the last check and the end, so no change is missed.
        """
        failed: Asked | PassFor | None = None
        try:
            while (asked := self._asked(table)) is not None:
                await self._clock.sleep(self._seconds(table, asked))
                before, asked = asked, self._asked(table)
                if asked is None:
                    return
                if isinstance(before, PassFor) and asked != before:
                    continue  # the person answered meanwhile, and whoever is next gets a full pause
                trouble = await self._tried(table, asked, mildly=asked == failed)
                if trouble is not None and self._asked(table) == asked:
                    failed = asked if trouble != TableRefusal.SAVING else failed
                    await self._clock.sleep(RETRY_AFTER)
        finally:
            self._tasks.pop(table, None)

    async def _tried(self, table: str, asked: Asked | PassFor, *, mildly: bool) -> str | None:
        """Act; if the choice is refused, take the mildest action at once. Return what prevented that, or None."""
        trouble = await self._act(table, asked, mildly=mildly)
        if mildly or trouble in (None, TableRefusal.SAVING, _FAILED) or self._asked(table) != asked:
            return trouble
        log.error("computer_refused", table=table, seat=asked.seat, refusal=trouble)
        return await self._act(table, asked, mildly=True)

    async def _act(self, table: str, asked: Asked | PassFor, *, mildly: bool) -> str | None:
        """Act once. Return the name of what prevented it, or None."""
        try:
            outcome = await self._do(table, self._answer(table, asked, mildly=mildly))
        except Exception:
            log.exception("computer_failed", table=table, seat=asked.seat)
            return _FAILED
        return None if outcome.refusal is None else outcome.refusal.name

    def _answer(self, table: str, asked: Asked | PassFor, *, mildly: bool) -> ComputerAct | PassFor:
        if isinstance(asked, PassFor):
            return asked
        found = self._get(table)
        rng = self._rng if found is None else chance_at(found, asked.seat, self._rng)
        try:
            return mildest_answer(asked) if mildly else answer_of(asked, rng)
        except Exception:
            log.exception("computer_undecided", table=table, seat=asked.seat)
            return mildest_answer(asked)
