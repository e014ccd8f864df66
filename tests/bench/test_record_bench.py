"""The record of a match at the end of its last deal, compared with that at the end of an early one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from typing import Any

from bot.store import Store
from bot.tables.log.match_record import match_record
from tests.store.makings import address, noon
from tests.tables.played import begun

DEALS = 300
OF_EACH = 20
"""So many deals at the beginning and at the end are measured."""
NAMES = ("Ann", "Bo", "Mei", "Kai")


async def ends(folder: Path) -> list[float]:
    """How long the record takes at the end of each deal."""
    store = await Store.open(address(folder / "records.db"), noon)
    played, took = begun("big-two", "chudadi-standard"), []
    for _ in range(DEALS):
        played.deal()
        await played.save(store)
        start = time.perf_counter()
        await match_record(store, played.table, NAMES)
        took.append(time.perf_counter() - start)
        played.next()
    await store.close()
    return took


def test_the_record_of_a_long_match(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    took = benchmark.pedantic(lambda: asyncio.run(ends(tmp_path)), rounds=1)
    late, early = 1000 * median(took[-OF_EACH:]), 1000 * median(took[:OF_EACH])
    promise(f"record at the end of deal {DEALS}, to an early one", late, early, "ms", ratio_at_most=3)
