"""What people may ask of the bot at once: buckets in a time that the test moves.

Promise: Whoever asks for too much is told once when to try again, takes nothing of anybody's share, and still plays on
their turn. Also: tests/bot/faults_and_limits/test_floods.py.
"""

from __future__ import annotations

import pytest

from cogs.interactions.answering.admission import AT_ONCE, KEPT, PAUSE, RateKind, Rates

ANN, BO, HERE, ELSEWHERE = 1, 2, 10, 20
RATES = dict.fromkeys(RateKind, 600.0)  # ten a second, fifty at once


class Time:
    """Monotonic time that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def rates(time: Time) -> Rates:
    return Rates(time, RATES)


def passed(rates: Rates, kind: RateKind, person: int, tries: int, guild: int = HERE) -> int:
    """How many of so many tries pass."""
    return sum(rates.take(kind, person, guild) for _ in range(tries))


def test_five_seconds_worth_passes_at_once_and_more_as_time_passes(rates: Rates, time: Time) -> None:
    assert passed(rates, RateKind.PRESSES, ANN, 1_000) == 50
    time.seconds += 1
    assert passed(rates, RateKind.PRESSES, ANN, 1_000) == 10
    time.seconds += 3_600
    assert passed(rates, RateKind.PRESSES, ANN, 1_000) == 50


def test_kinds_and_people_have_buckets_of_their_own(rates: Rates) -> None:
    for kind in RateKind:
        assert passed(rates, kind, ANN, 1_000) == 50
    assert passed(rates, RateKind.PRESSES, BO, 1_000) > 10


def test_an_hour_at_the_full_rate_is_never_refused_in_a_quiet_server(rates: Rates, time: Time) -> None:
    for _ in range(36_000):
        assert rates.take(RateKind.SUGGESTIONS, ANN, HERE)
        time.seconds += 0.1


def test_twenty_who_flood_take_nothing_of_anybodys_share(rates: Rates, time: Time) -> None:
    flooders, flooded = range(100, 120), 0
    for tick in range(600):  # a minute: each presses fifty times a second
        flooded += sum(passed(rates, RateKind.PRESSES, one, 5) for one in flooders)
        if tick % 10 == 0:
            assert rates.take(RateKind.PRESSES, ANN, HERE)  # once a second
        time.seconds += 0.1
    share, spare = 20 * (12.5 + 60 * 2.5), 150 + 60 * 30
    assert flooded <= share + spare + 20
    assert passed(rates, RateKind.PRESSES, BO, 12) == 12  # at once, by somebody who comes in the middle of it


def test_the_flood_of_a_server_leaves_other_servers_their_own(rates: Rates) -> None:
    for one in range(100, 120):
        passed(rates, RateKind.PRESSES, one, 1_000)
    assert passed(rates, RateKind.PRESSES, ANN, 1_000) == 12
    assert passed(rates, RateKind.PRESSES, BO, 1_000, ELSEWHERE) == 50


def test_all_servers_together_have_ten_times_what_a_person_may(rates: Rates) -> None:
    passing = sum(passed(rates, RateKind.PRESSES, one, 1_000, guild=one) for one in range(1_000, 1_100))
    assert passing == 10 * 50 + 90 * 12


def test_whoever_is_refused_is_told_once_and_passes_when_they_were_told(rates: Rates, time: Time) -> None:
    for _ in range(3):
        while rates.take(RateKind.PRESSES, ANN, HERE):
            pass
        assert rates.refuse(RateKind.PRESSES, ANN)
        time.seconds += PAUSE - 0.1
        assert not rates.take(RateKind.PRESSES, ANN, HERE)
        time.seconds += 0.2
        assert rates.take(RateKind.PRESSES, ANN, HERE)
        time.seconds += AT_ONCE


def test_whoever_asks_now_and_then_while_they_should_pause_waits_little_longer(rates: Rates, time: Time) -> None:
    while rates.take(RateKind.PRESSES, ANN, HERE):
        pass
    assert rates.refuse(RateKind.PRESSES, ANN)
    waited = 0
    while not rates.take(RateKind.PRESSES, ANN, HERE):
        assert waited == 0 or not rates.refuse(RateKind.PRESSES, ANN)
        time.seconds += 0.5
        waited += 1
    assert PAUSE < waited * 0.5 <= PAUSE + 1


def test_whoever_goes_on_flooding_gets_nothing_and_is_told_once(rates: Rates, time: Time) -> None:
    gained, told = 0, 0
    for _ in range(60_000):  # an hour, a little faster than the rate
        if rates.take(RateKind.PRESSES, ANN, HERE):
            gained += 1
        else:
            told += rates.refuse(RateKind.PRESSES, ANN)
        time.seconds += 0.06
    assert told == 1
    assert gained < 250
    time.seconds += PAUSE + 0.1
    assert rates.take(RateKind.PRESSES, ANN, HERE)


def test_every_turn_may_be_tried_for(rates: Rates, time: Time) -> None:
    for turn in range(50):
        assert rates.take_try(ANN, f"1-1:{turn}")
    assert sum(rates.take_try(ANN, "1-1:50") for _ in range(1_000)) == 20
    time.seconds += 0.5
    assert rates.take_try(ANN, "1-1:50")


def test_nothing_is_limited_that_is_set_to_nought(time: Time) -> None:
    rates = Rates(time, RATES | {RateKind.PRESSES: 0})
    assert passed(rates, RateKind.PRESSES, ANN, 10_000) == 10_000
    assert passed(rates, RateKind.COMMANDS, ANN, 10_000) == 50


def test_buckets_that_are_full_again_are_dropped(rates: Rates, time: Time) -> None:
    for person in range(100_000):
        rates.take(RateKind.PRESSES, person, HERE)
        time.seconds += 1
    assert len(rates._full_at) <= 2 * KEPT
