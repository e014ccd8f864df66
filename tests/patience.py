"""How long tests wait for what must come, and what they say when it does not: the machine may be too slow.

A test waits for a condition. Its patience is generous and one for all, so that a busy machine fails nothing; where it
ends all the same, the failure names what was waited for and how busy the machine was.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from bot.playground.feed import PATIENCE

__all__ = ["MILLISECONDS", "PATIENCE", "TooSlow", "eventually", "machine", "within"]

T = TypeVar("T")
MILLISECONDS = 1000 * PATIENCE
"""The same for a browser, which counts so."""
GLANCE = 0.01
"""Seconds between two looks at what tells nobody when it changes."""
QUEUED = Path("/proc/self/schedstat")
"""What the kernel counts of a process, nanoseconds: running, and ready to run while others had the processors."""


class TooSlow(AssertionError):
    """What was waited for did not come, and perhaps only because the machine is too busy."""

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
    """Do something that must come to its end; ``what`` it brings is named by the ``TooSlow`` of one that does not."""
    patience = asyncio.timeout(seconds)
    try:
        async with patience:
            yield
    except TimeoutError:
        if not patience.expired():
            raise
        raise TooSlow(what, seconds) from None


async def eventually(holds: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
    """Wait until ``holds()`` is true and return what it gave; ``what`` that is stands in the ``TooSlow`` otherwise."""
    async with within(what, seconds):
        while not (found := holds()):  # noqa: ASYNC110  what holds tells nobody
            await asyncio.sleep(GLANCE)
        return found
    raise AssertionError("an expired patience raises")
