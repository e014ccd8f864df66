"""Every released schema is upgraded to the newest in one transaction, after a backup.

Promise: Every later version reads what a released one has stored, after a backup. A kill leaves the old or the new.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import MatchSoFar, Place, Proposal, Store, StoreUnusable, digest, text_of
from bot.store.book.ledger import Practice
from bot.store.database import Database
from bot.store.file.file_connections import upgrading
from bot.store.maintenance import SqliteFile, back_up
from bot.store.migrations import SCRIPTS, _revisions, upgrade
from bot.store.schema import metadata
from tests.store import children
from tests.store.children import child, told
from tests.store.homes import FileHome
from tests.store.kept import ACCOUNT, DEADLINES, OTHER, PLAYED, VERSIONS, load
from tests.store.makings import CHANNEL, GUILD, RULES, address, at, change, entries, noon
from tests.store.plain_reader import faults_in

KEPT = sorted(file.stem for file in VERSIONS.glob("*.sql"))
NEWEST = max(file.stem[:5] for file in (SCRIPTS / "versions").glob("v*.py"))
LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{before}"


def upgrade():
    op.add_column("ledger", sa.Column("remark", sa.Text()))
    with op.batch_alter_table("events") as events:
        events.alter_column("version", new_column_name="shape")
    op.execute("UPDATE settings SET value = '2'")
"""


NEWEST = _revisions(SCRIPTS)[0]


def later_step() -> str:
    """A step after the newest."""
    return LATER.replace("{before}", NEWEST)


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """Migration scripts with one version after the newest."""
    scripts = tmp_path / "scripts"
    shutil.copytree(SCRIPTS / "versions", scripts / "versions", ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "later.py").write_text(later_step())
    return scripts


def query(path: Path, statement: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(statement).fetchall()
    finally:
        connection.close()


async def filled(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await store.set_setting(1, "x", 1)
    await store.save(change(at(1), 1, entries=entries(1, -1), interaction=3))
    await store.close()


async def test_the_newest_schema_is_the_one_the_queries_know(path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = await Database.open(address(path), noon)
    async with database.reading.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


@pytest.mark.parametrize("name", KEPT)
async def test_a_released_schema_stays_as_it_was(path: Path, name: str) -> None:
    """The steps that lay the schema stay as they were released: they make the tables that are in the kept file."""
    schema = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
    path.parent.mkdir()
    load(name, path.with_name(name) / path.name)
    [(revision,)] = query(path.with_name(name) / path.name, "SELECT version_num FROM alembic_version")
    engine = upgrading(path)
    with engine.begin() as connection:
        upgrade(connection, SCRIPTS, str(revision))
    engine.dispose()
    assert query(path, schema) == query(path.with_name(name) / path.name, schema)


@pytest.mark.parametrize("name", KEPT)
async def test_a_file_of_a_released_version_is_brought_up(path: Path, name: str) -> None:
    load(name, path)
    store = await Store.open(address(path), noon)
    assert await store.check() == []
    (table,) = await store.tables()
    assert table.state_hash == digest(table.snapshot)
    assert table.rules == RULES
    assert table.deadlines == DEADLINES
    cut, *later = await store.events(at(1))
    assert text_of(cut.texts[cut.command["text"]]) == "a cut"
    assert [event.number for event in later] == [2, 3]
    assert await store.match_so_far(at(1)) == MatchSoFar({1: "[[deal]]"}, 2, PLAYED)
    person = await store.known_person(ACCOUNT)
    assert person is not None
    assert await store.names([person]) == {person: "大老二 Ann"}
    assert (await store.ledger(GUILD, person)).balance == 3
    assert (await store.ledger(OTHER, person)).practice == Practice(5, 1)
    assert [await store.was_done(GUILD, interaction) for interaction in (31, 32, 33)] == [True, True, False]
    assert await store.setting(GUILD, "theme") == "light"
    assert (await store.rules_history(GUILD, "big-two", 9)).count == 3
    assert [*await store.rules_saved(GUILD, "big-two")] == ["friday"]
    ((number,),) = query(path, "SELECT number FROM house_proposals")
    waiting = Proposal(Place(GUILD, "big-two", CHANNEL), person, 0, {"preset": "taiwan"})
    assert await store.rules_proposal(GUILD, int(str(number))) == waiting
    assert await store.leasing.ran() == 107.25
    assert await store.next_table_number(GUILD) == 2
    await store.save(change(at(1), 4, deadlines=[["x", 1, 2]]))
    await store.save(change(at(2, OTHER), 1))
    assert await store.check() == []
    assert [one.deadlines for one in await store.tables()] == [[["x", 1, 2]], None]
    await store.close()
    assert faults_in(FileHome(path)) == []


@pytest.mark.parametrize("written", [f"{number:04}" for number in range(1, 7)])
def test_a_file_of_0_1_0_is_refused_and_stays_what_it_is(path: Path, written: str) -> None:
    """Nothing that 0.1.0 stored was ever released, so no later version reads it."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE events (seq INTEGER PRIMARY KEY, command TEXT)")
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (written,))
        connection.commit()
    content = path.read_bytes()
    for _ in range(2):
        with pytest.raises(StoreUnusable) as refused:
            asyncio.run(Store.open(address(path), noon))
        line = str(refused.value)
        assert line.startswith(f"the database {path} cannot be used: version 0.1.0 wrote it")
        assert "move it away to begin anew" in line
        assert "\n" not in line
        assert path.read_bytes() == content
        assert list(path.parent.glob("*.backup")) == []


@pytest.mark.usefixtures("_open_umask")
async def test_an_older_file_is_backed_up_first(path: Path, later: Path) -> None:
    await filled(path)
    database = await Database.open(address(path), noon, later)
    await database.close()
    assert query(path, "SELECT version_num FROM alembic_version") == [("later",)]
    assert query(path, "SELECT remark FROM ledger") == [(None,), (None,)]
    assert query(path, "SELECT shape FROM events") == [(1,)]
    (backup,) = path.parent.glob("*.backup")
    assert NEWEST in backup.name
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert query(backup, "SELECT version_num, value FROM alembic_version, settings") == [(NEWEST, "1")]

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
    assert query(path, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


@pytest.mark.processes
@pytest.mark.parametrize("start", ["empty", NEWEST])
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
        if start == NEWEST:
            shutil.copytree(first.parent, path.parent)

    anew()
    (count,) = upgraded(0)
    assert count > 5
    for last in range(1, count + 1):
        anew()
        assert upgraded(last) == []
        old = {"empty": [], NEWEST: [(NEWEST,)]}[start]
        assert version(path) in (old, [("later",)])
        for backup in path.parent.glob("*.backup"):
            backup.unlink()
        await (await Database.open(address(path), noon, later)).close()
        assert version(path) == [("later",)]
        assert query(path, "PRAGMA integrity_check") == [("ok",)]
        assert query(path, "SELECT count(*) FROM ledger") == [(2 if start == NEWEST else 0,)]


def version(path: Path) -> list[tuple[object, ...]]:
    tables = query(path, "SELECT name FROM sqlite_master WHERE name = 'alembic_version'")
    return query(path, "SELECT version_num FROM alembic_version") if tables else []


async def test_an_upgrade_that_breaks_references_is_not_kept(path: Path, later: Path) -> None:
    await filled(path)
    (later / "versions" / "later.py").write_text(
        later_step().replace("UPDATE settings SET value = '2'", "DELETE FROM tables")
    )
    with pytest.raises(StoreUnusable, match="breaks 2 references"):
        await Database.open(address(path), noon, later)
    assert query(path, "SELECT version_num, count(*) FROM alembic_version, tables") == [(NEWEST, 1)]


async def test_a_backup_is_whole_while_the_store_works(store: Store, path: Path, tmp_path: Path) -> None:
    await store.save(change(at(1), 1))
    target = tmp_path / "backup.db"
    back_up(SqliteFile(path), target)
    await store.save(change(at(1), 2))
    copy = await Store.open(address(target), noon)
    assert [table.number for table in await copy.tables()] == [1]
    assert await copy.check() == []
    await copy.close()
    with pytest.raises(StoreUnusable, match="exists already"):
        back_up(SqliteFile(path), target)
    with pytest.raises(StoreUnusable, match="could not be written"):
        back_up(SqliteFile(path), tmp_path / "none" / "backup.db")
