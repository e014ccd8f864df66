"""The database file: checked, locked for this process alone, brought to the newest schema, and opened.

One connection writes; a few others only read. Anything that makes a database unusable is found here, at startup.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.book.heads import take_over
from bot.store.errors import StoreUnusable, one_line
from bot.store.file import migrations
from bot.store.file.backup import set_aside_before
from bot.store.file.files import keep_private, log_of, make_database, make_folder
from bot.store.file.lock import Release, lock_file, lock_name
from bot.store.file.wal import is_damaged
from bot.store.schema import metadata

_DRIVER = "sqlite+aiosqlite"
_PLAIN_DRIVER = "sqlite+pysqlite"
_READERS = 3
_ALWAYS = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", "foreign_keys=ON")
# Seconds to wait for another program's lock: less than Discord waits for an answer.
_PATIENCE = 1.0
# Seconds to wait until a connection is free, which is also less than Discord waits.
_QUEUE = 2.0
# A start checks the whole file up to this size, in bytes. A larger file would take too long; ``doctor`` checks it.
_CHECKED_WHOLE = 64 * 1024 * 1024
_COLUMNS = "SELECT found.name, held.name FROM sqlite_master found, pragma_table_info(found.name) held"


@dataclass(frozen=True, slots=True)
class Database:
    """An open database: a connection that writes, and an engine whose connections only read.

    ``epoch`` belongs to this process, which owns every server until another process takes them over.

    Reading goes through aiosqlite, which runs every call in a thread. ``writing`` uses the plain driver, for a caller
    with a thread of its own.
    """

    path: Path
    writing: Connection
    reading: AsyncEngine
    epoch: int
    _opened: AsyncExitStack

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float], scripts: Path = migrations.SCRIPTS) -> Self:
        """Lock and examine the file that ``url`` names, and take over its servers.

        A file with an older schema is backed up and upgraded.

        Raises:
            StoreUnusable: the database cannot be used; its contents are unchanged.
        """
        path = path_of(url)
        async with AsyncExitStack() as opened:
            with unusable(path):
                for release in _taken(path):
                    opened.callback(release)
                await asyncio.to_thread(_examine, path)
                await _bring_up(path, clock, scripts)
                writer = _writing_engine(path)
                opened.push_async_callback(asyncio.to_thread, writer.dispose)
                reading = _engine(path, "BEGIN", (*_ALWAYS, "query_only=ON"), connections=_READERS)
                opened.push_async_callback(reading.dispose)
                writing = await asyncio.to_thread(writer.connect)
                opened.callback(writing.close)
                epoch = await asyncio.to_thread(_taken_over, writing)
            return cls(path, writing, reading, epoch, opened.pop_all())

    async def close(self) -> None:
        """Close every connection, then release the file."""
        await self._opened.aclose()


def path_of(url: str) -> Path:
    """The file that ``url`` names (``sqlite+aiosqlite:///data/daidi.db``).

    Raises:
        StoreUnusable: it names none.
    """
    # The address itself is not shown, since it may hold a password or a token.
    no_file = f"DATABASE_URL is not the address of an SQLite file; write for example {_DRIVER}:///data/daidi.db"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreUnusable(no_file) from error
    name = parsed.database or ""
    if parsed != URL.create(_DRIVER, database=name) or name in ("", ":memory:"):
        raise StoreUnusable(no_file)
    if not name.isprintable():
        raise StoreUnusable("the path in DATABASE_URL holds a control character, or is not text in UTF-8")
    return Path(name).resolve()


@contextmanager
def unusable(path: Path) -> Iterator[None]:
    """Raise whatever goes wrong inside as ``StoreUnusable``, with one line about the database at ``path``."""
    try:
        yield
    except BlockingIOError as error:
        raise StoreUnusable(
            f"the database {path} is in use by another process; only one at a time may open it"
        ) from error
    except (StoreUnusable, SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreUnusable(f"the database {path} cannot be used: {one_line(error)}") from error


def _taken(path: Path) -> Iterator[Release]:
    """Create the database if it is missing, and lock it. Yields a function to release each lock as it is taken."""
    make_folder(path.parent)
    yield lock_name(path.with_name(path.name + ".lock"))
    make_database(path)
    # checked before SQLite makes files with the same permissions next to it
    if path.is_file() and not os.access(path, os.W_OK):
        raise StoreUnusable("it is read-only")
    yield lock_file(path)
    keep_private(path)


def _examine(path: Path) -> None:
    """Check that the file is a sound, writable SQLite database, before anything in it is changed.

    Raises:
        StoreUnusable: it is not.
    """
    if path.stat().st_size == 0:
        raise StoreUnusable("it is empty; restore a backup, or remove it to begin anew")
    log = log_of(path)
    if is_damaged(log):
        raise StoreUnusable(f"{log.name} is damaged; restore a backup, or remove that file to lose what it holds")
    settled = not log.exists()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        if settled and path.stat().st_size % page:
            raise StoreUnusable("it is damaged (its end is cut off); restore a backup")
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        if mode != "wal":
            raise StoreUnusable("its file system does not support write-ahead logging")
        connection.execute("BEGIN IMMEDIATE")  # succeeds even on a read-only file: only a write shows the difference
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version:d}")
        connection.execute("ROLLBACK")
        if path.stat().st_size <= _CHECKED_WHOLE:
            fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if fault != "ok":
                raise StoreUnusable(f"it is damaged ({' '.join(fault.split())}); restore a backup")


async def _bring_up(path: Path, clock: Callable[[], float], scripts: Path) -> None:
    engine = _engine(path, "BEGIN IMMEDIATE", ("synchronous=FULL", "secure_delete=ON"), connections=1)
    try:
        async with engine.connect() as connection:
            version, newest = await connection.run_sync(migrations.versions, scripts)
        if version not in ("", newest):
            await asyncio.to_thread(set_aside_before, path, version, clock())
        async with engine.begin() as connection:
            if version != newest:
                await connection.run_sync(migrations.upgrade, scripts)
            if scripts == migrations.SCRIPTS:  # other scripts lead to a schema that the queries do not know
                await connection.run_sync(refuse_incomplete)
    finally:
        await engine.dispose()


def _taken_over(writing: Connection) -> int:
    with writing.begin():
        return take_over(writing)


def refuse_incomplete(connection: Connection) -> None:
    """Check that every table and column that the queries name is there.

    Raises:
        StoreUnusable: one is missing.
    """
    found: dict[str, set[str]] = {}
    for name, column in connection.exec_driver_sql(_COLUMNS):
        found.setdefault(name, set()).add(column)
    for table in metadata.sorted_tables:
        if not found.get(table.name, set()) >= set(table.columns.keys()):
            raise StoreUnusable(f"its table “{table.name}” is missing or has lost columns; restore a backup")


def _engine(path: Path, begin: str, pragmas: tuple[str, ...], *, connections: int) -> AsyncEngine:
    engine = create_async_engine(URL.create(_DRIVER, database=str(path)), **_options(connections))
    _prepare(engine.sync_engine, begin, pragmas)
    return engine


def _writing_engine(path: Path) -> Engine:
    engine = create_engine(URL.create(_PLAIN_DRIVER, database=str(path)), **_options(connections=1))
    _prepare(engine, "BEGIN IMMEDIATE", _ALWAYS)
    return engine


def _options(connections: int) -> dict[str, Any]:
    arguments = {"timeout": _PATIENCE, "factory": Lenient}
    return {"pool_size": connections, "max_overflow": 0, "pool_timeout": _QUEUE, "connect_args": arguments}


class Lenient(sqlite3.Connection):
    """A connection that reads bytes that are not UTF-8 as U+FFFD.

    By default, one damaged text makes the whole query fail, with everybody else's rows. Hashes and readers notice that
    the text has changed.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.text_factory = partial(str, encoding="utf-8", errors="replace")


def _prepare(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
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
