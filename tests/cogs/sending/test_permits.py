"""What carries the bot's token leaves with a permit, so that Discord refuses none of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.playground.chat.world import World
from bot.playground.server import Playground
from bot.tables.life.clock import SystemClock
from cogs.outbox.permits import APART, SECOND, Permits
from tests.tables.turned_clock import TurnedClock

TOKEN = {"Authorization": "Bot playground"}


async def settle() -> None:
    """Let every task go on that can."""
    for _ in range(20):
        await asyncio.sleep(0)


class Attempts:
    """Attempts that take a permit each, and when they left."""

    def __init__(self, permits: int) -> None:
        self.clock = TurnedClock()
        self.permits = Permits(self.clock, permits)
        self.left: list[float] = []
        self._began = self.clock.monotonic()

    def begin(self) -> asyncio.Task[None]:
        async def attempt() -> None:
            await self.permits.take()
            self.left.append(round(self.clock.monotonic() - self._began, 3))

        return asyncio.create_task(attempt())

    async def turn(self, seconds: float) -> None:
        self.clock.turn(seconds)
        await settle()


async def test_attempts_leave_a_little_apart_and_no_more_at_once_than_there_are_permits() -> None:
    attempts = Attempts(3)
    for _ in range(5):
        attempts.begin()
    await settle()
    for _ in range(10):
        await attempts.turn(APART)
    assert attempts.left == [0, APART, 2 * APART]


async def test_a_permit_serves_again_a_second_after_the_answer_was_seen() -> None:
    attempts = Attempts(1)
    attempts.begin()
    attempts.begin()
    await settle()
    await attempts.turn(5)  # its answer is late
    assert len(attempts.left) == 1
    attempts.permits.answered()
    await settle()
    await attempts.turn(SECOND - 0.01)
    assert len(attempts.left) == 1
    await attempts.turn(0.02)
    assert len(attempts.left) == 2


async def test_whoever_gives_up_waiting_takes_no_permit_away() -> None:
    attempts = Attempts(1)
    attempts.begin()
    given_up = attempts.begin()
    attempts.begin()
    await settle()
    given_up.cancel()
    await settle()
    attempts.permits.answered()
    await settle()
    await attempts.turn(SECOND)
    assert len(attempts.left) == 2


async def test_nothing_leaves_while_discord_refuses_everything() -> None:
    attempts = Attempts(9)
    attempts.permits.stop(7)
    attempts.begin()
    await settle()
    await attempts.turn(6.9)
    assert attempts.left == []
    await attempts.turn(0.2)
    assert attempts.left == [7.1]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(World()) as running:
        yield running


async def refused(playground: Playground, tracing: list[aiohttp.TraceConfig], requests: int) -> int:
    """How many of so many requests at once are refused, where answers are held up on their way now and then."""
    async with aiohttp.ClientSession(trace_configs=tracing, headers=TOKEN) as session:

        async def ask(number: int) -> int:
            async with session.get(f"{playground.api}/gateway/bot") as answer:
                await asyncio.sleep(0.3 * (number % 5 == 0))
                return answer.status

        statuses = await asyncio.gather(*map(ask, range(requests)))
    return statuses.count(429)


async def test_of_many_requests_at_once_none_is_refused(playground: Playground) -> None:
    permits = Permits(SystemClock(), 48)
    assert await refused(playground, [permits.trace()], 120) == 0
    await permits.close()
    assert await refused(playground, [], 120) > 0, "the limits are on"
