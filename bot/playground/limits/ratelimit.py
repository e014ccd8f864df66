"""Rate limits: a sliding window for each bucket, one for all requests together, and the starts of sessions."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from bot.playground.wall_time import WallTime


class RateLimit(NamedTuple):
    """At most ``limit`` requests in ``seconds``."""

    limit: int
    seconds: float


BUCKETS = {
    "create_message": RateLimit(5, 5.0),
    "edit_message": RateLimit(5, 5.0),
    "delete_message": RateLimit(5, 1.0),
    "create_thread": RateLimit(5, 5.0),
}
EVERYTHING = RateLimit(50, 1.0)


class Limited(Exception):
    """Too many requests: wait ``retry_after`` seconds. ``everything``: the limit is on all requests together."""

    def __init__(self, retry_after: float, *, everything: bool, headers: dict[str, str]) -> None:
        self.retry_after = retry_after
        self.everything = everything
        self.headers = headers
        super().__init__(f"You are being rate limited for {retry_after:.3f} s.")


class RateLimits:
    """The recent requests, by bucket and main parameter (the channel)."""

    def __init__(self, hurried: float = 1.0) -> None:
        """``hurried``: how many times shorter the windows of buckets are; that of all requests together is not."""
        self._recent: dict[str, deque[float]] = {}
        self._buckets = {name: RateLimit(limit, seconds / hurried) for name, (limit, seconds) in BUCKETS.items()}

    def take(self, bucket: str, major: str, now: float) -> dict[str, str]:
        """Count a request made at ``now``; returns the headers of its answer. Raises :class:`Limited`."""
        everything = self._window("everything", EVERYTHING, now)
        if len(everything) >= EVERYTHING.limit:
            wait = everything[0] + EVERYTHING.seconds - now
            raise Limited(wait, everything=True, headers={"X-RateLimit-Global": "true"})
        everything.append(now)
        window = self._buckets.get(bucket)
        if window is None:
            return {}
        recent = self._window(f"{bucket}:{major}", window, now)
        full = len(recent) >= window.limit
        if not full:
            recent.append(now)
        wait = recent[0] + window.seconds - now
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - len(recent)),
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if full:
            raise Limited(wait, everything=False, headers=headers)
        return headers

    def _window(self, key: str, window: RateLimit, now: float) -> deque[float]:
        recent = self._recent.setdefault(key, deque())
        while recent and recent[0] <= now - window.seconds:
            recent.popleft()
        return recent


class Starts:
    """How many sessions a token may begin in a day, which begins with the first, and how soon after each other.

    Shards whose ids leave the same rest when divided by ``max_concurrency`` share a key, and take turns.
    """

    TOTAL = 1000
    DAY = 86_400.0
    APART = 5.0
    """Seconds between two sessions of the same key."""

    def __init__(self, clock: WallTime, max_concurrency: int = 1, hurried: float = 1.0) -> None:
        """``hurried``: how many times sooner than Discord's a key is free again."""
        self._clock = clock
        self._max_concurrency = max_concurrency
        self._apart = self.APART / hurried
        self._newest: dict[int, float] = {}
        self._spent = 0
        self._since = clock.now()

    def spend(self, count: int = 1) -> None:
        """Count sessions as begun."""
        if self._age() >= self.DAY or not self._spent:
            self._spent, self._since = 0, self._clock.now()
        self._spent += count

    def take(self, shard_id: int) -> None:
        """Begin a session of a shard. Raises :class:`Limited` if the newest one of its key is too young."""
        key, now = shard_id % self._max_concurrency, self._clock.now()
        wait = self._newest.get(key, -self._apart) + self._apart - now
        if wait > 0:
            raise Limited(wait, everything=False, headers={})
        self._newest[key] = now

    def to_json(self) -> dict[str, int]:
        """Discord's ``session_start_limit``."""
        over = self._age() >= self.DAY
        left = self.TOTAL if over else max(self.TOTAL - self._spent, 0)
        reset_after = self.DAY if over else self.DAY - self._age()
        told = {"total": self.TOTAL, "remaining": left, "reset_after": int(reset_after * 1000)}
        return told | {"max_concurrency": self._max_concurrency}

    def _age(self) -> float:
        return self._clock.now() - self._since
