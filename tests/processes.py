"""Processes that tests began, as the kernel lists them."""

from __future__ import annotations

import threading
from pathlib import Path


def children() -> set[int]:
    """The processes that this thread began."""
    found = Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text()
    return set(map(int, found.split()))


def command_of(process: int) -> list[str]:
    """The command line of a process, as words."""
    return Path(f"/proc/{process}/cmdline").read_text().split("\0")
