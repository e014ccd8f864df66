"""A lock file: one process at a time, given free by the system when the process dies."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Self


class FileLock:
    """Held from ``take`` to ``release``. The file stays: removing it would let two processes hold two of them."""

    def __init__(self, descriptor: int) -> None:
        """Keep the open file that carries the lock."""
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, path: Path) -> Self:
        """Take the lock.

        Raises:
            BlockingIOError: somebody holds it.
            OSError: the file cannot be made.
        """
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            raise
        return cls(descriptor)

    def release(self) -> None:
        """Give the lock free; once is enough."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
