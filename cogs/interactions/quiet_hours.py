"""Quiet hours: the hours of a person's day in which nothing pings them, in their own time zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from itertools import count
from typing import Any, NamedTuple, Self
from zoneinfo import ZoneInfo

from bot.cards import in_plain_signs
from cogs.interactions.time_zones import time_zone

NO_QUIET = frozenset({"off", "none", "no"})
"""The words for no quiet hours."""

_DAY = 24 * 60
_TIME = r"([0-9]{1,2})(?:[:.]([0-9]{2}))?"
_SPAN = re.compile(rf"{_TIME}\s*(?:-|to)\s*{_TIME}")
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))


class QuietHours(NamedTuple):
    """A span of hours each day, from ``begin`` to ``end`` in minutes after midnight. It may go past midnight."""

    begin: int
    end: int
    zone: str  # by its IANA name

    @classmethod
    def from_json(cls, data: Any) -> Self | None:
        """The hours that a list of these fields names; None for anything else, and for an unknown time zone."""
        match data:
            case [int(begin), int(end), str(zone)] if begin != end and time_zone(zone) is not None:
                return cls(begin % _DAY, end % _DAY, zone)
        return None

    def until(self, now: float) -> float | None:
        """When they end, in UTC epoch seconds, if it is one of them ``now``; else None.

        They end with the first minute of the person's day that is not one of them, however clocks are changed in
        between.
        """
        zone = ZoneInfo(self.zone)
        minute = int(now // 60)
        if not self._has(minute, zone):
            return None
        return 60.0 * next(later for later in count(minute + 1) if not self._has(later, zone))

    def _has(self, minute: int, zone: ZoneInfo) -> bool:
        """Whether a minute since 1970 is one of them."""
        there = datetime.fromtimestamp(60 * minute, UTC).astimezone(zone)
        of_day = 60 * there.hour + there.minute
        return (self.begin <= of_day) + (of_day < self.end) + (self.end < self.begin) == 2


def read_quiet(typed: str) -> tuple[int, int] | None:
    """The hours that somebody typed, such as ``22-8`` or ``22:30-7``, in minutes after midnight; None for none.

    Raises:
        ValueError: that is no span of hours, or an empty one.
    """
    written = in_plain_signs(typed).translate(_DASHES).strip().casefold()
    if written in NO_QUIET:
        return None
    found = _SPAN.fullmatch(written)
    if found is None:
        raise ValueError(f"{typed[:40]!r} is no span of hours")
    begin, end = (_minutes(found[at], found[at + 1]) for at in (1, 3))
    if begin == end:
        raise ValueError("quiet hours that begin when they end")
    return begin, end


def _minutes(hour: str, minute: str | None) -> int:
    """A time of day in minutes after midnight; 24 is midnight, too.

    Raises:
        ValueError: no day has it.
    """
    minutes = 60 * int(hour) + int(minute or 0)
    if minutes > _DAY or int(minute or 0) > 59:
        raise ValueError(f"{hour}:{minute} is no time of day")
    return minutes % _DAY


def time_said(minutes: int) -> str:
    """Minutes after midnight as a time of day.

    >>> time_said(22 * 60), time_said(7 * 60 + 5)
    ('22:00', '7:05')
    """
    return f"{minutes // 60}:{minutes % 60:02}"
