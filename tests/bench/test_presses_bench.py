"""Press to acknowledgement through the loopback Discord, commit included, and what blocks the bot's event loop.

``pytest tests/bench/test_presses_bench.py --benchmark-enable -s`` prints p50 and p99 of the presses that were saved
(Play, Pass, Next deal) beside those of ``/help``, which reads and saves nothing. The bot is a process of its own; the
loopback Discord and its people are another one. Promised are, with 50 tables, a p99 under 50 ms and an event loop that
nothing blocks for more than 50 ms; a processor that the machine gave to other programs meanwhile is shown apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
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

LOADS = {
    "1 table, computers at once, a press as soon as the hand shows": (1, 0.0, 0.0, 60.0),
    "50 tables, everybody acts every 2 s (25 acts a second), computers take 1.2 s": (50, 1.2, 2.0, 60.0),
    "50 tables, everybody acts every 0.5 s (100 acts a second), computers take 0.5 s": (50, 0.5, 0.5, 40.0),
    "50 tables, everybody acts every 2 s (25 acts a second), computers at once": (50, 0.0, 2.0, 40.0),
}
"""What is driven: tables with one person and three computers, a computer's pause, seconds between two acts of a
person (sorting his hand while others are to play), seconds in all."""


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
        "LOG_LEVEL": "WARNING",
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


def blocked(report: Path, since: float) -> str:
    """The longest gap of the event loop, and the longest one beside waiting for a processor."""
    gaps = [gap for line in report.read_text().splitlines() if (gap := json.loads(line))["at"] >= since]
    if not gaps:
        return "no gap"
    worst = max(gaps, key=lambda gap: gap["late"])
    own = max(gaps, key=lambda gap: gap["late"] - gap["queued"])
    return (
        f"longest gap {worst['late'] * 1000:.0f} ms ({worst['ran'] * 1000:.0f} ms its own work, "
        f"{worst['queued'] * 1000:.0f} ms waiting for a processor); "
        f"longest without such waiting {(own['late'] - own['queued']) * 1000:.0f} ms"
    )


@pytest.mark.parametrize("load", LOADS, ids=["one", "usual", "upper", "at-once"])
def test_press_to_acknowledgement(benchmark: Any, tmp_path: Path, load: str) -> None:
    tables, pause, every, seconds = LOADS[load]

    async def measure() -> None:
        async with Playground(town(tables), Settings(keep_sent=False)) as playground:
            crowd = Crowd(playground, tables)
            async with watched(playground, tmp_path, pause) as report:
                baseline = await helped(playground)
                began = time.monotonic()
                await crowd.sit_down()
                say(f"{load}\n  opening and starting: {blocked(report, began)}")
                began, before = time.monotonic(), len(crowd.presses)
                await crowd.play(seconds, every)
                took = time.monotonic() - began
                presses = crowd.presses[before:]
                say(f"  /help: {milliseconds(baseline)}")
                say(f"  all {len(presses)} acts, {len(presses) / took:.0f} a second: {milliseconds(answered(presses))}")
                durable = saved(tmp_path, presses)
                ratio = quantiles(durable, n=2)[0] / quantiles(baseline, n=2)[0]
                say(f"  {len(durable)} saved: {milliseconds(durable)}, {ratio:.1f} times /help")
                say(f"  playing: {blocked(report, began)}")
            began = time.monotonic()
            async with watched(playground, tmp_path, pause) as report:
                ready = time.monotonic() - began
                await crowd.play(5.0, every)
                say(f"  restart: connected after {ready:.1f} s, {blocked(report, began)}\n")
            assert playground.violations == []

    benchmark.pedantic(lambda: asyncio.run(measure()), rounds=1)
