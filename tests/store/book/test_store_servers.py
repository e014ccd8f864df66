"""Each server has a chain of its own, which only the process that owns it moves on; they share commits unharmed.

Promise: Each server has one chain. A failure of one harms no other in the same commit.
Also: tests/tables/life/test_hall_faults.py.
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import ClauseElement, Engine, Insert, event
from sqlalchemy.dialects import postgresql, sqlite

import bot.store
from bot.store import Store
from bot.store.book.writes import Saved, guild_of
from bot.store.schema import metadata
from tests.store.commits import Commits
from tests.store.homes import FileHome, Home, taken_over
from tests.store.makings import GUILD, OTHER, at, change, entries
from tests.store.plain_reader import faults_in

OF_NO_SERVER = {"people", "shards", "sessions", "epochs", "bindings"}


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


async def test_each_server_counts_its_own_events_and_entries_together(store: Store, home: Home) -> None:
    first = await store.save(change(at(1), 1, entries=entries(1, -1)))
    other = await store.save(change(at(1, OTHER), 1))
    second = await store.save(change(at(2), 1))
    assert [one.seq for one in (first, other, second)] == [1, 1, 4]
    assert home.query(f"SELECT seq, event FROM ledger WHERE guild = {GUILD} ORDER BY seq") == [(2, 1), (3, 1)]
    assert home.query("SELECT guild, seq, epoch FROM chains ORDER BY guild") == [(GUILD, 4, 1), (OTHER, 1, 1)]
    assert await store.check() == faults_in(home) == []


async def test_a_commit_takes_few_statements_however_many_servers_share_it(
    store: Store, home: Home, commits: Commits
) -> None:
    """The head is read for all servers in one, and moved on in one."""
    guilds = range(1, 11)
    await asyncio.gather(*(store.save(change(at(1, guild), 1)) for guild in guilds))
    play = [
        "BEGIN IMMEDIATE" if isinstance(home, FileHome) else "SELECT pg_current_xact_id()::text, pg_backend_pid()",
        "SELECT chains.guild, chains.seq,",
        "SELECT tables.table_id, tables.number,",
        "UPDATE chains SET",
        "UPDATE tables SET",
        "INSERT INTO events",
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
        keys = list(statement.table.columns.keys()) if isinstance(statement, Insert) else None
        for dialect in (sqlite.dialect(), postgresql.dialect()):  # type: ignore[no-untyped-call]  # they say no types
            assert str(statement.compile(dialect=dialect, column_keys=keys)), f"{module}.{name}"


def test_no_database_is_asked_for_its_kind() -> None:
    """What kinds differ in stands behind ``bot.store.backend``; the schema alone names them, to spell its types."""
    rooms = Path(bot.store.__path__[0])
    asking = [
        file
        for file in rooms.rglob("*.py")
        if re.search(r"\.dialect\b|drivername|isinstance\(.*Backend", file.read_text())
    ]
    assert [file.name for file in asking] == ["database.py"], "which chooses the kind by the address"


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
    store: Store, home: Home, commits: Commits, wrong: str
) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1, OTHER), 1, interaction=4, entries=entries(1, -1)))
    if wrong == "a lost epoch":
        taken_over(home, OTHER)
    before = home.query(f"SELECT * FROM chains WHERE guild = {OTHER}")
    failed, *saved = await commits.after_all_wait(
        store.save(change(at(1, OTHER), **WRONG[wrong])),  # type: ignore[arg-type]
        store.save(change(at(1), 2, interaction=5, entries=entries(3, -3))),
        store.save(change(at(2), 1)),
        store.save(change(at(1), 3)),
    )
    assert isinstance(failed, Exception)
    assert [type(one) for one in saved] == [Saved] * 3
    assert [one.seq for one in saved] == [2, 5, 6]
    assert home.query(f"SELECT * FROM chains WHERE guild = {OTHER}") == before
    assert [stored.number for stored in await store.tables()] == [3, 1, 1]
    assert await store.check() == faults_in(home) == []
