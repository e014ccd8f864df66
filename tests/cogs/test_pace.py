"""The pace limits of all tables together."""

from __future__ import annotations

from cogs.publisher.posts import Pace


class StillClock:
    """A clock on which time passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.set = 0.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.time + self.set

    def monotonic(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 3))


async def test_turns_come_evenly() -> None:
    clock = StillClock()
    pace = Pace(clock, a_second=10)
    for _ in range(3):
        await pace.turn()
    assert clock.slept == [0.1, 0.2]


async def test_what_comes_along_counts() -> None:
    clock = StillClock()
    pace = Pace(clock, a_second=10)
    await pace.turn()
    pace.spend(2)
    await pace.turn()
    assert clock.slept == [0.3]


async def test_a_quiet_time_saves_nothing_up() -> None:
    clock = StillClock()
    pace = Pace(clock, a_second=10)
    await pace.turn()
    clock.time += 60
    for _ in range(2):
        await pace.turn()
    assert clock.slept == [0.1]


async def test_a_clock_that_is_set_back_holds_nobody_up() -> None:
    clock = StillClock()
    pace = Pace(clock, a_second=10)
    await pace.turn()
    clock.set -= 3600
    await pace.turn()
    assert clock.slept == [0.1]
