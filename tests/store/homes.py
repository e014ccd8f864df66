"""The homes that the store can have: a file, or a database of the PostgreSQL server that the tests begin."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import psycopg
import pytest
from psycopg.rows import dict_row
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.store.database import backend_of
from tests.run.postgres_server import EMPTIED, PostgresServer, server_of
from tests.store.makings import address, query
from tests.store.new_file import lay_new_file

SCALE = int(os.environ.get("SCALE", "1"))
BOTH = [pytest.param("file"), pytest.param("postgresql", marks=pytest.mark.postgresql)]
"""The parameters of a fixture that gives a home of each kind."""
BOTH_AT_SCALE = BOTH if SCALE > 1 else None
"""The same for tests that take long: only with ``SCALE=2`` or more do they run in both kinds, and else in a file."""

_REFUSED = (
    psycopg.errors.DatatypeMismatch,
    psycopg.errors.InvalidTextRepresentation,
    psycopg.errors.NumericValueOutOfRange,
)
"""How a server refuses a value of another type than the column's."""
_LOOSE = "SET session_replication_role = replica"

Rows = list[dict[str, Any]]


class Home(Protocol):
    """Where a store is kept."""

    @property
    def url(self) -> str:
        """Its address, as ``DATABASE_URL`` takes it."""

    def query(self, *statements: str) -> list[Any]:
        """Execute statements behind the back of the store. Returns the rows of the last one."""

    def read(self, statement: str) -> list[Any]:
        """The rows of a query, which changes nothing, not even a file."""

    def empty(self) -> None:
        """Begin anew: a store in which nothing has happened."""

    def takes(self, statement: str) -> bool:
        """Execute a statement that puts a damaged value somewhere, unless this kind of database refuses such values."""

    def reading(self) -> AbstractContextManager[Callable[[str], Rows]]:
        """A function that reads rows by the names of their columns, all as of one moment."""


@dataclass(frozen=True, slots=True)
class FileHome:
    """A file."""

    path: Path

    @property
    def url(self) -> str:
        """Its address."""
        return address(self.path)

    def query(self, *statements: str) -> list[Any]:
        """Execute statements behind the back of the store."""
        return [query(self.path, statement) for statement in statements][-1]

    def read(self, statement: str) -> list[Any]:
        """The rows of a query."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as file:
            return file.execute(statement).fetchall()

    def empty(self) -> None:
        """Write a new file."""
        lay_new_file(self.path)

    def takes(self, statement: str) -> bool:
        """Execute it: SQLite takes any value in any column."""
        self.query(statement)
        return True

    @contextmanager
    def reading(self) -> Iterator[Callable[[str], Rows]]:
        """Read with ``sqlite3``."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as file:
            file.row_factory = sqlite3.Row
            file.execute("BEGIN")
            yield lambda statement: [dict(row) for row in file.execute(statement)]


@dataclass(frozen=True, slots=True)
class ServerHome:
    """A database of the server."""

    server: PostgresServer
    database: str

    @property
    def url(self) -> str:
        """Its address."""
        return self.server.url(self.database)

    def query(self, *statements: str) -> list[Any]:
        """Execute statements behind the back of the store, which enforces no reference meanwhile."""
        return [self.server.query(self.database, f"{_LOOSE}; {statement}") for statement in statements][-1]

    def read(self, statement: str) -> list[Any]:
        """The rows of a query."""
        return self.query(statement)

    def empty(self) -> None:
        """Delete every row."""
        self.server.query(self.database, EMPTIED)

    def takes(self, statement: str) -> bool:
        """Execute it, unless the server refuses the value."""
        try:
            self.query(statement)
        except _REFUSED:
            return False
        return True

    def end_connections(self, which: str = "application_name LIKE 'daidi%'") -> None:
        """End the bot's connections to this database, or those of another condition."""
        ours = "datname = current_database()"
        self.query(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours} AND {which}")

    @contextmanager
    def reading(self) -> Iterator[Callable[[str], Rows]]:
        """Read with ``psycopg``."""
        with self.server.connect(self.database) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
            cursor = connection.cursor(row_factory=dict_row)
            yield lambda statement: cursor.execute(statement.encode()).fetchall()


@contextmanager
def home_of(kind: str, request: pytest.FixtureRequest, path: Path) -> Iterator[Home]:
    """A home of a kind, with a store in which nothing has happened; a file is at ``path``."""
    if kind == "file":
        lay_new_file(path)
        yield FileHome(path)
        return
    server = server_of(request)
    with server.store() as name:
        yield ServerHome(server, name)


@contextmanager
def tampered(home: Home, *statements: str) -> Iterator[Connection | None]:
    """A transaction in which statements were executed behind the back of the store, and which is taken back at the end.

    It is None if this kind of database refuses a damaged value.
    """
    engine = backend_of(home.url).upgrading()
    loosely = () if isinstance(home, FileHome) else (_LOOSE,)
    try:
        with engine.connect() as connection:
            try:
                for statement in (*loosely, *statements):
                    connection.exec_driver_sql(statement)
            except DBAPIError as error:
                if not isinstance(error.orig, _REFUSED):
                    raise
                yield None
            else:
                yield connection
    finally:
        engine.dispose()


def quoted(written: str) -> str:
    """A text as a literal of SQL."""
    return "'" + written.replace("'", "''") + "'"


def taken_over(home: Home, *guilds: int) -> None:
    """Give the shard, and servers, to another process, as its start does."""
    home.query("UPDATE epochs SET newest = newest + 1")
    home.query("UPDATE shards SET epoch = epoch + 1, owner = 'another'")
    for guild in guilds:
        home.query(f"UPDATE chains SET epoch = epoch + 1 WHERE guild = {guild}")
