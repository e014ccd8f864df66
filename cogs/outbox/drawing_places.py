"""Limits how many messages are drawn and sent at once, so that each shows the state just before it leaves.

What waits here is not drawn yet. A change that comes meanwhile is drawn and sent with the one before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cogs.outbox.ranked_line import RankedLine

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
