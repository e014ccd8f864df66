"""Let only one process at a time open a database, under whatever name.

Two locks are taken. The first is on a name: a lock file beside the database, which guards the making of the database.
It is never removed, since otherwise two processes could each hold a lock on a file of that name. But a hard link gives
the database a second name, with another lock file. So the second lock is on the database itself.

The second lock is an *open file description* lock on a byte that SQLite never locks. A plain ``fcntl`` lock belongs to
the process and is lost as soon as the process closes any descriptor of the file. ``flock`` covers the whole file, and
where the system builds it from ``fcntl`` locks (network file systems, BSD) it shuts out SQLite itself.

Closing a descriptor of the database drops SQLite's own locks in this process. So the lock is released only after every
connection is closed, and a database that this process already holds is refused without being opened again.
"""

from __future__ import annotations

import errno
import fcntl
import os
import struct
import sys
from collections.abc import Callable
from pathlib import Path

_BYTE = 0x4000_0000 + 512
"""Just after the bytes at 1 GiB that SQLite locks, in a page that it never uses."""
_held: set[tuple[int, int]] = set()
"""The device and inode of each database that this process holds."""

Release = Callable[[], None]


def lock_name(path: Path) -> Release:
    """Lock ``path``, the lock file beside a database. Return a function that releases the lock.

    Raises:
        BlockingIOError: the lock is held already.
        OSError: the file cannot be made.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise
    return lambda: os.close(descriptor)


def lock_file(path: Path) -> Release:
    """Lock the database itself. Return a function that releases the lock; call it once every connection is closed.

    Raises:
        BlockingIOError: the lock is held already.
        OSError: the file cannot be opened or locked.
    """
    found = path.stat()
    inode = found.st_dev, found.st_ino
    if inode in _held:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    descriptor = os.open(path, os.O_RDWR)
    try:
        _lock_byte(descriptor)
    except OSError:
        os.close(descriptor)
        raise
    _held.add(inode)

    def release() -> None:
        _held.discard(inode)
        os.close(descriptor)

    return release


def _lock_byte(descriptor: int) -> None:
    if sys.platform == "linux" and hasattr(fcntl, "F_OFD_SETLK"):  # the struct layout below is Linux's
        asked = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, asked)
    elif os.fstat(descriptor).st_nlink > 1:
        raise OSError(errno.EMLINK, "it has a second name (a hard link), which cannot be locked on this system")
