"""What a start reads for its tables, and what they need as they wake, is read for all of them together.

Promise: A start reads for all its tables together. A refusal reads nothing. However many tables there are, one is found
as fast. Also: tests/store/book/test_store_repeats.py, tests/tables/life/test_living.py.
"""

from __future__ import annotations

import random
from pathlib import Path

from sqlalchemy import event

from bot.metrics import Metrics
from bot.process.discord_client import DaiDi
from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from cogs.interactions.answering.admission import Rates
from cogs.outbox import Permits
from cogs.outbox.drawing import Drawing
from tests.tables.hall_at_work import interactions, of, opened, people
from tests.tables.turned_clock import TurnedClock


async def with_tables(path: Path, clock: TurnedClock, tables: int) -> None:
    """A store with so many tables in mid-deal, each of its own people, one of whom is coached."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 60)
    everybody = await people(store, 2 * tables)
    for ann, bo in zip(everybody[::2], everybody[1::2], strict=True):
        table = await opened(hall, ann, computers=2)
        of(await hall.do(table, do.Join(bo), next(interactions)))
        of(await hall.do(table, do.Start(ann), next(interactions)))
        await store.set_setting(0, f"coached:{ann}", table)
    await hall.close()
    await store.close()


async def reads_of_a_start(path: Path, clock: TurnedClock) -> tuple[int, int]:
    """How many transactions a start reads with, and how many wake all of its tables together."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 60)
    client = DaiDi(hall, Rates(clock.monotonic, {}), Metrics(), Drawing(1), Permits(clock, 1))
    reads: list[object] = []
    event.listen(store._access.database.reading.sync_engine, "begin", reads.append)
    await hall.recall()
    wanted = await client.publisher.recall()
    assert hall.tables() == ()
    for_start = len(reads)
    await hall.sleep.surely_awake(wanted)
    for_waking = len(reads) - for_start
    for table in hall.tables():
        ann, bo = table.persons
        assert {client.bridge.people.account(ann), client.bridge.people.account(bo)} <= set(range(1, 100))
        assert client.coach.is_coached(table, ann)
        assert not client.coach.is_coached(table, bo)
    assert len(hall.tables()) == len(hall.living.all()) > 1
    await hall.close()
    await client.publisher.close(break_off=False)
    await store.close()
    return for_start, for_waking


async def test_ten_tables_need_no_more_reads_than_two(tmp_path: Path) -> None:
    clock = TurnedClock()
    reads = {}
    for tables in (2, 10):
        path = tmp_path / f"{tables}" / "daidi.db"
        await with_tables(path, clock, tables)
        reads[tables] = await reads_of_a_start(path, clock)
    assert reads[2] == reads[10]
    start, waking = reads[10]
    assert start <= 4  # one of them for the evenings that are on
    assert waking <= 6
