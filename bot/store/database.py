"""The database: taken for this process alone, brought to the newest schema, and opened.

One connection writes; a few others only read. Anything that makes a database unusable is found here, at startup.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import structlog
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import migrations
from bot.store.backend import Backend, unusable
from bot.store.errors import StoreUnusable
from bot.store.file.sqlite_file import SqliteFile
from bot.store.postgresql.postgresql_database import PostgresqlDatabase
from bot.store.rows import begun
from bot.store.schema import metadata
from bot.store.shards import leases
from bot.store.shards.leases import Leases
from bot.store.shards.shard import WHOLE, Shard

_KINDS: dict[str, Callable[[str, str, Path | None], Backend]] = {
    SqliteFile.DRIVER: SqliteFile.of,
    PostgresqlDatabase.DRIVER: PostgresqlDatabase.of,
}

_ASKED_AGAIN = 0.1
"""Seconds until a shard is asked for again that another process still seems to serve."""
_ASKED_AT_MOST = 50
_LONGEST_UPGRADE = 24
"""How many times another process is waited for that upgrades the schema, or still uses an older one: two minutes."""

log = structlog.get_logger(__name__)


def backend_of(url: str, copies: Path | None = None, called: str = "DATABASE_URL") -> Backend:
    """The database that ``url`` names, which a line calls ``called``.

    ``copies`` is the folder for what is set aside of a server's database; what is set aside of a file stays beside it.

    >>> backend_of("sqlite+aiosqlite:////data/daidi.db").where
    '/data/daidi.db'
    >>> backend_of("postgresql+psycopg://daidi:secret@localhost/daidi").where
    'daidi at localhost'

    Raises:
        StoreUnusable: it names none that the store can be in, or the driver is not installed.
    """
    # The address itself is never shown, nor what was wrong in it, since it may hold a password or a token.
    try:
        kind = _KINDS[make_url(url).drivername]
    except (ArgumentError, ValueError, KeyError):
        kinds = " or ".join((SqliteFile.EXAMPLE, PostgresqlDatabase.EXAMPLE))
        raise StoreUnusable(f"{called} is not the address of a database; write for example {kinds}") from None
    return kind(url, called, copies)


@dataclass(frozen=True, slots=True)
class Database:
    """An open database: a connection that writes, and an engine whose connections only read.

    ``leases`` are of the shards that this process serves. It writes for their servers only.

    Reading is awaited. ``writing`` is a plain connection, for a caller with a thread of its own.
    """

    backend: Backend
    writing: Connection
    reading: AsyncEngine
    leases: Leases
    _opened: AsyncExitStack

    @classmethod
    async def open(
        cls,
        url: str,
        clock: Callable[[], float],
        scripts: Path = migrations.SCRIPTS,
        copies: Path | None = None,
        shards: Collection[Shard] = (WHOLE,),
    ) -> Self:
        """Take and examine the database that ``url`` names, and take ``shards``.

        A database with an older schema is backed up, as ``backend_of`` says, and upgraded.

        Raises:
            StoreUnusable: the database cannot be used; its contents are unchanged.
        """
        backend = backend_of(url, copies)
        async with AsyncExitStack() as opened:
            with unusable(backend):
                taken = opened.enter_context(ExitStack())
                await asyncio.to_thread(taken.enter_context, backend.taken())
                await asyncio.to_thread(_bring_up, backend, clock, scripts)
                held = Leases()
                writer = backend.writing(held.owner)
                opened.push_async_callback(asyncio.to_thread, writer.dispose)
                reading = backend.reading()
                opened.push_async_callback(reading.dispose)
                writing = await asyncio.to_thread(writer.connect)
                opened.callback(writing.close)
                for shard in shards:
                    await asyncio.to_thread(_take, backend, writing, shard, held)
            return cls(backend, writing, reading, held, opened.pop_all())

    async def close(self) -> None:
        """Close every connection, then let other processes have the database."""
        await self._opened.aclose()


def _bring_up(backend: Backend, clock: Callable[[], float], scripts: Path) -> None:
    """Bring the schema up, unless it is the newest. Where several processes start at once, one of them does it."""
    for _ in range(_LONGEST_UPGRADE):
        if backend.is_shared and _is_newest(backend, scripts):
            return
        try:
            _upgrade(backend, clock, scripts)
        except BlockingIOError:
            log.info("upgrade_waits", reason="another process uses the database")
        else:
            return
    raise BlockingIOError


def _is_newest(backend: Backend, scripts: Path) -> bool:
    """Whether other processes may go on while this one starts."""
    with begun(backend.looking()) as connection:
        version, newest = migrations.versions(connection, scripts)
        if version == newest:
            _refuse_unknown(backend, connection, scripts)
        return version == newest


def _upgrade(backend: Backend, clock: Callable[[], float], scripts: Path) -> None:
    """Bring the schema up, if it is not the newest, after a copy of what is there was set aside."""
    engine = backend.upgrading()
    try:
        with engine.connect() as connection:
            with connection.begin():
                version, newest = migrations.versions(connection, scripts)
            if version not in ("", newest):
                backend.set_aside(version, clock())
            with connection.begin():
                if version != newest:
                    migrations.upgrade(connection, scripts)
                    backend.refuse_broken(connection)
                _refuse_unknown(backend, connection, scripts)
    finally:
        engine.dispose()


def _refuse_unknown(backend: Backend, connection: Connection, scripts: Path) -> None:
    if scripts == migrations.SCRIPTS:  # other scripts lead to a schema that the queries do not know
        refuse_incomplete(backend, connection)


def _take(backend: Backend, writing: Connection, shard: Shard, held: Leases) -> None:
    """Take a shard, or wait a moment for a process that was killed to be gone.

    Raises:
        BlockingIOError: another process serves it.
    """
    for _ in range(_ASKED_AT_MOST):
        with writing.begin():
            lease = leases.take(writing, backend, shard, held.owner)
        if lease is not None:
            held.put(lease)
            return
        time.sleep(_ASKED_AGAIN)
    raise BlockingIOError


def refuse_incomplete(backend: Backend, connection: Connection) -> None:
    """Check that every table and column that the queries name is there.

    Raises:
        StoreUnusable: one is missing.
    """
    found = defaultdict[str, set[str]](set)
    for name, column in backend.columns(connection):
        found[name].add(column)
    for table in metadata.sorted_tables:
        if not found[table.name] >= set(table.columns.keys()):
            raise StoreUnusable(f"its table “{table.name}” is missing or has lost columns; restore a backup")
