"""The one writer of the database, which commits requests in batches.

Requests that wait at the same time share a commit, which takes few statements. If one of them fails, the others do not.

Writing happens in a thread of its own, one whole commit at a time. So neither the event loop nor a cancelled caller can
interrupt a transaction. Every request is written or refused, whether or not anybody still waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from threading import Lock
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError, InternalError, OperationalError

from bot.store.book import events
from bot.store.book.heads import Heads
from bot.store.book.writes import Accepted, NewSetting, Statements, Write
from bot.store.errors import NotSaved, StoreClosed, one_line
from bot.store.server import guilds

T = TypeVar("T")
_Writes = Sequence[Write[Any]]
_Waiting = tuple[Write[Any], "asyncio.Future[Any]"]

log = structlog.get_logger(__name__)

_MOST_AT_ONCE = 64
_REASONS = {
    "full": "the disk is full",
    "readonly": "the database is read-only",
    "locked": "the database is locked by another program",
    "i/o error": "the disk reports an error",
}


class Writer:
    """The only user of the read-write connection; it commits the requests it is given."""

    def __init__(self, connection: Connection, epoch: int) -> None:
        """``epoch``: of this process, which writes only for servers that it owns."""
        self._connection = connection
        self._heads = Heads(epoch)
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._taking = Lock()  # held while requests are added or taken
        self._queue: deque[_Waiting] = deque()
        self._riding: dict[Hashable, Write[Any]] = {}  # requests for the next commit, the newest of each key
        self._closed = False

    async def write(self, request: Write[T]) -> T:
        """Return the result of ``request`` once it is committed.

        Raises:
            NotSaved: the database did not save it.
            NotOurs: another process has taken over its server.
            StoreClosed: the writer has stopped.
            Exception: whatever the request itself raised; none of it was written.
        """
        if self._closed:
            raise StoreClosed("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        with self._taking:
            self._queue.append((request, future))
        self._thread.submit(self._write_waiting)
        return await future

    def ride(self, key: Hashable, request: Write[None]) -> None:
        """Write ``request`` with the next commit that empties the queue. A newer one with the same key replaces it.

        It is lost if it fails, or if the process is killed before the commit.
        """
        with self._taking:
            self._riding[key] = request

    def forget(self, key: Hashable) -> None:
        """Drop the request that rides under a key, because something newer is being written."""
        with self._taking:
            self._riding.pop(key, None)

    async def close(self) -> None:
        """Write all pending requests, then end the thread."""
        if not self._closed:
            self._closed = True
            self._thread.submit(self._write_waiting)
        await asyncio.to_thread(self._thread.shutdown)

    # --- in the thread ---

    def _write_waiting(self) -> None:
        """Commit everything that waits now; do nothing if an earlier commit has already taken it."""
        with self._taking:
            batch = [self._queue.popleft() for _ in range(min(len(self._queue), _MOST_AT_ONCE))]
            if not batch and not self._closed:
                return
            # A riding request is newer than any waiting one with its key, so it comes after all of them.
            riding = [] if self._queue else list(self._riding.values())
            if riding:
                self._riding.clear()
        if not batch and not riding:
            return
        outcomes = self._commit([*(request for request, _ in batch), *riding])
        for outcome in outcomes[len(batch) :]:
            if isinstance(outcome, Exception):
                log.warning("not_written", reason=one_line(outcome))
        with contextlib.suppress(RuntimeError):  # the loop has ended, so nothing waits any more
            self._loop.call_soon_threadsafe(_settle, batch, outcomes[: len(batch)])

    def _commit(self, requests: _Writes) -> Sequence[object]:
        """Write requests in one transaction or, if the whole transaction fails, each in its own.

        Returns the results in order, with an exception in the place of each request that failed.
        """
        write = self._together if len(requests) == 1 else self._attempt
        try:
            transaction = self._connection.begin()
        except Exception as error:  # nothing can be written now, so nobody waits for another try
            return [_named(error)] * len(requests)
        try:
            with transaction:
                return write(requests)
        except Exception as error:
            if len(requests) == 1:
                return [_named(error)]
            return [outcome for request in requests for outcome in self._commit([request])]

    def _attempt(self, requests: _Writes) -> Sequence[object]:
        """Write requests inside the current transaction.

        Returns the results in order, with an exception in the place of each request that failed. All requests are tried
        together under one savepoint. If that fails, each half is tried under its own, down to the single request that
        fails. A failure of the database itself is raised, since it ends the transaction.
        """
        try:
            with self._connection.begin_nested():
                return self._together(requests)
        except Exception as error:
            if _ends_transaction(error):
                raise
            if len(requests) == 1:
                return [_named(error)]
        half = len(requests) // 2
        return [*self._attempt(requests[:half]), *self._attempt(requests[half:])]

    def _together(self, requests: _Writes) -> Sequence[object]:
        """Write requests in the order in which they waited, neighbours of a kind together. Returns their results.

        Raises:
            Exception: one of the requests cannot be written, so none of them counts.
        """
        others = {one.guild for one in requests if one.guild and not isinstance(one, Accepted)}
        self._heads.owned(self._connection, others)
        return [result for _, some in groupby(requests, type) for result in self._alike(tuple(some))]

    def _alike(self, requests: _Writes) -> Sequence[object]:
        """Write requests of one kind, and return their results."""
        if changes := [one for one in requests if isinstance(one, Accepted)]:
            return events.save(self._connection, changes, self._heads)
        if settings := [one for one in requests if isinstance(one, NewSetting)]:
            guilds.set_settings(self._connection, settings)
            return [None] * len(settings)
        return [one.function(self._connection) for one in requests if isinstance(one, Statements)]


def _ends_transaction(error: Exception) -> bool:
    """Whether the error may have made SQLite roll back the whole transaction: disk full, I/O error, damaged file."""
    return isinstance(error, OperationalError | InternalError) or type(error) is DatabaseError


def _named(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):  # every contradiction of the bot's own has an error of its own
        damaged = NotSaved(f"nothing was saved: the database contradicts itself ({one_line(error)}); restore a backup")
        damaged.__cause__ = error
        return damaged
    if not _ends_transaction(error):
        return error
    text = one_line(error)
    reason = next((reason for word, reason in _REASONS.items() if word in text.lower()), text)
    named = NotSaved(f"nothing was saved: {reason}")
    named.__cause__ = error
    return named


def _settle(batch: Sequence[_Waiting], outcomes: Sequence[object]) -> None:
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # its caller was cancelled
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
