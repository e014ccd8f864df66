"""Stores from earlier versions, with tables in every stage: each opens, notes its new shape once, and goes on.

``shapes/N.sql`` was written by the version whose snapshots have shape N. Its tables are: a lobby with a cut, a deal of
``taiwan`` in which a person is to play, a table between two deals, and a redeal offer of ``class-struggle-1``.

Promise: A new shape of snapshots is noted once, and only hashes of the same shape are compared. The snapshot of a
running deal takes less than 2,200 bytes. Also: tests/tables/test_snapshot_shape.py.

Promise: A store of any earlier shape opens with all its tables. Events with different facts have a different version.
Also: tests/tables/test_hall.py, tests/tables/test_snapshot_shape.py.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from bot.engine.actions import Action
from bot.games.big_two.grammar import GRAMMAR, KEEP
from bot.store import Store, StoredEvent, Written
from bot.tables import commands as do
from bot.tables.hall import Hall
from bot.tables.log import fold
from bot.tables.snapshot import table_to_json
from bot.tables.table import VERSION, Stage
from bot.tables.table_refusals import TableRefusal
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.table_in_words import TableInWords
from images.render import draw_deal_end
from tests.tables.hall_at_work import Ears, interactions, of, play_deal, same_everywhere, table_of
from tests.tables.turned_clock import TurnedClock

SHAPES = {file.stem: file.read_text("utf-8") for file in (Path(__file__).parent / "shapes").glob("*.sql")}
STAGES = [Stage.LOBBY, Stage.DEAL, Stage.BETWEEN, Stage.DEAL]


async def opened(path: Path, shape: str, clock: TurnedClock, *damages: str) -> tuple[Hall, Store]:
    """A hall that has loaded a store of this shape."""
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
    scene, names = TableInWords(between, ("Ann", "Mei", "Kai", "Bo")), ("Ann", "Mei", "Kai", "Bo")
    assert deal_end_message(scene, settled, names, None, live=True).parts
    assert draw_deal_end(deal_end_picture(scene, settled, names))
    await play_deal(hall, ears, deal.id)
    assert table_of(hall, deal.id).settled is not None
    await hall.close()
    await store.close()


async def commands_of(store: Store, table: str) -> list[str]:
    return [event.command["do"] for event in await store.events(table)]


@pytest.mark.parametrize("shape", sorted(SHAPES))
async def test_the_new_shape_is_noted_once_and_only_hashes_of_one_shape_are_compared(
    path: Path, clock: TurnedClock, shape: str
) -> None:
    hall, store = await opened(path, shape, clock)
    ears = Ears(hall)
    before = {table.id: table for table in hall.tables()}
    lengths = {table: len(await store.events(table)) for table in before}
    hall.resume()
    await ears.until(lambda: {update.table.id for update in ears.updates if update.before is not None} >= set(before))
    for table in before:
        noted = (await store.events(table))[lengths[table]]
        assert (noted.command, noted.version) == ({"do": "Reshaped", "shape": VERSION}, VERSION)
        assert noted.state_hash == Written(table_to_json(before[table])).hash
        assert {event.version for event in (await store.events(table))[: lengths[table]]} == {int(shape)}
    _, deal, *_ = before.values()
    assert deal.deal is not None
    history = deal.deal.view(None).history
    await play_deal(hall, ears, deal.id)
    await same_everywhere(hall, store, deal.id)
    assert [action for _, action in history] == commands_in_deal(await store.events(deal.id))[: len(history)]
    await hall.close()
    await store.close()

    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    await hall.wake()
    hall.resume()
    await hall.close()
    for table in before:
        assert (await commands_of(store, table)).count("Reshaped") == 1
        assert "Doubt" not in await commands_of(store, table)
        assert fold(await store.events(table)).id == table
    assert await store.check() == []
    await store.close()


def commands_in_deal(events: list[StoredEvent]) -> list[Action]:
    """The actions in the deal in hand, from the log, without any that happened by themselves."""
    started = max(at for at, event in enumerate(events) if event.command["do"] in ("Start", "Ready"))
    return [GRAMMAR.read(event.command["action"]) for event in events[started:] if "action" in event.command]


@pytest.mark.parametrize("shape", sorted(SHAPES))
async def test_without_any_log_a_table_is_noted_doubted_once_and_keeps_its_rules(
    path: Path, clock: TurnedClock, shape: str
) -> None:
    hall, store = await opened(path, shape, clock, "update events set command = '{}'")
    rules = {table.id: table.rules for table in hall.tables()}
    ears = Ears(hall)
    hall.resume()
    await ears.until(lambda: all(table.doubted for table in hall.tables()))
    await hall.close()
    for table in await store.tables():
        assert (await commands_of_end(store, table.table)) == ["Reshaped", "Doubt"]
    await store.close()

    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    await hall.wake()
    assert {table.id: table.rules for table in hall.tables()} == rules
    assert all(table.doubted for table in hall.tables())
    ears = Ears(hall)
    hall.resume()
    _, deal, *_ = hall.tables()
    await play_deal(hall, ears, deal.id)
    assert table_of(hall, deal.id).settled is not None
    assert "doubted" not in ears.events
    await hall.close()
    await store.close()


async def commands_of_end(store: Store, table: str) -> list[str]:
    """The notes of this start in the log, by command name; the log has no others of that kind."""
    noted = [event.command.get("do") for event in await store.events(table)]
    return [name for name in noted if name in ("Reshaped", "Doubt")]


async def test_a_snapshot_of_a_newer_version_is_set_aside_and_stays_as_it_is(path: Path, clock: TurnedClock) -> None:
    newer = f"update tables set version = {VERSION + 1}, snapshot = json_set(snapshot, '$.version', {VERSION + 1})"
    hall, store = await opened(path, max(SHAPES), clock, newer)
    before = rows(path)
    hall.resume()
    assert hall.tables() == ()
    assert {aside.reason for aside in hall.aside.values()} == {
        f"ValueError: a newer version wrote it (shape {VERSION + 1}, this one reads {VERSION})"
    }
    for table, aside in hall.aside.items():
        refused = (await hall.do(table, do.Join(aside.host or 1), next(interactions))).refusal
        assert refused is not None
        assert refused.name == TableRefusal.ASIDE
    await hall.close()
    await store.close()
    assert rows(path) == before


def rows(path: Path) -> list[object]:
    """Everything that the store keeps about tables."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        return [file.execute(f"select * from {name}").fetchall() for name in ("tables", "events", "table_rules")]
