"""A database of a PostgreSQL server as the home of the store."""

from __future__ import annotations

import importlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, Self

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Double,
    Engine,
    and_,
    cast,
    exists,
    func,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import StoreUnusable, one_line
from bot.store.file.backup import becoming, named
from bot.store.file.files import make_folder
from bot.store.file.sqlite_file import SqliteFile
from bot.store.postgresql import server_connections, words_between
from bot.store.postgresql.server_connections import NOT_AVAILABLE
from bot.store.rows import begun, copy_rows, refuse_faulty, tables_there
from bot.store.schema import chains, epochs, metadata, shards

# Those of information_schema, which takes the server far longer.
_COLUMNS = """
SELECT relname, attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
WHERE nspname = current_schema() AND relkind IN ('r', 'v', 'f', 'p') AND attnum > 0
    AND NOT attisdropped AND has_column_privilege(attrelid, attnum, 'SELECT, INSERT, UPDATE, REFERENCES')
"""
_MARK = "SELECT pg_current_xact_id()::text, pg_backend_pid()"
_ITS_CONNECTIONS = (
    "FROM pg_stat_activity WHERE datname = current_database() AND application_name IN (:named, :named || ' hears')"
)
# Once the server has started, everybody needs a moment to come back.
_JUST_STARTED = "pg_postmaster_start_time() > clock_timestamp() - interval '10 s'"
_THERE = text(f"SELECT {_JUST_STARTED} OR EXISTS (SELECT 1 {_ITS_CONNECTIONS})")
_END = text(f"SELECT pg_terminate_backend(pid) {_ITS_CONNECTIONS}")
_STATE = text("SELECT pg_is_in_recovery(), pg_xact_status(CAST(CAST(:number AS text) AS xid8))")
_REASONS = {
    "53100": "the disk of the database server is full",
    "25006": "the database is read-only",
    "53300": "the database server has no connection left",
    NOT_AVAILABLE: "the database is locked by another program",
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
        if "password" in parsed.query or "@" in (parsed.host or ""):
            raise StoreUnusable(
                f"the password stands in the wrong place in {called}: it takes ROLE:PASSWORD@HOST, with @ as %40"
            )
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
        """The names of the database and its host, as a file may be named."""
        return "".join(char if char.isalnum() or char in "-." else "_" for char in self.where)

    @property
    def driver_error(self) -> type[Exception]:
        """What ``psycopg`` raises."""
        error: type[Exception] = importlib.import_module("psycopg").Error
        return error

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Hold nothing. What looks or upgrades examines the database; what writes keeps other processes out."""
        yield

    def upgrading(self) -> Engine:
        """Connections that may change the schema."""
        return server_connections.upgrading(self.url)

    def writing(self, owner: str) -> Engine:
        """A connection that waits for each commit to be on the server's disk."""
        return server_connections.writing(self.url, owner)

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
        return isinstance(error, DBAPIError | OSError) and not isinstance(error, IntegrityError | DataError)

    def reason(self, error: BaseException) -> str:
        """Why it failed: what the server says, or what that means."""
        driver: Any = getattr(error, "orig", None) or error
        said = one_line(error)
        if (state := getattr(driver, "sqlstate", None)) is not None:
            return _REASONS.get(state, said)
        if type(driver).__name__ != "OperationalError":
            return said
        _, refused, why = said.rpartition("FATAL: ")
        return f"the database server refuses: {why}" if refused else f"the database server cannot be reached ({said})"

    def mark(self, connection: Connection) -> tuple[str, int]:
        """The number of the transaction, and of the server's process that carries it out."""
        number, process = connection.exec_driver_sql(_MARK).one()
        return str(number), int(process)

    def was_committed(self, connection: Connection, mark: Any) -> bool | None:
        """What the server says of a transaction whose connection was lost; one that is still going on is ended."""
        number, process = mark
        try:
            is_standby, state = connection.execute(_STATE, {"number": number}).one()
        except DataError:  # this server has never heard of it: it took over from the one that is gone
            return False
        if is_standby:  # which may not have heard of it yet
            return None
        if state == "in progress":
            connection.execute(select(func.pg_terminate_backend(process)))
            return None
        return bool(state == "committed")

    @property
    def is_shared(self) -> bool:
        """Always."""
        return True

    @property
    def now(self) -> ColumnElement[float]:
        """The server's time, in seconds since 1970."""
        return cast(func.extract("epoch", func.clock_timestamp()), Double)

    def is_there(self, connection: Connection, owner: str) -> bool:
        """Whether the server still has a connection of the process: that with which it writes, or hears.

        A process notices at once when the latter is lost. So it does nothing more for its shards without a look by the
        time that another one may take them.
        """
        return bool(connection.scalar(_THERE, {"named": server_connections.named_for(owner)}))

    def end(self, connection: Connection, owner: str) -> None:
        """End the connections with which the process writes and hears."""
        connection.execute(_END, {"named": server_connections.named_for(owner)})

    def tell(self, connection: Connection, owner: str, word: str) -> None:
        """Tell the other processes a word through the server."""
        words_between.tell(connection, owner, word)

    def heard(self, owner: str, deaf: Callable[[], None]) -> AsyncIterator[str | None]:
        """The words that other processes tell."""
        return words_between.heard(self.url, owner, deaf)

    def looking(self) -> Engine:
        """Connections that cannot write."""
        return server_connections.looking(self.url)

    def faults(self, connection: Connection) -> Iterator[str]:
        """Each row that refers to a missing one: the server prevents that unless somebody lets it happen."""
        kept = {*inspect(connection).get_table_names()}  # earlier versions had fewer
        for table in (one for one in metadata.sorted_tables if one.name in kept):
            for one in table.foreign_key_constraints:
                there = and_(*(pair.parent == pair.column for pair in one.elements))
                lost = select(func.count()).select_from(table).where(~exists().where(there))
                if connection.scalar(lost):
                    referred = f"a row of {one.referred_table.name} that is missing"
                    yield f"database: a row of {table.name} refers to {referred}"

    def risks(self, connection: Connection) -> Iterator[str]:
        """Each of the server's settings that lets a power cut undo what was confirmed."""
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            if connection.exec_driver_sql(f"SHOW {setting}").scalar() == "off":
                yield f"the server's setting {setting} is off, so that a power cut may undo what it has confirmed"

    def size(self, connection: Connection) -> int:
        """How many bytes the server says that it takes."""
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())

    def back_up(self, target: Path) -> None:
        """Copy all rows, as of one moment, to an SQLite file."""
        with begun(self.looking()) as source, becoming(target) as copy, begun(SqliteFile(copy).upgrading()) as written:
            copy_rows(source, written)

    def set_aside(self, why: str, now: float) -> Path:
        """Copy it to an SQLite file in its folder."""
        make_folder(self.folder)
        target = named(self.folder, self.name, why, now)
        self.back_up(target)
        return target

    def restore(self, backup: Path, now: float) -> str | None:
        """Put a copy of all rows of a backup in the place of its tables, which are kept in a schema of their own."""
        kept = None
        with begun(self.upgrading()) as target, begun(SqliteFile(backup).looking()) as source:
            newest = self._newest_epoch(target)
            if ours := tables_there(target):
                kept = f"replaced_{datetime.fromtimestamp(now, UTC):%Y%m%dt%H%M%Sz}"
                target.exec_driver_sql(f"CREATE SCHEMA {kept}")
                for name in ours:
                    target.exec_driver_sql(f"ALTER TABLE {name} SET SCHEMA {kept}")
            copy_rows(source, target)
            # Whoever was here before finds that it has lost every server.
            target.execute(update(epochs).values(newest=func.greatest(epochs.c.newest, newest) + 1))
            for owned in (one for one in (chains, shards) if one.name in tables_there(target)):
                target.execute(update(owned).values(epoch=select(epochs.c.newest).scalar_subquery()))
            refuse_faulty(target, self)
        return kept and f"the schema {kept} of the database"

    def _newest_epoch(self, connection: Connection) -> int:
        """The newest epoch that a process took; 0 if nothing can be read of it."""
        if "newest" not in (column for table, column in self.columns(connection) if table == epochs.name):
            return 0
        return int(connection.scalar(select(epochs.c.newest)) or 0)
