"""When the next attempt to connect may be made, and how many sessions may begin a day."""

from __future__ import annotations

import random
from typing import NamedTuple

from bot.tables.clock import Clock

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two attempts, doubled each time up to the longest. A random part of up to a half is taken off."""

LASTING = 60.0
"""Seconds that a connection must last for the next attempt to count as the first of a new row."""

BEFORE_ANEW = (1.0, 5.0)
"""The shortest and longest wait, in seconds, that Discord asks for before a new session if the last was invalid."""

MANY_IN_ROW = 6
"""After so many failures in a row, about a minute, the session is dropped: the session or its gateway may be the cause.

A connection that lasted for ``SETTLED`` seconds does not count as a failure of its session.
"""

SETTLED = 10.0

AT_ONCE, ONE_EVERY = 60, 360.0
"""Sessions that may begin without waiting, and the seconds after which another is allowed: at most 300 a day.

Discord revokes the token at 1,000.
"""

DAY = 86_400.0


class SessionCount(NamedTuple):
    """Discord's own count of the sessions begun with the token, including those of earlier processes."""

    total: int
    remaining: int
    reset_after: float
    """Seconds until the count starts again from zero."""


class Attempts:
    """A row of attempts, up to a connection that lasts."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._failed = 0
        self._unsettled = 0

    def ended(self, lasted: float) -> None:
        """Note that a connection ended after so many seconds; 0 if there was none."""
        self._failed = 0 if lasted >= LASTING else min(self._failed + 1, 30)
        self._unsettled = 0 if lasted >= SETTLED else self._unsettled + 1

    def wait(self, *, anew: bool) -> float:
        """Seconds until the next attempt: 0 after a connection that lasted, so that its session is resumed soon.

        ``anew``: the session was invalid, so a new one must begin.
        """
        wait = min(FIRST_WAIT * 2 ** (self._failed - 1), LONGEST_WAIT) if self._failed else 0.0
        wait *= self._rng.uniform(0.5, 1)
        return max(wait, self._rng.uniform(*BEFORE_ANEW)) if anew else wait

    @property
    def many(self) -> bool:
        """Whether so many connections failed in a row that resuming their session is pointless."""
        return self._unsettled > MANY_IN_ROW


class Identifies:
    """The budget for beginning sessions, which refills with time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._left = float(AT_ONCE)
        self._at = clock.monotonic()

    def spend(self) -> None:
        """Count a session as begun."""
        self._left = self._now() - 1
        self._at = self._clock.monotonic()

    def wait(self, starts: SessionCount | None) -> float:
        """Seconds until a session may begin, by the sessions of this process and by Discord's count."""
        own = (1 - self._now()) * ONE_EVERY
        return max(0.0, own, _wait_by_discord(starts) if starts else 0.0)

    def _now(self) -> float:
        return min(self._left + (self._clock.monotonic() - self._at) / ONE_EVERY, AT_ONCE)


def _wait_by_discord(starts: SessionCount) -> float:
    """A process that is restarted again and again may not begin sessions faster than one that keeps running."""
    if starts.remaining <= 0:
        return starts.reset_after
    passed = max(DAY - starts.reset_after, 0.0)
    left = AT_ONCE + passed / ONE_EVERY - (starts.total - starts.remaining)
    return min(max(1 - left, 0.0), 1.0) * ONE_EVERY
