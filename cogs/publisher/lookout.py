"""The lookout: finds tables that have waited for somebody for a while.

It has their people called a second time, and posts a message again that others have buried.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

import structlog

from bot.tables.life.alarms import Alarms
from bot.tables.life.hall import Hall
from bot.tables.life.living import LivingTable
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

    def __init__(
        self,
        live: LiveMessages,
        hall: Hall,
        showings: Callable[[], Iterable[Showing]],
        wake: Callable[[Sequence[str], Callable[[Showing], None]], None],
    ) -> None:
        self._live = live  # knows which messages were lately the newest
        self._hall = hall  # knows which tables cannot be shown, and has the clock
        self._showings = showings  # what is shown of each table
        self._wake = wake  # wakes tables, and does something with what is shown of them
        self._asleep = Alarms(hall.clock, hall.clock.monotonic, self._look)  # when to look for those that sleep
        self._asleep.run()
        self._watching: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self) -> None:
        """Begin to watch, unless it already does."""
        if self._watching is None and not self._closed:
            self._watching = asyncio.create_task(self._watch(), name="lookout for tables that are buried")

    async def close(self) -> None:
        """Watch no more."""
        self._closed = True
        self._asleep.stop()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait({self._watching})

    def lay(self, table: str, looked: float | None = None) -> None:
        """Look again for the message of a sleeping table that waits for people. It was ``looked`` for then, or now."""
        known, now = self._hall.living.find(table), self._hall.clock.monotonic()
        if known is not None and known.outline.turn is not None and not self._closed:
            self._asleep.set(table, (now if looked is None else looked) + rest_after(now - self._changed(known)))

    def recall(self, showing: Showing) -> None:
        """Note how long a table has waited that wakes. A start has enough to send, so none is looked for at once."""
        known, now = self._hall.living.find(showing.table.id), self._hall.clock.monotonic()
        showing.looked, showing.changed = now, now if known is None else self._changed(known)

    def _changed(self, known: LivingTable) -> float:
        """The monotonic time when somebody last used a table."""
        return self._hall.clock.monotonic() - max(0.0, self._hall.clock.now() - known.touched)

    def drop(self, table: str) -> None:
        """Note that a table is awake, or has ended."""
        self._asleep.drop(table)

    def _look(self, table: str) -> None:
        def look(showing: Showing) -> None:
            showing.looked = float("-inf")
            showing.live.ask()

        self._wake([table], look)

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
        return now - looked >= rest_after(now - showing.changed) and bool(persons_waited_for(showing.table))


def rest_after(wait: float) -> float:
    """Seconds until a message is looked for again whose table has waited so long."""
    return max(CHECKED_EVERY, wait * PART_OF_WAIT)
