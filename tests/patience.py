"""How long tests wait for what must happen, and what they report if it does not: the machine may be too slow.

A test waits for a condition. The time limit is generous and the same for all, so that a busy machine causes no failure.
If it is exceeded, the failure says what was waited for and how busy the machine was.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from bot.playground.chat.feed import PATIENCE

__all__ = ["HURRIED", "MILLISECONDS", "PATIENCE", "TooSlow", "eventually", "machine", "within"]

T = TypeVar("T")
MILLISECONDS = 1000 * PATIENCE
"""The same in milliseconds, for a browser."""
HURRIED = 110
"""How many times sooner than Discord's channels those of stories take messages: their clocks hurry as much."""
GLANCE = 0.01
"""Seconds between two checks of something that does not announce its changes."""
QUEUED = Path("/proc/self/schedstat")
"""The kernel's counts for a process, in nanoseconds: running, and ready to run but waiting for a processor."""


class TooSlow(AssertionError):
    """What was waited for did not happen, perhaps only because the machine is too busy."""

    def __init__(self, what: str, seconds: float) -> None:
        super().__init__(f"no {what} within {seconds:g} s; {machine()}")


def machine() -> str:
    """How busy the machine is, in words."""
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    said = f"the machine: {os.cpu_count()} processors, load {load} (1, 5, 15 minutes)"
    try:
        ran, waited = (int(number) / 1e9 for number in QUEUED.read_bytes().split()[:2])
    except OSError:
        return said
    return f"{said}; these tests ran {ran:.0f} s and waited {waited:.0f} s for a processor"


@asynccontextmanager
async def within(what: str, seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Limit the time of a block; if it is exceeded, raise a ``TooSlow`` that names ``what`` was awaited."""
    patience = asyncio.timeout(seconds)
    try:
        async with patience:
            yield
    except TimeoutError:
        if not patience.expired():
            raise
        raise TooSlow(what, seconds) from None


async def eventually(holds: Callable[[], T | None], what: str, seconds: float = PATIENCE, glance: float = GLANCE) -> T:
    """Wait until ``holds()`` is true and return its value; else raise a ``TooSlow`` that names ``what`` was awaited.

    ``glance``: seconds between two checks; more of them where a check is dear.
    """
    async with within(what, seconds):
        while not (found := holds()):  # noqa: ASYNC110  what holds tells nobody
            await asyncio.sleep(glance)
        return found
    raise AssertionError("an expired patience raises")
