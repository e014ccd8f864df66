"""The files of a database: made whole, in a folder of their own, readable by their owner alone."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

_OTHERS = 0o077
_BESIDE = re.compile(r"(-wal|-shm|-journal|\.lock|\.[^/]*\.backup(\.unfinished)?)?")
"""What follows the database's name in the names of its files."""


def log_of(path: Path) -> Path:
    """The write-ahead log of a database."""
    return path.with_name(path.name + "-wal")


def make_folder(folder: Path) -> None:
    """Make a folder and those it lies in, where they are missing, for their owner alone."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(0o700, exist_ok=True)
    folder.mkdir(exist_ok=True)  # says so where it is something else


def make_file(path: Path) -> None:
    """An empty file for its owner alone, in place of whatever was there; SQLite gives its log the same rights."""
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.close(descriptor)


def make_database(path: Path) -> None:
    """An empty database where there is none. It appears with its head written: an empty file is a damaged one."""
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
            with suppress(PermissionError):  # another's file, or a file system without rights
                file.chmod(mode & ~_OTHERS)


def _files_of(path: Path) -> Iterator[Path]:
    for file in path.parent.iterdir():
        if file.name.startswith(path.name) and _BESIDE.fullmatch(file.name[len(path.name) :]) and file.is_file():
            yield file
