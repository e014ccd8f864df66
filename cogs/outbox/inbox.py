"""An inbox for one piece of work: many may ask for it, and one task at a time does it once for all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.tables.life.clock import Clock


@dataclass(slots=True)
class Inbox:
    """Has some work done: at once if somebody waits for it, else after a pause, and never while it is held."""

    work: Callable[[], Awaitable[None]]  # must not raise
    clock: Clock
    pause: float  # seconds from the beginning of one run to the next that nobody waits for
    name: str  # of the task
    wanted: bool = False  # whether the work was asked for since it last began
    _hurried: bool = False  # whether somebody waits for it
    _held: int = 0  # how many hold it back
    _began: float = float("-inf")  # when the work last began
    _task: asyncio.Task[None] | None = None  # the run under way
    _waiting: asyncio.Task[None] | None = None  # waits for the end of the pause

    def ask(self, *, hurried: bool = True) -> None:
        """Have the work done soon, again even if a run is under way. Unhurried, it waits for the pause."""
        self.wanted, self._hurried = True, self._hurried or hurried
        self._go_on()

    @contextmanager
    def on_hold(self) -> Iterator[None]:
        """Begin no run meanwhile, so that several reasons lead to one run."""
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
        """Begin no more runs. Cancel the one under way, or wait for it."""
        self._held += 1  # for ever
        self._wait_no_more()
        if self._task is not None:
            if break_off:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _go_on(self) -> None:
        """Begin the work if it is wanted and due, and no run is under way."""
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
