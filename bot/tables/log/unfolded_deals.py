"""Deals that ended, step by step, as people look at them again: read from the logs of their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import structlog

from bot.store import NotRead, Store
from bot.tables.log.match_record import DealEnd
from bot.tables.log.past_deals import PAGE, PastDeals
from bot.tables.log.table_log import table_from_json
from bot.tables.log.unfolding import DealStep, Unfolding, tricks_in
from bot.tables.table import Table

REMEMBERED = 8
"""How many deals are remembered step by step. One takes 0.2 to 1.2 MB."""

log = structlog.get_logger(__name__)


class UnfoldedDeal(NamedTuple):
    """A deal that ended, from the cards as dealt to the table as it ended."""

    end: DealEnd
    steps: tuple[DealStep, ...]  # at least one
    tricks: tuple[int, ...]  # the steps at which a trick begins

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def trick_at(self, step: int) -> int:
        """The number of the trick that a step belongs to; 0 before the first."""
        return sum(begins < step for begins in self.tricks)


def may_be_opened(living: Table | None, deal: int) -> bool:
    """Whether everybody may see all hands of a deal: once it has ended.

    ``living`` is its table as it is now. None: it has ended, or cannot be read; then its log says which deals ended.
    """
    return living is None or deal <= last_ended(living)


def last_ended(table: Table) -> int:
    """The number of the last deal that ended at a table; 0 if none has."""
    return table.settled.number if table.settled is not None else 0


async def last_stored(store: Store, table: str) -> int | None:
    """The same for a table that has ended; None if no such table has, or what is stored of it cannot be read.

    Raises:
        NotRead: it cannot be read just now.
    """
    stored = await store.ended_table(table)
    if stored is None:
        return None
    try:
        return last_ended(table_from_json(stored.snapshot, stored.rules))
    except Exception:  # whatever is stored, the caller gets an answer
        return None


class UnfoldedDeals:
    """Unfolds deals, and remembers those that were asked for last."""

    def __init__(self, store: Store, past: PastDeals, may_open: Callable[[str, int], bool]) -> None:
        """``may_open``: whether the cards of a deal of a table are closed to nobody any more (``Evenings``)."""
        self._store, self._past, self._may_open = store, past, may_open
        self._known: dict[tuple[str, int], UnfoldedDeal] = {}  # by table and deal; the one asked for last comes last
        self._reading = asyncio.Lock()

    async def unfolded(self, table: str, deal: int, living: Table | None) -> UnfoldedDeal | None:
        """A deal of the table with this id, step by step.

        None if it may not be opened, or if the table's log does not lead to its end. ``living`` is the table as it is
        now; None if it has ended.

        Raises:
            NotRead: the log cannot be read just now.
        """
        if deal < 1 or not may_be_opened(living, deal) or not self._may_open(table, deal):
            return None
        place = table, deal
        async with self._reading:
            known = self._known.pop(place, None) or await self._read(table, deal, living)
        if known is not None:
            self._known[place] = known
            while len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        return known

    async def _read(self, table: str, deal: int, living: Table | None) -> UnfoldedDeal | None:
        course = await self._past.begun(table, deal, living)
        if course is None:
            return None
        course.unfolding = unfolding = Unfolding()
        try:
            while deal not in course.ends:
                events = await self._store.events(table, course.event, course.event + PAGE)
                if not events:
                    return None
                await asyncio.to_thread(course.go_on, events, deal)
        except NotRead:
            raise
        except Exception as problem:  # whatever the log holds, the caller gets an answer
            log.warning(
                "deal_not_unfolded", table=table, deal=deal, reason=f"{type(problem).__name__}: {problem}"[:200]
            )
            return None
        if not unfolding.ended:
            return None
        return UnfoldedDeal(course.ends[deal], unfolding.ended, tricks_in(unfolding.ended))
