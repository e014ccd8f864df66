"""Work that is done soon, latest wins: whatever is asked for while it is under way is done together after it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Soon:
    """Work that brings something up to date; it answers for its own failures."""

    work: Callable[[], Awaitable[None]]
    name: str
    _task: asyncio.Task[None] | None = None
    _again: bool = False

    def ask(self) -> None:
        """Have the work done; what is under way may have begun too early."""
        self._again = True
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Break off what is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._again:
                self._again = False
                await self.work()
        finally:
            self._task = None
