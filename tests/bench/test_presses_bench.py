"""Press to acknowledgement through the loopback Discord, commit included, and what blocks the bot's event loop.

``pytest tests/bench/test_presses_bench.py --benchmark-enable -s`` prints p50 and p99 of the presses that were saved
(Play, Pass, Next deal) beside those of ``/help``, which reads and saves nothing, and of a plain commit to the same
disk. The bot is a process of its own; the loopback Discord, with Discord's rate limits, and its people are another one.
Promised are, with 50 tables, a p99 under 50 ms and an event loop that nothing blocks for more than 50 ms; a processor
that the machine gave to other programs meanwhile is shown apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest

from bot.playground import acts
from bot.playground.driver import bot_process
from bot.playground.server import Playground
from bot.playground.state import Interaction
from bot.playground.world import Settings
from tests.bench.crowd import Crowd, town

HELPED = 100
"""Uses of the baseline's command."""


@dataclass(frozen=True)
class Load:
    """What is driven: tables of one person and three computers.

    ``pause``: seconds a computer takes; ``every``: seconds between two acts of a person, who sorts his hand while
    others are to play (0: he acts as soon as it is his turn); ``lasts``: seconds in all.
    """

    tables: int
    pause: float
    every: float
    lasts: float

    def __str__(self) -> str:
        acts = f"{self.tables / self.every:.0f} acts a second" if self.every else "a press as soon as the hand shows"
        return f"{self.tables} tables, {acts}, computers take {self.pause} s"


LOADS = {
    "one": Load(1, pause=0, every=0, lasts=75),
    "usual": Load(50, pause=1.2, every=2, lasts=60),
    "swift": Load(50, pause=0, every=2, lasts=40),
    "upper": Load(50, pause=0.5, every=0.5, lasts=40),
}
"""``upper`` is the load of docs/trust.md, 5, on all that 50 tables bring along."""


def say(line: str) -> None:
    """A line of the report."""
    sys.stdout.write(f"\n{line}")


def milliseconds(seconds: Sequence[float]) -> str:
    """p50, p99 and the most, in words."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    return f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms, most {max(seconds) * 1000:.1f} ms"


@asynccontextmanager
async def watched(playground: Playground, folder: Path, pause: float) -> AsyncIterator[Path]:
    """The bot with its watchdog; gives the watchdog's report."""
    environment = os.environ | {
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'daidi.db'}",
        "COMPUTER_PAUSE": str(pause),
        "LOG_LEVEL": "ERROR",
    }
    report = folder / "watchdog.jsonl"
    report.touch()
    command = (sys.executable, "-m", "tests.bench.watched_bot", str(report))
    async with bot_process(playground, command, environment):
        yield report


def saved(folder: Path, presses: Sequence[Interaction]) -> list[float]:
    """Seconds to acknowledgement of those presses that the database holds; each was acknowledged."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file:
        ids = {str(row[0]) for row in file.execute("select interaction from interactions")}
    return answered(one for one in presses if one.id in ids)


def answered(presses: Any) -> list[float]:
    """Seconds to acknowledgement; every one got it."""
    latencies = [one.latency for one in presses]
    assert None not in latencies, "a press was not acknowledged"
    return latencies


async def helped(playground: Playground) -> list[float]:
    """The baseline: seconds of ``/help`` while nothing else goes on."""
    state = playground.state
    person = next(iter(state.guild.people.values()))
    took = []
    for _ in range(HELPED):
        act = acts.command(state, person, next(iter(state.guild.channels)), "help", {})
        await act.first
        took.append(act.latency or 0.0)
    return took


def blocked(report: Path, since: float, until: float = math.inf) -> str:
    """The longest gap of the event loop, and the longest one beside waiting for a processor."""
    gaps = [gap for line in report.read_text().splitlines() if since <= (gap := json.loads(line))["at"] < until]
    if not gaps:
        return "no gap"
    worst = max(gaps, key=lambda gap: gap["late"])
    own = max(gaps, key=lambda gap: gap["late"] - gap["queued"])
    return (
        f"longest gap {worst['late'] * 1000:.0f} ms ({worst['ran'] * 1000:.0f} ms its own work, "
        f"{worst['queued'] * 1000:.0f} ms waiting for a processor); "
        f"longest without such waiting {(own['late'] - own['queued']) * 1000:.0f} ms"
    )


async def plain_commits(folder: Path, took: list[float]) -> None:
    """The other baseline: what one row takes to reach the same disk meanwhile, ten times a second."""

    def commit() -> float:
        began = time.perf_counter()
        with file:
            file.execute("insert into rows values (?)", ("x" * 500,))
        return time.perf_counter() - began

    with contextlib.closing(sqlite3.connect(folder / "plain.db", check_same_thread=False)) as file:
        file.execute("pragma journal_mode=WAL")
        file.execute("pragma synchronous=FULL")
        file.execute("create table if not exists rows (text)")
        while True:
            took.append(await asyncio.to_thread(commit))
            await asyncio.sleep(0.1)


async def measure(load: Load, folder: Path) -> None:
    """Drive a load, restart the bot in the middle of it, and say what was measured."""
    async with Playground(town(load.tables), Settings(keep_sent=False)) as playground:
        crowd = Crowd(playground, load.tables)
        async with watched(playground, folder, load.pause) as report:
            baseline = await helped(playground)
            began = time.monotonic()
            await crowd.sit_down()
            say(f"{load}\n  opening and starting: {blocked(report, began)}")
            began, before, commits = time.monotonic(), len(crowd.presses), list[float]()
            committing = asyncio.create_task(plain_commits(folder, commits))
            await crowd.play(load.lasts, load.every)
            committing.cancel()
            await asyncio.gather(committing, return_exceptions=True)
            took, presses = time.monotonic() - began, crowd.presses[before:]
            durable = saved(folder, presses)
            ratios = [f"{quantiles(durable, n=2)[0] / quantiles(base, n=2)[0]:.1f}" for base in (baseline, commits)]
            say(f"  /help, alone: {milliseconds(baseline)}")
            say(f"  a plain commit, meanwhile: {milliseconds(commits)}")
            say(f"  {len(presses)} acts, {len(presses) / took:.0f} a second: {milliseconds(answered(presses))}")
            say(f"  {len(durable)} saved: {milliseconds(durable)}; {ratios[0]} x /help, {ratios[1]} x a plain commit")
            say(f"  playing: {blocked(report, began)}")
        began = time.monotonic()
        async with watched(playground, folder, load.pause) as report:
            connected = time.monotonic()
            await crowd.play(5.0, load.every)
            say(f"  restart: connected after {connected - began:.1f} s, until then {blocked(report, began, connected)}")
            say(f"  after it: {blocked(report, connected)}\n")
        assert playground.violations == []


@pytest.mark.parametrize("name", LOADS)
def test_press_to_acknowledgement(benchmark: Any, tmp_path: Path, name: str) -> None:
    if benchmark.disabled:
        pytest.skip("takes a minute; --benchmark-enable runs it")
    benchmark.pedantic(lambda: asyncio.run(measure(LOADS[name], tmp_path)), rounds=1)
