"""Work that is asked for again and again is done once for all who ask, and its last state is never left out.

Promise: Work that is asked for again and again is done once for all who ask, and its last state is never left out.
"""

from __future__ import annotations

import asyncio

from cogs.outbox.inbox import Inbox

PAUSE = 2.0


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


def inbox() -> tuple[Told, list[float], Inbox]:
    """A clock, the times at which some work was done, and what asks for it."""
    clock, done = Told(), list[float]()

    async def work() -> None:
        done.append(clock.time)

    return clock, done, Inbox(work, clock, PAUSE, "work")


async def test_what_is_asked_for_often_is_done_at_once_and_then_after_each_pause() -> None:
    clock, done, asked = inbox()
    for _ in range(9):  # each half second, for four seconds
        asked.ask(hurried=False)
        await clock.move(0.5)
    assert done == [100.0, 102.0, 104.0]
    await clock.move(9)
    assert done[3:] == [clock.time], "what was asked for last is done, once"
    await clock.move(9)
    assert len(done) == 4
    asked.ask(hurried=False)
    await clock.move(0)
    assert done[4:] == [clock.time], "the pause is long over"


async def test_what_was_asked_for_last_is_done_though_nobody_asks_any_more() -> None:
    clock, done, asked = inbox()
    asked.ask(hurried=False)
    await clock.move(0.5)
    asked.ask(hurried=False)
    await clock.move(1)
    assert len(done) == 1
    await clock.move(1)
    assert len(done) == 2


async def test_what_is_hurried_is_done_at_once_for_whoever_waits_too() -> None:
    clock, done, asked = inbox()
    asked.ask(hurried=False)
    await clock.move(0)
    await clock.move(1)
    asked.ask(hurried=False)
    await clock.move(0.5)
    asked.ask()
    await clock.move(0)
    assert done == [100.0, 101.5]
    await clock.move(1.5)
    assert done == [100.0, 101.5], "what waited was served by what was hurried"
    asked.ask(hurried=False)
    await clock.move(0)
    assert len(done) == 2, "the pause begins with what was hurried"
    await clock.move(0.5)
    assert len(done) == 3


async def test_what_is_asked_for_while_it_is_under_way_is_done_once_more() -> None:
    begun, go_on = 0, asyncio.Event()

    async def work() -> None:
        nonlocal begun
        begun += 1
        await go_on.wait()

    asked = Inbox(work, Told(), PAUSE, "work")
    asked.ask()
    await asyncio.sleep(0)
    for _ in range(3):
        asked.ask()
    go_on.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert begun == 2


async def test_what_several_reasons_ask_for_while_it_is_held_is_done_once() -> None:
    clock, done, asked = inbox()
    with asked.on_hold():
        asked.ask()
        with asked.on_hold():
            asked.ask()
        await clock.move(5)
        assert done == []
        asked.ask()
    await clock.move(0)
    assert done == [105.0]


async def test_nothing_is_begun_after_the_end_and_what_is_under_way_is_broken_off_or_waited_for() -> None:
    ends: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(0.01)
            ends.append("done")
        except asyncio.CancelledError:
            ends.append("broken off")
            raise

    for break_off in (True, False):
        asked = Inbox(work, Told(), PAUSE, "work")
        asked.ask()
        await asyncio.sleep(0)
        asked.ask()
        await asked.close(break_off=break_off)
        asked.ask()
        await asyncio.sleep(0)
    assert ends == ["broken off", "done"]
