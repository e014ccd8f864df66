"""The lookout: finds tables that have waited for somebody for a while.

Their people are called a second time, and a message that talk has buried comes back below it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import structlog

from bot.tables.hall import Hall
from cogs.publisher.live_messages import CHECKED_EVERY, LiveMessages
from cogs.publisher.pings import calls_again, persons_waited_for
from cogs.publisher.showing import Showing

GLANCES_EVERY = 1.0
"""Seconds between two glances at the tables, which ask nobody anything."""

PART_OF_WAIT = 0.1
"""The part of its wait after which a table is looked for again: every two hours or so after a day."""


log = structlog.get_logger(__name__)


class Lookout:
    """Looks for the message of a waiting table once a minute, and has the people whom it waits for called again."""

    def __init__(self, live: LiveMessages, hall: Hall, showings: Callable[[], Iterable[Showing]]) -> None:
        self._live = live  # knows which messages were lately the newest
        self._hall = hall  # knows which tables nobody can be shown, and how long others wait
        self._showings = showings  # what is shown of each table
        self._watching: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self) -> None:
        """Begin to watch, unless it does already."""
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
                except Exception:  # one table keeps no other from being looked for
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
