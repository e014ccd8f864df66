"""``copy-store`` between a file and a PostgreSQL database, and the other commands that keep a store, on the latter.

Promise: A store moves from SQLite to PostgreSQL and back row by row and hash by hash, and never onto rows.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean

from bot.cli import main
from bot.store import Store
from bot.store.schema import metadata
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from tests.run.postgres_server import PostgresServer, server_of
from tests.store.homes import FileHome, Home, ServerHome
from tests.store.kept import VERSIONS, load
from tests.store.makings import noon
from tests.store.plain_reader import faults_in
from tests.tables.conftest import ann, clock, ears, hall, home, logging_as_the_bot_does, path, store
from tests.tables.hall_at_work import Ears, interactions, of, opened, play_deal

__all__ = ["ann", "clock", "ears", "hall", "home", "logging_as_the_bot_does", "path", "store"]

pytestmark = pytest.mark.postgresql

Typed = tuple[int, str, str]
Types = Callable[..., Typed]


@pytest.fixture
def server(request: pytest.FixtureRequest) -> PostgresServer:
    return server_of(request)


@pytest.fixture
def there(server: PostgresServer) -> Iterator[ServerHome]:
    """A database without any tables."""
    with server.database("template0") as name:
        yield ServerHome(server, name)


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Types:
    """Types a command; ``at`` is the store that ``DATABASE_URL`` names."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)

    def typed(*argv: object, at: Home | None = None) -> Typed:
        if at is not None:
            monkeypatch.setenv("DATABASE_URL", at.url)
        status = main(list(map(str, argv)))
        said = capsys.readouterr()
        return status, said.out, said.err

    return typed


@pytest.fixture
async def left(hall: Hall, store: Store, ears: Ears, ann: int, home: FileHome) -> FileHome:
    """A store in a file, in which a table of Ann and computers has played a deal; the bot has closed it."""
    made = await opened(hall, ann, computers=3)
    of(await hall.do(made, do.Start(ann), next(interactions)))
    await play_deal(hall, ears, made)
    await hall.close()
    await store.close()
    return home


NAMES = [table.name for table in metadata.sorted_tables]
TRUTHS = {
    column.name for table in metadata.sorted_tables for column in table.columns if isinstance(column.type, Boolean)
}


def rows(of_home: Home, names: Iterable[str] = NAMES) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, in the order of their keys, with truths as such."""
    found = {}
    with of_home.reading() as read:
        for table in names:
            listed = read(f"SELECT * FROM {table}")
            as_written = [{name: bool(one[name]) if name in TRUTHS else one[name] for name in one} for one in listed]
            found[table] = sorted(as_written, key=lambda one: json.dumps(one, sort_keys=True))
    return found


async def test_a_store_moves_to_postgresql_and_back(
    types: Types, left: FileHome, there: ServerHome, tmp_path: Path
) -> None:
    before = rows(left)
    assert sum(map(len, before.values())) > 20
    status, said, wrong = await asyncio.to_thread(types, "copy-store", left.url, there.url)
    assert (status, wrong) == (0, "")
    assert said.startswith(f"{there.database} at {there.server.folder}: {sum(map(len, before.values())):,} rows in")
    assert rows(there) == rows(left) == before
    back = FileHome(tmp_path / "back.db")
    assert (await asyncio.to_thread(types, "copy-store", there.url, back.url))[0] == 0
    assert rows(back) == before
    for one in (there, back):
        opened = await Store.open(one.url, noon)
        assert await opened.check() == faults_in(one) == []
        assert len(await opened.tables()) == 1
        await opened.close()


@pytest.mark.parametrize("version", sorted(file.stem for file in VERSIONS.glob("*.sql")))
def test_a_store_of_each_released_version_moves_to_postgresql_and_back(
    types: Types, there: ServerHome, tmp_path: Path, version: str
) -> None:
    old, back = FileHome(tmp_path / "old" / "daidi.db"), FileHome(tmp_path / "back.db")
    load(version, old.path)
    names = [name for (name,) in old.query("SELECT name FROM sqlite_master WHERE type = 'table'")]
    before = rows(old, names)
    assert all(before.values()), "something is in every table"
    assert types("copy-store", old.url, there.url)[0] == 0
    assert types("copy-store", there.url, back.url)[0] == 0
    assert rows(there, names) == rows(back, names) == before
    assert faults_in(there) == faults_in(back) == []


async def test_nothing_is_copied_onto_rows(types: Types, left: FileHome, there: ServerHome) -> None:
    await (await Store.open(there.url, noon)).close()
    before = rows(there)
    status, said, wrong = await asyncio.to_thread(types, "copy-store", left.url, there.url)
    assert (status, said) == (2, "")
    assert "it holds rows (in the table “epochs”); nothing is copied onto them" in wrong
    assert rows(there) == before


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE ledger SET points = points + 1 WHERE seat = 0", "it is damaged (server "),
        ("UPDATE alembic_version SET version_num = '9999'", "its version 9999 is unknown here"),
        ("DROP TABLE alembic_version", "it holds tables of another program"),
        ("DROP TABLE settings", "its table “settings” is missing"),
    ],
)
def test_a_store_that_is_damaged_is_not_copied(
    types: Types, left: FileHome, there: ServerHome, statement: str, told: str
) -> None:
    left.query(statement)
    status, _, wrong = types("copy-store", left.url, there.url)
    assert (status, wrong.count("\n")) == (2, 1)
    assert told in wrong
    assert there.query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


async def test_nothing_is_copied_from_or_to_a_store_in_use(types: Types, left: FileHome, there: ServerHome) -> None:
    running = await Store.open(left.url, noon)
    _, _, wrong = await asyncio.to_thread(types, "copy-store", left.url, there.url)
    assert f"the database {left.path} is in use by another process" in wrong
    await running.close()
    running = await Store.open(there.url, noon)
    _, _, wrong = await asyncio.to_thread(types, "copy-store", left.url, there.url)
    assert f"the database {there.database} at {there.server.folder} is in use by another process" in wrong
    await running.close()


def test_what_is_missing_is_not_made(types: Types, there: ServerHome, tmp_path: Path) -> None:
    missing = FileHome(tmp_path / "missing.db")
    assert "there is no such file" in types("copy-store", missing.url, there.url)[2]
    assert not missing.path.exists()
    assert "it holds no tables" in types("copy-store", there.url, missing.url)[2]
    assert not missing.path.exists()


async def test_doctor_looks_at_a_database_in_use(types: Types, left: FileHome, there: ServerHome) -> None:
    await asyncio.to_thread(types, "copy-store", left.url, there.url)
    running = await Store.open(there.url, noon)
    status, said, wrong = await asyncio.to_thread(types, "doctor", "--json", at=there)
    assert (status, wrong) == (0, "")
    checks = {check["what"]: check for check in json.loads(said)}
    assert checks["database"]["found"].startswith(f"{there.database} at {there.server.folder}, events: ")
    assert checks["tables"]["found"] == "1 going on, replayed from their logs"
    await running.close()
    there.query("UPDATE ledger SET points = points + 1 WHERE seat = 0")
    status, said, _ = await asyncio.to_thread(types, "doctor", at=there)
    assert (status, "of ledger, was changed" in said) == (1, True)


async def test_a_backup_of_a_server_is_a_file_that_comes_back_anywhere(
    types: Types, left: FileHome, there: ServerHome, tmp_path: Path
) -> None:
    await asyncio.to_thread(types, "copy-store", left.url, there.url)
    running, copy = await Store.open(there.url, noon), tmp_path / "copy.db"
    status, said, wrong = await asyncio.to_thread(types, "backup", copy, at=there)
    assert (status, wrong, said.startswith(f"{copy}: ")) == (0, "", True)
    saved = rows(FileHome(copy))
    await running.set_setting(1, "later", True)
    status, _, wrong = await asyncio.to_thread(types, "restore", copy, at=there)
    assert (status, "is in use by another process" in wrong) == (2, True)
    await running.close()
    later = rows(there)

    status, said, wrong = await asyncio.to_thread(types, "restore", copy, at=there)
    assert (status, wrong) == (0, "")
    kept = re.search(r"What was there before is kept as the schema (replaced_\w+) of the database\n$", said)
    assert kept is not None
    owned = ("epochs", "chains", "shards")  # whoever was there before owns nothing any more
    assert saved | {name: rows(there)[name] for name in owned} == rows(there)
    assert there.query(f"SELECT count(*) FROM {kept[1]}.settings") == [(len(later["settings"]),)]
    assert (await asyncio.to_thread(types, "restore", copy, at=left))[0] == 0
    assert rows(left) == saved
    again = await Store.open(there.url, noon)
    assert await again.check() == []
    await again.close()
