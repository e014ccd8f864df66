"""The periods that a leaderboard can cover."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Self


@dataclass(frozen=True, slots=True)
class Window:
    """A period from ``start`` to before ``end``, in UTC epoch seconds; None for no bound."""

    start: float | None = None
    end: float | None = None

    @classmethod
    def all(cls) -> Self:
        """All time."""
        return cls()

    @classmethod
    def week(cls, now: float) -> Self:
        """The calendar week of ``now``, Monday to Sunday in UTC."""
        midnight = _midnight(now)
        monday = midnight - timedelta(days=midnight.weekday())
        return cls(monday.timestamp(), (monday + timedelta(days=7)).timestamp())

    @classmethod
    def month(cls, now: float) -> Self:
        """The calendar month of ``now`` in UTC."""
        first = _midnight(now).replace(day=1)
        next_first = (first + timedelta(days=31)).replace(day=1)
        return cls(first.timestamp(), next_first.timestamp())


def _midnight(now: float) -> datetime:
    return datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
