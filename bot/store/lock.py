"""One process at a time on a database, by whatever name it is opened.

Two locks are taken. The first is on a name: a file beside the database, which stays, since removing it would let two
processes hold two of them. It guards the making of the database. But a hard link is another name with another file
beside it, so the second lock is on the database itself.

That one is a lock of an *open file description* on a byte that SQLite never locks. A plain ``fcntl`` lock belongs to
the process and is lost as soon as the process closes any descriptor of the file; ``flock`` covers the whole file, and
where the system makes it from ``fcntl`` locks (network file systems, BSD) it shuts out SQLite itself.

Closing a descriptor of the database drops SQLite's own locks in this process. So the lock is released after every
connection is closed, and a database that this process holds is refused without being opened once more.
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
"""Just behind the bytes at 1 GiB that SQLite locks, in a page that it leaves free."""
_held: set[tuple[int, int]] = set()
"""Device and inode of the databases that this process holds."""

Release = Callable[[], None]


def lock_name(path: Path) -> Release:
    """Take the lock that the file ``path`` stands for; what gives it free again.

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
    return lambda: os.close(descriptor)


def lock_file(path: Path) -> Release:
    """Take the lock on a database itself; what gives it free again, once every connection to it is closed.

    Raises:
        BlockingIOError: somebody holds it.
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
    if sys.platform == "linux" and hasattr(fcntl, "F_OFD_SETLK"):  # the layout below is Linux's
        asked = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, asked)
    elif os.fstat(descriptor).st_nlink > 1:
        raise OSError(errno.EMLINK, "it has a second name (a hard link), which cannot be locked on this system")
