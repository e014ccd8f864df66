"""The interface of the store for whoever keeps it at the shell: look into it, back it up, restore it, move it.

A bot may go on using the store while somebody looks into it or backs it up.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from bot.store import migrations
from bot.store.backend import Backend, unusable
from bot.store.book import check, stored
from bot.store.book.chain import Json
from bot.store.book.stored import StoredEvent, StoredTable
from bot.store.database import backend_of, refuse_incomplete
from bot.store.errors import StoreUnusable
from bot.store.file.sqlite_file import SqliteFile
from bot.store.rows import begun, copy_rows, count_rows, refuse_faulty
from bot.store.schema import chains, events
from bot.store.server import guilds
from bot.store.shards.shard import WHOLE

__all__ = ["Backend", "Look", "SqliteFile", "back_up", "backend_of", "copy_store", "look_into", "restore"]


@dataclass(frozen=True, slots=True)
class Look:
    """A database as it was at one moment. ``version`` is that of its schema, ``newest`` that of this program."""

    backend: Backend
    version: str
    newest: str
    _connection: Connection

    def faults(self) -> list[str]:
        """One line for each fault in the database, the chains, the snapshots or the sums; empty if all is well."""
        return check.faults(self._connection, self.backend.faults)

    def risks(self) -> list[str]:
        """One line for each way in which the database is set up to lose what it has confirmed."""
        return [*self.backend.risks(self._connection)]

    def counted(self) -> str:
        """How much it holds, in words."""
        numbers = (self._connection.scalar(select(func.count()).select_from(table)) for table in (events, chains))
        return "events: {:,}, servers: {:,}".format(*numbers)

    def size(self) -> int:
        """How many bytes it takes."""
        return self.backend.size(self._connection)

    def living(self) -> list[StoredTable]:
        """The newest snapshot of each table that has not ended."""
        return stored.living(self._connection, WHOLE)

    def setting(self, guild: int, key: str) -> Json | None:
        """What a server chose; None if it chose nothing."""
        return guilds.setting(self._connection, guild, key)

    def events(self, table: str) -> list[StoredEvent]:
        """All events of a table, in order."""
        return stored.of_table(self._connection, table)


@contextmanager
def look_into(backend: Backend) -> Iterator[Look]:
    """Open a database for reading alone, even while a bot uses it.

    Raises:
        StoreUnusable: there is none, it cannot be read, or it is of another program or of a newer version.
    """
    with unusable(backend), begun(backend.looking()) as connection:
        version, newest = migrations.versions(connection, migrations.SCRIPTS)
        if not version:
            raise StoreUnusable("it holds no tables")
        if version == newest:
            refuse_incomplete(backend, connection)
        yield Look(backend, version, newest, connection)


def back_up(backend: Backend, target: Path) -> None:
    """Write a copy of a database to the file ``target``, which must not exist, even while a bot uses the database.

    Raises:
        StoreUnusable: there is no such database, or the copy could not be written, or is not sound.
    """
    with look_into(backend):
        pass
    try:
        backend.back_up(target)
    except (SQLAlchemyError, backend.driver_error) as error:
        raise StoreUnusable(f"the backup {target} could not be written: {backend.reason(error)}") from error


def restore(file: Path, backend: Backend, now: float) -> str | None:
    """Put a copy of a backup in the place of a database. Returns where what was there before is kept, if anything was.

    Raises:
        StoreUnusable: it is no backup of this program, or a bot uses the database; nothing has been replaced.
    """
    with look_into(SqliteFile(file)):
        pass
    with unusable(backend):
        return backend.restore(file, now)


def copy_store(source: Backend, target: Backend) -> dict[str, int]:
    """Copy a whole store to another database, while no bot uses either. Returns how many rows each table has.

    Raises:
        StoreUnusable: ``source`` is no sound store, or ``target`` is the same, or holds rows; nothing has been copied.
    """
    if source == target:
        raise StoreUnusable("both addresses name the same database")
    with look_into(source):
        pass
    with ExitStack() as held:
        with unusable(source):
            held.enter_context(source.taken())
            held.enter_context(begun(source.upgrading()))  # nobody else writes meanwhile
            read = held.enter_context(begun(source.looking()))
            if found := check.faults(read, source.faults):
                raise StoreUnusable(f"it is damaged ({found[0]}); nothing was copied")
            counted = count_rows(read)
        with unusable(target), target.taken(), begun(target.upgrading()) as written:
            copy_rows(read, written)
            refuse_faulty(written, target)
            if count_rows(written) != counted:
                raise StoreUnusable("the copy is not whole (rows are missing); nothing was copied")
    return counted
