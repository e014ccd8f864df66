"""Waiting in line by rank: for a permit to send, and for a place to draw."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import count
from weakref import WeakValueDictionary

RISES = 10.0
"""Seconds of waiting that make up for one rank against somebody who has just come."""


class Urgency(IntEnum):
    """What leaves first, by lowest number."""

    CALL = 0  # calls to a turn, and anything that is no message
    TOUCHED = 1  # tables where somebody pressed or typed a moment ago
    OTHERS = 2
    DELETION = 3


_RANK: ContextVar[Urgency] = ContextVar("rank", default=Urgency.CALL)


@contextmanager
def ranked(rank: Urgency) -> Iterator[None]:
    """Give this rank to whatever is sent meanwhile."""
    before = _RANK.set(rank)
    try:
        yield
    finally:
        _RANK.reset(before)


class RankedLine:
    """A line of those who wait for a turn, ordered by rank and by how long they have waited."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # a heap
        self._numbers = count()

    def __bool__(self) -> bool:
        """Whether anybody waits."""
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)
        return bool(self._waiting)

    def join(self, since: float) -> asyncio.Future[None]:
        """Join with the current rank. The future is done at one's turn. An earlier ``since`` comes sooner."""
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (_RANK.get() + since / RISES, next(self._numbers), turn))
        return turn

    def call(self) -> bool:
        """Give the first in line their turn; False if nobody waits."""
        if not self:
            return False
        heapq.heappop(self._waiting)[2].set_result(None)
        return True


AT_ONCE = 12
"""The number of places. What is drawn in all of them leaves within a quarter of a second."""


class DrawingPlaces:
    """A limited number of messages at once, in the order of their ranks."""

    def __init__(self, places: int = AT_ONCE) -> None:
        self._left = places
        self._line = RankedLine()
        self._channels = WeakValueDictionary[int, asyncio.Lock]()

    @asynccontextmanager
    async def taken(self, since: float, channel: int) -> AsyncIterator[None]:
        """Hold a place in which to draw and send. ``since``: when it was wanted, in the loop's time.

        A channel has at most one place, because Discord takes about one edit a second there. Other channels need not
        wait for that.
        """
        async with self._channels.setdefault(channel, asyncio.Lock()), self._place(since):
            yield

    @asynccontextmanager
    async def _place(self, since: float) -> AsyncIterator[None]:
        turn = self._line.join(since)
        self._hand_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()
            raise
        try:
            yield
        finally:
            self._give_back()

    def _give_back(self) -> None:
        self._left += 1
        self._hand_on()

    def _hand_on(self) -> None:
        while self._left > 0 and self._line.call():
            self._left -= 1
