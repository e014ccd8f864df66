"""How much may be asked of the bot at once: buckets that empty with use and fill again with time.

What somebody asks is taken from what their server and all servers together have to spare. Where that is used up, they
still have a share of their own, whatever others do. Nobody gets more than their own rate, and whoever was refused and
goes on asking faster than it gets nothing, so that those who flood leave what is to spare to others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from enum import StrEnum
from typing import NamedTuple

AT_ONCE = 5.0
"""Seconds of a rate that may be used at once."""
PAUSE = 4
"""Seconds without more of a kind for whoever has asked for too much of it. Asking meanwhile makes it longer."""
SHARE = 1 / 4
"""How much of their rate a person has whatever others do."""
KEPT = 1_000
"""From this many buckets on, full ones are looked for and dropped."""


class RateKind(StrEnum):
    """What is counted apart from the others."""

    COMMANDS = "commands"
    PRESSES = "presses"
    SUGGESTIONS = "suggestions"
    PICTURES = "pictures"


class _Bucket(NamedTuple):
    key: Hashable
    seconds: float  # in which it fills
    a_second: float


class Rates:
    """The buckets of everybody. A full one is not kept, so the memory is bounded by what was asked lately."""

    def __init__(self, now: Callable[[], float], a_minute: Mapping[RateKind, float]) -> None:
        """``now``: monotonic seconds. ``a_minute``: how much a person may ask of each kind; 0 is no limit."""
        self._now = now
        self._rates = {kind: a_minute.get(kind, 0) / 60 for kind in RateKind}
        self._full_at: dict[Hashable, float] = {}  # when each bucket will be full again, or a pause over
        self._look_at = KEPT

    def take(self, kind: RateKind, person: int, guild: int) -> bool:
        """Whether a person may have one more of a kind, which is then taken from their buckets."""
        rate = self._rates[kind]
        own = _Bucket((kind, person), AT_ONCE, rate)
        share = _Bucket((kind, person, "share"), AT_ONCE, rate * SHARE)
        spare = _Bucket((kind, guild, "guild"), AT_ONCE, 3 * rate), _Bucket(kind, AT_ONCE, 10 * rate)
        return not rate or self._all(own, *spare) or self._all(own, share)

    def take_try(self, person: int, turn: str) -> bool:
        """Whether a person who asked for too much may still try to play on a turn of theirs: 20 times, then seldom."""
        return self._all(_Bucket((person, turn), 10, 2))

    def refuse(self, kind: RateKind, person: int) -> bool:
        """Let a person who asked for too much pause; whether that begins now, so that they are to be told."""
        now = self._now()
        owing = self._full_at.get((kind, person), now) - now
        begins, most = owing <= AT_ONCE + 1e-6, AT_ONCE + PAUSE
        self._full_at[kind, person] = now + (most if begins else min(owing + 1 / self._rates[kind], most))
        return begins

    def _all(self, *buckets: _Bucket) -> bool:
        """Take one from each of some buckets, or from none if one of them is empty."""
        now = self._now()
        full = {one.key: max(now, self._full_at.get(one.key, now)) + 1 / one.a_second for one in buckets}
        if any(full[one.key] - now > one.seconds + 1e-6 for one in buckets):
            return False
        self._full_at |= full
        if len(self._full_at) > self._look_at:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._look_at = KEPT + 2 * len(self._full_at)
        return True
