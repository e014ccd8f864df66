"""Boards of a server in which very much was booked, and what booking a deal costs.

``ENTRIES`` and ``MEMBERS`` say how much: 10,000,000 and 20,000 are what the bot is made for, and take minutes to lay.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bot.store import Counted, Order, Store, Window
from bot.store.book.writes import Statements
from bot.store.standings.kept_standings import count_anew
from bot.store.standings.spans import Span
from tests.store.makings import GUILD, NOON, address, at, change, entries, noon

ENTRIES = int(os.environ.get("ENTRIES", "200000"))
MEMBERS = int(os.environ.get("MEMBERS", "20000"))
DAY = 86400.0
YEAR = 365 * DAY
LAID = f"""
    INSERT INTO ledger (guild, seq, event, channel, table_id, deal, seat, person, computer, points, won, game, rules,
        rules_version, commitment, zero_sum, practice, at, hash)
    WITH RECURSIVE counted(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < :entries),
        played(number, person) AS MATERIALIZED (SELECT number, 1 + abs(random()) % :members FROM counted)
    SELECT {GUILD}, number - :entries - 1, 1, 5 + person % 4, '{GUILD}-1', number / 4, number % 4, person, '',
        abs(random()) % 99 - 49, number % 4 = 0, 'big-two',
        CASE (person + (number % 20 = 0)) % 3 WHEN 0 THEN 'chudadi-standard' WHEN 1 THEN 'chudadi-standard*'
            ELSE 'taiwan' END,
        1, '', 0, 0, :now - :year * (:entries - number) / :entries, ''
    FROM played
"""
"""Each member plays in one channel, and mostly by the same rules. The numbers lie below those of the chain."""
LIMIT = 50.0
"""Milliseconds that a board may take."""
BOOKED = 2.0
"""Milliseconds of processor that booking a deal of four may take."""
DEALS = 300


def lay(path: Path) -> None:
    """Entries over a year, the newest of them now."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("PRAGMA synchronous=OFF")
        file.execute("PRAGMA foreign_keys=OFF")
        file.execute("PRAGMA cache_size=-1000000")
        file.execute(LAID, {"entries": ENTRIES, "members": MEMBERS, "now": NOON - 60.0, "year": YEAR})


async def milliseconds(ask: Callable[[], Awaitable[Any]], times: int = 21) -> float:
    """How long an answer takes, at the median."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        await ask()
        took.append(1000 * (time.perf_counter() - start))
    return median(took)


async def measured(path: Path) -> dict[str, float]:
    """Milliseconds of each board, with the asker's own place; and of counting anew."""
    store = await Store.open(address(path), noon)
    await store.points.begin_season(GUILD, "spring", 1)
    await store.close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE seasons SET start = ?", (NOON - 90 * DAY,))
    store = await Store.open(address(path), noon)
    start = time.perf_counter()
    spans = (Span.MONTH, Span.SEASON, Span.ALL)
    await store._access.write(Statements(GUILD, partial(count_anew, guild=GUILD, spans=spans)))
    found = {"standings counted anew": 1000 * (time.perf_counter() - start)}
    season = await store.points.season(GUILD)
    assert season is not None
    one = ("chudadi-standard",)
    both = ("chudadi-standard", "chudadi-standard*")
    boards = {
        "of the month": Counted(GUILD, Window.month(NOON - DAY), "big-two", one),
        "of the season": Counted(GUILD, season.window, "big-two", one),
        "of all time": Counted(GUILD, Window.all(), "big-two", one),
        "of all time, two rule sets": Counted(GUILD, Window.all(), "big-two", both),
        "of all time, a preset": Counted(GUILD, Window.all(), "big-two", both, preset="chudadi-standard"),
        "of all time, every rule set": Counted(GUILD, Window.all(), "big-two"),
        "of all time, a channel": Counted(GUILD, Window.all(), "big-two", one, 6),
    }
    for name, counted in boards.items():
        page = await store.points.board(counted, for_person=7)
        assert len(page.rows) == 10
        found[f"board {name}"] = await milliseconds(partial(store.points.board, counted, for_person=7))
    for by in (Order.AVERAGE, Order.WINS):
        ask = partial(store.points.board, boards["of all time"], by, for_person=7)
        found[f"board of all time by {by}"] = await milliseconds(ask)
    deep = partial(store.points.board, boards["of all time"], offset=MEMBERS // 2, for_person=7)
    found["board of all time, in the middle"] = await milliseconds(deep)
    await store.close()
    return found


async def booked(path: Path) -> float:
    """Milliseconds of processor for a deal of four that is booked, beyond those of a change that books none."""
    store, rng = await Store.open(address(path), noon), Random(1)
    await store.points.begin_season(GUILD, "spring", 1)
    took = []
    for table, books in ((1, False), (2, True)):
        start = time.process_time()
        for number in range(1, DEALS + 1):
            persons = tuple(rng.sample(range(1, MEMBERS), 4))
            made = entries(3, -1, -1, -1, deal=number, persons=persons) if books else ()
            await store.save(change(at(table), number, entries=made))
        took.append(1000 * (time.process_time() - start) / DEALS)
    await store.close()
    return took[1] - took[0]


def test_boards_of_many_entries(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    path = tmp_path / "boards.db"
    asyncio.run(_made(path))
    lay(path)
    found = benchmark.pedantic(lambda: asyncio.run(measured(path)), rounds=1)
    for name, took in found.items():
        most = None if name == "standings counted anew" else LIMIT
        promise(f"{name}, {ENTRIES:,} entries, {MEMBERS:,} members", took, None, "ms", at_most=most)


def test_a_deal_that_is_booked(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    took = benchmark.pedantic(lambda: asyncio.run(booked(tmp_path / "booked.db")), rounds=1)
    promise("a deal of four booked, of processor", took, None, "ms", at_most=BOOKED)


async def _made(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await store.save(change(at(1), 1))
    await store.close()
