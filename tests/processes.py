"""Processes that tests have begun, as the kernel lists them."""

from __future__ import annotations

import threading
from pathlib import Path


def children() -> set[int]:
    """The processes begun by this thread."""
    found = Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text()
    return set(map(int, found.split()))


def command_of(process: int) -> list[str]:
    """The words a process was begun with."""
    return Path(f"/proc/{process}/cmdline").read_text().split("\0")
