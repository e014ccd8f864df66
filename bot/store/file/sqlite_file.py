"""An SQLite file as the home of the store: one process at a time, in the file system of one machine."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Self

from sqlalchemy import (
    URL,
    Boolean,
    ColumnElement,
    Connection,
    Double,
    Engine,
    Integer,
    func,
    make_url,
    select,
    text,
    type_coerce,
)
from sqlalchemy.exc import DatabaseError, InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import StoreUnusable, one_line
from bot.store.file import file_connections, restoring
from bot.store.file.backup import back_up, named
from bot.store.file.examined import refuse_unreadable, taken
from bot.store.schema import events, ledger, tables

_COLUMNS = "SELECT found.name, held.name FROM sqlite_master found, pragma_table_info(found.name) held"
_EPOCH_IN_DAYS = 2_440_587.5  # the beginning of 1970, as SQLite counts days
_REASONS = {
    "full": "the disk is full",
    "readonly": "the database is read-only",
    "locked": "the database is locked by another program",
    "i/o error": "the disk reports an error",
}
"""What SQLite's own messages mean, by a word in them."""


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """A database file (``bot.store.backend.Backend``)."""

    path: Path

    DRIVER: ClassVar = file_connections.DRIVER
    EXAMPLE: ClassVar = f"{DRIVER}:///data/daidi.db"

    @classmethod
    def of(cls, url: str, called: str, _copies: Path | None = None) -> Self:
        """The file that ``url`` names, which a line calls ``called``.

        Raises:
            StoreUnusable: it names none.
        """
        parsed = make_url(url)
        name = parsed.database or ""
        if parsed != URL.create(cls.DRIVER, database=name) or name in ("", ":memory:"):
            raise StoreUnusable(f"{called} is not the address of an SQLite file; write for example {cls.EXAMPLE}")
        if not name.isprintable():
            raise StoreUnusable(f"the path in {called} holds a control character, or is not text in UTF-8")
        return cls(Path(name).resolve())

    @property
    def where(self) -> str:
        """Its path."""
        return str(self.path)

    @property
    def folder(self) -> Path:
        """The folder that it lies in."""
        return self.path.parent

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.name

    @property
    def driver_error(self) -> type[Exception]:
        """What ``sqlite3`` raises."""
        return sqlite3.Error

    def taken(self) -> AbstractContextManager[None]:
        """Lock the file, which is made if it is missing, and check it."""
        return taken(self.path)

    def upgrading(self) -> Engine:
        """A connection that does not enforce references."""
        return file_connections.upgrading(self.path)

    def writing(self, owner: str) -> Engine:  # noqa: ARG002
        """A connection that syncs each commit to the disk."""
        return file_connections.writing(self.path)

    def reading(self) -> AsyncEngine:
        """Connections that only read, each in a thread of its own."""
        return file_connections.reading(self.path)

    def columns(self, connection: Connection) -> Iterable[tuple[str, str]]:
        """Each table and column of the schema, by their names."""
        return [(table, column) for table, column in connection.exec_driver_sql(_COLUMNS)]

    def refuse_broken(self, connection: Connection) -> None:
        """Check the references between tables, which SQLite does not enforce while tables are rebuilt.

        Raises:
            StoreUnusable: one is broken.
        """
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
            raise StoreUnusable(f"the newer schema breaks {len(broken)} references; nothing was changed")

    def ends_transaction(self, error: Exception) -> bool:
        """Whether SQLite may have rolled back the whole transaction: disk full, I/O error, damaged file."""
        return isinstance(error, OperationalError | InternalError) or type(error) is DatabaseError

    def reason(self, error: BaseException) -> str:
        """Why it failed: what SQLite says, or what that means."""
        said = one_line(error)
        if isinstance(error, OSError):
            return said
        return next((reason for word, reason in _REASONS.items() if word in said.lower()), said)

    def mark(self, connection: Connection) -> None:
        """None: SQLite tells with every commit whether it is on the disk."""

    def was_committed(self, connection: Connection, mark: object) -> bool:  # noqa: ARG002
        """Never asked."""
        return False

    @property
    def is_shared(self) -> bool:
        """Never: its lock belongs to one process."""
        return False

    @property
    def now(self) -> ColumnElement[float]:
        """The time of this machine, in seconds since 1970."""
        return (func.julianday("now", type_=Double) - _EPOCH_IN_DAYS) * 86_400.0

    def is_there(self, connection: Connection, owner: str) -> bool:  # noqa: ARG002
        """No: whoever has the file open is the only one."""
        return False

    def end(self, connection: Connection, owner: str) -> None:
        """Nothing to end."""

    def tell(self, connection: Connection, owner: str, word: str) -> None:
        """Nobody to tell."""

    async def heard(self, owner: str, deaf: Callable[[], None]) -> AsyncIterator[str | None]:  # noqa: ARG002
        """Nothing."""
        for word in tuple[str]():
            yield word

    def looking(self) -> Engine:
        """Connections that cannot write, even while a bot uses the file."""
        refuse_unreadable(self.path)
        return file_connections.looking(self.path)

    def faults(self, connection: Connection) -> Iterator[str]:
        """Each fault that only an SQLite file can have: in its pages, its references or the types of its values."""
        for (line,) in connection.execute(text("PRAGMA integrity_check")):
            if line != "ok":
                yield f"file: {line}"
        for row in connection.execute(text("PRAGMA foreign_key_check")):
            yield f"file: a row of {row[0]} refers to a row of {row[2]} that is missing"
        for table in (tables, events, ledger):
            for column in (one for one in table.columns if isinstance(one.type, Boolean)):
                neither = select(table.c.guild).where(type_coerce(column, Integer).not_in((0, 1)))
                for guild in connection.scalars(neither):
                    yield f"server {guild}: “{column.name}” of a row of {table.name} is neither true nor false"

    def risks(self, connection: Connection) -> Iterator[str]:  # noqa: ARG002
        """None: each connection sets what it needs by itself."""
        return iter(())

    def size(self, connection: Connection) -> int:  # noqa: ARG002
        """How many bytes the file has."""
        return self.path.stat().st_size

    def back_up(self, target: Path) -> None:
        """Copy it through SQLite's backup API."""
        back_up(self.path, target)

    def set_aside(self, why: str, now: float) -> Path:
        """Copy it beside itself."""
        target = named(self.folder, self.name, why, now)
        self.back_up(target)
        return target

    def restore(self, backup: Path, now: float) -> str | None:
        """Put a copy of a backup in its place; what was there before is kept beside it."""
        kept = restoring.restore(backup, self.path, now)
        return None if kept is None else str(kept)
