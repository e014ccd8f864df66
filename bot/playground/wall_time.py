"""The playground's time and the ids made from it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class WallTime:
    """Wall time that a test may move forward. Ids, tokens and ages follow it; waiting does not."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def now(self) -> float:
        """Seconds since 1970, skipped time included."""
        return time.time() + self._skipped  # noqa: TID251 - this is the clock that everything else here is handed

    def skip(self, seconds: float) -> None:
        """Move the time forward, for instance until a token has expired."""
        self._skipped += seconds

    def stamp(self) -> str:
        """The current time, as Discord writes it in messages."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Snowflakes:
    """Ids as Discord makes them: milliseconds in the upper bits, a counter in the lower ones, strictly rising."""

    def __init__(self, clock: WallTime) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id, greater than every one before."""
        made = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)


def fixed_id(number: int, later: int = 0) -> str:
    """The id of something that exists from the start; equal in every playground, so that addresses stay valid.

    ``later``: milliseconds by which it was made after the first such ids.
    """
    return str((1_600_000_000_000 + later - DISCORD_EPOCH_MS << 22) + number)


def age(clock: WallTime, snowflake: str) -> float:
    """Seconds since an id was made."""
    return clock.now() - ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
