"""Work that is done at once where somebody waits for it, and else not too often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.clock import Clock


@dataclass(slots=True)
class Seldom:
    """Asks for some work: at once, or at most once in so many seconds, for all who want it meanwhile."""

    ask: Callable[[], None]  # has the work done soon
    clock: Clock
    pause: float  # seconds from one time to the next
    name: str  # of the task that waits
    _last: float = float("-inf")  # when it was asked for last
    _waiting: asyncio.Task[None] | None = None

    def hurry(self) -> None:
        """Have the work done at once; what waited for the end of the pause is served by it."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self._ask()

    def want(self) -> None:
        """Have the work done: soon if that was long ago, else once the pause is over."""
        if self._waiting is not None:
            return
        left = self._last + self.pause - self.clock.monotonic()
        if left <= 0:
            self._ask()
        else:
            self._waiting = asyncio.create_task(self._after(left), name=self.name)

    async def _after(self, seconds: float) -> None:
        await self.clock.sleep(seconds)
        self._waiting = None
        self._ask()

    def _ask(self) -> None:
        self._last = self.clock.monotonic()
        self.ask()

    async def stop(self) -> None:
        """Wait no more."""
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.gather(self._waiting, return_exceptions=True)
            self._waiting = None
