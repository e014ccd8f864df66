"""Backups, made through SQLite's backup API: each is complete or absent, and verified after it is written."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import StoreUnusable
from bot.store.file.files import make_file


@contextmanager
def becoming(target: Path) -> Iterator[Path]:
    """A path to write a copy to. It becomes ``target`` at the end, once the copy is known to be sound, or vanishes.

    Raises:
        StoreUnusable: ``target`` exists, could not be written, or the copy is not sound.
    """
    if target.exists():
        raise StoreUnusable(f"the backup {target} exists already")
    if not target.parent.is_dir():
        raise StoreUnusable(f"the backup {target} could not be written: there is no folder {target.parent}")
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        make_file(unfinished)
        yield unfinished
        _refuse_unsound(unfinished)
        _sync(unfinished)
        unfinished.replace(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnusable(f"the backup {target} could not be written: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def back_up(source: Path, target: Path) -> None:
    """Copy a database to ``target``, even if it is in use. The target appears only once the copy is known to be sound.

    Raises:
        StoreUnusable: ``target`` exists, could not be written, or the copy is not sound.
    """
    with becoming(target) as copy, closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)


def named(folder: Path, name: str, why: str, now: float) -> Path:
    """Where a database is kept under a name that says why: ``daidi.db.WHY.20260101T120000.000000Z.backup``."""
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    return folder / f"{name}.{why}.{stamp}.backup"


def _refuse_unsound(copy: Path) -> None:
    """Make one complete file of a copy, with no write-ahead log beside it, and check its pages.

    Raises:
        StoreUnusable: they are not sound.
    """
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise StoreUnusable(f"the backup is not sound ({verdict})")


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
