"""Backups, made through SQLite's backup API: each is complete or absent, and verified after it is written."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import StoreUnusable
from bot.store.file.files import make_file


def back_up(source: Path, target: Path) -> None:
    """Copy a database to ``target``, even if it is in use.

    The target appears only once the copy is known to be sound.

    Raises:
        StoreUnusable: ``target`` exists, could not be written, or the copy is not sound.
    """
    if target.exists():
        raise StoreUnusable(f"the backup {target} exists already")
    if not target.parent.is_dir():
        raise StoreUnusable(f"the backup {target} could not be written: there is no folder {target.parent}")
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        _copy(source, unfinished)
        _sync(unfinished)
        unfinished.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnusable(f"the backup {target} could not be written: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def set_aside_before(source: Path, version: str, now: float) -> Path:
    """Back up the database in its own folder before its schema leaves ``version``. Return the path of the backup."""
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    target = source.with_name(f"{source.name}.{version}.{stamp}.backup")
    back_up(source, target)
    return target


def _copy(source: Path, target: Path) -> None:
    make_file(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        # The backup is one complete file, with no write-ahead log beside it.
        new.execute("PRAGMA journal_mode=DELETE")
        verdict = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise StoreUnusable(f"the backup {target} is not sound ({verdict})")


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
