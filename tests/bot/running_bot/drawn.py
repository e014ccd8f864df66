"""One drawing process for all bots of a test worker: to begin one costs more than a bot and most stories do."""

from __future__ import annotations

import asyncio
import atexit
import threading
from functools import cache

from cogs.outbox.drawing import Drawing
from images.pictures import Picture
from images.theme import DARK, Theme


class DrawingElsewhere:
    """A ``Drawing`` in a thread with a loop of its own, so that it outlives the loop of each test."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="drawing", daemon=True)
        self._thread.start()
        self._drawing = asyncio.run_coroutine_threadsafe(Drawing().__aenter__(), self._loop).result()

    async def draw(self, picture: Picture, theme: Theme = DARK, locale: str = "") -> bytes:
        """The PNG of a picture. Raises ``NotDrawn``."""
        drawn = asyncio.run_coroutine_threadsafe(self._drawing.draw(picture, theme, locale), self._loop)
        return await asyncio.wrap_future(drawn)

    def delay(self) -> float:
        """Seconds until a picture that is asked for now is likely begun."""
        return self._drawing.delay()

    def stop(self) -> None:
        """End the process and the thread."""
        asyncio.run_coroutine_threadsafe(self._drawing.__aexit__(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@cache
def drawing_of_this_worker() -> DrawingElsewhere:
    """What draws for every bot that runs inside this test worker. It begins when the first of them asks for it."""
    begun = DrawingElsewhere()
    atexit.register(begun.stop)
    return begun
