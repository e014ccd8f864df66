"""A hundred tables of four people each, without computers: a saved act is one change, and four hands show it.

Acts come at a steady rate, whether or not earlier ones were answered, with Discord's limits on. Stated is what each act
takes of each process: they share the machine's processors.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat.state import Interaction
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from tests.bench.one_play.earlier_version import ROOT, version_before
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bench.whole_bot.steady_acts import PAUSE, BotProcesses, Driven, drive
from tests.bench.whole_bot.test_presses_bench import p50, p99, watched
from tests.bench.whole_bot.test_thousand_tables_bench import LASTS, turns
from tests.run.processes import children
from tests.store.homes import FileHome

TABLES = int(os.environ.get("TABLES", "100"))
TOGETHER = 4
RATE = 25
MAIN_PROCESS = 5.5
"""Milliseconds that an act may take of the bot's own process."""
BEHIND = 3.0
"""Seconds that a message may be behind a change, unless a newer one was shown meanwhile."""
LOOK_EVERY = 1.0
"""Seconds between two looks at all messages."""
ANSWERED = 25.0
"""Milliseconds within which 99 of 100 acts are to be answered."""


class Lateness:
    """How far messages are behind: for how long one shows, with its picture, what a newer change has made old.

    A message that was renewed meanwhile counts from the first change that it does not show.
    """

    def __init__(self, crowd: Crowd, folder: Path) -> None:
        self.public: list[float] = []  # seconds, for each message and look that found it behind
        self.private: list[float] = []
        self._crowd = crowd
        self._folder = folder
        # By table, when each of its turns was first found in the database, the oldest first.
        self._since: defaultdict[str, dict[int, float]] = defaultdict(dict)

    async def look(self) -> None:
        """Look again and again at every message."""
        while True:
            self._look(asyncio.get_running_loop().time())
            await asyncio.sleep(LOOK_EVERY)

    def _look(self, now: float) -> None:
        for table, turn in turns(self._folder):
            self._since[table].setdefault(turn, now)
        for (table, whose), shown in self._crowd.drawn().items():
            missed = next((since for turn, since in self._since[table].items() if turn > shown), None)
            if missed is not None:
                (self.private if whose else self.public).append(now - missed)


async def played(folder: Path, version: Path) -> tuple[Driven, list[Interaction], Lateness]:
    """What came of it by a version, which acts it saved, and how late messages were."""
    async with Playground(town(TABLES, TOGETHER), PlaygroundSettings(keep_sent=False)) as playground:
        crowd, before = Crowd(playground, TABLES, computers=0, together=TOGETHER), children()
        async with watched(playground, folder, PAUSE, version, gaps=False) as report:
            bot = BotProcesses([*(children() - before)], FileHome(folder / "daidi.db"), report)
            await crowd.sit_down()
            lateness = Lateness(crowd, folder)
            looking = asyncio.create_task(lateness.look())
            driven = await drive(crowd, bot, RATE, LASTS, random.Random(2026))
            looking.cancel()
            return driven, bot.saved(driven.acts), lateness


async def measure(folder: Path, promise: Any) -> None:
    """State how this version fares, and the version of before in the same run."""
    now, kept, late = await played(Path(tempfile.mkdtemp(dir=folder)), ROOT)
    then, kept_then, late_then = await played(Path(tempfile.mkdtemp(dir=folder)), version_before(folder))
    took, took_then = ([one.latency for one in each if one.latency is not None] for each in (kept, kept_then))
    what = f"{TABLES} tables of {TOGETHER} people, {RATE} saved acts a second"
    promise(f"{what}: saved", len(kept) / now.took, len(kept_then) / then.took, "a second")
    promise(f"{what}: nobody asked", now.missed, then.missed, "acts")
    promise(f"{what}: answered, p50", p50(took), p50(took_then), "ms")
    promise(f"{what}: answered, p99", p99(took), p99(took_then), "ms", at_most=ANSWERED)
    promise(f"{what}: refused requests", now.refused, then.refused, "requests", at_most=0)
    for message, behind, behind_then in (
        ("public messages", late.public, late_then.public),
        ("hands", late.private, late_then.private),
    ):
        longest, longest_then = max(behind, default=0.0), max(behind_then, default=0.0)
        promise(f"{what}: {message} behind at most", longest, longest_then, "s", at_most=BEHIND)
    for who, seconds in now.seconds.items():
        each, each_then = 1000 * seconds / len(kept), 1000 * then.seconds[who] / len(kept_then)
        most = MAIN_PROCESS if who == "bot" else None
        promise(f"{what}: processor time of {who}", each, each_then, "ms an act", at_most=most)


@pytest.mark.processes
def test_people_alone(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure(tmp_path, promise)), rounds=1)
