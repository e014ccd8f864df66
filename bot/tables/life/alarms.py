"""Alarms: when each sleeping table is next due. One task waits for the first of them, however many there are."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from bot.tables.life.clock import Clock

_OUTDATED = 100
"""So many more alarms than tables may lie in the heap before it is made anew."""


class Alarms:
    """Rings once for each table when its time has come. Nothing rings until ``run``."""

    def __init__(self, clock: Clock, ran: Callable[[], float], ring: Callable[[str], None]) -> None:
        """``ran`` gives the running time, in which alarms are set; ``ring`` is given the id of the table."""
        self._clock = clock
        self._ran = ran
        self._ring = ring
        self._times: dict[str, float] = {}  # by table
        self._heap: list[tuple[float, str]] = []  # the times, and some that no longer count
        self._waiting: tuple[float, asyncio.Task[None]] | None = None  # until when the task waits, and the task
        self._runs = False

    def __bool__(self) -> bool:
        return bool(self._times)

    def set(self, table: str, at: float) -> None:
        """Ring for a table at a running time."""
        self._times[table] = at
        heapq.heappush(self._heap, (at, table))
        if len(self._heap) > 2 * len(self._times) + _OUTDATED:
            self._heap = [(at, table) for table, at in self._times.items()]
            heapq.heapify(self._heap)
        self._see_to()

    def drop(self, table: str) -> None:
        """Ring for a table no more."""
        self._times.pop(table, None)

    def run(self) -> None:
        """Ring from now on."""
        self._runs = True
        self._see_to()

    def stop(self) -> None:
        """Stand still until ``run``."""
        self._runs = False
        if self._waiting is not None:
            self._waiting[1].cancel()
            self._waiting = None

    def _see_to(self) -> None:
        """Let one task wait for the first alarm."""
        if not self._runs or not self._heap:
            return
        first = self._heap[0][0]
        if self._waiting is not None:
            if self._waiting[0] <= first:
                return
            self._waiting[1].cancel()
        self._waiting = first, asyncio.create_task(self._wait(first), name="alarms of sleeping tables")

    async def _wait(self, first: float) -> None:
        while (left := first - self._ran()) > 0:
            await self._clock.sleep(left)
        while self._heap and self._heap[0][0] <= self._ran():
            at, table = heapq.heappop(self._heap)
            if self._times.get(table) == at:
                del self._times[table]
                self._ring(table)
        self._waiting = None
        self._see_to()
