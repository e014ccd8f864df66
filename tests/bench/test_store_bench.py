"""Changes per second, compared with plain sqlite3 that commits each row (WAL, synchronous=FULL), in the same run.

The same in PostgreSQL is compared with the same in SQLite. The server is on the same disk and has its usual settings.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from statistics import quantiles
from tempfile import gettempdir
from typing import Any

import pytest

from bot.store import Counted, Store, Window
from bot.store.book.chain import canonical
from tests.run.postgres_server import serving
from tests.store.makings import GUILD, address, at, change, entries, noon

CHANGES = 1000
SNAPSHOT = {"hands": ["3d 4c 5h 6s 7d 8c 9h Ts Jd Qc Kh As 2d"] * 4, "log": ["0 play 3d", "1 pass"] * 60}


def plain_rows_a_second(folder: Path) -> float:
    """The baseline: rows per second, each with the same snapshot and a commit of its own."""
    connection = sqlite3.connect(folder / "plain.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, snapshot TEXT)")
    text = canonical(SNAPSHOT)
    start = time.perf_counter()
    for _ in range(CHANGES):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO rows (snapshot) VALUES (?)", (text,))
        connection.execute("COMMIT")
    rate = CHANGES / (time.perf_counter() - start)
    connection.close()
    return rate


async def changes_a_second(url: str, writers: int) -> tuple[float, list[float]]:
    """Changes per second of ``writers`` tables that each wait for their commit, and how long each change took."""
    store = await Store.open(url, noon)
    took: list[float] = []

    async def play(table: int) -> None:
        for number in range(1, CHANGES // writers + 1):
            made = change(at(table), number, snapshot=SNAPSHOT, interaction=table * CHANGES + number)
            start = time.perf_counter()
            await store.save(made)
            took.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(play(table) for table in range(writers)))
    rate = len(took) / (time.perf_counter() - start)
    await store.close()
    return rate, took


def timed(url: str, writers: int) -> tuple[float, list[float]]:
    return asyncio.run(changes_a_second(url, writers))


@pytest.mark.parametrize("writers", [1, 50])
def test_changes_a_second(benchmark: Any, promise: Any, tmp_path: Path, writers: int) -> None:
    baseline = plain_rows_a_second(tmp_path)
    rate, took = benchmark.pedantic(timed, (address(tmp_path / "daidi.db"), writers), rounds=1)
    promise(f"changes saved, {writers} at once, to plain rows", rate, baseline, "a second")
    promise(
        f"a change saved, {writers} at once, p99, to a plain row",
        1000 * quantiles(took, n=100)[98],
        1000 / baseline,
        "ms",
    )


AT_MOST = 2.0
"""How many times longer a change may take in PostgreSQL than in SQLite."""


@pytest.mark.processes
@pytest.mark.parametrize("writers", [1, 25, 100])
def test_changes_a_second_in_postgresql(benchmark: Any, promise: Any, tmp_path: Path, writers: int) -> None:
    rate, took = timed(address(tmp_path / "daidi.db"), writers)
    with serving(Path(gettempdir())) as server, server.database() as name:
        theirs, they_took = benchmark.pedantic(timed, (server.url(name), writers), rounds=1)
    what = f"{writers} at once, in PostgreSQL, to SQLite"
    promise(f"changes saved, {what}", theirs, rate, "a second", ratio_at_least=1 / AT_MOST)
    for percent, place in ((50, 49), (99, 98)):
        ours, other = (1000 * quantiles(one, n=100)[place] for one in (they_took, took))
        promise(f"a change saved, p{percent}, {what}", ours, other, "ms", ratio_at_most=AT_MOST)


def test_board_of_many_entries(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    """The all-time board over 200,000 entries of 2,000 people, compared with a plain query for a page of the ledger."""
    deals, people = 50_000, 2_000

    async def run() -> tuple[float, float]:
        store = await Store.open(address(tmp_path / "board.db"), noon)
        for start in range(0, deals, 1000):
            booked = tuple(
                one
                for deal in range(start, start + 1000)
                for one in entries(
                    3, -1, -1, -1, deal=deal, persons=tuple((deal * 7 + s) % people + 1 for s in range(4))
                )
            )
            await store.save(change(at(1), start // 1000 + 1, entries=booked))
        start_time = time.perf_counter()
        await store.ledger(GUILD, 1)
        page = time.perf_counter() - start_time
        start_time = time.perf_counter()
        board = await store.points.board(Counted(GUILD, Window.all()), for_person=1)
        took = time.perf_counter() - start_time
        assert board.people == people
        await store.close()
        return page, took

    page, took = benchmark.pedantic(lambda: asyncio.run(run()), rounds=1)
    promise(f"board over {4 * deals:,} entries, to a page of the ledger", 1000 * took, 1000 * page, "ms")
