"""Processes that tests began, as the kernel lists them."""

from __future__ import annotations

import contextlib
from pathlib import Path


def children() -> set[int]:
    """The processes that this one began."""
    found: set[int] = set()
    for thread in Path("/proc/self/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # the thread has just ended
            found.update(map(int, (thread / "children").read_text().split()))
    return found


def command_of(process: int) -> list[str]:
    """The command line of a process, as words."""
    return Path(f"/proc/{process}/cmdline").read_text().split("\0")
