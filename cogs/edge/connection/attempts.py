"""When the next attempt to connect may be made, and how many sessions may be begun a day."""

from __future__ import annotations

import random
from typing import NamedTuple

from bot.tables.clock import Clock

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two attempts: doubled each time, up to the longest. At most half of it is taken off by chance."""

LASTING = 60.0
"""Seconds for which a connection must have stood, so that the next attempt is the first of a new row."""

BEFORE_ANEW = (1.0, 5.0)
"""Seconds that Discord asks for before a new session where the last one was invalid: at least, at most."""

MANY_IN_ROW = 6
"""After this many failures in a row, about a minute, the session is dropped: it may be the cause, or its gateway may be
down. A connection that stood for ``SETTLED`` seconds is no failure of its session."""

SETTLED = 10.0

AT_ONCE, ONE_EVERY = 60, 360.0
"""Sessions that may be begun without waiting, and the seconds in which one more is allowed: 300 a day at most.

Discord takes the token away at 1,000.
"""

DAY = 86_400.0


class Starts(NamedTuple):
    """Discord's own count of the sessions begun with the token: it includes those of earlier processes."""

    total: int
    remaining: int
    reset_after: float
    """Seconds until the count begins anew."""


class Attempts:
    """The attempts in a row to have a connection that lasts."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._failed = 0
        self._unsettled = 0

    def ended(self, lasted: float) -> None:
        """A connection has ended that stood for so many seconds; 0: there was none."""
        self._failed = 0 if lasted >= LASTING else min(self._failed + 1, 30)
        self._unsettled = 0 if lasted >= SETTLED else self._unsettled + 1

    def wait(self, *, anew: bool) -> float:
        """Seconds until the next attempt: none after a connection that lasted, so that its session is soon resumed.

        ``anew``: the session was invalid, and another one is to begin.
        """
        wait = min(FIRST_WAIT * 2 ** (self._failed - 1), LONGEST_WAIT) if self._failed else 0.0
        wait *= self._rng.uniform(0.5, 1)
        return max(wait, self._rng.uniform(*BEFORE_ANEW)) if anew else wait

    @property
    def many(self) -> bool:
        """Whether so many connections failed in a row that resuming their session leads nowhere."""
        return self._unsettled > MANY_IN_ROW


class Identifies:
    """The budget for beginning sessions. It fills up while time goes on."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._left = float(AT_ONCE)
        self._at = clock.monotonic()

    def spend(self) -> None:
        """A session is begun."""
        self._left = self._now() - 1
        self._at = self._clock.monotonic()

    def wait(self, starts: Starts | None) -> float:
        """Seconds until a session may be begun: by what this process has begun, and by what Discord has counted."""
        own = (1 - self._now()) * ONE_EVERY
        return max(0.0, own, _wait_by_discord(starts) if starts else 0.0)

    def _now(self) -> float:
        return min(self._left + (self._clock.monotonic() - self._at) / ONE_EVERY, AT_ONCE)


def _wait_by_discord(starts: Starts) -> float:
    """A process that is started again and again begins sessions no faster than one that runs on."""
    if starts.remaining <= 0:
        return starts.reset_after
    passed = max(DAY - starts.reset_after, 0.0)
    left = AT_ONCE + passed / ONE_EVERY - (starts.total - starts.remaining)
    return min(max(1 - left, 0.0), 1.0) * ONE_EVERY
