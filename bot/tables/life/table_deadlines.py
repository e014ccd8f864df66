"""The deadlines of one table, as a process keeps them: those that run, and those of answered questions, which rest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.tables.deal.deadlines import Deadline, at_rest
from bot.tables.expiries import Expiry
from bot.tables.table import Table


@dataclass(slots=True)
class TableDeadlines:
    """The deadlines of one table. Times are running times."""

    ends: dict[Expiry, float] = field(default_factory=dict)  # when each deadline ends
    resting: dict[Expiry, float] = field(default_factory=dict)  # the seconds left of each that may run again
    held: float | None = None  # the running time at which this table's time stopped; None: it runs
    expired: set[Expiry] = field(default_factory=set)  # the commands already given to the table
    waiting: tuple[Expiry, asyncio.Task[None]] | None = None  # the next command, and the task that waits for its time

    def next(self) -> Expiry | None:
        """The command of the deadline that ends next; None if there is none."""
        return min((one for one in self.ends if one not in self.expired), key=lambda one: self.ends[one], default=None)

    def next_ends(self, wanted: Iterable[Deadline], now: float, *, touched: bool) -> dict[Expiry, float]:
        """When each of these deadlines ends: as it did, with the time it had left when it came to rest, or anew."""
        before = {} if touched else self.ends
        return {
            one.command: (before if one.anew else self.ends).get(
                one.command, now + self.resting.get(one.command, one.seconds)
            )
            for one in wanted
        }

    def at_rest(self, table: Table, now: float) -> dict[Expiry, float]:
        """The seconds left of the deadlines of questions that were answered, but may be open again."""
        left = self.resting | {one: max(0.0, end - now) for one, end in self.ends.items()}
        return {one: left[one] for one in at_rest(table) if one in left}
