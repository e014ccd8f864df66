"""The order in which messages leave if not all can at once, and a line of those that wait."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import count

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
