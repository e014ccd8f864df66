"""How earlier deals ended, found by replaying their tables' logs off the event loop."""

from __future__ import annotations

import asyncio

import structlog

from bot.store import NotRead, Store
from bot.tables.log.match_record import DealEnd, MatchCourse, course_before, last_end
from bot.tables.table import Table

PAGE = 200
"""The number of events read at once, so that the event loop can do other work in between."""

REMEMBERED = 8
"""The number of tables whose replayed deals are remembered; the logs of others are replayed again."""

DEALS = 500
"""The number of deals that are remembered in all. One takes about 25 kB."""

log = structlog.get_logger(__name__)


class PastDeals:
    """Finds how any deal of any table ended, for as long as the store has the table's log.

    A replay takes 30 to 140 ms of processor time for each deal. So it is kept rare:

    - The newest deal of a living table usually needs none.
    - A log is read once, however many of its deals are asked for.
    - Only one log is read at a time, however many people ask.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._courses: dict[str, MatchCourse] = {}  # by table; the one replayed last comes last
        self._broken: set[str] = set()  # the tables whose logs cannot be replayed any further
        self._replaying = asyncio.Lock()

    async def ended(self, table: str, deal: int, living: Table | None) -> DealEnd | None:
        """How a deal ended at the table with this id; None if the log does not say so, or cannot be replayed.

        ``living`` is the table as it is now; None if it has ended.

        Raises:
            NotRead: the log cannot be read just now.
        """
        newest = living.settled.number if living is not None and living.settled is not None else 0
        if living is not None and deal >= newest:
            return await self._newest(living) if deal == newest else None
        known = self._courses.get(table)
        if known is None or deal not in known.ends:
            async with self._replaying:
                known = await self._led_to(table, deal)
        return known.ends.get(deal)

    async def begun(self, table: str, deal: int, living: Table | None) -> MatchCourse | None:
        """A log that was read up to the end of the deal before ``deal``; None if it does not lead there.

        Of the match that is being played at a living table, nothing has to be read for that.

        Raises:
            NotRead: the log cannot be read just now.
        """
        kept = None if living is None else await course_before(self._store, living, deal)
        if kept is not None:
            return kept
        if deal == 1:
            return MatchCourse()
        async with self._replaying:
            known = self._courses.get(table)
            known = await self._led_to(table, deal - 1) if known is None or deal - 1 not in known.ends else known
        end = known.ends.get(deal - 1)
        if end is None:
            return None
        parts = dict(enumerate(end.parts, deal - len(end.parts)))
        return MatchCourse(end.table, known.ended_at[deal - 1], deals=parts)

    async def _newest(self, table: Table) -> DealEnd | None:
        """The last deal that ended at a living table, if any; without a record if the log cannot be replayed."""
        try:
            return await last_end(self._store, table)
        except NotRead:
            raise
        except Exception as problem:
            _warn(table.id, problem)
        return None if table.settled is None else DealEnd(table, table.settled, ())

    async def _led_to(self, table: str, deal: int) -> MatchCourse:
        """A table's log, read up to the end of a deal or as far as possible."""
        course = self._courses.pop(table, None) or MatchCourse()
        try:
            while deal not in course.ends and table not in self._broken:
                events = await self._store.events(table, course.event, course.event + PAGE)
                if not events:
                    break
                await asyncio.to_thread(course.go_on, events, deal)
        except NotRead:
            raise
        except Exception as problem:  # whatever the log holds, the caller gets an answer
            _warn(table, problem)
            self._broken.add(table)
        if course.event or table in self._broken:
            self._courses[table] = course
        self._forget()
        return course

    def _forget(self) -> None:
        """Forget the tables that were asked for longest ago, while too many tables or deals are remembered."""
        while len(self._courses) > REMEMBERED or sum(len(one.ends) for one in self._courses.values()) > DEALS:
            oldest = next(iter(self._courses))
            del self._courses[oldest]
            self._broken.discard(oldest)


def _warn(table: str, problem: Exception) -> None:
    log.warning("log_not_replayed", table=table, reason=f"{type(problem).__name__}: {problem}"[:200])
