"""An inbox: whatever asks for one piece of work, which is done by one task at a time and once for all who asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.tables.clock import Clock


@dataclass(slots=True)
class Inbox:
    """Has some work done: at once where somebody waits for it, else once in a while, and never while it is held."""

    work: Callable[[], Awaitable[None]]  # answers for its own failures
    clock: Clock
    pause: float  # seconds from the beginning of the work to the next time that nobody waits for
    name: str  # of the task
    wanted: bool = False  # whether the work was asked for since it last began
    _hurried: bool = False  # whether somebody waits for it
    _held: int = 0  # for how many it is held back
    _began: float = float("-inf")  # when the work began last
    _task: asyncio.Task[None] | None = None  # what is under way
    _waiting: asyncio.Task[None] | None = None  # for the end of the pause

    def ask(self, *, hurried: bool = True) -> None:
        """Have the work done soon; what is under way may have begun too early. Unhurried, it waits for the pause."""
        self.wanted, self._hurried = True, self._hurried or hurried
        self._go_on()

    @contextmanager
    def on_hold(self) -> Iterator[None]:
        """Begin nothing meanwhile: what comes of several reasons together is to be done once."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._go_on()

    @property
    def busy(self) -> bool:
        """Whether the work is under way."""
        return self._task is not None

    async def close(self, *, break_off: bool) -> None:
        """Begin nothing any more. What is under way is broken off or waited for."""
        self._held += 1  # for ever
        self._wait_no_more()
        if self._task is not None:
            if break_off:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _go_on(self) -> None:
        """Begin the work if it is wanted and due, and nothing is under way."""
        if not self.wanted or self._held or self._task is not None:
            return
        left = 0.0 if self._hurried else self._began + self.pause - self.clock.monotonic()
        if left <= 0:
            self._wait_no_more()
            self._task = asyncio.create_task(self._do(), name=self.name)
        elif self._waiting is None:
            self._waiting = asyncio.create_task(self._after(left), name=f"pause of the {self.name}")

    async def _after(self, seconds: float) -> None:
        await self.clock.sleep(seconds)
        self._waiting, self._hurried = None, True
        self._go_on()

    async def _do(self) -> None:
        self.wanted = self._hurried = False
        self._began = self.clock.monotonic()
        try:
            await self.work()
        finally:
            self._task = None
            self._go_on()

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
