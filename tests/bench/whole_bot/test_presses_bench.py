"""Time from press to acknowledgement through the loopback Discord, and what blocks the bot's event loop.

Presses that were saved (Play, Pass, Next deal) stand beside ``/help``, which reads and saves nothing, and beside a
plain commit to the same disk. The bot is a process of its own; the loopback Discord, with Discord's rate limits, and
its people are another one. Promised are, with 50 tables, a p99 under 50 ms and an event loop that nothing blocks for
more than 50 ms; a processor that the machine gave to other programs meanwhile is taken out, and is the baseline.

Beside the version of before, both in this run, a saved press is promised no later a p99 at 25 acts a second, and at
100 acts a second at most three times that.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest

from bot.playground.chat import acts
from bot.playground.chat.state import Interaction
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.people.driver import bot_process
from bot.playground.server import Playground
from tests.bench.one_play.earlier_version import ROOT, version_before
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bot.running_bot.house import UNLIMITED

HELPED = 100
"""How often the baseline's command is used."""


@dataclass(frozen=True)
class Load:
    """The load: tables with one person and three computers each."""

    tables: int
    pause: float  # seconds that a computer takes
    # between two acts of a person, who sorts the hand while others play; 0: acts as soon as it is their turn
    every: float
    lasts: float  # seconds in all

    @property
    def most(self) -> float | None:
        """Milliseconds that a press, and a gap in the event loop, may take. Promised only for many tables."""
        return 50 if self.tables >= 50 else None


LOADS = {
    "one": Load(1, pause=0, every=0, lasts=75),
    "usual": Load(50, pause=1.2, every=2, lasts=60),
    "swift": Load(50, pause=0, every=2, lasts=40),
    "upper": Load(50, pause=0.5, every=0.5, lasts=40),
}
"""``upper`` is the load of docs/trust.md, 5, with all that 50 tables bring with them."""


def p50(seconds: Sequence[float]) -> float:
    """The median, in milliseconds."""
    return 1000 * quantiles(seconds, n=2, method="inclusive")[0]


def p99(seconds: Sequence[float]) -> float:
    """The milliseconds within which 99 of 100 stay."""
    return 1000 * quantiles(seconds, n=100, method="inclusive")[98]


@asynccontextmanager
async def watched(
    playground: Playground,
    folder: Path,
    pause: float,
    version: Path = ROOT,
    settings: Mapping[str, str] = UNLIMITED,
    *,
    gaps: bool = True,
) -> AsyncIterator[Path]:
    """The bot with its watchdog, of the version in a folder; gives the watchdog's report.

    ``settings``: of the bot, by default without limits on what people may ask, since those who act as soon as they can
    are no people. ``gaps``: the report has those of the event loop, which takes a tenth of the bot's processor time.
    """
    environment = os.environ | {
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'daidi.db'}",
        "COMPUTER_PAUSE": str(pause),
        "TRICK_PAUSE": "0",
        "LOG_LEVEL": "ERROR",
        "PYTHONPATH": str(version),
        **settings,
    }
    report = Path(tempfile.mkdtemp(dir=folder)) / "watchdog.jsonl"
    report.touch()
    program = str(Path(__file__).with_name("watched_bot.py"))
    command = (sys.executable, program, str(version), str(report), *(["gaps"] if gaps else []))
    async with bot_process(playground, command, environment):
        yield report


def saved(folder: Path, presses: Sequence[Interaction]) -> list[float]:
    """Seconds to acknowledgement for the presses that the database holds. Each of them was acknowledged."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file:
        before = file.execute("select 1 from sqlite_master where name = 'interactions'").fetchone()
        table = "interactions" if before else "events"  # the version of before keeps them apart
        ids = {str(row[0]) for row in file.execute(f"select interaction from {table}")}
    return answered(one for one in presses if one.id in ids)


def answered(presses: Any) -> list[float]:
    """Seconds to acknowledgement. Every press got one."""
    latencies = [one.latency for one in presses]
    assert None not in latencies, "a press was not acknowledged"
    return latencies


async def helped(playground: Playground) -> list[float]:
    """The baseline: seconds that ``/help`` takes while nothing else happens."""
    state = playground.state
    person = next(iter(state.guild.people.values()))
    took = []
    for _ in range(HELPED):
        act = acts.command(state, person, next(iter(state.guild.channels)), "help", {})
        await act.first
        took.append(act.latency or 0.0)
    return took


def reported(report: Path, since: float, until: float = math.inf) -> list[dict[str, float]]:
    """What the watchdog reported in some time."""
    return [one for line in report.read_text().splitlines() if since <= (one := json.loads(line))["at"] < until]


def collections(report: Path, since: float) -> list[float]:
    """The seconds that each longer collection of garbage took."""
    return [one["collected"] for one in reported(report, since) if "collected" in one]


def blocked(report: Path, since: float, until: float = math.inf) -> tuple[float, float]:
    """The longest gap of the loop without waiting for a processor, and the longest such wait, in milliseconds."""
    gaps = [one for one in reported(report, since, until) if "late" in one]
    own = max((gap["late"] - gap["queued"] for gap in gaps), default=0.0)
    return 1000 * own, 1000 * max((gap["queued"] for gap in gaps), default=0.0)


async def plain_commits(folder: Path, took: list[float]) -> None:
    """The other baseline: how long one row takes to reach the same disk meanwhile, ten times a second."""

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


async def measure(name: str, load: Load, folder: Path, promise: Any) -> None:
    """Apply a load, restart the bot halfway through, and state what was measured."""
    what = f"{name}, {load.tables} tables" if load.tables > 1 else f"{name}, 1 table"

    def unblocked(when: str, gap: tuple[float, float]) -> None:
        promise(f"{what}: event loop blocked {when}, to its wait for a processor", *gap, "ms", at_most=load.most)

    async with Playground(town(load.tables), PlaygroundSettings(keep_sent=False)) as playground:
        crowd = Crowd(playground, load.tables)
        began = time.monotonic()
        async with watched(playground, folder, load.pause) as report:
            first_start = time.monotonic() - began
            baseline = await helped(playground)
            began = time.monotonic()
            await crowd.sit_down()
            unblocked("while tables open", blocked(report, began))
            began, before, commits = time.monotonic(), len(crowd.presses), list[float]()
            committing = asyncio.create_task(plain_commits(folder, commits))
            await crowd.play(load.lasts, load.every)
            committing.cancel()
            await asyncio.gather(committing, return_exceptions=True)
            took, presses = time.monotonic() - began, crowd.presses[before:]
            durable = saved(folder, presses)
            asked = load.tables / load.every if load.every else None
            promise(f"{what}: acts, to those meant", len(presses) / took, asked, "a second")
            promise(f"{what}: any press acknowledged, p99, to /help alone", p99(answered(presses)), p99(baseline), "ms")
            promise(f"{what}: saved press acknowledged, p50, to /help alone", p50(durable), p50(baseline), "ms")
            commit = p99(commits)
            promise(f"{what}: saved press, p99, to a plain commit", p99(durable), commit, "ms", at_most=load.most)
            unblocked("while playing", blocked(report, began))
        began = time.monotonic()
        async with watched(playground, folder, load.pause) as report:
            connected = time.monotonic()
            await crowd.play(5.0, load.every)
            promise(f"{what}: restart until connected, to the first start", connected - began, first_start, "s")
            unblocked("after a restart", blocked(report, connected))
        assert playground.violations == []


@pytest.mark.processes
@pytest.mark.parametrize("name", LOADS)
def test_press_to_acknowledgement(benchmark: Any, promise: Any, tmp_path: Path, name: str) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure(name, LOADS[name], tmp_path, promise)), rounds=1)


SETTLING = 6.0
"""Seconds after which the first tables are done with what the opening of the others kept waiting."""


async def pressed(load: Load, folder: Path, version: Path, computers: int = 3, **opening: str) -> list[float]:
    """Seconds to acknowledgement of the saved presses of a load, by a version; its database goes into ``folder``.

    ``computers``: how many sit at each table; ``opening``: what the tables are opened with.
    """
    async with Playground(town(load.tables), PlaygroundSettings(keep_sent=False)) as playground:
        crowd = Crowd(playground, load.tables, opening, computers)
        async with watched(playground, folder, load.pause, version):
            await crowd.sit_down()
            await crowd.play(SETTLING, load.every)
            before = len(crowd.presses)
            await crowd.play(load.lasts, load.every)
            return saved(folder, crowd.presses[before:])


TURNS = 4
"""How often the versions take turns, so that both meet what else goes on at the machine."""


async def beside_the_version_before(folder: Path, promise: Any) -> None:
    """Drive the usual load on both versions and the upper one on this, in turns, and state how they compare."""
    before = version_before(folder)
    usual, upper = (replace(LOADS[name], lasts=15.0) for name in ("usual", "upper"))
    now, then, much = list[float](), list[float](), list[float]()
    places = iter([Path(tempfile.mkdtemp(dir=folder)) for _ in range(3 * TURNS)])
    for _ in range(TURNS):
        now += await pressed(usual, next(places), ROOT)
        then += await pressed(usual, next(places), before)
        much += await pressed(upper, next(places), ROOT)
    what = f"saved press, {usual.tables} tables, p99"
    promise(f"{what}: 25 acts a second, to the version of before", p99(now), p99(then), "ms", ratio_at_most=1)
    promise(f"{what}: 100 acts a second, to 25 a second", p99(much), p99(now), "ms", ratio_at_most=3)


@pytest.mark.processes
def test_presses_beside_the_version_before(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(beside_the_version_before(tmp_path, promise)), rounds=1)


BESIDE: dict[str, dict[str, Any]] = {
    "Sheng Ji": {"game": "sheng-ji", "pace": "once"},  # the cards are drawn in one step
    "Da Guai Lu Zi": {"game": "da-guai-lu-zi", "computers": 5},  # six seats
}
"""The games that are driven beside Big Two, with what their tables are opened with."""


async def beside_big_two(name: str, folder: Path, promise: Any) -> None:
    """Drive the usual load on tables of a game and on as many of Big Two, in turns, and state how they compare."""
    usual = replace(LOADS["usual"], lasts=25.0)
    places = iter([Path(tempfile.mkdtemp(dir=folder)) for _ in range(2 * TURNS)])
    ours, theirs = list[float](), list[float]()
    for _ in range(TURNS):
        ours += await pressed(usual, next(places), ROOT, **BESIDE[name])
        theirs += await pressed(usual, next(places), ROOT)
    what = f"saved press, {usual.tables} tables of {name}"
    promise(f"{what}: how many, to Big Two", len(ours), len(theirs), "presses")
    promise(f"{what}: acknowledged, p50, to Big Two", p50(ours), p50(theirs), "ms")
    promise(f"{what}: acknowledged, p99, to Big Two", p99(ours), p99(theirs), "ms", at_most=usual.most)


@pytest.mark.processes
@pytest.mark.parametrize("name", BESIDE)
def test_presses_beside_big_two(benchmark: Any, promise: Any, tmp_path: Path, name: str) -> None:
    benchmark.pedantic(lambda: asyncio.run(beside_big_two(name, tmp_path, promise)), rounds=1)
