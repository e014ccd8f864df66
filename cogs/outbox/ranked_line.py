"""The order in which messages leave where not all can at once, and a line of those who wait."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import count

RISES = 10.0
"""Seconds of waiting after which something goes before what is one rank above it and has just come."""


class Urgency(IntEnum):
    """What leaves before what."""

    CALL = 0  # calls to a turn, and whatever is no message
    TOUCHED = 1  # tables where somebody pressed or typed a moment ago
    OTHERS = 2
    DELETION = 3


_RANK: ContextVar[Urgency] = ContextVar("rank", default=Urgency.CALL)


@contextmanager
def ranked(rank: Urgency) -> Iterator[None]:
    """Whatever is sent meanwhile has this rank."""
    before = _RANK.set(rank)
    try:
        yield
    finally:
        _RANK.reset(before)


class RankedLine:
    """Who waits for a turn. The first is who has the highest rank, or has waited long."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # a heap
        self._numbers = count()

    def __bool__(self) -> bool:
        """Whether anybody waits."""
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)
        return bool(self._waiting)

    def join(self, since: float) -> asyncio.Future[None]:
        """Wait with the rank of now; ``since``, in monotonic time, decides between equals. It is done at one's turn."""
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (_RANK.get() + since / RISES, next(self._numbers), turn))
        return turn

    def call(self) -> bool:
        """Give the first their turn; False if nobody waits."""
        if not self:
            return False
        heapq.heappop(self._waiting)[2].set_result(None)
        return True
