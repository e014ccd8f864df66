"""A database of a PostgreSQL server as the home of the store."""

from __future__ import annotations

import errno
import importlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

from sqlalchemy import URL, Connection, Engine, and_, exists, func, make_url, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import StoreUnusable, one_line
from bot.store.file.backup import becoming, named
from bot.store.file.files import make_folder
from bot.store.file.sqlite_file import SqliteFile
from bot.store.postgresql import server_connections
from bot.store.rows import copy_rows, drop_tables, has_tables
from bot.store.schema import metadata

_LOCK = 0x44616944  # “DaiD”
"""The advisory lock of the process that has the database."""
_COLUMNS = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
_OLDEST = 14
"""The oldest version of PostgreSQL that the store may be in."""
_MARK = "SELECT pg_current_xact_id()::text, pg_backend_pid()"
_STATE = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")
_FREED_WITHIN = "5s"
"""How long a process waits for that lock: the server may take a while to notice that the one before it was killed."""
_NOT_AVAILABLE = "55P03"
_REASONS = {
    "53100": "the disk of the database server is full",
    "25006": "the database is read-only",
    "53300": "the database server has no connection left",
    _NOT_AVAILABLE: "the database is locked by another program",
    "57P01": "the database server has ended the connection",
    "57P03": "the database server is starting or being stopped",
    "58030": "the disk of the database server reports an error",
}
"""What the server's own codes mean: https://www.postgresql.org/docs/current/errcodes-appendix.html"""


@dataclass(frozen=True, slots=True)
class PostgresqlDatabase:
    """A database of a server (``bot.store.backend.Backend``)."""

    url: URL
    folder: Path

    DRIVER: ClassVar = "postgresql+psycopg"
    EXAMPLE: ClassVar = f"{DRIVER}://localhost/daidi"

    @classmethod
    def of(cls, url: str, called: str, copies: Path | None = None) -> Self:
        """The database that ``url`` names, which a line calls ``called``.

        Raises:
            StoreUnusable: it names none, or the driver is not installed.
        """
        try:
            importlib.import_module("psycopg")
        except ImportError as error:
            raise StoreUnusable(
                f"{called} names a PostgreSQL server, but the package psycopg cannot be used: {one_line(error)}"
            ) from None
        parsed = make_url(url)
        if not parsed.database or not (parsed.host or "host" in parsed.query):
            raise StoreUnusable(f"{called} names no host or no database; write for example {cls.EXAMPLE}")
        if not "".join((parsed.database, parsed.host or "", *map(str, parsed.query.values()))).isprintable():
            raise StoreUnusable(f"{called} holds a control character, or is not text in UTF-8")
        return cls(parsed, (copies or Path("data")).resolve())

    @property
    def where(self) -> str:
        """The names of the database and its host."""
        host = self.url.host or self.url.query["host"]
        return f"{self.url.database} at {host}" + (f":{self.url.port}" if self.url.port else "")

    @property
    def name(self) -> str:
        """The name of the database, as a file may be named."""
        return "".join(char if char.isalnum() or char in "-_." else "_" for char in str(self.url.database))

    @property
    def driver_error(self) -> type[Exception]:
        """What ``psycopg`` raises."""
        error: type[Exception] = importlib.import_module("psycopg").Error
        return error

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Hold the database's advisory lock, once the server is known to keep what it is told.

        Raises:
            BlockingIOError: another process holds it.
            StoreUnusable: the store cannot be in this database.
        """
        engine = server_connections.upgrading(self.url).execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            _examine(connection)
            _lock(connection)
            try:
                yield
            finally:
                # The lock ends with the connection. If that was lost before, the epoch of the chains has kept a second
                # process out since.
                connection.invalidate()

    def upgrading(self) -> Engine:
        """Connections that may change the schema."""
        return server_connections.upgrading(self.url)

    def writing(self) -> Engine:
        """A connection that waits for each commit to be on the server's disk."""
        return server_connections.writing(self.url)

    def reading(self) -> AsyncEngine:
        """Connections that only read."""
        return server_connections.reading(self.url)

    def columns(self, connection: Connection) -> Iterable[tuple[str, str]]:
        """Each table and column of the schema, by their names."""
        return [(table, column) for table, column in connection.exec_driver_sql(_COLUMNS)]

    def refuse_broken(self, connection: Connection) -> None:
        """Nothing to check: the server enforces references while tables are changed."""

    def ends_transaction(self, error: Exception) -> bool:
        """Whether it is the server's own error, and not about a value or a reference."""
        return isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError)

    def reason(self, error: BaseException) -> str:
        """Why it failed: what the server says, or what that means."""
        driver: Any = getattr(error, "orig", None) or error
        state = getattr(driver, "sqlstate", None)
        if state is None and isinstance(driver, self.driver_error):
            _, refused, why = one_line(error).rpartition("FATAL: ")
            if refused:
                return f"the database server refuses: {why}"
            return f"the database server cannot be reached ({why})"
        return _REASONS.get(str(state)) or one_line(error)

    def mark(self, connection: Connection) -> tuple[str, int]:
        """The number of the transaction, and of the server's process that carries it out."""
        number, process = connection.exec_driver_sql(_MARK).one()
        return str(number), int(process)

    def was_committed(self, connection: Connection, mark: Any) -> bool | None:
        """What the server says of a transaction whose connection was lost; one that is still going on is ended."""
        number, process = mark
        try:
            state = connection.scalar(_STATE, {"number": number})
        except DataError:  # this server has never heard of it: it took over from the one that is gone
            return False
        if state == "in progress":
            connection.execute(select(func.pg_terminate_backend(process)))
            return None
        return bool(state == "committed")

    def looking(self) -> Engine:
        """Connections that cannot write."""
        return server_connections.looking(self.url)

    def faults(self, connection: Connection) -> Iterator[str]:
        """Each row that refers to another which is missing: the server enforces that only as long as it is let."""
        for table in metadata.sorted_tables:
            for one in table.foreign_key_constraints:
                there = and_(*(pair.parent == pair.column for pair in one.elements))
                lost = select(func.count()).select_from(table).where(~exists().where(there))
                if connection.scalar(lost):
                    referred = f"a row of {one.referred_table.name} that is missing"
                    yield f"database: a row of {table.name} refers to {referred}"

    def risks(self, connection: Connection) -> Iterator[str]:
        """Each of the server's settings that lets a power cut undo what was confirmed."""
        for setting in ("fsync", "full_page_writes"):
            if connection.exec_driver_sql(f"SHOW {setting}").scalar() != "on":
                yield f"the server's setting {setting} is off, so that a power cut may undo what it has confirmed"

    def size(self, connection: Connection) -> int:
        """How many bytes the server says that it takes."""
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())

    def back_up(self, target: Path) -> None:
        """Copy all rows, as of one moment, to an SQLite file."""
        with self.looking().begin() as source, becoming(target) as copy:
            engine = SqliteFile(copy).upgrading()
            try:
                with engine.begin() as written:
                    copy_rows(source, written)
            finally:
                engine.dispose()

    def set_aside(self, why: str, now: float) -> Path:
        """Copy it to an SQLite file in its folder."""
        make_folder(self.folder)
        target = named(self.folder, self.name, why, now)
        self.back_up(target)
        return target

    def restore(self, backup: Path, now: float) -> Path | None:
        """Put a copy of all rows of a backup in the place of its tables, in one transaction."""
        with self.taken(), self.upgrading().begin() as target, SqliteFile(backup).looking().begin() as source:
            kept = self.set_aside("replaced", now) if has_tables(target) else None
            drop_tables(target)
            copy_rows(source, target)
        return kept


def _lock(connection: Connection) -> None:
    """Take the advisory lock, for as long as the connection is open.

    Raises:
        BlockingIOError: another process has it.
    """
    connection.exec_driver_sql(f"SET lock_timeout = '{_FREED_WITHIN}'")
    try:
        connection.execute(select(func.pg_advisory_lock(_LOCK)))
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == _NOT_AVAILABLE:
            raise BlockingIOError(errno.EAGAIN, "another process has it") from None
        raise


def _examine(connection: Connection) -> None:
    """Check that the store can be in the database.

    Raises:
        StoreUnusable: it cannot.
    """
    shown = {
        name: str(connection.exec_driver_sql(f"SHOW {name}").scalar())
        for name in ("server_version", "server_version_num", "server_encoding", "transaction_read_only")
    }
    if int(shown["server_version_num"]) < _OLDEST * 10_000:
        raise StoreUnusable(f"its server is PostgreSQL {shown['server_version']}; the oldest that works is {_OLDEST}")
    if shown["server_encoding"] != "UTF8":
        raise StoreUnusable(f"its encoding is {shown['server_encoding']}; make one with the encoding UTF8")
    if shown["transaction_read_only"] == "on":
        raise StoreUnusable("it is read-only")
