"""Work requested while it is under way is done once more, however often it was requested."""

from __future__ import annotations

import asyncio

from cogs.hands.renewal import LatestWins


async def test_what_is_asked_for_meanwhile_is_done_once_more() -> None:
    begun, go_on = 0, asyncio.Event()

    async def work() -> None:
        nonlocal begun
        begun += 1
        await go_on.wait()

    latest = LatestWins(work, "work")
    latest.ask()
    await asyncio.sleep(0)
    for _ in range(3):
        latest.ask()
    go_on.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert begun == 2
    latest.ask()
    await asyncio.sleep(0)
    assert begun == 3


async def test_what_was_stopped_can_be_asked_for_again() -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        await asyncio.Event().wait()

    latest = LatestWins(work, "work")
    await latest.stop()
    for number in (1, 2):
        latest.ask()
        await asyncio.sleep(0)
        latest.ask()
        await latest.stop()
        assert begun == number
