"""Quiet hours over midnight, and over the nights in which clocks are changed, against a second reckoning."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from cogs.interactions.quiet_hours import QuietHours, read_quiet

NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Berlin")


def at(text: str, zone: str = NIGHT.zone) -> float:
    """A time of day in a time zone, in UTC epoch seconds."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-01-05 21:59:59", None),
        ("2026-01-05 22:00", "2026-01-06 08:00"),
        ("2026-01-06 00:00", "2026-01-06 08:00"),
        ("2026-01-06 07:59:59", "2026-01-06 08:00"),
        ("2026-01-06 08:00", None),
        ("2026-03-28 23:00", "2026-03-29 08:00"),  # the clocks go forward in this night
        ("2026-10-24 23:00", "2026-10-25 08:00"),  # and back in this one
    ],
)
def test_a_night_over_midnight(now: str, end: str | None) -> None:
    assert NIGHT.until(at(now)) == (None if end is None else at(end))


def test_the_night_of_the_change_is_an_hour_shorter_or_longer() -> None:
    spring, autumn = at("2026-03-28 22:00"), at("2026-10-24 22:00")
    assert (NIGHT.until(spring) or 0) - spring == 9 * 3600
    assert (NIGHT.until(autumn) or 0) - autumn == 11 * 3600


def test_an_end_that_the_change_leaves_out_is_the_change_itself() -> None:
    short = QuietHours(22 * 60, 2 * 60 + 30, "Europe/Berlin")
    assert short.until(at("2026-03-29 01:00")) == at("2026-03-29 03:00")


def test_an_afternoon_is_as_good_as_a_night() -> None:
    nap = QuietHours(13 * 60, 14 * 60 + 30, "Asia/Kathmandu")
    assert nap.until(at("2026-05-01 13:59", nap.zone)) == at("2026-05-01 14:30", nap.zone)
    assert nap.until(at("2026-05-01 14:30", nap.zone)) is None


def test_any_hours_in_any_zone_end_at_the_first_minute_that_is_none_of_them() -> None:
    chance = random.Random(8)
    zones = ("America/New_York", "Australia/Lord_Howe", "Asia/Hong_Kong", "Europe/London", "Pacific/Chatham")
    for _ in range(200):
        begin, end = chance.sample(range(24 * 60), 2)
        hours = QuietHours(begin, end, chance.choice(zones))
        now = float(60 * chance.randrange(28_000_000, 31_000_000))
        there = datetime.fromtimestamp(now, UTC)
        passed = 0
        while is_quiet(hours, there + timedelta(minutes=passed)):
            passed += 1
        assert hours.until(now) == (now + 60 * passed if passed else None), (hours, now)


def is_quiet(hours: QuietHours, moment: datetime) -> bool:
    there = moment.astimezone(ZoneInfo(hours.zone))
    since = (60 * there.hour + there.minute - hours.begin) % (24 * 60)
    return since < (hours.end - hours.begin) % (24 * 60)


def test_hours_as_people_write_them() -> None:
    written = {"22-8": (1320, 480), "22:30 – 7": (1350, 420), "0-24": None, "13.15 to 14": (795, 840), "24-6": (0, 360)}
    for text, hours in written.items():
        if hours is None:
            with pytest.raises(ValueError, match="begin when they end"):
                read_quiet(text)
        else:
            assert read_quiet(text) == hours, text
    assert read_quiet("OFF") is None


@pytest.mark.parametrize(
    "damaged", [None, [], [1, 2], [1, 1, "UTC"], [60, 120, "Gotham"], {"begin": 1}, "22-8", [1.5, 2, "UTC"]]
)
def test_damaged_hours_are_none(damaged: object) -> None:
    assert QuietHours.from_json(damaged) is None
