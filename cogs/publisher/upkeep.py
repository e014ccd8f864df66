"""Upkeep of one thing that a channel shows of a table: one attempt at a time, repeated after temporary trouble."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from bot.store import NotRead, NotSaved
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from cogs.outbox.inbox import Inbox
from cogs.publisher.posts import LONGEST_WAIT, NOT_WRITABLE, TROUBLE, UNKNOWN_CHANNEL, will_pass

FIRST_WAIT = 1.1
"""Seconds until the first repetition, doubled each time."""

log = structlog.get_logger(__name__)

Attempt = Callable[[], Awaitable[None]]


class ShownTable(Protocol):
    """A table in its channel."""

    table: Table
    gone: bool  # whether the channel no longer exists


class Upkeep:
    """Brings one thing up to date."""

    def __init__(
        self, shown: ShownTable, hall: Hall, attempt: Attempt, rest: Attempt, *, pause: float, name: str
    ) -> None:
        """``pause``: seconds from one attempt to the next. ``rest`` is called after each, even if it failed."""
        self._shown = shown
        self._hall = hall
        self._attempt = attempt
        self._rest = rest
        self._pause = pause
        self._inbox = Inbox(self._work, hall.clock, pause, f"publisher of {shown.table.id}, {name}")

    @property
    def wanted(self) -> bool:
        """Whether it has still to be shown."""
        return self._inbox.wanted

    @property
    def busy(self) -> bool:
        """Whether it is being shown."""
        return self._inbox.busy

    def ask(self) -> None:
        """Have it brought up to date soon."""
        self._inbox.ask(hurried=False)

    async def close(self, *, break_off: bool) -> None:
        """Begin no more attempts. Cancel the one under way, or wait for it."""
        await self._inbox.close(break_off=break_off)

    async def _work(self) -> None:
        if not self._shown.gone:
            await self._try()
        await self._rest()

    async def _try(self) -> None:
        """Make an attempt. Trouble makes the next one wait longer. Only temporary trouble repeats it unasked."""
        shown, table = self._shown, self._shown.table
        try:
            await self._attempt()
        except TROUBLE as problem:
            status, code = getattr(problem, "status", 0), getattr(problem, "code", 0)
            log.warning("not_published", table=table.id, status=status, code=code, kind=type(problem).__name__)
            self._wait_longer()
            shown.gone |= code == UNKNOWN_CHANNEL
            if code in NOT_WRITABLE:
                self._hall.suspend(table.id)
            if will_pass(problem):
                self.ask()
        except (NotRead, NotSaved) as problem:
            log.warning("not_published", table=table.id, reason=str(problem))
            self._wait_longer()
            self.ask()
        except Exception:
            log.exception("publishing_failed", table=table.id)
        else:
            self._inbox.pause = self._pause

    def _wait_longer(self) -> None:
        """Lengthen the pause before the next attempt."""
        self._inbox.pause = min(max(2 * self._inbox.pause, FIRST_WAIT), LONGEST_WAIT)
