"""A start with a damaged value anywhere in the rows that it reads: the table is flagged, and all others go on."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from tests.store.homes import FileHome
from tests.tables.hall_at_work import Ears, act, interactions, of, people, same_everywhere, table_of, waits_for
from tests.tables.life.test_time import CLOCK, asked, left, started
from tests.tables.life.test_waking import woken
from tests.tables.turned_clock import TurnedClock

NO_TEXT = "x'5b22ff22'"
"""Bytes that are not UTF-8, with the marks of JSON around them."""

PASSED = 5
"""Seconds of the clock that have passed when the bot stops."""


@pytest.fixture
def home(path: Path) -> FileHome:
    """A file: it takes any value in any column."""
    return FileHome(path)


async def timed(path: Path, clock: TurnedClock, number: int) -> list[Table]:
    """So many tables whose clock runs for a person at each, in a store that is now closed."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    ears, (friend, *persons) = Ears(hall), await people(store, number + 1)
    hall.timers.go_on()
    tables = [await started(hall, person, friend) for person in persons]
    for table in tables:
        await asked(hall, ears, table)
    clock.turn(PASSED)
    found = [table_of(hall, table) for table in tables]
    await hall.close()
    await store.close()
    return found


def write(path: Path, table: str, column: str, value: str, *, of: str = "tables") -> None:
    """Put an SQL expression in a column of every row of a table."""
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        file.execute(f"update {of} set {column} = {value} where table_id = ?", [table])


def lapse(left: str = "9", at: str = "1", **fields: object) -> str:
    return f"[[{json.dumps({'do': 'Lapse', 'seat': 0, 'question': 1} | fields)},{left},{at}]]"


WRITTEN = [
    *("null", "5", "-1", "true", '"x"', "{}", "[]", "[[]]", "[1]", "[null]", "[[{}]]", '[["x",1,2]]', '{"a":[1,2,3]}'),
    *('[[{"do":"Lapse"},1,null]]', '[[{"do":"Nonsense"},1,2]]', '[[{"do":"Start","person":1},1,2]]', "[[1,2,3,4]]"),
    *(lapse("Infinity"), lapse("-Infinity"), lapse("NaN"), lapse("1e999"), lapse("1" + "0" * 400), lapse("-1")),
    *(lapse("null"), lapse('"9"'), lapse("[]"), lapse("true"), lapse("1e300"), lapse(str(2**64))),
    *(lapse(at="Infinity"), lapse(at="NaN"), lapse(at="-1e9"), lapse(at='"x"'), lapse(at="1e300"), lapse(seat="x")),
    *(lapse(question=None), lapse(more=1), "[" * 100_000, "[[", "", "9" * 5000),
]
FORMS = [*(f"'{form}'" for form in WRITTEN), NO_TEXT, f"cast({NO_TEXT} as text)", "x''", "x'00'"]
"""What may stand in a column of deadlines, in SQL."""


async def test_tables_whose_deadlines_are_damaged_begin_their_clocks_anew(path: Path, clock: TurnedClock) -> None:
    *damaged, other = await timed(path, clock, len(FORMS) + 1)
    for table, form in zip(damaged, FORMS, strict=True):
        write(path, table.id, "deadlines", form)
    with capture_logs() as logged:
        async with woken(FileHome(path), clock) as (hall, store):
            ears = Ears(hall)
            hall.resume()
            assert {left(hall, table.id, clock) for table in damaged} == {CLOCK}
            assert left(hall, other.id, clock) == CLOCK - PASSED
            for table in damaged:
                await ears.until(lambda table=table: table_of(hall, table.id).doubted)  # type: ignore[misc]  # bound at once
            await _played_on(hall, store, ears, damaged[0].id)
    flagged = [line["table"] for line in logged if line["event"] == "deadlines_unreadable"]
    assert sorted(flagged) == sorted(table.id for table in damaged)
    async with woken(FileHome(path), clock) as (hall, _):  # noted once, since what was saved after that can be read
        ears = Ears(hall)
        hall.resume()
        of(await hall.do(other.id, do.End(other.host), next(interactions)))
        assert "doubted" not in ears.events


async def _played_on(hall: Hall, store: Store, ears: Ears, table: str) -> None:
    """Act at a table, and find the same everywhere once it waits for a person again."""
    persons = of(await act(hall, table)).persons
    await ears.until(lambda: waits_for(hall, table, *persons))
    await same_everywhere(hall, store, table)


async def test_no_clock_runs_longer_than_it_would_anew(path: Path, clock: TurnedClock) -> None:
    [table] = await timed(path, clock, 1)
    write(path, table.id, "deadlines", "json_replace(deadlines, '$[0][1]', 86400, '$[1][1]', 86400)")
    async with woken(FileHome(path), clock) as (hall, _):
        hall.resume()
        assert (left(hall, table.id, clock) or 0) <= CLOCK


NONSENSE = ("'nonsense'", "1.5", NO_TEXT, f"cast({NO_TEXT} as text)")
DAMAGE = [
    (of, column, value)
    for of, columns in {
        "tables": ("snapshot", "state_hash", "at", "channel", "number", "version"),
        "table_rules": ("rules", "hash"),
        "events": ("command", "state_hash", "hash", "guild", "at", "version"),
    }.items()
    for column in columns
    for value in NONSENSE
]


async def test_no_damaged_value_of_a_table_stops_a_start(path: Path, clock: TurnedClock) -> None:
    *damaged, other = await timed(path, clock, len(DAMAGE) + 1)
    for table, (of_, column, value) in zip(damaged, DAMAGE, strict=True):
        write(path, table.id, column, value, of=of_)
    async with woken(FileHome(path), clock) as (hall, store):
        ears = Ears(hall)
        hall.resume()
        assert not hall.aside  # each can be read from its log, or from its snapshot
        assert await store.check()
        for table in (*damaged, other):
            persons = of(await act(hall, table.id)).persons
            await ears.until(lambda table=table, persons=persons: waits_for(hall, table.id, *persons))  # type: ignore[misc]  # bound at once


async def test_a_table_without_snapshot_and_log_is_set_aside(path: Path, clock: TurnedClock) -> None:
    table, other = await timed(path, clock, 2)
    write(path, table.id, "snapshot", f"cast({NO_TEXT} as text)")
    write(path, table.id, "command", f"cast({NO_TEXT} as text)", of="events")
    async with woken(FileHome(path), clock) as (hall, _):
        assert hall.tables() == (other,)
        assert set(hall.aside) == {table.id}


async def test_a_table_whose_place_nobody_knows_is_left_out(path: Path, clock: TurnedClock) -> None:
    table, other = await timed(path, clock, 2)
    for of_ in ("tables", "events"):
        write(path, table.id, "channel", "'nonsense'", of=of_)
    with capture_logs() as logged:
        async with woken(FileHome(path), clock) as (hall, _):
            assert hall.tables() == (other,)
            assert not hall.aside
    assert [line["table"] for line in logged if line["event"] == "table_left_out"] == [table.id]


async def test_a_table_that_names_no_server_is_left_out(path: Path, clock: TurnedClock) -> None:
    """Its server is part of what it is known by, so nothing could be saved of it."""
    *damaged, other = await timed(path, clock, len(NONSENSE) + 1)
    for table, value in zip(damaged, NONSENSE, strict=True):
        write(path, table.id, "guild", value)
    with capture_logs() as logged:
        async with woken(FileHome(path), clock) as (hall, store):
            assert hall.tables() == (other,)
            assert await store.check()
    left_out = [line["table"] for line in logged if line["event"] == "table_left_out"]
    assert sorted(left_out) == sorted(table.id for table in damaged)


RUNNING_TIMES = ["'nonsense'", NO_TEXT, f"cast({NO_TEXT} as text)", "-1", "-1e300", "1e300", "9e999", "-9e999", "''"]


async def test_a_damaged_running_time_begins_anew_and_charges_nobody(path: Path, clock: TurnedClock) -> None:
    [table] = await timed(path, clock, 1)
    for ran in RUNNING_TIMES:
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute(f"update shards set ran = {ran}")
        async with woken(FileHome(path), clock) as (hall, _):
            hall.timers.go_on()
            hall.resume()
            assert CLOCK - PASSED <= (left(hall, table.id, clock) or 0) <= CLOCK, ran
            assert not table_of(hall, table.id).doubted


async def test_a_damaged_setting_counts_as_never_set(path: Path, store: Store) -> None:
    await store.set_setting(2, "theme", "light")
    for value in (*NONSENSE[:1], *NONSENSE[2:], "'{'", "''", "'" + "[" * 10_000 + "'"):
        await store.set_setting(1, "theme", "dark")
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute(f"update settings set value = {value} where guild = 1")
        assert await store.setting(1, "theme") is None
    assert await store.setting(2, "theme") == "light"


async def test_a_damaged_person_keeps_nobody_elses_name(path: Path, store: Store) -> None:
    ann, bo = await people(store, 2)
    for value in NONSENSE:
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            file.execute(f"update people set name = {value}, account = {value} where person = {ann}")
        names = await store.names([ann, bo])
        assert names.pop(bo) == "Person 2"
        assert all(isinstance(name, str) for name in names.values())
        assert await store.accounts([ann, bo]) == {bo: 2}
