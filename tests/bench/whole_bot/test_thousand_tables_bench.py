"""A thousand tables: saved acts at a steady rate, whether or not earlier ones were answered, with Discord's limits on.

Then the bot is killed in the midst of acts and started anew: what that takes until it is ready, and until it has
nothing left to send.

Refused requests are counted, and for each process the processor time that it took: the bot, what draws for it, and this
one, which is both the loopback Discord and its people. They share the machine's processors. ``TABLES`` and ``LASTS`` in
the environment set how many tables there are and how many seconds each rate lasts.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat.state import Interaction
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from tests.bench.one_play.earlier_version import ROOT, version_before
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bench.whole_bot.steady_acts import PAUSE, BotProcesses, Driven, drive, processor_time
from tests.bench.whole_bot.test_presses_bench import p50, p99, watched
from tests.run.processes import children
from tests.store.homes import FileHome

TABLES = int(os.environ.get("TABLES", "1000"))
LASTS = float(os.environ.get("LASTS", "30"))
RATES = {25: 100.0, 50: 100.0, 100: 250.0}
"""Saved acts a second, and the milliseconds within which 99 of 100 are to be answered."""
GLANCE = 1.0
"""Seconds between two looks at all messages."""
QUIET = 3.0
"""Seconds without any change after which the bot has nothing left to send."""
TRUE_WITHIN = 25.0
"""Seconds after a start in which every message is to be true."""


@dataclass
class Restarted:
    """What a start after a kill took."""

    ready: float  # seconds of processor time until it was ready
    true: float  # seconds until every table message was true
    refused: int
    untrue: int  # tables whose live message is of another turn, missing, or not the only one


def turns(folder: Path) -> list[tuple[str, int]]:
    """The turn of each living table, as the database has it."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file:
        rows = file.execute("select table_id, snapshot from tables where not ended")
        return [(table, json.loads(snapshot).get("turn", 0)) for table, snapshot in rows]


def untrue(crowd: Crowd, folder: Path) -> set[str]:
    """The tables whose live message is of another turn, missing, or not the only one."""
    stored, shown = Counter(turns(folder)), Counter(crowd.shown())
    return {table for table, _ in (stored - shown) + (shown - stored)}


async def restarted(crowd: Crowd, folder: Path, version: Path) -> Restarted:
    """What it takes a version to come back after a kill."""
    loop, feed, refused = asyncio.get_running_loop(), crowd.playground.state.feed, len(crowd.playground.violations)
    before, began = children(), loop.time()
    async with watched(crowd.playground, folder, PAUSE, version, gaps=False):
        (bot,) = children() - before
        ready, true = processor_time(bot), loop.time()
        while await feed.news(QUIET):
            if untrue(crowd, folder):
                true = loop.time()
            await asyncio.sleep(GLANCE)
        left = untrue(crowd, folder)
        return Restarted(ready, true - began, len(crowd.playground.violations) - refused, len(left))


async def thousand(folder: Path, version: Path) -> tuple[dict[int, tuple[Driven, list[Interaction]]], Restarted]:
    """What came of each rate, by a version, and which acts it saved; and what a start after a kill took."""
    found, chance = {}, random.Random(2026)
    async with Playground(town(TABLES), PlaygroundSettings(keep_sent=False)) as playground:
        crowd, before = Crowd(playground, TABLES), children()
        async with watched(playground, folder, PAUSE, version, gaps=False) as report:
            (process,) = children() - before
            bot = BotProcesses([process], FileHome(folder / "daidi.db"), report)
            await crowd.sit_down()
            for rate in RATES:
                driven = await drive(crowd, bot, rate, LASTS, chance)
                found[rate] = driven, bot.saved(driven.acts)
                await asyncio.sleep(5)
            await drive(crowd, bot, 25, 5, chance)
            os.kill(process, signal.SIGKILL)
        return found, await restarted(crowd, folder, version)


async def measure(folder: Path, promise: Any) -> None:
    """State how this version fares, and the version of before in the same run."""
    now, start = await thousand(Path(tempfile.mkdtemp(dir=folder)), ROOT)
    then, start_then = await thousand(Path(tempfile.mkdtemp(dir=folder)), version_before(folder))
    what = f"start with {TABLES} tables after a kill"
    promise(f"{what}: processor time until it is ready", start.ready, start_then.ready, "s", at_most=2)
    promise(f"{what}: until all messages are true", start.true, start_then.true, "s", at_most=TRUE_WITHIN)
    promise(f"{what}: refused requests", start.refused, start_then.refused, "requests", at_most=0)
    promise(f"{what}: table messages not true", start.untrue, start_then.untrue, "tables", at_most=0)
    for rate, most in RATES.items():
        (driven, kept), (driven_then, kept_then) = now[rate], then[rate]
        took = [one.latency for one in kept if one.latency is not None]
        took_then = [one.latency for one in kept_then if one.latency is not None]
        what = f"{TABLES} tables, {rate} saved acts a second"
        unanswered, unanswered_then = (sum(one.latency is None for one in each.acts) for each in (driven, driven_then))
        promise(f"{what}: saved", len(kept) / driven.took, len(kept_then) / driven_then.took, "a second")
        promise(f"{what}: nobody asked", driven.missed, driven_then.missed, "acts")
        promise(f"{what}: unanswered", unanswered, unanswered_then, "acts", at_most=0)
        promise(f"{what}: answered, p50", p50(took), p50(took_then), "ms")
        promise(f"{what}: answered, p99", p99(took), p99(took_then), "ms", at_most=most)
        promise(f"{what}: refused requests", driven.refused, driven_then.refused, "requests", at_most=0)
        promise(
            f"{what}: longest collection",
            *(1000 * max(each.pauses, default=0.0) for each in (driven, driven_then)),
            "ms",
        )
        for who, seconds in driven.seconds.items():
            each, each_then = 1000 * seconds / len(kept), 1000 * driven_then.seconds[who] / len(kept_then)
            promise(f"{what}: processor time of {who}", each, each_then, "ms an act")
            each, each_then = 1000 * seconds / driven.changes, 1000 * driven_then.seconds[who] / driven_then.changes
            promise(f"{what}: processor time of {who}", each, each_then, "ms a change")


@pytest.mark.processes
def test_a_thousand_tables(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure(tmp_path, promise)), rounds=1)
