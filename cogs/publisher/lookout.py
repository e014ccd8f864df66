"""The lookout: finds tables that have waited for somebody for a while.

It has their people called a second time, and posts a message again that others have buried.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import structlog

from bot.tables.life.hall import Hall
from cogs.publisher.live_messages import CHECKED_EVERY, LiveMessages
from cogs.publisher.pings import calls_again, persons_waited_for
from cogs.publisher.shown_in_channel import Showing

GLANCES_EVERY = 1.0
"""Seconds between two glances at the tables. A glance sends no request."""

PART_OF_WAIT = 0.1
"""The part of a table's wait after which its message is looked for again: after a day, about two hours."""


log = structlog.get_logger(__name__)


class Lookout:
    """Looks for the messages of waiting tables, at most once a minute each, and has their people called again."""

    def __init__(self, live: LiveMessages, hall: Hall, showings: Callable[[], Iterable[Showing]]) -> None:
        self._live = live  # knows which messages were lately the newest
        self._hall = hall  # knows which tables cannot be shown, and has the clock
        self._showings = showings  # what is shown of each table
        self._watching: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self) -> None:
        """Begin to watch, unless it already does."""
        if self._watching is None and not self._closed:
            self._watching = asyncio.create_task(self._watch(), name="lookout for tables that are buried")

    async def close(self) -> None:
        """Watch no more."""
        self._closed = True
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait({self._watching})

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(GLANCES_EVERY)
            for showing in tuple(self._showings()):
                if showing.gone or showing.table.id in self._hall.suspended:
                    continue
                try:
                    self._glance(showing)
                except Exception:  # one table must not keep the others from being looked for
                    log.exception("glance_failed", table=showing.table.id)

    def _glance(self, showing: Showing) -> None:
        now = self._hall.clock.monotonic()
        if self._is_due(showing, now):
            showing.glanced = now
            showing.live.ask()
        if calls_again(showing, self._hall.clock.now()):
            showing.again = showing.table.turn
            showing.calling.ask()

    def _is_due(self, showing: Showing, now: float) -> bool:
        live = showing.posted.live
        if live is None or now - max(showing.looked, showing.glanced) < CHECKED_EVERY:
            return False
        looked = max(showing.looked, self._live.newest.seen(live.message))
        rest = max(CHECKED_EVERY, (now - showing.changed) * PART_OF_WAIT)
        return now - looked >= rest and bool(persons_waited_for(showing.table))
