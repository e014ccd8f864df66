"""Suspension: the time of a table that cannot be shown stands still."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bot.tables.life.living import TABLES_OF_A_GUILD
from bot.tables.life.timers import Timers
from bot.tables.table import Table

log = structlog.get_logger(__name__)


class Suspension:
    """Suspends tables, and resumes them. None of them sleeps."""

    def __init__(self, get: Callable[[str], Table | None], timers: Timers, end: Callable[[Table], None]) -> None:
        self._get = get
        self._timers = timers
        self._end = end
        self.tables: dict[str, None] = {}
        """The tables that nobody can be shown, the longest so first: their channel is gone, or closed to the bot."""

    def suspend(self, table: str) -> None:
        """Suspend a table that cannot be shown: its time stands still, and its host may open another.

        If a server has too many suspended tables, those that were suspended first end.
        """
        found = self._get(table)
        if found is None or table in self.tables:
            return
        log.warning("table_suspended", table=table)
        self.tables[table] = None
        self._timers.hold(found)
        others = [one for one in map(self._get, self.tables) if one is not None and one.guild == found.guild]
        for oldest in others[:-TABLES_OF_A_GUILD]:
            del self.tables[oldest.id]
            self._end(oldest)

    def unsuspend(self, table: str) -> bool:
        """Resume a table that can be shown again. Return whether it was suspended."""
        if table not in self.tables:
            return False
        log.info("table_unsuspended", table=table)
        del self.tables[table]
        found = self._get(table)
        if found is not None:
            self._timers.release(found)
        return True
