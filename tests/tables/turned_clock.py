"""A clock that the test turns; a sleep ends once it has been turned far enough."""

from __future__ import annotations

import asyncio

from tests.patience import within

A_DAY = 24 * 60 * 60.0
"""Nobody waits for whoever sleeps longer: a table that may fade."""


class TurnedClock:
    """Starts at a fixed time. ``sleep(0)`` only lets other tasks run."""

    def __init__(self) -> None:
        self._now = 1_767_268_800.0
        self._set = 0.0
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []
        self._began = asyncio.Event()

    def now(self) -> float:
        return self._now + self._set

    def monotonic(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._now + seconds, future))
        self._began.set()
        await future

    async def awaited(self, seconds: float = A_DAY) -> None:
        """Wait until somebody sleeps on this clock who is to wake within ``seconds``."""
        async with within("sleeper"):
            while all(future.done() or until > self._now + seconds for until, future in self._sleeping):
                self._began.clear()
                await self._began.wait()

    def sleepers(self) -> int:
        """How many tasks sleep on this clock."""
        return sum(not future.done() for _, future in self._sleeping)

    def set(self, seconds: float) -> None:
        """Set the wall clock forward or back; monotonic time stays the same."""
        self._set += seconds

    def turn(self, seconds: float) -> None:
        """Move the time forward."""
        self._now += seconds
        for until, future in self._sleeping:
            if until <= self._now and not future.done():
                future.set_result(None)
        self._sleeping = [(until, future) for until, future in self._sleeping if not future.done()]
