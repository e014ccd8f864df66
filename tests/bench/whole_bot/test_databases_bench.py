"""A bot with its store in PostgreSQL, beside the same bot with a file: from a press to its acknowledgement.

Acts come at a steady rate, and both databases are on the same disk. Where nobody is asked at that moment, or where the
loopback Discord and its people leave the bot too little of the machine, fewer are saved; the table says how many.

Then two processes that share one PostgreSQL, each with a shard, beside one process with both. ``COUNTS`` and ``LASTS``
in the environment set how many tables there are, as numbers parted by spaces, and how many seconds each rate lasts.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat.world import PlaygroundSettings, World
from bot.playground.server import Playground
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bench.whole_bot.steady_acts import PAUSE, BotProcesses, Driven, drive
from tests.bench.whole_bot.test_presses_bench import p50, p99, watched
from tests.bot.running_bot.house import UNLIMITED
from tests.patience import PATIENCE
from tests.run.postgres_server import PostgresServer, serving
from tests.run.processes import children
from tests.store.homes import FileHome, ServerHome

COUNTS = tuple(map(int, os.environ.get("COUNTS", "1 100 1000").split()))
LASTS = float(os.environ.get("LASTS", "20"))
RATES = (25, 100)
"""Acts a second."""
MORE = (50, 150, 200)
"""Acts a second by which the knee is found, with a hundred tables."""
KNEE_WITH = 100
FEW = 100
"""Tables at which people sit alone. At more of them, each has one person, with computers."""
AT_MOST = 2.0
"""How many times longer an answer may take with PostgreSQL than with a file."""
SHARED = 100
"""Tables that two processes share."""
TO_SHARE = (50, 200)
"""Acts a second with which they are compared with one process: the second is more than either can do here."""
APART = 5.0
"""Seconds between two rates."""


@dataclass(frozen=True)
class Outcome:
    """What came of one rate: the acts that were saved, and the seconds until each was acknowledged."""

    driven: Driven
    took: list[float]

    @property
    def a_second(self) -> float:
        """How many acts were saved a second."""
        return len(self.took) / self.driven.took

    @property
    def unanswered(self) -> int:
        """How many acts were not answered."""
        return sum(act.latency is None for act in self.driven.acts)

    def of_each(self, who: str) -> float:
        """Milliseconds of processor time that an act took of somebody."""
        return 1000 * self.driven.seconds[who] / len(self.took)


@asynccontextmanager
async def in_file(playground: Playground, folder: Path) -> AsyncIterator[BotProcesses]:
    """A bot whose store is a file."""
    before = children()
    async with watched(playground, folder, PAUSE, gaps=False) as report:
        yield BotProcesses([*(children() - before)], FileHome(folder / "daidi.db"), report)


@asynccontextmanager
async def in_server(
    playground: Playground, folder: Path, server: PostgresServer, processes: int = 1, **settings: str
) -> AsyncIterator[BotProcesses]:
    """A bot of so many processes whose store is in a server."""
    async with AsyncExitStack() as running:
        home = ServerHome(server, running.enter_context(server.database()))
        before = children()
        for _ in range(processes):
            given = {**UNLIMITED, "DATABASE_URL": home.url, **settings}
            await running.enter_async_context(watched(playground, folder, PAUSE, settings=given, gaps=False))
        yield BotProcesses([*(children() - before)], home, server=server.process)


async def driven(bot: BotProcesses, crowd: Crowd, *rates: int) -> dict[int, Outcome]:
    """What comes of each rate."""
    chance, found = random.Random(2026), {}
    await crowd.sit_down()
    for rate in rates:
        outcome = await drive(crowd, bot, rate, LASTS, chance)
        took = [act.latency for act in bot.saved(outcome.acts) if act.latency is not None]
        found[rate] = Outcome(outcome, took)
        await asyncio.sleep(APART)
    return found


def crowd_of(tables: int, guilds: Sequence[str] = ("",)) -> tuple[World, Callable[[Playground], Crowd]]:
    """Who sits at so many tables, and where. At few tables people sit alone, so that enough of them are asked."""
    together, computers = (4, 0) if tables <= FEW else (1, 3)
    world = town(tables, together, guilds)
    return world, partial(Crowd, tables=tables, computers=computers, together=together, guilds=guilds)


async def of_both(folder: Path, server: PostgresServer, tables: int) -> tuple[dict[int, Outcome], dict[int, Outcome]]:
    """What comes of so many tables with a server, and with a file."""
    rates, found = RATES + (MORE if tables == KNEE_WITH else ()), []
    for begun in (in_file, partial(in_server, server=server)):
        place, (world, crowd) = Path(tempfile.mkdtemp(dir=folder)), crowd_of(tables)
        async with (
            Playground(world, PlaygroundSettings(keep_sent=False)) as playground,
            begun(playground, place) as bot,
        ):
            found.append(await driven(bot, crowd(playground), *sorted(rates)))
    return found[1], found[0]


def compare(what: str, ours: Outcome, theirs: Outcome, at_most: float | None, promise: Any) -> None:
    """State what came of a rate, beside what came of the other way to run the bot."""
    promise(f"{what}: saved", ours.a_second, theirs.a_second, "a second")
    promise(f"{what}: acknowledged, p50", p50(ours.took), p50(theirs.took), "ms", ratio_at_most=at_most)
    promise(f"{what}: acknowledged, p99", p99(ours.took), p99(theirs.took), "ms", ratio_at_most=at_most)
    promise(f"{what}: unanswered", ours.unanswered, theirs.unanswered, "acts")
    promise(f"{what}: refused requests", ours.driven.refused, theirs.driven.refused, "requests", at_most=0)
    for who in ours.driven.seconds:
        theirs_each = theirs.of_each(who) if who in theirs.driven.seconds else None
        promise(f"{what}: processor time of {who}", ours.of_each(who), theirs_each, "ms an act")


async def measure(folder: Path, server: PostgresServer, promise: Any) -> None:
    """State how a bot fares with PostgreSQL, beside a file."""
    for tables in COUNTS:
        ours, theirs = await of_both(folder, server, tables)
        for rate in ours:
            at_most = AT_MOST if rate in RATES else None
            what = f"PostgreSQL, to a file: {tables} tables, {rate} acts a second"
            compare(what, ours[rate], theirs[rate], at_most, promise)


async def shared(folder: Path, server: PostgresServer, promise: Any) -> None:
    """State how two processes fare, beside one."""
    found, guilds = list[dict[int, Outcome]](), ("", "Second")
    ways: tuple[tuple[int, Mapping[str, str]], ...] = ((1, {}), (2, {"SHARDS_AT_MOST": "1", "REQUESTS_A_SECOND": "25"}))
    for processes, settings in ways:
        playing = PlaygroundSettings(keep_sent=False, shards=len(guilds), max_concurrency=len(guilds))
        place, (world, crowd) = Path(tempfile.mkdtemp(dir=folder)), crowd_of(SHARED, guilds)
        async with Playground(world, playing) as playground:
            count = {"SHARD_COUNT": str(len(guilds)), **settings}
            async with in_server(playground, place, server, processes, **count) as bot:
                await playground.state.feed.until(partial(_is_served, playground, len(guilds)), PATIENCE)
                found.append(await driven(bot, crowd(playground), *TO_SHARE))
    for rate in TO_SHARE:
        what = f"two processes, to one: {SHARED} tables, {rate} acts a second"
        compare(what, found[1][rate], found[0][rate], None, promise)


def _is_served(playground: Playground, shards: int) -> bool:
    """Whether each shard has a connection, and commands are registered."""
    return len(playground.gateway.shards) == shards and bool(playground.state.commands)


@pytest.mark.processes
def test_press_to_acknowledgement_with_either_database(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    with serving(Path(tempfile.gettempdir())) as server:
        benchmark.pedantic(lambda: asyncio.run(measure(tmp_path, server, promise)), rounds=1)


@pytest.mark.processes
def test_two_processes_beside_one(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    with serving(Path(tempfile.gettempdir())) as server:
        benchmark.pedantic(lambda: asyncio.run(shared(tmp_path, server, promise)), rounds=1)
