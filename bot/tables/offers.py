"""The time of redeal offers: each is open equally long, whoever may ask for what (BT-12.3)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.clock import Clock
from bot.tables.table import Table

REDEAL_WINDOW = 10.0
"""Seconds for which a redeal is offered, unless the settings say otherwise."""

End = Callable[[str, int], Awaitable[object]]
"""Ends the offer that is open at a table since a turn."""


@dataclass(frozen=True, slots=True)
class _Offer:
    turn: int
    until: float  # wall time, to be shown
    end: asyncio.Task[None]


class Offers:
    """Ends every offer after ``seconds``; a restart begins the time anew."""

    def __init__(self, clock: Clock, seconds: float, end: End) -> None:
        self._clock = clock
        self._seconds = seconds
        self._end = end
        self._open: dict[str, _Offer] = {}

    def until(self, table: str) -> float | None:
        """Until when an offer is open at a table, in wall time; None where none is."""
        offer = self._open.get(table)
        return offer.until if offer else None

    def time(self, table: Table) -> None:
        """Begin the time of a new offer; forget one that was answered or is of an earlier turn."""
        offer = self._open.get(table.id)
        if offer is not None and (offer.turn != table.turn or not table.undecided):
            self.forget(table.id)
            offer = None
        if table.undecided and offer is None:
            ends = self._clock.monotonic() + self._seconds
            end = asyncio.create_task(self._run_out(table.id, table.turn, ends), name=f"offer at {table.id}")
            self._open[table.id] = _Offer(table.turn, self._clock.now() + self._seconds, end)

    def forget(self, table: str) -> None:
        """Let the time of an offer stand still; timed again, it has all of it."""
        offer = self._open.pop(table, None)
        if offer is not None:
            offer.end.cancel()

    async def _run_out(self, table: str, turn: int, ends: float) -> None:
        while (left := ends - self._clock.monotonic()) > 0:
            await self._clock.sleep(left)
        await self._end(table, turn)

    async def close(self) -> None:
        """Stop the time of all offers."""
        ends = [offer.end for offer in self._open.values()]
        for end in ends:
            end.cancel()
        await asyncio.gather(*ends, return_exceptions=True)
