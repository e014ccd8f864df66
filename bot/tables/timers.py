"""What happens at tables when its time is up: each deadline comes back as a command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.clock import Clock
from bot.tables.commands import FallDue
from bot.tables.table import Table

FallenDue = Callable[[str, FallDue], Awaitable[object]]
"""Carries a command to a table whose time is up."""


@dataclass(frozen=True, slots=True)
class _Deadline:
    command: FallDue
    until: float  # wall time, to be shown
    runs_out: asyncio.Task[None]


class Timers:
    """Runs the time of what is due at each table; a restart begins it anew."""

    def __init__(self, clock: Clock, fallen_due: FallenDue) -> None:
        self._clock = clock
        self._fallen_due = fallen_due
        self._running: dict[str, _Deadline] = {}

    def until(self, table: str) -> float | None:
        """When something falls due at a table, in wall time; None where nothing does."""
        deadline = self._running.get(table)
        return deadline.until if deadline else None

    def time(self, table: Table) -> None:
        """Run the time of what is due at a table; it runs on while the same is due, and anything else is forgotten."""
        due = table.deal.due() if table.deal else None
        command = FallDue(table.deal_number, due.name, due.serial) if due is not None else None
        running = self._running.get(table.id)
        if running is not None and running.command != command:
            self.forget(table.id)
            running = None
        if due is not None and command is not None and running is None:
            ends = self._clock.monotonic() + due.seconds
            runs_out = asyncio.create_task(self._run_out(table.id, command, ends), name=f"{due.name} at {table.id}")
            self._running[table.id] = _Deadline(command, self._clock.now() + due.seconds, runs_out)

    def forget(self, table: str) -> None:
        """Let the time of a table stand still; timed again, it has all of it."""
        deadline = self._running.pop(table, None)
        if deadline is not None:
            deadline.runs_out.cancel()

    async def _run_out(self, table: str, command: FallDue, ends: float) -> None:
        while (left := ends - self._clock.monotonic()) > 0:
            await self._clock.sleep(left)
        await self._fallen_due(table, command)

    async def close(self) -> None:
        """Stop the time of all tables."""
        tasks = [deadline.runs_out for deadline in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
