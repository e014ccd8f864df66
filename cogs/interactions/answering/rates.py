"""How much may be asked of the bot at once: buckets that empty with use and fill again with time.

Each request takes from its author's own rate, and from what the server and all servers together can spare. When the
spare is used up, each author still has a share that others cannot take. Whoever is refused and keeps asking faster than
their rate gets nothing, so a flood leaves the spare to others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from enum import StrEnum
from typing import NamedTuple

AT_ONCE = 5.0
"""A bucket holds what its rate allows in this many seconds."""
PAUSE = 4
"""Seconds of pause for whoever asked for too much of a kind. Asking meanwhile makes the pause longer."""
SHARE = 1 / 4
"""The part of their rate that a person always has, whatever others do."""
KEPT = 1_000
"""With this many buckets, full ones are dropped."""


class RateKind(StrEnum):
    """What is counted separately."""

    COMMANDS = "commands"
    PRESSES = "presses"
    SUGGESTIONS = "suggestions"
    PICTURES = "pictures"


class _Bucket(NamedTuple):
    key: Hashable
    seconds: float  # in which it fills
    a_second: float


class Rates:
    """The buckets of everybody. Full ones are not kept, so memory is bounded by recent requests."""

    def __init__(self, now: Callable[[], float], a_minute: Mapping[RateKind, float]) -> None:
        """``now``: monotonic seconds. ``a_minute``: how much of each kind a person may ask; 0: no limit."""
        self._now = now
        self._rates = {kind: a_minute.get(kind, 0) / 60 for kind in RateKind}
        self._full_at: dict[Hashable, float] = {}  # when each bucket is full again, or a pause is over
        self._look_at = KEPT

    def take(self, kind: RateKind, person: int, guild: int) -> bool:
        """Take one request of a kind from a person's buckets. False if there is none left."""
        rate = self._rates[kind]
        own = _Bucket((kind, person), AT_ONCE, rate)
        share = _Bucket((kind, person, "share"), AT_ONCE, rate * SHARE)
        spare = _Bucket((kind, guild, "guild"), AT_ONCE, 3 * rate), _Bucket(kind, AT_ONCE, 10 * rate)
        return not rate or self._all(own, *spare) or self._all(own, share)

    def take_try(self, person: int, turn: str) -> bool:
        """Whether a person beyond their rates may still try to play on this turn: 20 tries, then two a second."""
        return self._all(_Bucket((person, turn), 10, 2))

    def refuse(self, kind: RateKind, person: int) -> bool:
        """Make a person who asked for too much pause. True if the pause begins now: then they must be told."""
        now = self._now()
        owing = self._full_at.get((kind, person), now) - now
        begins, most = owing <= AT_ONCE + 1e-6, AT_ONCE + PAUSE
        self._full_at[kind, person] = now + (most if begins else min(owing + 1 / self._rates[kind], most))
        return begins

    def _all(self, *buckets: _Bucket) -> bool:
        """Take one from each bucket, or from none if one is empty."""
        now = self._now()
        full = {one.key: max(now, self._full_at.get(one.key, now)) + 1 / one.a_second for one in buckets}
        if any(full[one.key] - now > one.seconds + 1e-6 for one in buckets):
            return False
        self._full_at |= full
        if len(self._full_at) > self._look_at:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._look_at = KEPT + 2 * len(self._full_at)
        return True
