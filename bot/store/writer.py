"""The one writer: requests queue, those that wait together share a commit, and none takes another with it.

Writing runs in a thread of its own, a whole commit at a time, so that neither the event loop nor a caller who is
cancelled in mid-transaction matters: what was handed over is written, or refused, whether or not anybody still waits.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, InternalError, OperationalError

from bot.store.errors import NotSaved, StoreClosed, one_line

Apply = Callable[[Connection, Sequence[object]], Sequence[object]]
"""Writes requests in order and gives their results; where it raises, nothing of them counts."""
_Waiting = tuple[object, "asyncio.Future[object]"]

_MOST_AT_ONCE = 64
_REASONS = {
    "full": "the disk is full",
    "readonly": "the database is read-only",
    "locked": "the database is locked by another program",
    "i/o error": "the disk reports an error",
}


class Writer:
    """Alone uses the read-write connection, and commits what it is handed."""

    def __init__(self, connection: Connection, apply: Apply) -> None:
        """``apply`` is called in the writer's thread, inside a transaction, several requests at once."""
        self._connection = connection
        self._apply = apply
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._queue: deque[_Waiting] = deque()
        self._closed = False

    async def write(self, request: object) -> object:
        """The result of ``request``, once it is committed.

        Raises:
            NotSaved: the database took nothing.
            StoreClosed: the writer has stopped.
            Exception: whatever ``apply`` raised for this request; nothing of it was written.
        """
        if self._closed:
            raise StoreClosed("the store is closed")
        future = self._loop.create_future()
        self._queue.append((request, future))
        self._thread.submit(self._write_waiting)
        return await future

    async def close(self) -> None:
        """Write what still waits, then end the thread."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown)

    # --- in the thread ---

    def _write_waiting(self) -> None:
        """Commit all that waits now; nothing where an earlier commit took it along."""
        batch = [self._queue.popleft() for _ in range(min(len(self._queue), _MOST_AT_ONCE))]
        if not batch:
            return
        outcomes = self._commit([request for request, _ in batch])
        with contextlib.suppress(RuntimeError):  # the loop has ended, and with it whoever waited
            self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _commit(self, requests: Sequence[object]) -> Sequence[object]:
        """Write requests in one transaction; where the database fails as a whole, each in its own.

        Results in order, an exception in the place of each request that failed.
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
        """Results in order, an exception in the place of each request that failed.

        Requests are tried together under one savepoint; where that fails, each half under its own, until the one that
        failed stands alone. A failure of the database itself is raised: it ends the transaction.
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
    """Whether SQLite may have rolled everything back by itself: a full disk, an I/O error, a damaged file."""
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
