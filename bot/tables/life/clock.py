"""Time as an argument: the real clock, or a test's clock that moves only when told to.

Times that outlive the process are wall time. Waiting is measured in monotonic time, which nobody can set back.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """The clock that everything gets that needs the time."""

    def now(self) -> float:
        """Wall time: seconds since 1970, UTC. Somebody may set it forward or back."""
        ...

    def monotonic(self) -> float:
        """Seconds since some arbitrary moment; they never decrease."""
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
