"""Process-wide tuning for even response times: short turns for threads, short garbage collections.

Without it, at 50 tables and 100 acts a second, a full collection stopped the event loop for up to 185 ms, and a play
waited twice as long for its commit.
"""

from __future__ import annotations

import gc
import sys
from functools import cache

TURN = 0.0005
"""Seconds that a thread may run while others wait.

The store's thread gives way at every statement and may then wait a whole turn. Python's default is ten times as long.
"""

YOUNG = 5000
"""New objects before a collection of the youngest. It takes about 4 ms.

With Python's default of 700, what a message is made of is older than the youngest when it is no longer needed, and only
a full collection frees it: at 50 tables one of 25 ms every 3 seconds.
"""

MIDDLE_AFTER = 3
"""Collections of the youngest before one of the middle generation. With Python's default of 10 it takes up to 30 ms."""

FULL_AFTER = 30
"""Collections of the middle generation before a full one: at 50 tables, about one a minute."""


def take_short_turns() -> None:
    """Keep any thread from making the others wait long."""
    sys.setswitchinterval(TURN)


@cache
def keep_what_is_loaded() -> None:
    """Exempt everything loaded so far from garbage collection, once for the process; it stays in memory anyway."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE_AFTER, FULL_AFTER)
