"""The files of a database. They are complete when they appear, and only their owner has access."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

_OTHERS = 0o077
_BESIDE = re.compile(r"(-wal|-shm|-journal|\.lock|\.[^/]*\.backup(\.unfinished)?)?")
"""What the names of its files add to the database's name."""


def log_of(path: Path) -> Path:
    """The path of a database's write-ahead log."""
    return path.with_name(path.name + "-wal")


def make_folder(folder: Path) -> None:
    """Make a folder and any missing parents, accessible only to their owner."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(0o700, exist_ok=True)
    folder.mkdir(exist_ok=True)  # raises if a file of that name is in the way


def make_file(path: Path) -> None:
    """Make an empty file that only its owner may use, in place of any other. SQLite's log gets the same permissions."""
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.close(descriptor)


def make_database(path: Path) -> None:
    """Make an empty database if there is none.

    It appears only with its header written, since an empty file counts as damaged.
    """
    if path.exists():
        return
    fresh = path.with_name(path.name + ".new")
    make_file(fresh)
    with closing(sqlite3.connect(fresh)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    fresh.replace(path)


def keep_private(path: Path) -> None:
    """Remove everyone else's permissions on a database and the files beside it."""
    for file in _files_of(path):
        mode = file.stat().st_mode
        if mode & _OTHERS:
            with suppress(PermissionError):  # somebody else's file, or a file system without permissions
                file.chmod(mode & ~_OTHERS)


def _files_of(path: Path) -> Iterator[Path]:
    for file in path.parent.iterdir():
        if file.name.startswith(path.name) and _BESIDE.fullmatch(file.name[len(path.name) :]) and file.is_file():
            yield file
