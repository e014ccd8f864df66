"""A look at a database file before it is used: may this process have it, is it sound, can it be written?"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from bot.store.errors import StoreUnusable
from bot.store.file.files import keep_private, log_of, make_database, make_folder
from bot.store.file.lock import lock_file, lock_name
from bot.store.file.wal import is_damaged

# A start checks the whole file up to this size, in bytes. A larger file would take too long; ``doctor`` checks it.
_CHECKED_WHOLE = 64 * 1024 * 1024
# How often a write-ahead log must look damaged: one that a bot begins anew while it is read looks so, too.
_LOOKS = 3


@contextmanager
def taken(path: Path) -> Iterator[None]:
    """Make the database if it is missing, lock it, and check it. The locks are held until the end.

    Raises:
        BlockingIOError: another process has it.
        StoreUnusable: it is not sound, or cannot be written.
    """
    with ExitStack() as held:
        make_folder(path.parent)
        held.callback(lock_name(path.with_name(path.name + ".lock")))
        make_database(path)
        # checked before SQLite makes files with the same permissions next to it
        if path.is_file() and not os.access(path, os.W_OK):
            raise StoreUnusable("it is read-only")
        held.callback(lock_file(path))
        keep_private(path)
        _examine(path)
        yield


def _examine(path: Path) -> None:
    """Check that the file is a sound, writable SQLite database, before anything in it is changed.

    Raises:
        StoreUnusable: it is not.
    """
    if path.stat().st_size == 0:
        raise StoreUnusable("it is empty; restore a backup, or remove it to begin anew")
    log = log_of(path)
    if is_damaged(log):
        raise StoreUnusable(f"{log.name} is damaged; restore a backup, or remove that file to lose what it holds")
    settled = not log.exists()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        if settled and path.stat().st_size % page:
            raise StoreUnusable("it is damaged (its end is cut off); restore a backup")
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        if mode != "wal":
            raise StoreUnusable("its file system does not support write-ahead logging")
        connection.execute("BEGIN IMMEDIATE")  # succeeds even on a read-only file: only a write shows the difference
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version:d}")
        connection.execute("ROLLBACK")
        if path.stat().st_size <= _CHECKED_WHOLE:
            fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if fault != "ok":
                raise StoreUnusable(f"it is damaged ({' '.join(fault.split())}); restore a backup")


def refuse_unreadable(path: Path) -> None:
    """Check that there is a database that can be looked into, even while a bot uses it.

    Raises:
        StoreUnusable: there is none.
    """
    if not path.is_file():
        raise StoreUnusable("there is no such file")
    if path.stat().st_size == 0:
        raise StoreUnusable("it is empty")
    if all(is_damaged(log_of(path)) for _ in range(_LOOKS)):
        raise StoreUnusable(f"{log_of(path).name} is damaged")
