"""How many requests a second all tables together make; Discord limits a bot, however many channels it uses."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.clock import Clock

PACE = 1.1
"""Seconds between two edits of a table message: Discord accepts about five messages in five seconds in a channel."""

REQUESTS = 40.0
"""Requests a second of all tables together: Discord accepts 50 from a bot, and answers need some of them."""


@dataclass
class Pace:
    """Gives turns in the order they are requested, ``a_second`` in all.

    Callers decide what to send once they have their turn.
    """

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
        """Count further requests that were made in a turn."""
        self._next += requests / self.a_second
