"""When the digest of a week is due: from Monday 9:00 of the server's clocks until its week is over."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.interactions.asked_digests import AskedDigest, monday_of, next_telling

ZONES = (
    "UTC",
    "Europe/Stockholm",
    "America/New_York",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
    "America/Asuncion",  # its clocks skipped midnights
    "America/Havana",  # and these are put back past midnight
)
SINCE = datetime(2020, 1, 1).timestamp()  # noqa: DTZ001
FIVE_YEARS = 5 * 365 * 24 * 3600


def at(zone: str, *local: int) -> float:
    """The moment at which the clocks of a zone show this."""
    return datetime(*local, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]  # year, month, ...


def due(zone: str, now: float, told: date | None = None) -> date | None:
    """The first day of the week that is due to be told."""
    week = AskedDigest(1, 2, ZoneInfo(zone), told).due(now)
    return None if week is None else monday_of(week, ZoneInfo(zone))


@pytest.mark.parametrize(
    ("zone", "monday"),
    [
        ("UTC", (2026, 11, 23)),
        ("Europe/Stockholm", (2026, 3, 30)),  # the day after clocks went forward
        ("Europe/Stockholm", (2026, 10, 26)),  # and back
        ("America/New_York", (2026, 3, 9)),
        ("Australia/Lord_Howe", (2026, 4, 6)),  # by half an hour
        ("Asia/Kathmandu", (2026, 11, 23)),
        ("Pacific/Kiritimati", (2026, 11, 23)),
        ("America/Havana", (2026, 11, 2)),
    ],
)
def test_a_week_is_due_from_nine_on_monday(zone: str, monday: tuple[int, int, int]) -> None:
    day, before = date(*monday), date(*monday) - timedelta(days=7)
    assert due(zone, at(zone, *monday, 8, 59, 59)) is None
    assert due(zone, at(zone, *monday, 9)) == before
    assert due(zone, at(zone, *monday, 9), told=before) is None
    assert due(zone, at(zone, *monday, 9), told=before - timedelta(days=7)) == before
    sunday = day + timedelta(days=6)
    assert due(zone, at(zone, sunday.year, sunday.month, sunday.day, 23, 59)) == before
    following = day + timedelta(days=7)
    assert due(zone, at(zone, following.year, following.month, following.day)) is None, "a week late is too late"
    assert next_telling(at(zone, *monday, 8), ZoneInfo(zone)) == at(zone, *monday, 9)
    assert next_telling(at(zone, *monday, 9), ZoneInfo(zone)) == at(
        zone, following.year, following.month, following.day, 9
    )


def test_a_week_is_told_once_when_a_server_moves_to_another_zone() -> None:
    now = at("Pacific/Kiritimati", 2026, 11, 23, 9)
    told = due("Pacific/Kiritimati", now)
    for zone in ZONES:
        assert due(zone, now, told) is None
        assert due(zone, at(zone, 2026, 11, 23, 9), told) is None
        assert due(zone, at(zone, 2026, 11, 30, 9), told) == date(2026, 11, 23)


@given(st.sampled_from(ZONES), st.floats(SINCE, SINCE + FIVE_YEARS))
def test_whoever_looks_every_hour_tells_each_week_once(zone: str, start: float) -> None:
    told, now, weeks = due(zone, start), start, list[date]()
    for _ in range(22 * 24):
        now = min(now + 3600, next_telling(now, ZoneInfo(zone)))
        found = due(zone, now, told)
        if found is not None:
            clocks = datetime.fromtimestamp(now, ZoneInfo(zone))
            assert (clocks.weekday(), clocks.hour, clocks.minute) == (0, 9, 0)
            weeks.append(found)
            told = found
    assert len(weeks) in (3, 4)
    assert all(after - before == timedelta(days=7) for before, after in pairwise(weeks))
