"""Time as an argument: ``now`` and ``sleep`` of the machine, or of a test that turns the hands itself."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What needs the time is handed one of these."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        return time.time()  # noqa: TID251  the one place where the time of day comes from

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
