"""When connection attempts may be made, by a clock that the test moves."""

from __future__ import annotations

import random

import pytest

from cogs.connection.attempts import (
    AT_ONCE,
    DAY,
    LASTING,
    LONGEST_WAIT,
    ONE_EVERY,
    Attempts,
    Identifies,
    SessionCount,
)
from tests.tables.turned_clock import TurnedClock


def test_however_often_sessions_are_wanted_no_day_has_more_than_300() -> None:
    clock = TurnedClock()
    identifies = Identifies(clock)
    begun: list[float] = []
    while clock.monotonic() < (begun[0] if begun else clock.monotonic()) + 3 * DAY:
        clock.turn(identifies.wait(None))
        identifies.spend()
        begun.append(clock.monotonic())
    most = max(sum(at <= other < at + DAY for other in begun) for at in begun)
    assert 290 <= most <= 300
    assert begun[AT_ONCE - 1] == begun[0]


@pytest.mark.parametrize(
    ("used", "passed", "wait"),
    [
        (0, 0.0, 0.0),
        (59, 0.0, 0.0),
        (60, 0.0, ONE_EVERY),
        (60, ONE_EVERY / 2, ONE_EVERY / 2),
        (500, 3_600.0, ONE_EVERY),
        (1_000, 3_600.0, DAY - 3_600),
    ],
)
def test_what_earlier_processes_began_is_counted_by_discord(used: int, passed: float, wait: float) -> None:
    assert Identifies(TurnedClock()).wait(SessionCount(1_000, 1_000 - used, DAY - passed)) == pytest.approx(wait)


def test_waits_grow_with_each_failure_and_end_with_a_connection_that_lasted() -> None:
    attempts = Attempts(random.Random(1))
    waits = []
    for _ in range(12):
        attempts.ended(0.0)
        waits.append(attempts.wait(anew=False))
    expected = [min(2.0**n, LONGEST_WAIT) for n in range(12)]
    assert all(most / 2 <= wait <= most for wait, most in zip(waits, expected, strict=True))
    assert len(set(waits)) == 12
    assert attempts.many
    attempts.ended(LASTING)
    assert (attempts.wait(anew=False), attempts.many) == (0, False)
    assert 1 <= attempts.wait(anew=True) <= 5
