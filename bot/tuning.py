"""Process-wide tuning for even response times: short turns for threads, short garbage collections.

Nearly everything is freed at once, when nothing refers to it any more. Collections find the rest, which is little:
Python's own timing of them stopped the event loop for up to a second at a thousand tables.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from functools import cache

TURN = 0.0005
"""Seconds that a thread may run while others wait.

The store's thread gives way at every statement and may then wait a whole turn. Python's default is ten times as long.
"""

YOUNG = 500
"""More new objects than were freed since, before a collection of the youngest: some two thousand in all at a busy bot.

What is in flight at that time counts as older afterwards. Four times as many stopped the event loop for 10 ms and more.
"""

MIDDLE_AFTER = 1
"""Further collections of the youngest before one of the middle generation, so that it stays small."""

NEVER = 1_000_000_000
"""A number of collections that is not reached: the old generation is collected by ``OldGarbage`` alone."""

DUE_AFTER = 600
"""Collections of the middle generation, one for every thousand objects more, that make one of the old one due."""

AT_LAST = 600.0
"""Seconds after which a collection that is due waits no longer for a moment in which nobody waits."""

LOOK_EVERY = 0.5
"""Seconds between two looks whether a collection is due."""


def take_short_turns() -> None:
    """Keep any thread from making the others wait long."""
    sys.setswitchinterval(TURN)


@cache
def keep_what_is_loaded() -> None:
    """Exempt everything loaded so far from garbage collection, once for the process; it stays in memory anyway."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE_AFTER, NEVER)


class OldGarbage:
    """Collects the old generation while nobody waits.

    Survivors are not frozen: a reference cycle that is dropped later would never be freed.
    """

    def __init__(self, clock: Callable[[], float], waits: Callable[[], bool]) -> None:
        """``clock``: monotonic seconds; ``waits``: whether somebody waits for the bot."""
        self._clock = clock
        self._waits = waits
        self._collected = clock()
        self._middle = _middle_collections()

    async def collect(self) -> None:
        """Collect again and again, whenever it is due."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.collect_if_due()

    def collect_if_due(self) -> bool:
        """Collect now if there may be much garbage and nobody waits, or somebody always does."""
        now = self._clock()
        due = _middle_collections() - self._middle >= DUE_AFTER
        if not due or (self._waits() and now - self._collected < AT_LAST):
            return False
        gc.collect()
        self._collected, self._middle = now, _middle_collections()
        return True


def _middle_collections() -> int:
    """How often the middle generation was collected since the process began."""
    return int(gc.get_stats()[1]["collections"])
