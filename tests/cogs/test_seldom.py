"""Work that nobody waits for is done only once in a while, and its last state is never left out."""

from __future__ import annotations

import asyncio

from cogs.hands.seldom import Seldom


class Told:
    """A clock that a test moves; who sleeps wakes when it has moved far enough."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        until = self.time + seconds
        while self.time < until:  # noqa: ASYNC110 - the test moves the time
            await asyncio.sleep(0)

    async def move(self, seconds: float) -> None:
        await asyncio.sleep(0)  # whoever is to sleep begins now
        self.time += seconds
        for _ in range(3):
            await asyncio.sleep(0)


async def test_what_is_wanted_often_is_done_at_once_and_then_after_each_pause() -> None:
    clock, done = Told(), list[float]()
    seldom = Seldom(lambda: done.append(clock.time), clock, 2.0, "pause")
    for _ in range(9):  # wanted each half second, for four seconds
        seldom.want()
        await clock.move(0.5)
    assert done == [100.0, 102.0, 104.0]
    await clock.move(9)
    assert done[3:] == [clock.time], "what was wanted last is done, once"
    await clock.move(9)
    assert len(done) == 4
    seldom.want()
    assert done[-1] == clock.time, "the pause is long over"


async def test_what_is_hurried_is_done_at_once_for_whoever_waits_too() -> None:
    clock, done = Told(), list[float]()
    seldom = Seldom(lambda: done.append(clock.time), clock, 2.0, "pause")
    seldom.want()
    await clock.move(0.5)
    seldom.want()
    await clock.move(0.5)
    seldom.hurry()
    await clock.move(1.5)
    assert done == [100.0, 101.0], "what waited was served by what was hurried"
    seldom.want()
    await clock.move(1)
    assert done[2:] == [103.5], "the pause begins with what was hurried"


async def test_what_is_stopped_is_not_done() -> None:
    clock, done = Told(), list[float]()
    seldom = Seldom(lambda: done.append(clock.time), clock, 2.0, "pause")
    seldom.want()
    seldom.want()
    await asyncio.sleep(0)
    await seldom.stop()
    await clock.move(5)
    assert done == [100.0]
