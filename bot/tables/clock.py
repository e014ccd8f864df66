"""Time as an argument: the machine's, or that of a test that turns the hands itself.

What outlives the process is told in wall time; whoever waits counts in monotonic time, which no one can set back.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What needs the time is handed one of these."""

    def now(self) -> float:
        """Wall time: seconds since 1970, UTC. It can be set, forward and back."""
        ...

    def monotonic(self) -> float:
        """Seconds since some moment, which only ever grow."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        return time.time()  # noqa: TID251  the one place where the time of day comes from

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
