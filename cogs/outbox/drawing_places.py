"""DrawingPlaces: so few messages are drawn and sent at once that each shows what was so a moment before it leaves.

Whatever waits here is not drawn yet: a change that comes meanwhile is drawn with the one before it, and sent once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cogs.outbox.ranked_line import RankedLine

AT_ONCE = 12
"""The number of places: what is drawn in all of them leaves in a quarter of a second."""


class DrawingPlaces:
    """So many messages at once, in the order of their ranks."""

    def __init__(self, places: int = AT_ONCE) -> None:
        self._left = places
        self._line = RankedLine()
        self._channels = WeakValueDictionary[int, asyncio.Lock]()

    @asynccontextmanager
    async def taken(self, since: float, channel: int) -> AsyncIterator[None]:
        """Have a place in which to draw and send; ``since``: from when on it is wanted, in the loop's time.

        A channel has one place at most: Discord takes about one edit a second there, however many tables it has, and
        other channels need not wait for that.
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
