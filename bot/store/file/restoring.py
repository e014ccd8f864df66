"""Bring a backup back. What was there before is kept beside it."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path

from bot.store.errors import StoreUnusable
from bot.store.file.backup import back_up, named
from bot.store.file.files import log_of, make_folder
from bot.store.file.lock import lock_file, lock_name


def restore(backup: Path, path: Path, now: float) -> Path | None:
    """Put a copy of ``backup`` in the place of the database at ``path``, while no bot uses it.

    Returns the name under which the database of before is kept; None if there was none. ``now`` is UTC epoch seconds.

    Raises:
        BlockingIOError: the database is in use.
        StoreUnusable: the backup is the database itself, or the copy could not be written. Nothing has been replaced.
    """
    with ExitStack() as held:
        make_folder(path.parent)
        held.callback(lock_name(path.with_name(path.name + ".lock")))
        there = path.exists()
        if there:
            held.callback(lock_file(path))
            if path.samefile(backup):
                raise StoreUnusable("the backup is this file itself")
        fresh = path.with_name(f"{path.name}.restored.backup")
        fresh.unlink(missing_ok=True)
        back_up(backup, fresh)
        kept = _kept(path, now) if there else None
        # A log that stays would be read as that of the restored file. A kill after these lines loses nothing: the old
        # file and its log are kept, and a second try goes on.
        for left in (log_of(path), path.with_name(path.name + "-shm")):
            left.unlink(missing_ok=True)
        fresh.replace(path)
        return kept


def _kept(path: Path, now: float) -> Path:
    """Give a database and its log second names, and return that of the database."""
    kept = named(path.parent, path.name, "replaced", now)
    if log_of(path).exists():
        os.link(log_of(path), log_of(kept))
    os.link(path, kept)
    return kept
