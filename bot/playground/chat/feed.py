"""What happened, in order and for whom. The page streams it, and tests wait on it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

KEPT = 4_000
GLANCE = 0.02
PATIENCE = 120.0
"""Seconds that tests wait for something that must happen. It is long because a slow machine is not a fault."""


class FeedEvent(NamedTuple):
    """One numbered event. ``audience`` is the only person who may see it; ``None`` means everybody."""

    sequence: int
    audience: str | None
    data: dict[str, Any]


class Feed:
    """The newest events, and a signal for each new one."""

    def __init__(self) -> None:
        self.sequence = 0
        self._events: deque[FeedEvent] = deque(maxlen=KEPT)
        self._news = asyncio.Event()

    def publish(self, kind: str, audience: str | None, **data: Any) -> None:
        """Add an event ``{"type": kind, **data}`` and wake everybody who waits."""
        self.sequence += 1
        self._events.append(FeedEvent(self.sequence, audience, {"type": kind, **data}))
        self.wake()

    def wake(self) -> None:
        """Make everybody who waits look again."""
        self._news.set()
        self._news = asyncio.Event()

    def since(self, after: int, person: str) -> list[FeedEvent] | None:
        """Events after number ``after`` that ``person`` may see; ``None`` if some of them are no longer kept."""
        oldest = self._events[0].sequence if self._events else self.sequence + 1
        if after > self.sequence or after < oldest - 1:
            return None
        return [
            event
            for event in self._events
            if event.sequence > after and (event.audience is None or event.audience == person)
        ]

    async def news(self, seconds: float) -> bool:
        """Wait at most ``seconds`` for the next event; ``False`` if none came."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    async def until(self, holds: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until ``holds()`` is true and return its value; raises ``TimeoutError``.

        It checks at every event and also now and then, since a test may wait for something that causes no event.
        """
        async with asyncio.timeout(seconds):
            while not (found := holds()):
                await self.news(GLANCE)
            return found
