"""The one writer: requests queue, those that wait together share a commit, and none takes another with it.

Writing runs in a task of its own, so that a caller who is cancelled in mid-transaction harms nothing: what was handed
over is written, or refused, whether or not anybody still waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.exc import DatabaseError, InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import NotSaved, StoreClosed, one_line

Apply = Callable[[AsyncConnection, Sequence[object]], Awaitable[list[object]]]
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

    def __init__(self, connection: AsyncConnection, apply: Apply) -> None:
        """Start the task; ``apply`` is called inside a transaction, several requests at once."""
        self._connection = connection
        self._apply = apply
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, request: object) -> object:
        """The result of ``request``, once it is committed.

        Raises:
            NotSaved: the database took nothing.
            StoreClosed: the writer has stopped.
            Exception: whatever ``apply`` raised for this request; nothing of it was written.
        """
        if self._closed:
            raise StoreClosed("the store is closed")
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((request, future))
        return await future

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        try:
            while batch := await self._next():
                await self._commit(batch)
        finally:
            self._closed = True
            while not self._queue.empty():
                if waiting := self._queue.get_nowait():
                    _settle([waiting], [StoreClosed("the store was closed before this was written")])

    async def _next(self) -> list[_Waiting]:
        """All that waits now, at least one; nothing once the writer is closed and the queue empty."""
        batch: list[_Waiting] = []
        while not batch or (len(batch) < _MOST_AT_ONCE and not self._queue.empty()):
            waiting = await self._queue.get()
            if waiting is None:
                self._queue.put_nowait(None)
                break
            batch.append(waiting)
        return batch

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        """Write a batch in one transaction; where the database fails as a whole, each request in its own."""
        requests = [request for request, _ in batch]
        write = self._apply if len(batch) == 1 else self._attempt
        try:
            async with self._connection.begin():
                outcomes = await write(self._connection, requests)
        except asyncio.CancelledError:
            _settle(batch, [StoreClosed("the store was closed while this was being written")] * len(batch))
            raise
        except Exception as error:
            if len(batch) == 1:
                _settle(batch, [_named(error)])
                return
            for waiting in batch:
                await self._commit([waiting])
        else:
            _settle(batch, outcomes)

    async def _attempt(self, connection: AsyncConnection, requests: Sequence[object]) -> list[object]:
        """Results in order, an exception in the place of each request that failed.

        Requests are tried together under one savepoint; where that fails, each half under its own, until the one that
        failed stands alone. A failure of the database itself is raised: it ends the transaction.
        """
        try:
            async with connection.begin_nested():
                return await self._apply(connection, requests)
        except Exception as error:
            if _ends_transaction(error):
                raise
            if len(requests) == 1:
                return [_named(error)]
        half = len(requests) // 2
        return [*await self._attempt(connection, requests[:half]), *await self._attempt(connection, requests[half:])]


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
