"""A start with damaged tables: each goes on as far as it can be read or is set aside, and none delays the others.

Promise: A damaged table continues or is set aside, and holds up no other table. So does any damaged value that a start
reads. Also: tests/tables/life/test_damaged_rows.py, tests/bot/restarts/test_damaged_tables.py.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

import pytest

from bot.store import NotRead, Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import VERSION
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.store.homes import Home
from tests.tables.hall_at_work import (
    Ears,
    act,
    all_awake,
    interactions,
    of,
    opened,
    people,
    play_deal,
    same_everywhere,
    table_of,
    waits_for,
)
from tests.tables.turned_clock import TurnedClock

Way = Callable[[Home, str], None]


class Asleep(NamedTuple):
    """Two tables in mid-deal, in a store that is closed; the second is never damaged."""

    table: Table
    other: Table
    home: Home
    clock: TurnedClock

    def damage(self, *ways: Way, table: str = "") -> None:
        """Damage the first table, or another one, in these ways."""
        for way in ways:
            way(self.home, table or self.table.id)

    def woken(self) -> AbstractAsyncContextManager[tuple[Hall, Store]]:
        """A hall that has loaded the tables of the store."""
        return woken(self.home, self.clock)


@asynccontextmanager
async def woken(home: Home, clock: TurnedClock) -> AsyncIterator[tuple[Hall, Store]]:
    """A hall that has loaded the tables of a store."""
    store = await Store.open(home.url, clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    try:
        await all_awake(hall)
        yield hall, store
    finally:
        await hall.close()
        await store.close()


@pytest.fixture
async def asleep(home: Home, clock: TurnedClock) -> Asleep:
    store = await Store.open(home.url, clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    ears, [ann] = Ears(hall), await people(store, 1)
    tables = [await opened(hall, ann) for _ in range(2)]
    for table in tables:
        of(await hall.do(table, do.Start(ann), next(interactions)))
        await ears.until(lambda table=table: waits_for(hall, table, ann))  # type: ignore[misc]  # bound at once
        of(await act(hall, table))
        await ears.until(lambda table=table: waits_for(hall, table, ann))  # type: ignore[misc]  # bound at once
    found = Asleep(table_of(hall, tables[0]), table_of(hall, tables[1]), home, clock)
    await hall.close()
    await store.close()
    return found


def snapshot_of(home: Home, table: str) -> dict[str, Any]:
    [[written]] = home.query(f"select snapshot from tables where table_id = '{table}'")
    snapshot: dict[str, Any] = json.loads(written)
    return snapshot


def replace_snapshot(home: Home, table: str, written: str) -> None:
    quoted = written.replace("'", "''")
    home.query(f"update tables set snapshot = '{quoted}' where table_id = '{table}'")


def cut_short(home: Home, table: str) -> None:
    home.query(f"update tables set snapshot = substr(snapshot, 1, 300) where table_id = '{table}'")


def emptied(home: Home, table: str) -> None:
    home.query(f"update tables set snapshot = '{{}}' where table_id = '{table}'")


def overwritten(home: Home, table: str) -> None:
    """Put bytes in its place; where a database takes only text, text that is no JSON."""
    if not home.takes(f"update tables set snapshot = x'00ff00ff' where table_id = '{table}'"):
        replace_snapshot(home, table, "\x01\x02")


def altered(home: Home, table: str) -> None:
    snapshot = snapshot_of(home, table)
    snapshot["identity"]["preset"] = "singapore"
    replace_snapshot(home, table, json.dumps(snapshot))


def of_an_older_shape(home: Home, table: str) -> None:
    home.query(f"update tables set version = {VERSION - 1} where table_id = '{table}'")


def of_a_newer_shape(home: Home, table: str) -> None:
    home.query(f"update tables set version = {VERSION + 1} where table_id = '{table}'")


def refused_today(home: Home, table: str) -> None:
    """Add a command that the rules once accepted and now refuse."""
    again = json.dumps({"do": "Start", "person": 1})
    home.query(f"update events set command = '{again}' where table_id = '{table}' and number = 3")


def unreadable_log(home: Home, table: str) -> None:
    home.query(f"update events set command = '{{' where table_id = '{table}'")


SNAPSHOT_ALONE = (cut_short, emptied, overwritten, altered)


@pytest.mark.parametrize("way", SNAPSHOT_ALONE)
async def test_a_damaged_snapshot_is_rebuilt_from_the_log(asleep: Asleep, way: Way) -> None:
    table, other, *_ = asleep
    asleep.damage(way)
    async with asleep.woken() as (hall, _):
        assert hall.tables() == (table, other)
        ears = Ears(hall)
        hall.resume()
        await play_deal(hall, ears, table.id)
        assert not table_of(hall, table.id).doubted


@pytest.mark.parametrize(
    "ways", [(of_an_older_shape, refused_today), (altered, refused_today), (altered, unreadable_log)]
)
async def test_a_log_that_does_not_fold_leaves_the_table_where_its_snapshot_stands(
    asleep: Asleep, ways: tuple[Way, ...]
) -> None:
    table, other, *_ = asleep
    asleep.damage(*ways)
    async with asleep.woken() as (hall, store):
        ears = Ears(hall)
        hall.resume()
        await ears.until(lambda: table_of(hall, table.id).doubted)
        assert table_of(hall, table.id).deal == table.deal
        assert table_of(hall, other.id) == other
        await play_deal(hall, ears, table.id)
        settled = table_of(hall, table.id).settled
        assert settled is not None
        assert (await store.ledger(table.guild, table.persons[0])).practice.deals == 1
        noted = [event.command for event in await store.events(table.id)] if unreadable_log not in ways else []
        assert ways[1] is unreadable_log or [one["do"] for one in noted].count("Doubt") == 1
    async with asleep.woken() as (hall, _):  # noted once, since what was saved after that can be read
        assert table_of(hall, table.id).doubted
        ears = Ears(hall)
        hall.resume()
        of(await hall.do(table.id, do.End(table.host), next(interactions)))
        assert "doubted" not in ears.events


@pytest.mark.parametrize(
    "ways", [(cut_short, unreadable_log), (emptied, refused_today), (overwritten, unreadable_log), (of_a_newer_shape,)]
)
async def test_what_cannot_be_read_at_all_is_set_aside_and_can_be_ended(asleep: Asleep, ways: tuple[Way, ...]) -> None:
    table, other, *_ = asleep
    asleep.damage(*ways)
    async with asleep.woken() as (hall, store):
        ears = Ears(hall)
        hall.resume()
        assert hall.tables() == (other,)
        aside = hall.aside[table.id]
        assert (aside.guild, aside.channel) == (table.guild, table.channel)
        assert aside.reason
        [stranger] = await people(store, 1)
        for command in (do.Join(stranger), do.End(999), do.Close(999), do.Ready(table.host)):
            refused = (await hall.do(table.id, command, next(interactions))).refusal
            assert refused is not None
            assert refused.name == TableRefusal.ASIDE
        await play_deal(hall, ears, other.id)
        again = next(interactions)
        for _ in range(2):
            assert (await hall.do(table.id, do.End(999, admin=True), again)).refusal is None
        assert table.id not in hall.aside
        assert [one.table for one in await store.tables()] == [other.id]
    async with asleep.woken() as (hall, _):
        assert hall.aside == {}
        assert table_of(hall, other.id).stage is Stage.BETWEEN


async def test_the_host_may_end_what_was_set_aside_where_the_log_names_them(asleep: Asleep) -> None:
    table = asleep.table
    asleep.damage(emptied, refused_today)
    async with asleep.woken() as (hall, _):
        assert (await hall.do(table.id, do.End(table.host), next(interactions))).refusal is None
        assert table.id not in hall.aside


def without_its_match(home: Home, table: str) -> None:
    snapshot = snapshot_of(home, table)
    del snapshot["match"]
    replace_snapshot(home, table, json.dumps(snapshot))


async def test_the_host_is_whoever_hosted_last(asleep: Asleep) -> None:
    table = asleep.table
    async with asleep.woken() as (hall, store):
        [_, bo] = await people(store, 2)
        lobby = await opened(hall, table.host, computers=0)
        of(await hall.do(lobby, do.Join(bo), next(interactions)))
        of(await hall.do(lobby, do.Leave(table.host), next(interactions)))
        assert table_of(hall, lobby).host == bo
    asleep.damage(without_its_match, refused_today, unreadable_log, table=lobby)
    async with asleep.woken() as (hall, _):
        assert hall.aside[lobby].host == bo
        refused = (await hall.do(lobby, do.End(table.host), next(interactions))).refusal
        assert refused is not None
        assert (await hall.do(lobby, do.End(bo), next(interactions))).refusal is None


async def test_a_store_that_cannot_be_read_just_now_says_nothing_against_its_tables(asleep: Asleep) -> None:
    asleep.damage(cut_short)
    store = await Store.open(asleep.home.url, asleep.clock.now)
    asleep.home.query("alter table events rename to gone")
    with pytest.raises(NotRead):
        await all_awake(Hall(store, asleep.clock, random.Random(1), 0))
    await store.close()


def rules_altered(home: Home, table: str) -> None:
    home.query(f"update table_rules set rules = replace(rules, 'true', 'false') where table_id = '{table}'")


def rules_missing(home: Home, table: str) -> None:
    home.query(f"delete from table_rules where table_id = '{table}'")


@pytest.mark.parametrize("way", [rules_altered, rules_missing])
async def test_rules_that_are_damaged_come_back_from_the_log(asleep: Asleep, way: Way) -> None:
    table, other, *_ = asleep
    asleep.damage(way)
    async with asleep.woken() as (hall, store):
        assert hall.tables() == (table, other)
        assert [table.id in fault for fault in await store.check()] == [True]
        ears = Ears(hall)
        hall.resume()
        await play_deal(hall, ears, table.id)
        assert not table_of(hall, table.id).doubted
        await same_everywhere(hall, store, table.id)


async def test_without_rules_and_log_a_table_is_set_aside(asleep: Asleep) -> None:
    table, other, *_ = asleep
    asleep.damage(rules_missing, unreadable_log)
    async with asleep.woken() as (hall, _):
        assert hall.tables() == (other,)
        assert set(hall.aside) == {table.id}


async def test_tables_set_aside_do_not_count_as_their_hosts(asleep: Asleep) -> None:
    table = asleep.table
    asleep.damage(emptied, refused_today)
    async with asleep.woken() as (hall, _):
        for _ in range(4):
            await opened(hall, table.host)
