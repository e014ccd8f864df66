"""The periods that a leaderboard can cover: weeks and months of a server's time zone, its seasons, and all time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta, tzinfo
from enum import StrEnum
from functools import lru_cache
from typing import Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones


class Span(StrEnum):
    """A kind of period whose sums are kept."""

    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Window:
    """A period from ``start`` to before ``end``, in UTC epoch seconds; None for no bound.

    ``span`` is its kind, if its sums are kept; of any other window the entries are added up.
    """

    start: float | None = None
    end: float | None = None
    span: Span | None = field(default=None, compare=False)

    @classmethod
    def all(cls) -> Self:
        """All time."""
        return cls(None, None, Span.ALL)

    @classmethod
    def week(cls, now: float, zone: tzinfo = UTC) -> Self:
        """The calendar week of ``now``, Monday to Sunday in a time zone."""
        midnight = _midnight(now, zone)
        return cls._around(now, midnight - timedelta(days=midnight.weekday()), _week_after, Span.WEEK, zone)

    @classmethod
    def month(cls, now: float, zone: tzinfo = UTC) -> Self:
        """The calendar month of ``now`` in a time zone."""
        return cls._around(now, _midnight(now, zone).replace(day=1), _month_after, Span.MONTH, zone)

    @classmethod
    def _around(
        cls, now: float, first: datetime, after: Callable[[datetime], datetime], span: Span, zone: tzinfo
    ) -> Self:
        """The window that begins when the clocks show ``first``, or the next, if that has begun by ``now``.

        It has where the clocks were put back past midnight and show the day before once more.
        """
        following = after(first)
        if now >= _moment(following, zone):
            first, following = following, after(following)
        return cls(_moment(first, zone), _moment(following, zone), span)

    @property
    def since(self) -> float:
        """Its start, as a standing names it; 0 for all time."""
        return 0.0 if self.start is None else self.start

    def holds(self, at: float) -> bool:
        """Whether a moment lies in it."""
        return (self.start is None or self.start <= at) and (self.end is None or at < self.end)


def day_of(year: int, month: int, day: int, zone: tzinfo) -> Window:
    """A day from midnight to midnight in a time zone. The last day of the calendar has no end.

    Raises:
        ValueError: there is no such day.
    """
    midnight = datetime(year, month, day)  # noqa: DTZ001
    following = None if midnight.date() == date.max else midnight + timedelta(days=1)
    return Window(_moment(midnight, zone), None if following is None else _moment(following, zone))


def _week_after(monday: datetime) -> datetime:
    return monday + timedelta(days=7)


def _month_after(first: datetime) -> datetime:
    return (first + timedelta(days=31)).replace(day=1)


def _midnight(now: float, zone: tzinfo) -> datetime:
    """The midnight before ``now``, as the clocks of the zone show it."""
    return datetime.fromtimestamp(now, zone).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None, fold=0)


def _moment(local: datetime, zone: tzinfo) -> float:
    """When the clocks of a zone first show this; where they skip it, the moment at which they do."""
    return local.replace(tzinfo=zone).timestamp()


def zone_called(name: object) -> tzinfo | None:
    """The time zone of this name, as *Europe/Stockholm*; None if there is none."""
    return _zone(name) if isinstance(name, str) and len(name) <= _LONGEST else None


_LONGEST = 64
"""Longer than the name of any time zone."""


@lru_cache(maxsize=256)
def _zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


@lru_cache(maxsize=1)
def zone_names() -> tuple[str, ...]:
    """The names of all time zones that people know, in order: places, and UTC."""
    return tuple(sorted(name for name in available_timezones() if name == "UTC" or name.partition("/")[0] in _PARTS))


_PARTS = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
"""What the names of places begin with."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The time zone and the seasons of a server, which say in which windows an entry counts."""

    zone: tzinfo = UTC
    seasons: tuple[Window, ...] = ()  # in order; no two have a moment in common

    def windows(self, at: float, spans: Iterable[Span] = tuple(Span)) -> Iterator[Window]:
        """Each kept window that holds a moment.

        Raises:
            ValueError, OverflowError: no calendar has that moment.
        """
        for span in spans:
            match span:
                case Span.WEEK:
                    yield Window.week(at, self.zone)
                case Span.MONTH:
                    yield Window.month(at, self.zone)
                case Span.SEASON:
                    yield from (season for season in self.seasons if season.holds(at))
                case Span.ALL:
                    yield Window.all()
