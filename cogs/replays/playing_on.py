"""Replays that play on by themselves: step after step in one private message, until its end or a press."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.tables.life.clock import Clock
from cogs.interactions.answering.answers import CONNECTION_LOST

PACE = 4.0
"""Seconds from step to step: enough to read one."""

TOKEN_LIFE = 14 * 60.0
"""Seconds for which the press that began it can edit the message; Discord allows fifteen minutes."""

AT_ONCE = 50
"""How many replays may play on at the same time in this process."""

log = structlog.get_logger(__name__)

ShowNext = Callable[[], Awaitable[bool]]
"""Shows the next step. False if there is none, or it cannot be shown."""


class PlayingOn:
    """The replays that play on, by the person who looks."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by Discord account: one replay at a time

    def begin(self, account: int, show_next: ShowNext) -> bool:
        """Play on for somebody, in place of what plays on for them. False if too many replays play on already."""
        self.stop(account)
        if len(self._tasks) >= AT_ONCE:
            return False
        task = asyncio.create_task(self._play(show_next), name="replay that plays on")
        self._tasks[account] = task
        task.add_done_callback(lambda done: self._forget(account, done))
        return True

    def stop(self, account: int) -> None:
        """Stop what plays on for somebody."""
        task = self._tasks.pop(account, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Stop everything."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, account: int, done: asyncio.Task[None]) -> None:
        if self._tasks.get(account) is done:
            del self._tasks[account]

    async def _play(self, show_next: ShowNext) -> None:
        until = self._clock.monotonic() + TOKEN_LIFE
        try:
            while self._clock.monotonic() < until:
                await self._clock.sleep(PACE)
                if not await show_next():
                    return
        except CONNECTION_LOST as problem:
            log.info("replay_stopped", reason=type(problem).__name__)
        except Exception as problem:  # whoever looks can press on
            log.warning("replay_stopped", reason=f"{type(problem).__name__}: {problem}"[:200])
