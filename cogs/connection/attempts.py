"""When the next attempt to connect may be made, and how many sessions may begin a day."""

from __future__ import annotations

import random
from typing import NamedTuple

import aiohttp

from bot.tables.life.clock import Clock


class CannotConnect(Exception):
    """Trying again is useless. The message is one line that says what would help."""


class NoLongerOurs(aiohttp.ClientError):
    """Another process serves the shard that a request belongs to. It was not sent."""


class LoginRefused(CannotConnect):
    """Discord does not know the token."""


class ApiUnusable(CannotConnect):
    """The server that ``DISCORD_API`` names does not answer as Discord does."""


class ConnectionEnded(CannotConnect):
    """Discord closed the connection and will accept no other like it."""


NO_LOGIN = "DISCORD_TOKEN is not accepted there; copy it anew from the application's page"

ENDED = {
    4004: "DISCORD_TOKEN is not accepted any more; copy it anew from the application's page",
    4010: "Discord refuses the shard that the connection names; SHARD_COUNT must be the same in all processes",
    4011: "the bot is in too many servers for so few shards; raise SHARD_COUNT, or leave it out",
    4012: "Discord does not speak this version of its gateway any more; update Dai Di",
    4013: "Discord does not know the intents that Dai Di asks for; update Dai Di",
    4014: "Discord does not grant the bot the intents that Dai Di asks for; look under Bot on the application's page",
}
"""By close code of the gateway: why it accepts no further connection, and what to do."""


def ended_by(code: int) -> ConnectionEnded:
    """The error for one of these close codes."""
    return ConnectionEnded(f"{ENDED[code]} (close code {code})")


FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two attempts, doubled each time up to the longest. A random part, up to half, is taken off."""

LASTING = 60.0
"""Seconds that a connection must last before failures are counted from zero again."""

BEFORE_ANEW = (1.0, 5.0)
"""The shortest and longest wait, in seconds, that Discord asks for before it gets a new session for an invalid one."""

MANY_IN_ROW = 6
"""After this many failures in a row, about a minute, the session is dropped: it or its gateway may be the cause.

A connection that lasted ``SETTLED`` seconds is no failure of its session.
"""

SETTLED = 10.0

AT_ONCE, ONE_EVERY = 60, 360.0
"""Sessions that may begin at once, and seconds until one more may: at most 300 a day.

Discord revokes the token at 1,000.
"""

DAY = 86_400.0


class SessionCount(NamedTuple):
    """Discord's own count of sessions begun with the token, earlier processes included."""

    total: int
    remaining: int
    reset_after: float
    """Seconds until the count starts again from zero."""
    at_once: int = 1
    """How many may begin within five seconds."""


class Attempts:
    """Attempts in a row, up to a connection that lasts."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._failed = 0
        self._unsettled = 0

    def ended(self, lasted: float) -> None:
        """Note that a connection ended after so many seconds; 0 if there was none."""
        self._failed = 0 if lasted >= LASTING else min(self._failed + 1, 30)
        self._unsettled = 0 if lasted >= SETTLED else self._unsettled + 1

    def wait(self, *, anew: bool) -> float:
        """Seconds until the next attempt: 0 after a connection that lasted, so that its session is soon resumed.

        ``anew``: the session was invalid, so a new one must begin.
        """
        wait = min(FIRST_WAIT * 2 ** (self._failed - 1), LONGEST_WAIT) if self._failed else 0.0
        wait *= self._rng.uniform(0.5, 1)
        return max(wait, self._rng.uniform(*BEFORE_ANEW)) if anew else wait

    @property
    def many(self) -> bool:
        """Whether so many connections failed in a row that resuming the session is pointless."""
        return self._unsettled > MANY_IN_ROW


class Identifies:
    """The budget for beginning sessions, which refills with time."""

    def __init__(self, clock: Clock, shards: int = 1) -> None:
        """``shards``: how many the bot has, each of which begins sessions."""
        self._clock = clock
        self._at_once = max(AT_ONCE, 2 * shards)
        self._left = float(self._at_once)
        self._at = clock.monotonic()

    def spend(self) -> None:
        """Count a session as begun."""
        self._left = self._now() - 1
        self._at = self._clock.monotonic()

    def wait(self, starts: SessionCount | None) -> float:
        """Seconds until a session may begin, by this process's sessions and by Discord's count."""
        own = (1 - self._now()) * ONE_EVERY
        return max(0.0, own, _wait_by_discord(starts, self._at_once) if starts else 0.0)

    def _now(self) -> float:
        return min(self._left + (self._clock.monotonic() - self._at) / ONE_EVERY, self._at_once)


def _wait_by_discord(starts: SessionCount, at_once: int) -> float:
    """The wait by Discord's count. Without it, a process that keeps restarting could begin sessions too fast."""
    if starts.remaining <= 0:
        return starts.reset_after
    passed = max(DAY - starts.reset_after, 0.0)
    left = at_once + passed / ONE_EVERY - (starts.total - starts.remaining)
    return min(max(1 - left, 0.0), 1.0) * ONE_EVERY
