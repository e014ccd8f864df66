"""Every earlier schema is upgraded to the newest in one transaction, after a backup."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import Place, Proposal, Store, StoreUnusable, digest
from bot.store.file.database import Database
from bot.store.file.migrations import SCRIPTS
from bot.store.schema import metadata
from tests.store import children
from tests.store.children import child, told
from tests.store.makings import GUILD, address, change, entries, noon

# One filled database for each version, written by sqlite3's ``iterdump`` while that version was the newest.
FILES = Path(__file__).parent / "versions"
LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "0006"


def upgrade():
    op.add_column("ledger", sa.Column("reason", sa.Text()))
    with op.batch_alter_table("events") as events:
        events.alter_column("version", new_column_name="shape")
    op.execute("UPDATE settings SET value = '2'")
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """Migration scripts with one version after the newest."""
    scripts = tmp_path / "scripts"
    shutil.copytree(SCRIPTS / "versions", scripts / "versions", ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "later.py").write_text(LATER)
    return scripts


def query(path: Path, statement: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(statement).fetchall()
    finally:
        connection.close()


def load(dump: Path, path: Path) -> None:
    path.parent.mkdir()
    connection = sqlite3.connect(path)
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()


async def filled(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await store.set_setting(1, "x", 1)
    await store.save(change("1/1", 1, entries=entries(1, -1), interaction=3))
    await store.close()


async def test_the_newest_schema_is_the_one_the_queries_know(path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = await Database.open(address(path), noon)
    async with database.reading.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


@pytest.mark.parametrize("file", sorted(FILES.glob("*.sql")), ids=lambda file: file.stem)
async def test_a_file_of_an_earlier_version_is_brought_up(path: Path, file: Path) -> None:
    load(file, path)
    store = await Store.open(address(path), noon)
    assert await store.check() == []
    (table,) = await store.tables()
    assert table.state_hash == digest(table.snapshot)
    assert [event.number for event in await store.events("1/1")] == [1, 2, 3]
    assert table.rules == (None if file.stem < "0004" else {"seats.count": 4})
    (person,) = await store.names([4242])
    assert (await store.ledger(GUILD, person)).balance == 3
    house = await store.rules_history(GUILD, "big-two", 9)
    assert house.count == (0 if file.stem < "0002" else 3)
    assert [*await store.rules_saved(GUILD, "big-two")] == (["friday"] if house.count else [])
    waiting = await store.rules_proposal(GUILD, 3012011929278566933)
    assert waiting == (Proposal(Place(GUILD, "big-two"), person, 1, None) if house.count else None)
    assert table.deadlines == (None if file.stem < "0005" else [[{"do": "Lapse", "question": 3, "seat": 0}, 12.5, 100]])
    assert await store.ran() == (0 if file.stem < "0005" else 107.25)
    await store.beat(108)
    await store.save(change("1/1", 4, deadlines=[["x", 1, 2]]))
    assert await store.check() == []
    assert [one.deadlines for one in await store.tables()] == [[["x", 1, 2]]]
    await store.close()


async def test_an_older_file_is_backed_up_first(path: Path, later: Path) -> None:
    await filled(path)
    database = await Database.open(address(path), noon, later)
    await database.close()
    assert query(path, "SELECT version_num FROM alembic_version") == [("later",)]
    assert query(path, "SELECT reason FROM ledger") == [(None,), (None,)]
    assert query(path, "SELECT shape FROM events") == [(1,)]
    (backup,) = path.parent.glob("*.backup")
    assert "0006" in backup.name
    assert query(backup, "SELECT version_num, value FROM alembic_version, settings") == [("0006", "1")]

    again = await Database.open(address(path), noon, later)
    await again.close()
    assert len(list(path.parent.glob("*.backup"))) == 1
    with pytest.raises(StoreUnusable, match="newer"):
        await Store.open(address(path), noon)


async def test_without_a_backup_nothing_is_upgraded(path: Path, later: Path) -> None:
    await filled(path)
    database = await Database.open(address(path), noon, later)
    await database.close()
    (backup,) = path.parent.glob("*.backup")
    shutil.copy(backup, path)  # the next backup, made in the same second, finds its name taken
    with pytest.raises(StoreUnusable, match="exists already"):
        await Database.open(address(path), noon, later)
    assert query(path, "SELECT version_num FROM alembic_version") == [("0006",)]


@pytest.mark.processes
@pytest.mark.parametrize("start", ["empty", "0006"])
async def test_a_kill_at_any_statement_leaves_the_old_or_the_new(
    path: Path, later: Path, start: str, tmp_path: Path
) -> None:
    def upgraded(last: int) -> list[int]:
        with child(children.upgrade_until, path, later, last) as (_, pipe):
            return told(pipe)

    first = tmp_path / "first" / "daidi.db"
    await filled(first)

    def anew() -> None:
        shutil.rmtree(path.parent, ignore_errors=True)
        if start == "0006":
            shutil.copytree(first.parent, path.parent)

    anew()
    (count,) = upgraded(0)
    assert count > 5
    for last in range(1, count + 1):
        anew()
        assert upgraded(last) == []
        old = {"empty": [], "0006": [("0006",)]}[start]
        assert version(path) in (old, [("later",)])
        for backup in path.parent.glob("*.backup"):
            backup.unlink()
        await (await Database.open(address(path), noon, later)).close()
        assert version(path) == [("later",)]
        assert query(path, "PRAGMA integrity_check") == [("ok",)]
        assert query(path, "SELECT count(*) FROM ledger") == [(2 if start == "0006" else 0,)]


def version(path: Path) -> list[tuple[object, ...]]:
    tables = query(path, "SELECT name FROM sqlite_master WHERE name = 'alembic_version'")
    return query(path, "SELECT version_num FROM alembic_version") if tables else []


async def test_an_upgrade_that_breaks_references_is_not_kept(path: Path, later: Path) -> None:
    await filled(path)
    (later / "versions" / "later.py").write_text(LATER.replace("UPDATE settings SET value = '2'", "DELETE FROM tables"))
    with pytest.raises(StoreUnusable, match="breaks 1 references"):
        await Database.open(address(path), noon, later)
    assert query(path, "SELECT version_num, count(*) FROM alembic_version, tables") == [("0006", 1)]


async def test_a_backup_is_whole_while_the_store_works(store: Store, tmp_path: Path) -> None:
    await store.save(change("1/1", 1))
    target = tmp_path / "backup.db"
    await store.back_up(target)
    await store.save(change("1/1", 2))
    copy = await Store.open(address(target), noon)
    assert [table.number for table in await copy.tables()] == [1]
    assert await copy.check() == []
    await copy.close()
    with pytest.raises(StoreUnusable, match="exists already"):
        await store.back_up(target)
    with pytest.raises(StoreUnusable, match="could not be written"):
        await store.back_up(tmp_path / "none" / "backup.db")
