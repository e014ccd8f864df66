"""The PostgreSQL server goes away, even in the middle of a commit: nothing is confirmed that is not there, and no more.

Promise: What PostgreSQL has not confirmed is told of only once it is known, whatever happens to the line. The bot goes
on when the server is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store import NotOurs, NotRead, NotSaved, Store, StoreUnusable
from bot.store.backend import Backend
from bot.store.book.writes import Saved
from bot.store.database import backend_of
from bot.store.errors import NotKnown
from bot.store.maintenance import back_up, restore
from tests.patience import eventually
from tests.run.broken_line import BrokenLine, Where
from tests.store.homes import ServerHome
from tests.store.makings import GUILD, NOON, OTHER, at, change, entries, noon
from tests.store.plain_reader import faults_in

pytestmark = pytest.mark.postgresql


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "with others"])
@pytest.mark.parametrize("where", ["before", "after"])
async def test_a_commit_whose_answer_is_lost_counts_if_the_server_did_it(
    home: ServerHome, line: BrokenLine, url: str, where: Where, alone: bool
) -> None:
    store = await Store.open(url, noon)
    await store.save(change(at(1), 1))
    line.break_at_commit(where)
    writes = [store.save(change(at(1), 2, interaction=5, entries=entries(1, -1)))]
    if not alone:
        writes += [store.save(change(at(n, OTHER), 1)) for n in (1, 2)]
    first, *others = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(outcome) for outcome in (first, *others)] == [Saved] * len(writes)
    assert home.query("SELECT count(*) FROM events") == [(2 + len(others),)]
    await store.save(change(at(1), 3))
    assert await store.check() == faults_in(home) == []
    await store.close()


async def test_nobody_is_told_before_it_is_known_and_others_are_refused_meanwhile(
    home: ServerHome, line: BrokenLine, url: str
) -> None:
    store = await Store.open(url, noon)
    await store.save(change(at(1), 1))
    line.break_at_commit("after", stay_down=True)
    unsure = asyncio.create_task(store.save(change(at(1), 2)))
    await eventually(lambda: home.query("SELECT count(*) FROM events") == [(2,)], "the commit")
    for _ in range(2):
        with pytest.raises(NotSaved, match="the database cannot be reached"):
            await store.save(change(at(1, OTHER), 1))
    assert not unsure.done()
    line.come_back()
    assert (await unsure).seq == 2
    assert (await store.save(change(at(1, OTHER), 1))).seq == 1
    assert await store.check() == []
    await store.close()


async def test_a_transaction_that_nobody_goes_on_with_is_ended(home: ServerHome) -> None:
    """A line may be lost without a word: then the server's process waits, with everything that it has locked."""
    backend = backend_of(home.url)
    engine = backend.writing("another")
    lost, asking = engine.connect(), backend.looking().connect()
    mark = backend.mark(lost)
    with asking.begin():
        assert backend.was_committed(asking, mark) is None
    await eventually(lambda: _known(backend, mark) is False, "end of the transaction")
    with asking.begin():
        assert backend.was_committed(asking, ("99999999999", 1)) is False, "of a server that is gone"
    asking.close()
    lost.invalidate()
    lost.close()
    engine.dispose()


def _known(backend: Backend, mark: Hashable) -> bool | None:
    with backend.looking().begin() as connection:
        return backend.was_committed(connection, mark)


async def test_a_store_that_closes_while_it_is_unsure_ends(home: ServerHome, line: BrokenLine, url: str) -> None:
    store = await Store.open(url, noon)
    await store.save(change(at(1), 1))
    line.break_at_commit("after", stay_down=True)
    unsure = asyncio.create_task(store.save(change(at(1), 2)))
    await eventually(lambda: home.query("SELECT count(*) FROM events") == [(2,)], "the commit")
    await store.close()
    with pytest.raises(NotKnown, match="it is not known whether this was saved"):
        await unsure
    store = await Store.open(home.url, noon)
    assert [table.number for table in await store.tables()] == [2]
    assert await store.check() == faults_in(home) == []
    await store.close()


async def test_while_the_server_is_away_everybody_is_told_and_then_play_goes_on(
    home: ServerHome, line: BrokenLine, url: str
) -> None:
    store = await Store.open(url, noon)
    await store.save(change(at(1), 1))
    line.go_down()
    with capture_logs():
        for _ in range(2):
            with pytest.raises(NotSaved, match="nothing was saved: the database server cannot be reached"):
                await store.save(change(at(1), 2))
            with pytest.raises(NotRead, match="cannot be read: the database server cannot be reached"):
                await store.tables()
    line.come_back()
    assert (await store.save(change(at(1), 2))).seq == 2
    assert [table.number for table in await store.tables()] == [2]
    assert await store.check() == faults_in(home) == []
    await store.close()


async def test_a_reader_whose_connection_was_ended_reads_over_another(home: ServerHome) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1))
    for _ in range(2):
        home.end_connections()
        assert [table.number for table in await store.tables()] == [1]
    await store.close()


async def test_a_second_process_is_refused_until_the_first_has_ended(home: ServerHome) -> None:
    first = await Store.open(home.url, noon)
    with pytest.raises(StoreUnusable, match=f"the database {home.database} at .* is in use by another process"):
        await Store.open(home.url, noon)
    await first.save(change(at(1), 1))
    await first.close()
    second = await Store.open(home.url, noon)
    assert [table.number for table in await second.tables()] == [1]
    await second.close()


async def test_a_process_whose_connections_were_ended_takes_its_lock_again(home: ServerHome) -> None:
    first = await Store.open(home.url, noon)
    await first.save(change(at(1), 1))
    home.end_connections()
    await first.save(change(at(1), 2))  # over a new connection, which nobody need know of
    with pytest.raises(StoreUnusable, match="is in use by another process"):
        await Store.open(home.url, noon)
    await first.close()


async def test_a_process_that_lost_its_connection_and_its_shard_writes_nothing_more(home: ServerHome) -> None:
    first = await Store.open(home.url, noon)
    await first.save(change(at(1), 1))
    home.end_connections()
    second = await Store.open(home.url, noon)
    with pytest.raises(NotOurs):
        await first.save(change(at(1), 2))
    await second.save(change(at(1), 2))
    await second.close()
    with pytest.raises(NotOurs) as refused:
        await first.save(change(at(1), 3))
    assert refused.value.guilds == (GUILD,)
    await first.close()
    assert faults_in(home) == []


async def test_a_process_that_was_restored_over_writes_nothing_more(home: ServerHome, tmp_path: Path) -> None:
    first = await Store.open(home.url, noon)
    await first.save(change(at(1), 1))
    back_up(backend_of(home.url), tmp_path / "backup.db")
    await first.save(change(at(1), 2))
    home.end_connections()
    kept = restore(tmp_path / "backup.db", backend_of(home.url), NOON)
    assert kept == "the schema replaced_20260101t120000z of the database"
    assert home.query("SELECT number FROM replaced_20260101t120000z.tables") == [(2,)]
    with pytest.raises(NotOurs):
        await first.save(change(at(1), 2))
    with pytest.raises(NotOurs):
        await first.save(change(at(1, OTHER), 1))
    await first.close()
    again = await Store.open(home.url, noon)
    assert (await again.save(change(at(1), 2))).seq == 2
    assert await again.check() == faults_in(home) == []
    await again.close()


DAMAGE = {
    "a lost column": "ALTER TABLE people DROP COLUMN name",
    "a newer version": "UPDATE alembic_version SET version_num = '9999'",
    "a lost version": "DROP TABLE alembic_version",
    "a lost epoch": "DROP TABLE epochs",
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_backup_comes_back_where_the_tables_are_damaged_and_others_stay(
    home: ServerHome, tmp_path: Path, damage: str
) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1))
    home.query("CREATE TABLE of_somebody_else (x int)")
    back_up(backend_of(home.url), tmp_path / "backup.db")
    await store.close()
    home.query(DAMAGE[damage])
    assert restore(tmp_path / "backup.db", backend_of(home.url), NOON) is not None
    store = await Store.open(home.url, noon)
    assert [table.number for table in await store.tables()] == [1]
    assert await store.check() == faults_in(home) == []
    await store.close()
    assert home.query("SELECT * FROM of_somebody_else") == []
