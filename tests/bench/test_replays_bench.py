"""A step of a replay beside a table picture, and beside one of its size; a deal of a long match beside an early one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PIL import Image

from bot.engine.game import GAMES, find_game
from bot.store import Store
from bot.tables.log.match_record import match_record
from bot.tables.log.past_deals import PastDeals
from bot.tables.log.unfolded_deals import UnfoldedDeal, UnfoldedDeals
from bot.tables.moment import Moment
from bot.tables.table import Table
from cogs.ui.deal_end.replayed_step import StepInWords, replay_message, replay_picture
from cogs.ui.table.table_message import table_message, table_picture
from cogs.ui.table_in_words import Shown, TableInWords
from images.render import draw_table
from tests.store.makings import address, noon
from tests.tables.played import begun

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao")
DEALS = 60
ROUNDS = 15


def words_of(table: Table) -> TableInWords:
    return TableInWords(table, NAMES[: len(table.seats)], of=Shown(Moment(None, table)))


async def unfolded(folder: Path, game: str) -> UnfoldedDeal:
    store = await Store.open(address(folder / "replays.db"), noon)
    played = begun(game, find_game(game).rules.presets[0])
    played.deal()
    await played.save(store)
    found = await UnfoldedDeals(store, PastDeals(store), lambda *_: True).unfolded(played.table.id, 1, played.table)
    await store.close()
    assert found is not None
    return found


def size_of(picture: bytes) -> int:
    """How many pixels a picture has."""
    width, height = Image.open(BytesIO(picture)).size
    return width * height


def took(do: Callable[[], object]) -> float:
    """The median milliseconds of doing this."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        do()
        times.append(time.perf_counter() - start)
    return 1000 * median(times)


@pytest.mark.parametrize("game", GAMES)
def test_a_step(benchmark: Any, promise: Any, tmp_path: Path, game: str) -> None:
    deal = asyncio.run(unfolded(tmp_path, game))
    number = deal.last // 2
    table = deal.steps[number].table

    def step() -> bytes:
        shown = StepInWords(deal, number, words_of(table), NAMES[: len(table.seats)])
        drawn = draw_table(replay_picture(shown))
        replay_message(shown, drawn, None)
        return drawn

    def live() -> bytes:
        scene = words_of(table)
        drawn = draw_table(table_picture(scene))
        table_message(scene, drawn)
        return drawn

    larger = size_of(step()) / size_of(live())  # the hands lie open below the table
    benchmark.pedantic(step, rounds=ROUNDS)
    now, then = took(step), took(live)
    promise(f"step of a replay of {game}, to its table picture", now, then, "ms", ratio_at_most=2.5)
    promise(f"step of a replay of {game}, to a table picture of its size", now, then * larger, "ms", ratio_at_most=1.3)


async def unfoldings(folder: Path) -> tuple[float, float]:
    """How long the last deal of a long match takes to unfold, and the first, by a bot that has read neither."""
    store = await Store.open(address(folder / "long.db"), noon)
    played = begun("big-two", "chudadi-standard")
    for _ in range(DEALS):
        played.deal()
        await played.save(store)
        await match_record(store, played.table, NAMES[:4])
        played.next()
    await played.save(store)

    async def once(deal: int) -> float:
        deals = UnfoldedDeals(store, PastDeals(store), lambda *_: True)
        start = time.perf_counter()
        assert await deals.unfolded(played.table.id, deal, played.table) is not None
        return time.perf_counter() - start

    last = [await once(DEALS - number) for number in range(9)]
    first = [await once(1 + number) for number in range(9)]
    await store.close()
    return 1000 * median(last), 1000 * median(first)


def test_unfolding_in_a_long_match(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    last, first = benchmark.pedantic(lambda: asyncio.run(unfoldings(tmp_path)), rounds=1)
    promise(f"deal {DEALS} of a match unfolded, to an early one", last, first, "ms", ratio_at_most=3)
