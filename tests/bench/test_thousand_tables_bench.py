"""A thousand tables: saved acts at a steady rate, whether or not earlier ones were answered, with Discord's limits on.

Refused requests are counted, and for each process the processor time that it took: the bot, what draws for it, and this
one, which is both the loopback Discord and its people. They share the machine's processors. ``TABLES`` and ``LASTS`` in
the environment set how many tables there are and how many seconds each rate lasts.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.playground import acts
from bot.playground.driver import NotOffered
from bot.playground.server import Playground
from bot.playground.state import Interaction
from bot.playground.world import PlaygroundSettings
from tests.bench.before import ROOT, version_before
from tests.bench.crowd import Crowd, Player, control, town
from tests.bench.test_presses_bench import p50, p99, watched
from tests.processes import children

TABLES = int(os.environ.get("TABLES", "1000"))
LASTS = float(os.environ.get("LASTS", "30"))
RATES = {25: 100.0, 50: 100.0, 100: 250.0}
"""Saved acts a second, and the milliseconds within which 99 of 100 are to be answered."""
PAUSE = 1.2
"""Seconds that a computer takes."""
ANSWERED_WITHIN = 10.0
"""Seconds after which an act counts as unanswered."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Driven:
    """What came of one rate."""

    acts: list[Interaction] = field(default_factory=list)
    missed: int = 0  # acts that nobody could do, because no table waited for a person
    took: float = 0.0
    refused: int = 0
    seconds: dict[str, float] = field(default_factory=dict)  # of processor time, by who took them


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


async def drive(crowd: Crowd, bot: int, a_second: float, seconds: float, chance: random.Random) -> Driven:
    """Have so many acts done a second, each by somebody who is asked, whatever became of those before."""
    loop, driven = asyncio.get_running_loop(), Driven()
    before, refused = taken(bot), len(crowd.playground.violations)
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
    driven.seconds = {who: after - before[who] for who, after in taken(bot).items()}
    return driven


def saved(folder: Path, acts_done: Sequence[Interaction]) -> list[Interaction]:
    """Those that the database holds."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file:
        ids = {str(row[0]) for row in file.execute("select interaction from interactions")}
    return [one for one in acts_done if one.id in ids]


async def thousand(folder: Path, version: Path) -> dict[int, tuple[Driven, list[Interaction]]]:
    """What came of each rate, by a version, and which acts it saved."""
    found, chance = {}, random.Random(2026)
    async with Playground(town(TABLES), PlaygroundSettings(keep_sent=False)) as playground:
        crowd, before = Crowd(playground, TABLES), children()
        async with watched(playground, folder, PAUSE, version):
            (bot,) = children() - before
            await crowd.sit_down()
            for rate in RATES:
                driven = await drive(crowd, bot, rate, LASTS, chance)
                found[rate] = driven, saved(folder, driven.acts)
                await asyncio.sleep(5)
    return found


async def measure(folder: Path, promise: Any) -> None:
    """State how this version fares, and the version of before in the same run."""
    now = await thousand(Path(tempfile.mkdtemp(dir=folder)), ROOT)
    then = await thousand(Path(tempfile.mkdtemp(dir=folder)), version_before(folder))
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
        for who, seconds in driven.seconds.items():
            each, each_then = 1000 * seconds / len(kept), 1000 * driven_then.seconds[who] / len(kept_then)
            promise(f"{what}: processor time of {who}", each, each_then, "ms an act")


@pytest.mark.processes
def test_a_thousand_tables(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure(tmp_path, promise)), rounds=1)
