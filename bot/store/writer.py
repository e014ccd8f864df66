"""The one writer of the database, which commits requests in batches.

Requests that wait at the same time share a commit. If one of them fails, the others do not.

Writing happens in a thread of its own, one whole commit at a time. So neither the event loop nor a cancelled caller can
interrupt a transaction. Every request is written or refused, whether or not anybody still waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, InternalError, OperationalError

from bot.store.errors import NotSaved, StoreClosed, one_line

Apply = Callable[[Connection, Sequence[object]], Sequence[object]]
"""Writes requests and returns their results in order. If it raises, none of them counts."""
_Waiting = tuple[object, "asyncio.Future[object]"]

_MOST_AT_ONCE = 64
_REASONS = {
    "full": "the disk is full",
    "readonly": "the database is read-only",
    "locked": "the database is locked by another program",
    "i/o error": "the disk reports an error",
}


class Writer:
    """The only user of the read-write connection; it commits the requests it is given."""

    def __init__(self, connection: Connection, apply: Apply) -> None:
        """``apply`` is called in the writer's thread, inside a transaction, with several requests at once."""
        self._connection = connection
        self._apply = apply
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._queue: deque[_Waiting] = deque()
        self._riding: dict[Hashable, object] = {}  # requests for the next commit, the newest of each key
        self._closed = False

    async def write(self, request: object) -> object:
        """Return the result of ``request`` once it is committed.

        Raises:
            NotSaved: the database did not save it.
            StoreClosed: the writer has stopped.
            Exception: whatever ``apply`` raised for this request; none of it was written.
        """
        if self._closed:
            raise StoreClosed("the store is closed")
        future = self._loop.create_future()
        self._queue.append((request, future))
        self._thread.submit(self._write_waiting)
        return await future

    def ride(self, key: Hashable, request: object) -> None:
        """Write ``request`` with the next commit, whenever that is. A newer request with the same key replaces it.

        It is lost if it fails, or if the process is killed before the commit.
        """
        self._riding[key] = request

    def forget(self, key: Hashable) -> None:
        """Drop the request that rides under a key, because something newer is being written."""
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
        batch = [self._queue.popleft() for _ in range(min(len(self._queue), _MOST_AT_ONCE))]
        if not batch and not self._closed:
            return
        # A riding request is newer than any waiting one with its key, so it comes last.
        taken = (self._riding.pop(key, None) for key in tuple(self._riding))
        riding = [request for request in taken if request is not None]  # ``forget`` may run at the same time
        if not batch and not riding:
            return
        outcomes = self._commit([*(request for request, _ in batch), *riding])[: len(batch)]
        with contextlib.suppress(RuntimeError):  # the loop has ended, so nothing waits any more
            self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _commit(self, requests: Sequence[object]) -> Sequence[object]:
        """Write requests in one transaction or, if the whole transaction fails, each in its own.

        Returns the results in order, with an exception in the place of each request that failed.
        """
        write = self._apply if len(requests) == 1 else self._attempt
        try:
            with self._connection.begin():
                return write(self._connection, requests)
        except Exception as error:
            if len(requests) == 1:
                return [_named(error)]
            return [outcome for request in requests for outcome in self._commit([request])]

    def _attempt(self, connection: Connection, requests: Sequence[object]) -> Sequence[object]:
        """Write requests inside the current transaction.

        Returns the results in order, with an exception in the place of each request that failed. All requests are tried
        together under one savepoint. If that fails, each half is tried under its own, down to the single request that
        fails. A failure of the database itself is raised, since it ends the transaction.
        """
        try:
            with connection.begin_nested():
                return self._apply(connection, requests)
        except Exception as error:
            if _ends_transaction(error):
                raise
            if len(requests) == 1:
                return [_named(error)]
        half = len(requests) // 2
        return [*self._attempt(connection, requests[:half]), *self._attempt(connection, requests[half:])]


def _ends_transaction(error: Exception) -> bool:
    """Whether the error may have made SQLite roll back the whole transaction: disk full, I/O error, damaged file."""
    return isinstance(error, OperationalError | InternalError) or type(error) is DatabaseError


def _named(error: Exception) -> Exception:
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
