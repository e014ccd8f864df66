"""Tables of every released shape of snapshots: each is read, goes on, and notes a new shape once.

Promise: A new shape of snapshots is noted once, and only hashes of the same shape are compared. The snapshot of a
running deal takes less than 2,500 bytes. Also: tests/tables/log/test_snapshot_shape.py.

Promise: A store of any released shape opens with all its tables, and those of 0.1.0 are refused in one line. Events
with different facts have a different version. Also: tests/tables/life/test_hall.py,
tests/tables/log/test_snapshot_shape.py.
"""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from pathlib import Path

import pytest

from bot.engine.actions import Action
from bot.games.big_two.verbs import GRAMMAR, KEEP
from bot.store import Store, StoredEvent, Written, digest
from bot.store.book.chain import canonical
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import SHAPES_BEFORE, VERSION, fold, table_from_json, table_to_json
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.table_in_words import TableInWords
from images.render import draw_deal_end
from tests.tables.hall_at_work import Ears, all_awake, interactions, of, play_deal, same_everywhere, table_of
from tests.tables.log import kept_shapes
from tests.tables.log.kept_shapes import FILES, course, kept
from tests.tables.turned_clock import TurnedClock

SHAPES = sorted(FILES)
EARLIER = VERSION - 1
"""A shape that no version has written: tables of today's shape, put down as older, are taken over all the same."""


_FILES: dict[tuple[int, int | None], bytes] = {}
"""Stores with the tables of a shape, by the shape they are put down as: each is made once."""


def laid(path: Path, shape: int, as_shape: int | None) -> bool:
    """Write a store with these tables, if it was made before; return whether it was."""
    file = _FILES.get((shape, as_shape))
    return file is not None and path.write_bytes(file) > 0


def numbered(hall: Hall, name: str) -> Table:
    """The living table that a file keeps under this name."""
    found = {table.number: table for table in hall.tables()}
    return found[1 + list(kept(max(SHAPES))).index(name)]


async def opened(path: Path, clock: TurnedClock, shape: int, *damages: str, as_shape: int | None) -> tuple[Hall, Store]:
    """A hall that has loaded a store with the tables of a shape."""
    if not laid(path, shape, as_shape):
        store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
        await kept_shapes.save(store, shape, as_shape)
        await store.close()
        _FILES[shape, as_shape] = path.read_bytes()  # noqa: ASYNC240  a small file
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        for damage in damages:
            file.execute(damage)
    return await woken(path, clock)


async def woken(path: Path, clock: TurnedClock) -> tuple[Hall, Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    await all_awake(hall)
    return hall, store


def test_todays_shape_is_kept() -> None:
    assert VERSION in SHAPES
    assert set(kept(VERSION)) == set(kept_shapes.STAGES)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_log_leads_to_its_snapshot_and_to_the_kept_hash_after_every_event(shape: int) -> None:
    stages = set()
    for name, table in kept(shape).items():
        for event, _, later in course(table, shape):
            assert shape != VERSION or digest(table_to_json(later)) == event.state_hash, (name, event.number)
        read = table_from_json(table["snapshot"], table["rules"]) if shape == VERSION else later
        assert read == later, name
        if shape == VERSION:
            assert json.loads(canonical(table_to_json(later))) == table["snapshot"]
        stages.add(later.stage)
    assert stages == set(Stage)


@pytest.mark.parametrize("as_shape", [None, EARLIER])
@pytest.mark.parametrize("shape", SHAPES)
async def test_every_table_goes_on(path: Path, clock: TurnedClock, shape: int, as_shape: int | None) -> None:
    hall, store = await opened(path, clock, shape, as_shape=as_shape)
    ears = Ears(hall)
    hall.resume()
    assert len(hall.tables()) == len(kept(shape)) - 1  # one has ended
    assert not any(table.doubted for table in hall.tables())
    assert hall.aside == {}
    lobby, deal, between, redeal = (numbered(hall, name) for name in ("lobby", "deal", "between", "redeal"))
    assert [text for _, text in lobby.sealed.cuts] == ["六 six"]
    await play_deal(hall, ears, deal.id)
    assert table_of(hall, deal.id).settled is not None
    for person in between.missing():
        of(await hall.do(between.id, do.Ready(person), next(interactions)))
    await play_deal(hall, ears, between.id)
    assert table_of(hall, between.id).match.deals == 2
    of(await hall.do(lobby.id, do.AddComputer(lobby.host), next(interactions)))
    of(await hall.do(redeal.id, do.Act(redeal.host, KEEP), next(interactions)))
    assert await store.check() == []
    await hall.close()
    await store.close()


@pytest.mark.parametrize("shape", SHAPES)
async def test_every_table_goes_on_from_its_snapshot_where_its_log_does_not_fold(
    path: Path, clock: TurnedClock, shape: int
) -> None:
    damages = ("update events set command = '{}'", f"update tables set version = {EARLIER}")
    hall, store = await opened(path, clock, shape, *damages, as_shape=None)
    ears = Ears(hall)
    hall.resume()
    assert len(hall.tables()) == len(kept(shape)) - 1
    await ears.until(lambda: all(table.doubted for table in hall.tables()))
    deal, between = numbered(hall, "deal"), numbered(hall, "between")
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


@pytest.mark.parametrize("shape", SHAPES)
async def test_the_new_shape_is_noted_once_and_only_hashes_of_one_shape_are_compared(
    path: Path, clock: TurnedClock, shape: int
) -> None:
    hall, store = await opened(path, clock, shape, as_shape=EARLIER)
    ears = Ears(hall)
    before = {table.id: table for table in hall.tables()}
    lengths = {table: len(await store.events(table)) for table in before}
    hall.resume()
    await ears.until(lambda: {update.table.id for update in ears.updates if update.before is not None} >= set(before))
    for table in before:
        noted = (await store.events(table))[lengths[table]]
        assert (noted.command, noted.version) == ({"do": "Reshaped", "shape": VERSION}, VERSION)
        assert noted.state_hash == Written(table_to_json(before[table])).hash
        assert {event.version for event in (await store.events(table))[: lengths[table]]} == {EARLIER}
    deal = numbered(hall, "deal")
    assert deal.deal is not None
    history = deal.deal.view(None).history
    await play_deal(hall, ears, deal.id)
    await same_everywhere(hall, store, deal.id)
    assert [action for _, action in history] == commands_in_deal(await store.events(deal.id))[: len(history)]
    await hall.close()
    await store.close()

    hall, store = await woken(path, clock)
    hall.resume()
    await hall.close()
    for table in before:
        assert (await commands_of(store, table)).count("Reshaped") == 1
        assert "Doubt" not in await commands_of(store, table)
        assert fold(await store.events(table)).id == table
    assert await store.check() == []
    await store.close()


def commands_in_deal(events: list[StoredEvent]) -> list[Action]:
    """The plays and passes of the deal in hand, from the log, without any that happened by themselves."""
    started = max(at for at, event in enumerate(events) if event.command["do"] in ("Start", "Ready"))
    done = (GRAMMAR.read(event.command["action"]) for event in events[started:] if "action" in event.command)
    return [action for action in done if action.in_trick]


@pytest.mark.parametrize("shape", SHAPES)
async def test_without_any_log_a_table_is_noted_doubted_once_and_keeps_its_rules(
    path: Path, clock: TurnedClock, shape: int
) -> None:
    hall, store = await opened(path, clock, shape, "update events set command = '{}'", as_shape=EARLIER)
    rules = {table.id: table.rules for table in hall.tables()}
    ears = Ears(hall)
    hall.resume()
    await ears.until(lambda: all(table.doubted for table in hall.tables()))
    await hall.close()
    for table in await store.tables():
        assert (await commands_of_end(store, table.table)) == ["Reshaped", "Doubt"]
    await store.close()

    hall, store = await woken(path, clock)
    assert {table.id: table.rules for table in hall.tables()} == rules
    assert all(table.doubted for table in hall.tables())
    ears = Ears(hall)
    hall.resume()
    deal = numbered(hall, "deal")
    await play_deal(hall, ears, deal.id)
    assert table_of(hall, deal.id).settled is not None
    assert "doubted" not in ears.events
    await hall.close()
    await store.close()


async def commands_of_end(store: Store, table: str) -> list[str]:
    """The notes of this start in the log, by command name; the log has no others of that kind."""
    noted = [event.command.get("do") for event in await store.events(table)]
    return [name for name in noted if name in ("Reshaped", "Doubt")]


NEWER = VERSION + 1


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        (NEWER, f"a newer version wrote it (shape {NEWER}, this one reads {VERSION})"),
        *(
            (shape, "version 0.1.0 wrote it, which no later one reads: end it and open another, or go back to 0.1.0")
            for shape in SHAPES_BEFORE
        ),
    ],
)
async def test_a_snapshot_of_another_version_is_set_aside_and_stays_as_it_is(
    path: Path, clock: TurnedClock, version: int, reason: str
) -> None:
    other = f"update tables set version = {version}, snapshot = json_set(snapshot, '$.version', {version})"
    hall, store = await opened(path, clock, max(SHAPES), other, as_shape=None)
    before = rows(path)
    hall.resume()
    assert hall.tables() == ()
    assert {aside.reason for aside in hall.aside.values()} == {f"ValueError: {reason}"}
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
