"""Connections to a database file. Each kind sets its own pragmas and begins its transactions in its own way."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVER = "sqlite+aiosqlite"
_PLAIN_DRIVER = "sqlite+pysqlite"
_READERS = 3
_ALWAYS = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "foreign_keys=ON")
# References are checked once, after a migration: SQLite would enforce them while tables are rebuilt.
_UPGRADING = ("synchronous=FULL", "secure_delete=ON")
# Seconds to wait for another program's lock: less than Discord waits for an answer.
_PATIENCE = 1.0
# Seconds that a command of the shell waits for a bot that is just ending its write-ahead log.
_PATIENCE_OF_SHELL = 5.0
# Seconds to wait until a connection is free, which is also less than Discord waits.
_QUEUE = 2.0


class Lenient(sqlite3.Connection):
    """A connection that reads bytes that are not UTF-8 as U+FFFD.

    By default, one damaged text makes the whole query fail, with everybody else's rows. Hashes and readers notice that
    the text has changed.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.text_factory = partial(str, encoding="utf-8", errors="replace")


def upgrading(path: Path) -> Engine:
    """One connection that may change the schema."""
    engine = create_engine(URL.create(_PLAIN_DRIVER, database=str(path)), **_options(connections=1))
    return _prepared(engine, "BEGIN IMMEDIATE", _UPGRADING)


def writing(path: Path) -> Engine:
    """One connection that writes."""
    engine = create_engine(URL.create(_PLAIN_DRIVER, database=str(path)), **_options(connections=1))
    return _prepared(engine, "BEGIN IMMEDIATE", _ALWAYS)


def reading(path: Path) -> AsyncEngine:
    """A few connections that only read, each in a thread of its own."""
    engine = create_async_engine(URL.create(DRIVER, database=str(path)), **_options(_READERS))
    _prepared(engine.sync_engine, "BEGIN", (*_ALWAYS, "query_only=ON"))
    return engine


def looking(path: Path) -> Engine:
    """Connections that cannot write, to a file that may be anybody's."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    connect = partial(sqlite3.connect, address, uri=True, timeout=_PATIENCE_OF_SHELL, factory=Lenient)
    engine = create_engine(f"{_PLAIN_DRIVER}://", creator=connect, poolclass=NullPool)
    return _prepared(engine, "BEGIN", ())


def _options(connections: int) -> dict[str, Any]:
    arguments = {"timeout": _PATIENCE, "factory": Lenient}
    return {"pool_size": connections, "max_overflow": 0, "pool_timeout": _QUEUE, "connect_args": arguments}


def _prepared(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> Engine:
    """Set these pragmas on each connection, and let SQLAlchemy begin transactions, as it advises for SQLite."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        try:
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()  # the pool does not know the connection yet, so nothing else would end its thread
            raise

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
