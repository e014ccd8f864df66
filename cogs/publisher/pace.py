"""How many requests a second all tables together make: Discord takes no more of one bot, however many its channels."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.clock import Clock


@dataclass
class Pace:
    """Turns in the order in which they are asked for, ``a_second`` in all; one who waits decides late what to send."""

    clock: Clock
    a_second: float
    _next: float = 0.0

    async def turn(self) -> None:
        """Wait until one more request may be made."""
        now = self.clock.monotonic()
        wait = self._next - now
        self._next = max(self._next, now) + 1 / self.a_second
        if wait > 0:
            await self.clock.sleep(wait)

    def spend(self, requests: int) -> None:
        """Count requests that came along with a turn."""
        self._next += requests / self.a_second
