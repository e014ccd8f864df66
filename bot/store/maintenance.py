"""The interface of the store for whoever keeps it at the shell: look into it, back it up, bring a backup back.

A bot may go on using the store meanwhile; only ``restore`` is refused then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine, func, select

from bot.store.book import check, stored
from bot.store.book.chain import Json
from bot.store.book.stored import StoredEvent, StoredTable
from bot.store.errors import StoreUnusable
from bot.store.file import backup, migrations, restoring
from bot.store.file.backup import keep_backup, kept_backups
from bot.store.file.database import Lenient, path_of, refuse_incomplete, unusable
from bot.store.file.files import log_of
from bot.store.file.wal import is_damaged
from bot.store.schema import chains, events
from bot.store.server import guilds

__all__ = ["Look", "back_up", "keep_backup", "kept_backups", "look_into", "path_of", "restore"]

_PATIENCE = 5.0
"""Seconds to wait for the lock of a bot that is just ending its write-ahead log."""


_LOOKS = 3
"""How often a write-ahead log must look damaged: one that a bot begins anew while it is read looks so, too."""


@dataclass(frozen=True, slots=True)
class Look:
    """A database as it was at one moment. ``version`` is that of its schema, ``newest`` that of this program."""

    path: Path
    version: str
    newest: str
    _connection: Connection

    def faults(self) -> list[str]:
        """One line for each fault in the file, the chains, the snapshots or the sums; empty when all is well."""
        return check.faults(self._connection)

    def counted(self) -> str:
        """How much it holds, in words."""
        numbers = (self._connection.scalar(select(func.count()).select_from(table)) for table in (events, chains))
        return "events: {:,}, servers: {:,}".format(*numbers)

    def living(self) -> list[StoredTable]:
        """The newest snapshot of each table that has not ended."""
        return stored.living(self._connection)

    def setting(self, guild: int, key: str) -> Json | None:
        """What a server chose; None if it chose nothing."""
        return guilds.setting(self._connection, guild, key)

    def events(self, table: str) -> list[StoredEvent]:
        """All events of a table, in order."""
        return stored.of_table(self._connection, table)


@contextmanager
def look_into(path: Path) -> Iterator[Look]:
    """Open a database for reading alone, even while a bot uses it.

    Raises:
        StoreUnusable: there is none, it cannot be read, or it is of another program or of a newer version.
    """
    with unusable(path):
        if not path.is_file():
            raise StoreUnusable("there is no such file")
        if path.stat().st_size == 0:
            raise StoreUnusable("it is empty")
        if all(is_damaged(log_of(path)) for _ in range(_LOOKS)):
            raise StoreUnusable(f"{log_of(path).name} is damaged")
        address = f"{path.resolve().as_uri()}?mode=ro"
        connect = partial(sqlite3.connect, address, uri=True, timeout=_PATIENCE, factory=Lenient)
        engine = create_engine("sqlite+pysqlite://", creator=connect, poolclass=NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            version, newest = migrations.versions(connection, migrations.SCRIPTS)
            if not version:
                raise StoreUnusable("it holds no tables")
            if version == newest:
                refuse_incomplete(connection)
            yield Look(path, version, newest, connection)


def back_up(path: Path, target: Path) -> None:
    """Write a copy of a database to ``target``, which must not exist, even while a bot uses the database.

    Raises:
        StoreUnusable: there is no such database, or the copy could not be written, or is not sound.
    """
    with look_into(path):
        pass
    backup.back_up(path, target)


def restore(file: Path, path: Path, now: float) -> Path | None:
    """Put a backup in the place of the database at ``path``, as ``restoring.restore`` does.

    Raises:
        StoreUnusable: it is no backup of this program, or a bot uses the database; nothing has been replaced.
    """
    with look_into(file):
        pass
    return restoring.restore(file, path, now)
