"""Backups, made through SQLite's backup API: each is complete or absent, and verified after it is written."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import StoreUnusable
from bot.store.file.files import make_file, make_folder

_STAMP = "%Y%m%dT%H%M%SZ"
"""The time in the name of a backup that the bot makes by itself: 20260101T120000Z."""


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
    target = set_aside_as(source, version, now)
    back_up(source, target)
    return target


def set_aside_as(source: Path, why: str, now: float) -> Path:
    """The name under which a database is kept beside itself: ``daidi.db.WHY.20260101T120000.000000Z.backup``."""
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    return source.with_name(f"{source.name}.{why}.{stamp}.backup")


def kept_backups(source: Path, folder: Path) -> dict[float, Path]:
    """The backups of a database that the bot has made in a folder by itself, oldest first, by the time of making."""
    named = re.compile(rf"{re.escape(source.name)}\.(\d{{8}}T\d{{6}}Z)\.backup")
    found = {}
    for file in folder.iterdir() if folder.is_dir() else ():
        if stated := named.fullmatch(file.name):
            with suppress(ValueError):  # somebody else's, with digits that are no time
                found[datetime.strptime(stated[1], _STAMP).replace(tzinfo=UTC).timestamp()] = file
    return dict(sorted(found.items()))


def keep_backup(source: Path, folder: Path, now: float, most: int) -> Path:
    """Add a backup to those in a folder, then remove the oldest beyond ``most``. Returns the path of the new one.

    Raises:
        StoreUnusable: it could not be written, or is not sound; then nothing is removed.
    """
    target = folder / f"{source.name}.{datetime.fromtimestamp(now, UTC).strftime(_STAMP)}.backup"
    try:
        make_folder(folder)
    except OSError as error:
        raise StoreUnusable(f"the backup {target} could not be written: {error}") from error
    back_up(source, target)
    for old in list(kept_backups(source, folder).values())[:-most]:
        old.unlink(missing_ok=True)
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
