"""Each server has a chain of its own, which only the process that owns it moves on; they share commits unharmed.

Promise: Each server has one chain. A failure of one harms no other in the same commit, and whoever lost a server saves
nothing more of it. Also: tests/tables/life/test_hall_faults.py.
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import ClauseElement, Engine, Insert, event
from sqlalchemy.dialects import postgresql, sqlite

import bot.store
from bot.store import NotOurs, Store
from bot.store.book.bindings import BIND_EVERY
from bot.store.book.change import Saved, guild_of
from bot.store.errors import NotNext
from bot.store.schema import metadata
from tests.store.commits import Commits
from tests.store.makings import GUILD, NOON, address, at, change, entries, noon
from tests.store.plain_reader import faults_in

OTHER = GUILD + 1
OF_NO_SERVER = {"people", "heartbeat", "epochs", "bindings"}


def query(path: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement).fetchall()


def taken_over(path: Path, *guilds: int) -> None:
    """Give servers to another process, as its start does."""
    for guild in guilds:
        query(path, f"UPDATE chains SET epoch = epoch + 1 WHERE guild = {guild}")


@contextmanager
def statements() -> Iterator[list[str]]:
    """The statements that are executed, but for those of readers."""
    seen: list[str] = []

    def executed(_conn: object, _cursor: object, statement: str, *_: object) -> None:
        seen.append(" ".join(statement.split()[:3]))

    event.listen(Engine, "before_cursor_execute", executed)
    yield seen
    event.remove(Engine, "before_cursor_execute", executed)


# --- one chain a server ---


async def test_each_server_counts_its_own_events_and_entries_together(store: Store, path: Path) -> None:
    first = await store.save(change(at(1), 1, entries=entries(1, -1)))
    other = await store.save(change(at(1, OTHER), 1))
    second = await store.save(change(at(2), 1))
    assert [one.seq for one in (first, other, second)] == [1, 1, 4]
    assert query(path, f"SELECT seq, event FROM ledger WHERE guild = {GUILD}") == [(2, 1), (3, 1)]
    assert query(path, "SELECT guild, seq, epoch FROM chains") == [(GUILD, 4, 1), (OTHER, 1, 1)]
    assert await store.check() == faults_in(path) == []


async def test_a_commit_takes_few_statements_however_many_servers_share_it(store: Store, commits: Commits) -> None:
    """The head is read for all servers in one, and moved on in one."""
    guilds = range(1, 11)
    await asyncio.gather(*(store.save(change(at(1, guild), 1)) for guild in guilds))
    play = [
        "BEGIN IMMEDIATE",
        "SELECT chains.guild, chains.seq,",
        "SELECT tables.table_id, tables.number,",
        "UPDATE chains SET",
        "UPDATE tables SET",
        "INSERT INTO events",
        "INSERT INTO interactions",
    ]
    with statements() as one:
        await store.save(change(at(1, 1), 2, interaction=1))
    assert one == play
    with statements() as ending_a_deal:
        await store.save(change(at(1, 1), 3, interaction=2, entries=entries(1, -1)))
    assert ending_a_deal == [*play, "INSERT INTO ledger"]
    with statements() as many:
        await commits.after_all_wait(
            *(store.save(change(at(1, guild), 2, interaction=9 + guild)) for guild in guilds if guild > 1)
        )
    assert [one for one in many if "SAVEPOINT" not in one] in (play, 2 * play), "the first may be alone"


def test_whatever_belongs_to_a_server_has_keys_that_begin_with_it() -> None:
    for table in metadata.sorted_tables:
        keys = [list(table.primary_key.columns), *(list(index.columns) for index in table.indexes)]
        keys += [list(one.columns) for one in table.constraints if hasattr(one, "columns")]
        begins = {key[0].name for key in keys if key}
        assert begins == {"guild"} or table.name in OF_NO_SERVER, table.name


def test_every_statement_is_one_for_both_databases() -> None:
    """The statements that the modules keep ready can be said to SQLite and to PostgreSQL."""
    ready = [
        (module.name, name, value)
        for module in pkgutil.walk_packages(bot.store.__path__, "bot.store.")
        if ".versions" not in module.name
        for name, value in vars(importlib.import_module(module.name)).items()
        if isinstance(value, ClauseElement) and name.startswith("_")
    ]
    assert len(ready) > 20
    for module, name, statement in ready:
        given = {"column_keys": list(statement.table.columns.keys())} if isinstance(statement, Insert) else {}
        for dialect in (sqlite.dialect(), postgresql.dialect()):
            assert str(statement.compile(dialect=dialect, **given)), f"{module}.{name}"


@pytest.mark.parametrize("table", ["", "7", "x-1", "-1", "-5-1", f"{1 << 63}-1", f"{10**30}-1", "1.5-2"])
def test_what_is_no_id_of_a_table_is_of_no_server(table: str) -> None:
    assert guild_of(table) == 0
    assert guild_of(at(7)) == GUILD
    assert guild_of(f"{(1 << 63) - 1}-1") == (1 << 63) - 1


async def test_a_table_is_only_saved_under_its_own_server(store: Store) -> None:
    with pytest.raises(ValueError, match="is not of server"):
        await store.save(change(at(1), 1, guild=OTHER))


# --- several servers in one commit ---


WRONG = {
    "a wrong number": {"number": 7},
    "unbalanced entries": {"number": 2, "entries": entries(2, -1, deal=2)},
    "a seat that is booked": {"number": 2, "entries": entries(1, -1)},
    "an interaction that was done": {"number": 2, "interaction": 4},
    "another server than its own": {"number": 2, "guild": GUILD},
    "a lost epoch": {"number": 2},
}


@pytest.mark.parametrize("wrong", WRONG)
async def test_a_failure_of_one_server_leaves_the_others_whole(
    store: Store, path: Path, commits: Commits, wrong: str
) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1, OTHER), 1, interaction=4, entries=entries(1, -1)))
    if wrong == "a lost epoch":
        taken_over(path, OTHER)
    before = query(path, f"SELECT * FROM chains WHERE guild = {OTHER}")
    failed, *saved = await commits.after_all_wait(
        store.save(change(at(1, OTHER), **WRONG[wrong])),  # type: ignore[arg-type]
        store.save(change(at(1), 2, interaction=5, entries=entries(3, -3))),
        store.save(change(at(2), 1)),
        store.save(change(at(1), 3)),
    )
    assert isinstance(failed, Exception)
    assert [type(one) for one in saved] == [Saved] * 3
    assert [one.seq for one in saved] == [2, 5, 6]
    assert query(path, f"SELECT * FROM chains WHERE guild = {OTHER}") == before
    assert [stored.number for stored in await store.tables()] == [3, 1, 1]
    assert await store.check() == faults_in(path) == []


# --- who owns a server ---


async def test_a_server_that_was_taken_over_takes_nothing_more_from_its_first_owner(store: Store, path: Path) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1, OTHER), 1))
    taken_over(path, GUILD)
    whole = [query(path, f"SELECT * FROM {table.name}") for table in metadata.sorted_tables]
    for number in (2, 9):  # the other owner may have gone on, so no number says anything
        with pytest.raises(NotOurs) as refused:
            await store.save(change(at(1), number, interaction=3, entries=entries(1, -1)))
        assert str(refused.value) == f"nothing was saved: another process has taken over server {GUILD}"
        assert refused.value.guilds == (GUILD,)
    with pytest.raises(NotOurs):
        await store.keep_deadlines(at(1), [["x", 1, 2]])
    assert [query(path, f"SELECT * FROM {table.name}") for table in metadata.sorted_tables] == whole
    assert (await store.save(change(at(1, OTHER), 2))).seq == 2
    assert await store.check() == []


async def test_each_start_takes_over_every_server(path: Path) -> None:
    for epoch in range(1, 4):
        store = await Store.open(address(path), noon)
        await store.save(change(at(1), epoch))
        await store.save(change(at(epoch, OTHER), 1))
        await store.close()
        assert query(path, "SELECT epoch FROM chains") == [(epoch,), (epoch,)]


async def test_a_server_that_an_earlier_owner_made_meanwhile_is_claimed_from_it(store: Store, path: Path) -> None:
    """A process that has not noticed yet that it is no longer the newest opens a table in a new server."""
    await store.save(change(at(1), 1))
    query(path, "UPDATE chains SET epoch = 0")
    assert (await store.save(change(at(1), 2))).seq == 2
    assert query(path, "SELECT epoch FROM chains") == [(1,)]


async def test_a_damaged_head_is_named(store: Store, path: Path) -> None:
    await store.save(change(at(1), 1))
    query(path, "UPDATE chains SET seq = 'nonsense'")
    with pytest.raises(NotOurs.__bases__[0], match=f"the head of server {GUILD} is damaged"):
        await store.save(change(at(1), 2))


# --- bindings ---


async def test_heads_are_bound_while_something_changes_and_at_the_end(path: Path, times: list[float]) -> None:
    def bound() -> list[tuple[int, float]]:
        return [tuple(row) for row in query(path, "SELECT number, at FROM bindings")]

    store = await Store.open(address(path), lambda: times[-1])
    await store.save(change(at(1), 1))
    assert bound() == []
    times.append(NOON + BIND_EVERY)
    await store.beat(5)  # whatever is committed next
    assert bound() == [(1, NOON + BIND_EVERY)]
    times.append(NOON + 2 * BIND_EVERY)
    await store.beat(6)
    assert bound() == [(1, NOON + BIND_EVERY)], "nothing has changed"
    await asyncio.gather(*(store.save(change(at(n, OTHER), 1)) for n in range(150)))
    await store.close()
    assert [number for number, _ in bound()] == [1, 2]
    assert query(path, "SELECT seq - bound FROM chains") == [(0,), (0,)]
    assert faults_in(path) == []


async def test_what_a_kill_left_unbound_is_bound_by_the_next_start(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await store.save(change(at(1), 1))
    await store.close()
    query(path, "DELETE FROM bindings")
    query(path, "UPDATE chains SET bound = 0")
    await (await Store.open(address(path), noon)).close()
    assert query(path, "SELECT number, epoch FROM bindings") == [(1, 2)]
    assert faults_in(path) == []


async def test_a_binding_that_fails_fails_no_play(store: Store, path: Path, times: list[float]) -> None:
    query(path, "INSERT INTO bindings VALUES (1, 1, 1.0, '{}', 'x')")
    query(path, "CREATE TRIGGER none BEFORE INSERT ON bindings BEGIN SELECT raise(ABORT, 'no'); END")
    times.append(NOON + BIND_EVERY)
    assert (await store.save(change(at(1), 1))).seq == 1
    with pytest.raises(NotNext):
        await store.save(change(at(1), 1))
