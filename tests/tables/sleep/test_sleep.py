"""Tables sleep and wake, and nobody notices.

Promise: A table that sleeps is found, woken and timed as if it were awake, and wakes once whoever reaches it. Also:
tests/bot/restarts/test_asleep.py.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from structlog.testing import capture_logs

from bot.store import Store
from bot.store.migrations import SCRIPTS
from bot.tables import commands as do
from bot.tables.life import sleep as sleep_room
from bot.tables.life.hall import Hall
from bot.tables.life.living import TABLES_OF_A_HOST, StillAsleep
from bot.tables.life.sleep import Attendant
from bot.tables.life.waking import SetAside
from bot.tables.log.outlines import Outline
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.patience import eventually
from tests.store.homes import FileHome
from tests.tables.hall_at_work import (
    Ears,
    act,
    all_awake,
    interactions,
    of,
    opened,
    people,
    same_everywhere,
    table_of,
    waits_for,
)
from tests.tables.seated import opening
from tests.tables.turned_clock import TurnedClock


@pytest.fixture(autouse=True)
def drowsy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables may sleep at once, but only when a test says so."""
    monkeypatch.setattr(sleep_room, "QUIET_FOR", 0.0)


@pytest.fixture
async def hall(hall: Hall) -> Hall:
    hall.resume()
    return hall


async def asleep(hall: Hall, *tables: str) -> None:
    """Let all tables go to sleep that may, among them these."""
    await hall.sleep.let_sleep()
    for table in tables:
        known = hall.living.find(table)
        assert known is not None
        assert known.moment is None


async def asked(hall: Hall, ears: Ears, person: int) -> str:
    """A table in mid-deal that waits for a person."""
    table = await opened(hall, person)
    of(await hall.do(table, do.Start(person), next(interactions)))
    await idle(hall, ears, table, person)
    return table


async def idle(hall: Hall, ears: Ears, table: str, person: int) -> None:
    """Wait until a table waits for a person, and no task of its computers is left."""
    await ears.until(lambda: waits_for(hall, table, person))
    known = hall.living.find(table)
    assert known is not None
    await eventually(lambda: hall._is_idle(known) or None, "idle table")


async def test_a_table_that_sleeps_is_never_taken_for_one_that_ended(hall: Hall, ears: Ears, ann: int) -> None:
    table = await asked(hall, ears, ann)
    before = table_of(hall, table)
    await asleep(hall, table)
    with pytest.raises(StillAsleep):
        hall.get(table)
    assert hall.if_awake(table) is None
    assert hall.moment_of(before) is None
    assert hall.get("1-1") is None
    assert await hall.sleep.awake("1-1") is None
    assert await hall.sleep.awake(table) == before
    assert hall.get(table) == before


async def test_those_who_reach_a_table_at_once_wake_it_once(hall: Hall, ears: Ears, ann: int) -> None:
    table = await asked(hall, ears, ann)
    await asleep(hall, table)
    with capture_logs() as logged:
        found = await asyncio.gather(
            hall.sleep.awake(table), act_asleep(hall, table), hall.sleep.surely_awake([table]), hall.sleep.awake(table)
        )
    assert found[0] is not None
    assert [line["event"] for line in logged].count("table_woken") == 1


async def act_asleep(hall: Hall, table: str) -> None:
    of(await hall.do(table, do.LetIn(hall.living.find(table).outline.host, on=True), next(interactions)))  # type: ignore[union-attr]


async def test_a_deal_is_the_same_if_its_table_sleeps_before_every_act(tmp_path: Path, clock: TurnedClock) -> None:
    courses = []
    for name, sleeps in (("awake", False), ("asleep", True)):
        async with begun(tmp_path / name / "daidi.db", clock) as (hall, store):
            ears, [ann] = Ears(hall), await people(store, 1)
            table = await opened(hall, ann)
            for command in (do.Cut(ann, "six"), do.Start(ann)):
                if sleeps:
                    await asleep(hall, table)
                of(await hall.do(table, command, next(interactions)))
            for _ in range(200):
                await idle(hall, ears, table, ann)
                if sleeps:
                    await asleep(hall, table)
                    await hall.sleep.awake(table)
                if table_of(hall, table).stage is not Stage.DEAL:
                    break
                of(await act(hall, table))
            await same_everywhere(hall, store, table)
            courses.append([(event.number, event.command["do"]) for event in await store.events(table)])
            snapshot = (await store.tables())[0].snapshot
            assert isinstance(snapshot, dict)
            courses[-1].append((snapshot["turn"], str(snapshot["match"])))
    assert courses[0] == courses[1]


@asynccontextmanager
async def begun(path: Path, clock: TurnedClock) -> AsyncIterator[tuple[Hall, Store]]:
    """A new hall whose deals are the same each time."""
    path.parent.mkdir()
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    seeds: Iterator[bytes] = (bytes([number]) * 32 for number in count(1))
    hall = Hall(store, clock, random.Random(7), 0, seeds=seeds.__next__)
    hall.resume()
    yield hall, store
    await hall.close()
    await store.close()


async def test_whatever_is_due_wakes_its_table(hall: Hall, ears: Ears, store: Store, clock: TurnedClock) -> None:
    persons = await people(store, 60)
    hall.timers.go_on()
    tables = [await opened(hall, person) for person in persons]
    await asleep(hall, *tables)
    await eventually(lambda: timing() == ["alarms of sleeping tables"] or None, "one task for all that sleep")
    clock.turn(59 * 60)
    of(await hall.do(tables[7], do.Cut(persons[7], "touched"), next(interactions)))
    await asleep(hall, tables[7])
    clock.turn(61)
    await ears.until(lambda: len(hall.living.all()) == 1)
    clock.turn(59 * 60)
    await ears.until(lambda: not hall.living.all())


def timing() -> list[str]:
    """The tasks that wait for deadlines."""
    names = (task.get_name() for task in asyncio.all_tasks())
    return [name for name in names if "alarm" in name or " at " in name]


async def test_time_that_stands_still_stands_still_for_those_who_sleep(
    hall: Hall, ears: Ears, clock: TurnedClock, ann: int
) -> None:
    hall.timers.go_on()
    table = await opened(hall, ann)
    await asleep(hall, table)
    clock.turn(30 * 60)
    hall.timers.stand_still()
    clock.turn(24 * 60 * 60)
    await hall.sleep.awake(table)
    assert hall.timers.until(table, do.Abandon) == clock.now() + 30 * 60
    await asleep(hall, table)
    hall.timers.go_on()
    clock.turn(30 * 60 - 1)
    await hall.sleep.awake(table)
    await asleep(hall, table)
    clock.turn(2)
    await ears.until(lambda: not hall.living.all())


async def test_deadlines_that_begin_anew_do_so_once(hall: Hall, clock: TurnedClock, ann: int, path: Path) -> None:
    hall.timers.go_on()
    table = await opened(hall, ann)
    await asleep(hall, table)
    FileHome(path).query("update tables set deadlines = null")
    for passed in range(3):
        await hall.sleep.awake(table)
        assert hall.timers.until(table, do.Abandon) == clock.now() + (60 - 10 * passed) * 60
        await asleep(hall, table)
        clock.turn(10 * 60)


async def test_limits_count_tables_that_sleep(hall: Hall, store: Store) -> None:
    ann, bo = await people(store, 2)
    tables = [await opened(hall, ann) for _ in range(TABLES_OF_A_HOST - 1)]
    tables.append(await opened(hall, bo))
    of(await hall.do(tables[-1], do.Join(ann), next(interactions)))
    await asleep(hall, *tables)
    of(await hall.do(tables[-1], do.Leave(bo), next(interactions)))  # so Ann hosts that one, too
    await asleep(hall, *tables)
    refused = await hall.open_table(of_opening(ann), next(interactions))
    assert refused.refusal is not None
    assert refused.refusal.args == {"of": "host", "n": TABLES_OF_A_HOST}
    assert [known.id for known in hall.living.of(ann)] == tables
    assert hall.living.of(bo) == ()


def of_opening(person: int) -> do.Open:
    return opening("chudadi-standard", person=person, seed="", computers=3)


async def test_a_start_wakes_only_those_that_go_on_by_themselves(
    store: Store, hall: Hall, ears: Ears, clock: TurnedClock
) -> None:
    ann, bo = await people(store, 2)
    waits, acts = await asked(hall, ears, ann), await opened(hall, bo)
    await hall.close()
    slow = Hall(store, clock, random.Random(7), 60)
    await slow.recall()
    of(await slow.do(acts, do.Start(bo), next(interactions)))
    while waits_for(slow, acts, bo):
        of(await slow.do(acts, do.Act(bo, table_of(slow, acts).deal.mildest(0)), next(interactions)))  # type: ignore[union-attr]
    await slow.close()
    again = Hall(store, clock, random.Random(7), 60)
    later = Ears(again)
    await again.recall()
    assert again.tables() == ()
    assert [known.events for known in again.living.all()] == [one.number for one in await store.tables()]
    again.resume()
    await later.until(lambda: bool(later.updates))
    assert [table.id for table in again.tables()] == [acts]
    assert [known.id for known in again.living.all() if known.moment is None] == [waits]
    await again.close()


class Told(Attendant):
    """Learns of tables that could not be read."""

    def __init__(self) -> None:
        self.aside: list[SetAside] = []
        self.busy = False

    def give_up(self, aside: SetAside) -> None:
        self.aside.append(aside)

    def is_busy(self, table: str) -> bool:
        return self.busy and bool(table)


async def test_a_table_that_cannot_be_read_when_it_wakes_is_set_aside_then(
    hall: Hall, ears: Ears, ann: int, path: Path
) -> None:
    table, told = await asked(hall, ears, ann), Told()
    hall.sleep.attendants.append(told)
    await asleep(hall, table)
    home = FileHome(path)
    home.query(f"update tables set snapshot = '{{}}' where table_id = '{table}'", "update events set command = '{'")
    assert await hall.sleep.awake(table) is None
    assert [one.table for one in told.aside] == [table] == list(hall.aside)
    refused = (await hall.do(table, do.Ready(ann), next(interactions))).refusal
    assert refused is not None
    assert refused.name == TableRefusal.ASIDE
    assert (await hall.do(table, do.End(ann, admin=True), next(interactions))).refusal is None
    assert hall.aside == {}


async def test_a_table_stays_awake_while_something_is_to_be_done(hall: Hall, ears: Ears, ann: int) -> None:
    table, told = await asked(hall, ears, ann), Told()
    hall.sleep.attendants.append(told)

    async def answering(done: asyncio.Event) -> None:
        await hall.sleep.keep_awake([table])
        await done.wait()

    done = asyncio.Event()
    answer = asyncio.create_task(answering(done))
    await asyncio.sleep(0)
    await hall.sleep.let_sleep()
    assert hall.if_awake(table) is not None
    done.set()
    await answer
    told.busy = True
    await hall.sleep.let_sleep()
    assert hall.if_awake(table) is not None
    told.busy = False
    async with hall.sleep.lock(table):
        await hall.sleep.let_sleep()
        assert hall.if_awake(table) is not None
    hall.suspend(table)
    await hall.sleep.let_sleep()
    assert hall.if_awake(table) is not None
    hall.unsuspend(table)
    await asleep(hall, table)


FILLED = ScriptDirectory(str(SCRIPTS)).get_revision("v0003").module._outline
"""What the upgrade fills in for a snapshot."""


async def test_an_upgrade_fills_in_what_sleeping_tables_are_known_by(store: Store, hall: Hall, ears: Ears) -> None:
    ann, bo, cem = await people(store, 3)
    tables = [await asked(hall, ears, ann), await opened(hall, bo, computers=2), await opened(hall, ann, computers=1)]
    of(await hall.do(tables[1], do.Join(cem), next(interactions)))
    of(await hall.do(tables[2], do.Join(bo), next(interactions)))
    for stored in await store.tables():
        known = hall.living.find(stored.table)
        assert known is not None
        filled = Outline.from_json(json.loads(FILLED(stored.written, stored.number) or "null"))
        plays = known.outline.stage is Stage.DEAL  # whether it waits is then found out at the next start
        assert filled == known.outline._replace(turn=None, acts=plays, seen=stored.number)
    assert [FILLED(damaged, 1) for damaged in ("", "[]", "{}", "[" * 100_000, None)] == [None] * 5


@pytest.mark.parametrize("data", [None, 1, "x", [], [1], {}, [1, [2], "lobby", "", None, None, 1, 1]])
def test_an_outline_that_is_damaged_is_not_read(data: object) -> None:
    with pytest.raises(ValueError, match="no outline"):
        Outline.from_json(data)


async def test_an_hour_must_pass(
    hall: Hall, ears: Ears, ann: int, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    table = await asked(hall, ears, ann)
    clock.turn(sleep_room.QUIET_FOR - 1)
    await hall.sleep.let_sleep()
    assert hall.if_awake(table) is not None
    await hall.sleep.awake(table)  # somebody pressed
    clock.turn(sleep_room.QUIET_FOR - 1)
    await hall.sleep.let_sleep()
    assert hall.if_awake(table) is not None
    clock.turn(2)
    await asleep(hall, table)


async def test_what_was_found_as_a_table_woke_is_noted_then(
    store: Store, hall: Hall, ears: Ears, ann: int, path: Path, clock: TurnedClock
) -> None:
    table = await asked(hall, ears, ann)
    await asleep(hall, table)
    FileHome(path).query(f"update tables set deadlines = '[[1]]' where table_id = '{table}'")
    await hall.sleep.awake(table)
    await ears.until(lambda: table_of(hall, table).doubted)
    await hall.close()
    again = Hall(store, clock, random.Random(7), 0)
    await all_awake(again)
    assert table_of(again, table).doubted
    await again.close()
