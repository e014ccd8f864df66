"""The one writer of the database, which commits requests in batches.

Requests that wait at the same time share a commit, which takes few statements. If one of them fails, the others do not.

Writing happens in a thread of its own, one whole commit at a time. So neither the event loop nor a cancelled caller can
interrupt a transaction. Every request is written or refused, whether or not anybody still waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from threading import Lock
from typing import Any, TypeVar

import structlog
from sqlalchemy import Transaction
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from bot.store.book import corrections, events
from bot.store.book.heads import Heads
from bot.store.book.writes import Accepted, Correction, NewSetting, Statements, Write
from bot.store.database import Database
from bot.store.errors import NotKnown, NotSaved, StoreClosed, one_line
from bot.store.server import guilds

T = TypeVar("T")
_Writes = Sequence[Write[Any]]
_Waiting = tuple[Write[Any], "asyncio.Future[Any]"]

log = structlog.get_logger(__name__)

_MOST_AT_ONCE = 64
_ASKED_AGAIN = 0.2
"""Seconds until the database is asked again what became of a commit."""
_ASKED_AT_THE_END = 25
"""How many times it is asked once the store is being closed."""


class Writer:
    """The only user of the read-write connection; it commits the requests it is given."""

    def __init__(self, database: Database) -> None:
        """Write to an open database, but only for servers of the shards that this process holds."""
        self._backend = database.backend
        self._connection = database.writing
        self._owner = database.leases.owner
        self._heads = Heads(database.leases)
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
        self._answer(batch, outcomes[: len(batch)])

    def _answer(self, batch: Sequence[_Waiting], outcomes: Sequence[object]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended, so nothing waits any more
            self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _commit(self, requests: _Writes, *, again: bool = True) -> Sequence[object]:
        """Write requests in one transaction or, if the whole transaction fails, each in its own.

        If the connection was lost meanwhile, all are written once more over a new one. Returns the results in order,
        with an exception in the place of each request that failed.
        """
        write = self._together if len(requests) == 1 else self._attempt
        try:
            transaction = self._connection.begin()
        except Exception as error:  # nothing can be written now, so nobody waits for another try
            return [self._named(error)] * len(requests)
        try:
            with transaction:
                mark = self._backend.mark(self._connection)
                outcomes = write(requests)
                self._confirm(transaction, mark)
                return outcomes
        except NotKnown as error:
            return [error] * len(requests)
        except Exception as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                return self._commit(requests, again=False) if again else [self._named(error)] * len(requests)
            if len(requests) == 1:
                return [self._named(error)]
            return [outcome for request in requests for outcome in self._commit([request])]

    def _confirm(self, transaction: Transaction, mark: Hashable) -> None:
        """Commit. If the connection is lost before the database confirms it, find out what became of it.

        Nobody may be told before that is known: a play that was refused must not be on the table later.

        Raises:
            DBAPIError: the transaction was not committed.
            NotKnown: the store was closed before that was known.
        """
        try:
            transaction.commit()
        except DBAPIError as error:
            transaction.rollback()
            if mark is None or not error.connection_invalidated or not self._was_committed(mark):
                raise

    def _was_committed(self, mark: Hashable) -> bool:
        """Ask the database what became of a transaction until it answers. What waits meanwhile is refused.

        Raises:
            NotKnown: it has not answered for a while since the store is being closed.
        """
        log.warning("commit_unsure")
        looking, asked = self._backend.looking(), 0
        while asked < _ASKED_AT_THE_END:
            try:
                with looking.begin() as connection:
                    known = self._backend.was_committed(connection, mark)
            except Exception as problem:
                log.info("commit_asked_in_vain", reason=self._backend.reason(problem))
                known = None
            if known is not None:
                log.info("commit_sure", committed=known)
                return known
            asked += self._closed
            self._refuse_waiting()
            time.sleep(_ASKED_AGAIN)
        raise NotKnown("it is not known whether this was saved: the database cannot be reached")

    def _refuse_waiting(self) -> None:
        with self._taking:
            waiting = list(self._queue)
            self._queue.clear()
        self._answer(waiting, [NotSaved("nothing was saved: the database cannot be reached")] * len(waiting))

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
            if self._backend.ends_transaction(error):
                raise
            if len(requests) == 1:
                return [self._named(error)]
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
            for key in (one.key for one in settings if not one.guild):  # a person's, who is met in every shard
                self._backend.tell(self._connection, self._owner, key)
            return [None] * len(settings)
        if corrected := [one for one in requests if isinstance(one, Correction)]:
            return [corrections.book(self._connection, one, self._heads) for one in corrected]
        return [one.function(self._connection) for one in requests if isinstance(one, Statements)]

    def _named(self, error: Exception) -> Exception:
        """An error as whoever waits is told of it: the database's own as ``NotSaved``."""
        if isinstance(error, IntegrityError):  # every contradiction of the bot's own has an error of its own
            reason = f"the database contradicts itself ({one_line(error)}); restore a backup"
        elif isinstance(error, DataError):  # as it would be in Python
            return ValueError(f"a value cannot be written: {one_line(error)}")
        elif self._backend.ends_transaction(error):
            reason = self._backend.reason(error)
        else:
            return error
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
