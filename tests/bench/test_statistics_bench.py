"""The statistics of a member with 10,000 deals, read and put into words, and how long a rated deal takes to book."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from bot.store import Store
from cogs.interactions.boards.shown_statistics import statistics_scene
from cogs.ui.ledger.statistics_message import StatisticsInWords, statistics_message, statistics_picture
from tests.store.makings import GUILD, address, at, change, entries, noon

DEALS, PEOPLE, ASKED = 10_000, 400, 25
LIMIT = 50
"""Milliseconds."""
MEMBER = 1


async def median_of(times: int, act: Callable[[], Awaitable[object]]) -> float:
    """The median of some attempts, in milliseconds."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        await act()
        took.append(1000 * (time.perf_counter() - start))
    return median(took)


async def measured(path: Path) -> tuple[float, float, float, float]:
    """What statistics take, and those of somebody with few deals; what it takes to book a deal, and a rated one."""
    store = await Store.open(address(path), noon)
    for start in range(0, DEALS, 1000):
        booked = tuple(
            replace(one, counted={"said": 1} if one.seat == 0 and deal % 3 else {})
            for deal in range(start, start + 1000)
            for one in entries(
                deal % 7,
                -(deal % 7) + 2,
                -1,
                -1,
                deal=deal,
                persons=(MEMBER, *(2 + (deal * 3 + other) % PEOPLE for other in range(3))),
            )
        )
        await store.save(change(at(1), start // 1000 + 1, entries=booked))

    async def told(person: int) -> None:
        scene = statistics_scene("big-two", await store.points.played(GUILD, person, "big-two"))
        names = await store.names([rival.person for rival in scene.rivals])
        shown = StatisticsInWords(scene, "Ann", names, 10, "en")
        assert scene.deals == (DEALS if person == MEMBER else scene.deals)
        statistics_message(shown)
        statistics_picture(shown)

    numbers = iter(range(1, 10_000))

    async def book(*, rated: bool) -> None:
        number = next(numbers)
        booked = entries(3, -1, -1, -1, persons=(901, 902, 903, 904))
        if rated:
            booked = tuple(replace(one, rated_side=one.seat) for one in booked)
        await store.save(change(at(1000 + number), 1, entries=booked))

    many, few = await median_of(ASKED, lambda: told(MEMBER)), await median_of(ASKED, lambda: told(2))
    plain, rated = await median_of(200, lambda: book(rated=False)), await median_of(200, lambda: book(rated=True))
    await store.close()
    return many, few, plain, rated


def test_statistics_of_a_member_with_many_deals(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    many, few, plain, rated = benchmark.pedantic(lambda: asyncio.run(measured(tmp_path / "daidi.db")), rounds=1)
    promise(f"statistics over {DEALS:,} deals, median, to those over a few", many, few, "ms", at_most=LIMIT)
    promise("a rated deal of four booked, median, to one that is not rated", rated, plain, "ms")
