"""Starts with many living tables: the processor time until the bot is ready, and the memory of each table.

A few tables are played at; then the bot stops, and its database is filled with copies of the quiet ones among them.
``STARTS`` in the environment sets how many tables there are, as numbers parted by spaces.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from bot.store.book.chain import canonical, text_digest
from tests.bench.one_play.earlier_version import ROOT
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bench.whole_bot.steady_acts import PAUSE, processor_time
from tests.bench.whole_bot.test_presses_bench import watched
from tests.run.processes import children

STARTS = tuple(map(int, os.environ.get("STARTS", "0 1000 10000").split()))
PLAYED = 8
"""How many tables are played at before the others are copied from them."""
QUIET = 15.0
"""Seconds without any change after which nobody is to be called any more."""
SETTLED = 8.0
"""Seconds after a start in which its memory is no longer that of the start alone."""
MOST = {0: None, 1_000: 1.6, 10_000: 2.5}
"""The most seconds of processor time until a bot is ready with so many tables."""


ASLEEP = 1024
"""The most bytes of memory that one more sleeping table may take."""


@dataclass
class Started:
    """What a start took."""

    ready: float  # seconds of processor time until it was ready
    later: float  # the same, after a while in which nobody did anything
    memory: int  # bytes, after that while


def memory_of(process: int) -> int:
    """The bytes of memory that a process has to itself."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    line = next(line for line in text.splitlines() if line.startswith("Private_Dirty:"))
    return int(line.split()[1]) * 1024


def multiply(folder: Path, tables: int) -> None:
    """Fill the database with copies of its tables, each with people of its own, until there are so many."""
    with contextlib.closing(sqlite3.connect(folder / "daidi.db")) as file, file:
        file.row_factory = sqlite3.Row
        models = [dict(row) for row in file.execute("select * from tables where not ended order by table_id")]
        rules = {row["table_id"]: dict(row) for row in file.execute("select * from table_rules")}
        kept = {row["key"]: dict(row) for row in file.execute("select * from settings where key like 'live:%'")}
        for number in range(1_000, 1_000 + tables - len(models)):
            _copy(file, models[number % len(models)], rules, kept, number)


def _copy(file: sqlite3.Connection, model: dict[str, Any], rules: Any, kept: Any, number: int) -> None:
    table, before = f"{model['guild']}-{number}", model["table_id"]
    snapshot, channel, person = json.loads(model["snapshot"]), 10**18 + number, 10**17 + number
    was = snapshot["host"]
    snapshot["identity"] |= {"number": number, "channel": channel}
    written = canonical(snapshot).replace(str(was), str(person))
    row = model | {"table_id": table, "channel": channel, "snapshot": written, "state_hash": text_digest(written)}
    if row.get("outline"):
        row["outline"] = row["outline"].replace(str(was), str(person))
    _insert(file, "people", {"person": person, "account": person, "name": f"Person {number}", "at": 0.0})
    _insert(file, "tables", row)
    _insert(file, "table_rules", rules[before] | {"table_id": table})
    value = json.loads(kept[f"live:{before}"]["value"].replace(str(was), str(person)))
    live, ping = value["posted"]["live"], value["posted"]["ping"]
    ping["again"] = True  # as after some minutes
    value["rests"] = [live["shows"]["event"], live["shows"]["design"], ping["turn"], live["message"]]
    _insert(file, "settings", kept[f"live:{before}"] | {"key": f"live:{table}", "value": canonical(value)})


def _insert(file: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    file.execute(f"insert into {table} ({', '.join(row)}) values ({', '.join('?' * len(row))})", [*row.values()])


async def started(folder: Path, playground: Playground, version: Path) -> Started:
    """What a start of a version took."""
    before = children()
    async with watched(playground, folder, PAUSE, version, gaps=False):
        (bot,) = children() - before
        ready = processor_time(bot)
        await asyncio.sleep(SETTLED)
        return Started(ready, processor_time(bot), memory_of(bot))


async def starts(folder: Path, version: Path, counts: tuple[int, ...] = STARTS) -> dict[int, Started]:
    """What starts with so many tables took."""
    found = {}
    for tables in counts:
        place = Path(tempfile.mkdtemp(dir=folder))
        async with Playground(town(PLAYED), PlaygroundSettings(keep_sent=False)) as playground:
            if tables:
                crowd = Crowd(playground, PLAYED, {"clock": "none"})
                async with watched(playground, place, PAUSE, version, gaps=False):
                    await crowd.sit_down()
                    await crowd.play(5, 1)
                    while await playground.state.feed.news(QUIET):
                        pass
                multiply(place, tables)
            found[tables] = await started(place, playground, version)
    return found


async def measure(folder: Path, promise: Any) -> None:
    """State what starts take."""
    found = await starts(folder, ROOT)
    before: tuple[int, int] | None = None
    for tables, start in found.items():
        what = f"start with {tables:,} quiet tables"
        most = MOST.get(tables)
        promise(f"{what}: processor time until it is ready", start.ready, None, "s", at_most=most)
        promise(f"{what}: processor time soon after", start.later, None, "s")
        if before is not None:
            more, bytes_more = tables - before[0], start.memory - before[1]
            at_most = ASLEEP if before[0] else None  # the first of them make the database fill its caches, too
            promise(f"{what}: memory of each of the last {more:,}", bytes_more / more, None, "bytes", at_most=at_most)
        before = tables, start.memory


@pytest.mark.processes
def test_starts(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure(tmp_path, promise)), rounds=1)
