"""Who draws and sends first where not everything can leave at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from cogs.outbox.permits import APART, Permits
from cogs.outbox.ranked_line import RISES, DrawingPlaces, RankedLine, Urgency, ranked
from tests.cogs.sending.test_permits import settle
from tests.tables.turned_clock import TurnedClock


async def order_of(waiting: Iterable[tuple[Urgency, float]]) -> list[int]:
    """The order in which these get their turns; each has a rank, and has waited since a time."""
    line, order = RankedLine(), list[int]()

    async def wait(number: int, rank: Urgency, since: float) -> None:
        with ranked(rank):
            await line.join(since)
        order.append(number)

    tasks = [asyncio.create_task(wait(number, *one)) for number, one in enumerate(waiting)]
    await settle()
    while line.call():
        await settle()
    await asyncio.gather(*tasks)
    return order


async def test_calls_go_first_then_tables_where_somebody_is_then_others_then_deletions() -> None:
    assert await order_of([(Urgency.DELETION, 0), (Urgency.OTHERS, 0), (Urgency.CALL, 0), (Urgency.TOUCHED, 0)]) == [
        2,
        3,
        1,
        0,
    ]


async def test_among_equals_who_has_waited_longest_goes_first() -> None:
    assert await order_of([(Urgency.OTHERS, 2), (Urgency.OTHERS, 1), (Urgency.OTHERS, 1)]) == [1, 2, 0]


async def test_whoever_waits_rises() -> None:
    assert await order_of([(Urgency.DELETION, 0), (Urgency.CALL, 3 * RISES - 1)]) == [1, 0]
    assert await order_of([(Urgency.DELETION, 0), (Urgency.CALL, 3 * RISES + 1)]) == [0, 1]


async def test_a_call_overtakes_the_deletions_that_wait_for_a_permit() -> None:
    clock = TurnedClock()
    permits, left = Permits(clock, 1), list[Urgency]()

    async def attempt(rank: Urgency) -> None:
        with ranked(rank):
            await permits.take()
        left.append(rank)
        permits.answered()

    tasks = [asyncio.create_task(attempt(rank)) for rank in (Urgency.DELETION, Urgency.DELETION, Urgency.CALL)]
    await settle()
    while len(left) < 3:
        clock.turn(1 + APART)
        await settle()
    await asyncio.gather(*tasks)
    assert left == [Urgency.CALL, Urgency.DELETION, Urgency.DELETION]
    await permits.close()


async def test_no_more_draw_at_once_than_there_are_places_and_who_gives_up_takes_none_away() -> None:
    places, drawing, most = DrawingPlaces(2), 0, 0
    go = asyncio.Event()

    async def draw(channel: int) -> None:
        nonlocal drawing, most
        async with places.taken(0, channel):
            drawing += 1
            most = max(most, drawing)
            try:
                await go.wait()
            finally:
                drawing -= 1

    tasks = [asyncio.create_task(draw(channel)) for channel in range(6)]
    await settle()
    assert drawing == 2
    tasks[0].cancel()  # it has a place
    tasks[3].cancel()  # it waits for one
    await settle()
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert most == 2
    assert [task.cancelled() for task in tasks] == [True, False, False, True, False, False]


async def test_a_busy_channel_has_one_place_and_keeps_no_other_waiting() -> None:
    places, drawn = DrawingPlaces(2), list[int]()
    go = asyncio.Event()

    async def draw(channel: int) -> None:
        async with places.taken(0, channel):
            drawn.append(channel)
            await go.wait()

    tasks = [asyncio.create_task(draw(channel)) for channel in (7, 7, 7, 8)]
    await settle()
    assert drawn == [7, 8]
    go.set()
    await asyncio.gather(*tasks)
    assert drawn == [7, 8, 7, 7]
