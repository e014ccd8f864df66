"""Stores that earlier versions wrote, tables in every stage: each opens, and each table goes on.

``shapes/N.sql`` was written by the version whose snapshots have shape N. Its tables: a lobby with a cut; a deal of
``taiwan`` in which a person is to play; a table between two deals; a redeal offer of ``class-struggle-1``.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from bot.games.big_two.grammar import KEEP
from bot.store import Store
from bot.tables import commands as do
from bot.tables.hall import Hall
from bot.tables.table import Stage
from cogs.ui.deal_end_message import deal_end_message, deal_end_picture
from cogs.ui.scene import Scene
from images.render import draw_deal_end
from tests.tables.hall_at_work import Ears, interactions, of, play_deal, table_of
from tests.tables.turned_clock import TurnedClock

SHAPES = {file.stem: file.read_text("utf-8") for file in (Path(__file__).parent / "shapes").glob("*.sql")}
STAGES = [Stage.LOBBY, Stage.DEAL, Stage.BETWEEN, Stage.DEAL]


async def opened(path: Path, shape: str, clock: TurnedClock, *damages: str) -> tuple[Hall, Store]:
    """A hall woken on a store of this shape."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript(SHAPES[shape])
        for damage in damages:
            file.execute(damage)
        file.commit()
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    await hall.wake()
    return hall, store


@pytest.mark.parametrize("shape", sorted(SHAPES))
async def test_every_table_goes_on(path: Path, clock: TurnedClock, shape: str) -> None:
    hall, store = await opened(path, shape, clock)
    ears = Ears(hall)
    hall.resume()
    lobby, deal, between, exchange = hall.tables()
    assert [table.stage for table in hall.tables()] == STAGES
    assert not any(table.doubted for table in hall.tables())
    assert hall.aside == {}
    assert lobby.cuts == ((0, "六 six"),)
    await play_deal(hall, ears, deal.id)
    assert table_of(hall, deal.id).settled is not None
    for person in between.missing():
        of(await hall.do(between.id, do.Ready(person), next(interactions)))
    await play_deal(hall, ears, between.id)
    assert table_of(hall, between.id).match.deals == 2
    of(await hall.do(lobby.id, do.AddComputer(lobby.host), next(interactions)))
    of(await hall.do(exchange.id, do.Act(exchange.host, KEEP), next(interactions)))
    assert await store.check() == []
    await hall.close()
    await store.close()


@pytest.mark.parametrize("shape", sorted(SHAPES))
async def test_every_table_goes_on_from_its_snapshot_where_its_log_does_not_fold(
    path: Path, clock: TurnedClock, shape: str
) -> None:
    hall, store = await opened(path, shape, clock, "update events set command = '{}'", "update tables set version = 0")
    ears = Ears(hall)
    hall.resume()
    assert [table.stage for table in hall.tables()] == STAGES
    await ears.until(lambda: all(table.doubted for table in hall.tables()))
    _, deal, between, _ = hall.tables()
    settled = between.settled
    assert settled is not None
    scene, names = Scene(between, ("Ann", "Mei", "Kai", "Bo")), ("Ann", "Mei", "Kai", "Bo")
    assert deal_end_message(scene, settled, names, None, live=True).parts
    assert draw_deal_end(deal_end_picture(scene, settled, names))
    await play_deal(hall, ears, deal.id)
    assert table_of(hall, deal.id).settled is not None
    await hall.close()
    await store.close()
