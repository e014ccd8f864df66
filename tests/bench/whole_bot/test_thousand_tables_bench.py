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
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat import acts
from bot.playground.chat.state import Interaction
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.people.driver import NotOffered
from bot.playground.server import Playground
from tests.bench.one_play.earlier_version import ROOT, version_before
from tests.bench.whole_bot.crowd import Crowd, Player, control, town
from tests.bench.whole_bot.test_presses_bench import collections, p50, p99, watched
from tests.run.processes import children

TABLES = int(os.environ.get("TABLES", "1000"))
LASTS = float(os.environ.get("LASTS", "30"))
RATES = {25: 100.0, 50: 100.0, 100: 250.0}
"""Saved acts a second, and the milliseconds within which 99 of 100 are to be answered."""
PAUSE = 1.2
"""Seconds that a computer takes."""
ANSWERED_WITHIN = 10.0
"""Seconds after which an act counts as unanswered."""
GLANCE = 1.0
"""Seconds between two looks at all messages."""
QUIET = 3.0
"""Seconds without any change after which the bot has nothing left to send."""
TRUE_WITHIN = 25.0
"""Seconds after a start in which every message is to be true."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Driven:
    """What came of one rate."""

    acts: list[Interaction] = field(default_factory=list)
    missed: int = 0  # acts that nobody could do, because no table waited for a person
    took: float = 0.0
    refused: int = 0
    seconds: dict[str, float] = field(default_factory=dict)  # of processor time, by who took them
    changes: int = 0  # that were saved, those of computers and of time among them
    pauses: list[float] = field(default_factory=list)  # seconds that each collection of garbage took


@dataclass
class Restarted:
    """What a start after a kill took."""

    ready: float  # seconds of processor time until it was ready
    true: float  # seconds until every table message was true
    refused: int
    untrue: int  # tables whose live message is of another turn, missing, or not the only one


def processor_time(process: int) -> float:
    """The seconds that a process has run so far."""
    text = Path(f"/proc/{process}/stat").read_text()
    return sum(map(int, text.rpartition(")")[2].split()[11:13])) / TICKS


def descendants(process: int) -> Iterator[int]:
    """The processes that a process has begun."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        yield from map(int, (thread / "children").read_text().split())


def taken(bot: int) -> dict[str, float]:
    """Seconds of processor time so far, by who took them."""
    drawing = sum(map(processor_time, descendants(bot)))
    return {"bot": processor_time(bot), "drawing": drawing, "loopback and people": time.process_time()}


def play_typed(player: Player) -> Interaction | None:
    """Have a person play by command what their hand offers first; None where nothing is asked of them."""
    act = player._next_act(idle=False)
    if act is None:
        return None
    message, custom_id, *_ = act
    state, human, channel = player._state, player._person.human, player._channel
    with contextlib.suppress(NotOffered, StopIteration):
        if "Your turn" not in message.text:
            return acts.component(state, human, message.id, custom_id, None)  # the next deal
        menu = control(message, "plays")
        if menu.get("disabled"):
            return acts.component(state, human, message.id, control(message, "pass")["custom_id"], None)
        plays = [one["value"] for one in menu["options"] if not one["value"].startswith("kind ")]
        cards = next((one for one in plays if one != "-"), "-")
        return acts.command(state, human, channel, "play", {"cards": cards})
    return None


def changes(folder: Path) -> int:
    """How many changes the database holds."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file:
        return int(file.execute("select count(*) from events").fetchone()[0])


async def drive(crowd: Crowd, bot: int, report: Path, a_second: float, seconds: float, chance: random.Random) -> Driven:
    """Have so many acts done a second, each by somebody who is asked, whatever became of those before."""
    loop, driven = asyncio.get_running_loop(), Driven()
    before, refused, saved_before = taken(bot), len(crowd.playground.violations), changes(report.parent)
    began = loop.time()
    for number in range(round(a_second * seconds)):
        await asyncio.sleep(max(began + number / a_second - loop.time(), 0))
        act = next(filter(None, map(play_typed, chance.sample(crowd.players, len(crowd.players)))), None)
        if act is None:
            driven.missed += 1
        else:
            driven.acts.append(act)
    driven.took = loop.time() - began
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(ANSWERED_WITHIN):
            await asyncio.gather(*(asyncio.shield(one.first) for one in driven.acts))
    driven.refused = len(crowd.playground.violations) - refused
    driven.pauses = collections(report, began)
    driven.changes = changes(report.parent) - saved_before
    driven.seconds = {who: after - before[who] for who, after in taken(bot).items()}
    return driven


def saved(folder: Path, acts_done: Sequence[Interaction]) -> list[Interaction]:
    """Those that the database holds."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file:
        before = file.execute("select 1 from sqlite_master where name = 'interactions'").fetchone()
        table = "interactions" if before else "events"  # the version of before keeps them apart
        ids = {str(row[0]) for row in file.execute(f"select interaction from {table}")}
    return [one for one in acts_done if one.id in ids]


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
            (bot,) = children() - before
            await crowd.sit_down()
            for rate in RATES:
                driven = await drive(crowd, bot, report, rate, LASTS, chance)
                found[rate] = driven, saved(folder, driven.acts)
                await asyncio.sleep(5)
            await drive(crowd, bot, report, 25, 5, chance)
            os.kill(bot, signal.SIGKILL)
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
