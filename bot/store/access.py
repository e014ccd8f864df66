"""How requests reach the database: through the one writer, or over the connections that read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store.book.bindings import BIND_EVERY, bind
from bot.store.book.writes import NewSetting, Statements, Write
from bot.store.database import Database
from bot.store.errors import NotOurs, NotRead, NotSaved, RulesNotSaved, StoreClosed, one_line
from bot.store.shards.leases import release
from bot.store.writer import Writer

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

_BINDING = "binding"

Listener = Callable[[str | None], None]
"""Hears the key of a setting of a person that has changed; None if any may have."""


class Access:
    """Writes requests, reads, and from time to time binds the heads of the chains (``bot.store.book.bindings``)."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        """Start writing to an open database; ``clock`` gives UTC epoch seconds."""
        self.database = database
        self._clock = clock
        self._writer = Writer(database)
        self.listeners: list[Listener] = []
        """Called with what people chose for themselves, in whichever process."""
        self.when_deaf: Callable[[], None] = lambda: None
        """Called when the connection on which other processes are heard is lost."""
        self._hearing = asyncio.create_task(self._hear(), name="choices of people")
        self._reading: set[asyncio.Future[Any]] = set()
        self._bound = self.now()

    def now(self) -> float:
        """The time. It is always a float, so that its hash is the same after it is read back."""
        return float(self._clock())

    async def write(self, request: Write[T]) -> T:
        """Return the result of a request once it is committed. It is written even if the caller is cancelled.

        Raises:
            NotSaved: the database did not save it.
            NotOurs: another process owns its server, so a later try will fail, too.
            StoreClosed: the store is closed.
            Exception: whatever the request itself raised; none of it was written.
        """
        if not 0 <= self.now() - self._bound < BIND_EVERY:
            self._writer.ride(_BINDING, self._binding())
        return await self._writer.write(request)

    async def write_rules(self, request: Write[T]) -> T:
        """As ``write``, for the rules of a server, a channel or a named preset.

        Raises:
            RulesNotSaved: in place of ``NotSaved``.
        """
        try:
            return await self.write(request)
        except NotOurs:
            raise
        except NotSaved as error:
            raise RulesNotSaved(str(error)) from error

    def note(self, setting: NewSetting) -> None:
        """Write a setting with one of the next commits. A newer value for the same key replaces it."""
        self._writer.ride((setting.guild, setting.key), setting)

    async def set(self, setting: NewSetting) -> None:
        """Write a setting now, in place of any value that was noted for it."""
        self._writer.forget((setting.guild, setting.key))
        await self.write(setting)
        if not setting.guild:
            self._tell(setting.key)

    async def read(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of ``function``, which reads in one transaction.

        It is read to the end even if the caller is cancelled, so that no connection is left half made.

        Raises:
            NotRead: the database could not be read.
        """
        reading = asyncio.ensure_future(self._read_or_say(function, *args, **kwargs))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read_or_say(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        backend = self.database.backend
        try:
            return await self._read(function, *args, **kwargs)
        except (DBAPIError, PoolTimeout, backend.driver_error) as error:  # the last while a connection is being made
            raise NotRead(f"the database {backend.where} cannot be read: {backend.reason(error)}") from error

    async def _read(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read once; once more if the connection turns out to be lost, since then all are made anew."""
        try:
            async with self.database.reading.begin() as connection:
                return await connection.run_sync(function, *args, **kwargs)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        async with self.database.reading.begin() as connection:
            return await connection.run_sync(function, *args, **kwargs)

    def _tell(self, key: str | None) -> None:
        for listener in self.listeners:
            listener(key)

    async def _hear(self) -> None:
        """Tell the listeners what other processes say."""
        async for key in self.database.backend.heard(self.database.leases.owner, self._deaf):
            self._tell(key)

    def _deaf(self) -> None:
        self.when_deaf()

    async def close(self) -> None:
        """Finish all pending writes, bind the heads, release the shards, then let other processes have the database."""
        await asyncio.shield(asyncio.ensure_future(self._close()))

    async def _close(self) -> None:
        self._hearing.cancel()
        await asyncio.gather(self._hearing, *self._reading, return_exceptions=True)
        try:
            try:
                await self._writer.write(Statements(None, partial(self._say_farewell, now=self.now())))  # the last
            except StoreClosed:
                pass
            except Exception as problem:
                log.warning("heads_not_bound", reason=one_line(problem))
            await self._writer.close()
        finally:
            await self.database.close()

    def _say_farewell(self, connection: Connection, now: float) -> None:
        """Bind the heads, then let other processes have the shards at once."""
        held = self.database.leases
        bind(connection, held, now)
        for lease in held.held:
            release(connection, lease, held.owner)

    def _binding(self) -> Statements[None]:
        """The request to bind the heads."""
        self._bound = self.now()
        return Statements(None, partial(bind, leases=self.database.leases, now=self._bound))
