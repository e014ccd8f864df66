"""What the whole process is set to, so that answers come evenly: short turns for threads, short garbage collections.

Both were measured with 50 tables and 100 acts a second: a full collection stopped the event loop for up to 185 ms, and
a play waited for its commit twice as long.
"""

from __future__ import annotations

import gc
import sys

TURN = 0.0005
"""Seconds a thread may go on while others wait. The store's thread gives way at every statement and may then wait a
whole turn to go on; Python's own value is ten times this."""

FULL_AFTER = 3
"""Middle collections until a full one; Python's own 10 let three times as much pile up."""


def take_short_turns() -> None:
    """Let no thread keep the others waiting."""
    sys.setswitchinterval(TURN)


def keep_what_is_loaded() -> None:
    """Take everything there is out of garbage collection, once a process: what is loaded at the start stays anyway."""
    if gc.get_freeze_count() == 0:
        gc.freeze()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, FULL_AFTER)
