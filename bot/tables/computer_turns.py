"""The turns of computers: one task for each table plays for them as long as they have to act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.players.player import Rng
from bot.tables.clock import Clock
from bot.tables.commands import ComputerAct
from bot.tables.computers import Asked, answer_of, computer_asked, mildest_answer
from bot.tables.outcome import Outcome
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal

RETRY_AFTER = 5.0
"""Seconds until a computer tries again when neither its action nor the mildest one could be taken."""

_FAILED = "failed"
"""What stood against an action that broke down."""

log = structlog.get_logger(__name__)


class ComputerTurns:
    """Lets computers act. ``get`` returns a table whose computers may act now; ``do`` carries out an action at it.

    If a computer fails to choose, or its choice is refused, it plays the mildest action, so that no table waits for it.
    """

    def __init__(
        self,
        clock: Clock,
        rng: Rng,
        pause: float,
        trick_pause: float,
        get: Callable[[str], Table | None],
        do: Callable[[str, ComputerAct], Awaitable[Outcome]],
    ) -> None:
        self._clock = clock
        self._rng = rng
        self._pause = pause  # seconds for each action
        self._trick_pause = trick_pause  # seconds for a finished trick, before a computer leads
        self._get = get
        self._do = do
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def see_to(self, table: str) -> None:
        """Make sure that one task plays for the computers of a table as long as they have to act."""
        if self._closing or table in self._tasks or self._asked(table) is None:
            return
        self._tasks[table] = asyncio.create_task(self._play(table), name=f"computers of {table}")

    async def close(self) -> None:
        """Stop all of these tasks."""
        self._closing = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _asked(self, table: str) -> Asked | None:
        found = self._get(table)
        return computer_asked(found) if found else None

    def _seconds(self, table: str, asked: Asked) -> float:
        """How long until a computer acts: where it leads, people first see how the trick before went."""
        found = self._get(table)
        if asked.hurried or found is None or found.deal is None:
            return 0
        leads = not found.deal.trick and any(cards for _, cards in found.trick)
        return max(self._pause, self._trick_pause) if leads else self._pause

    async def _play(self, table: str) -> None:
        """Play until no computer has to act.

        There is no await between that last check and the end, so no change is missed.
        """
        failed: Asked | None = None
        try:
            while (asked := self._asked(table)) is not None:
                await self._clock.sleep(self._seconds(table, asked))
                asked = self._asked(table)
                if asked is None:
                    return
                trouble = await self._tried(table, asked, mildly=asked == failed)
                if trouble is not None and self._asked(table) == asked:
                    failed = asked if trouble != TableRefusal.SAVING else failed
                    await self._clock.sleep(RETRY_AFTER)
        finally:
            self._tasks.pop(table, None)

    async def _tried(self, table: str, asked: Asked, *, mildly: bool) -> str | None:
        """Act; if the choice is refused, do the mildest thing at once. Return whatever prevented it, or None."""
        trouble = await self._act(table, asked, mildly=mildly)
        if mildly or trouble in (None, TableRefusal.SAVING, _FAILED) or self._asked(table) != asked:
            return trouble
        log.error("computer_refused", table=table, seat=asked.seat, refusal=trouble)
        return await self._act(table, asked, mildly=True)

    async def _act(self, table: str, asked: Asked, *, mildly: bool) -> str | None:
        """Act once; return the name of whatever prevented the action, or None."""
        try:
            outcome = await self._do(table, mildest_answer(asked) if mildly else self._answer(table, asked))
        except Exception:
            log.exception("computer_failed", table=table, seat=asked.seat)
            return _FAILED
        return None if outcome.refusal is None else outcome.refusal.name

    def _answer(self, table: str, asked: Asked) -> ComputerAct:
        try:
            return answer_of(asked, self._rng)
        except Exception:
            log.exception("computer_undecided", table=table, seat=asked.seat)
            return mildest_answer(asked)
