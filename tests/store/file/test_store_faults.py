"""Second processes, full disks, foreign and damaged files: nothing acknowledged is lost, and one line says why."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event

from bot.store import NotSaved, Place, RulesNotSaved, Store, StoreUnusable
from bot.store.database import Database
from bot.store.migrations import SCRIPTS
from tests.patience import PATIENCE
from tests.store import children
from tests.store.children import child, told
from tests.store.makings import address, at, change, entries, noon

pytestmark = pytest.mark.processes


async def reason_not_to_open(path: Path | str) -> str:
    url = path if isinstance(path, str) else address(path)
    with pytest.raises(StoreUnusable) as refused:
        await Store.open(url, noon)
    line = str(refused.value)
    assert line
    assert "\n" not in line
    return line


async def test_a_second_process_is_refused(path: Path) -> None:
    with child(children.open_and_hold, path) as (_, first):
        assert first.recv() == "open"
        with child(children.open_and_hold, path) as (_, second):
            assert "in use by another process" in second.recv()
        assert "in use by another process" in await reason_not_to_open(path)
        link = path.with_name("another name")
        link.symlink_to(path)
        assert "in use by another process" in await reason_not_to_open(link)
    store = await Store.open(address(path), noon)  # the holder was killed, so the system has released the file
    await store.close()


def test_an_open_store_does_not_keep_the_process_from_ending(path: Path) -> None:
    with child(children.leave_open, path) as (process, pipe):
        assert told(pipe) == [1]
        process.join(PATIENCE)
        assert process.exitcode == 0


def test_a_full_disk_refuses_whole_changes_and_play_goes_on_later(path: Path) -> None:
    with child(children.play_on_a_full_disk, path) as (_, pipe):
        refused, living, faults, living_later, faults_later = told(pipe)
    assert [kind for kind, _ in refused[:6]] == [NotSaved] * 6
    assert refused[0][1] in ("nothing was saved: the disk is full", "nothing was saved: the disk reports an error")
    assert living == [at(1)]
    assert living_later == [at(n) for n in range(1, 8)]
    assert faults == faults_later == []


@pytest.mark.parametrize(
    ("wrong", "right", "reason"),
    [
        ("max_page_count = 1", "max_page_count = 1000000", "the disk is full"),
        ("query_only = ON", "query_only = OFF", "the database is read-only"),
    ],
)
async def test_what_the_database_refuses_is_refused_by_name(store: Store, wrong: str, right: str, reason: str) -> None:
    await store.save(change(at(1), 1))
    limits = [wrong]

    def limited(_conn: object, cursor: sqlite3.Cursor, statement: str, *_: object) -> None:
        if statement == "BEGIN IMMEDIATE":
            cursor.execute(f"PRAGMA {limits[-1]}")

    event.listen(Engine, "before_cursor_execute", limited)
    try:
        large = [change(at(n), 1, snapshot={"padding": "x" * 9000}, entries=entries(1, -1)) for n in range(2, 12)]
        for _ in range(2):
            refused = await asyncio.gather(*map(store.save, large), return_exceptions=True)
            assert {str(error) for error in refused} == {f"nothing was saved: {reason}"}
            assert {type(error) for error in refused} == {NotSaved}
            with pytest.raises(NotSaved, match=reason):
                await store.save(large[0])
        assert [table.table for table in await store.tables()] == [at(1)]
        limits.append(right)
        await asyncio.gather(*map(store.save, large))
        assert len(await store.tables()) == 11
        assert await store.check() == []
    finally:
        event.remove(Engine, "before_cursor_execute", limited)


async def test_who_is_known_stays_known_though_a_new_name_cannot_be_kept(store: Store) -> None:
    person = await store.person(5, "north")

    def limited(_conn: object, cursor: sqlite3.Cursor, statement: str, *_: object) -> None:
        if statement == "BEGIN IMMEDIATE":
            cursor.execute("PRAGMA query_only = ON")

    event.listen(Engine, "before_cursor_execute", limited)
    try:
        assert await store.person(5, "south") == await store.known_person(5) == person
        with pytest.raises(NotSaved):
            await store.person(6, "east")
        with pytest.raises(RulesNotSaved):
            await store.propose_rules(Place(1, "big-two"), person, 0, [None])
    finally:
        event.remove(Engine, "before_cursor_execute", limited)
    assert await store.names([person]) == {person: "north"}
    assert await store.known_person(6) is None


def test_another_programs_lock_is_named(path: Path) -> None:
    with child(children.be_refused_while_locked, path) as (_, pipe):
        assert told(pipe) == ["nothing was saved: the database is locked by another program", 1]


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that any user can reach, wherever the project and the other temporary files are."""
    folder = Path(tempfile.mkdtemp(dir="/tmp")).resolve()
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def open_scripts(open_to_all: Path) -> Path:
    """A copy of the migrations that any user can read."""
    scripts = shutil.copytree(SCRIPTS, open_to_all / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    for place in (scripts, *scripts.rglob("*")):
        place.chmod(0o755)
    return scripts


@contextmanager
def read_only(*places: Path) -> Iterator[None]:
    modes = {place: place.stat().st_mode for place in places}
    for place, mode in modes.items():
        place.chmod(mode & ~0o222)
    try:
        yield
    finally:
        for place, mode in modes.items():
            place.chmod(mode)


def test_a_file_or_folder_without_leave_to_write(open_to_all: Path, open_scripts: Path) -> None:
    def opened(path: Path) -> str:
        with child(children.open_without_root, path, open_scripts) as (_, pipe):
            return str(pipe.recv())

    folder = open_to_all / "data"
    path = folder / "daidi.db"
    lock = path.with_name("daidi.db.lock")
    assert asyncio.run(complaints(path)) == []
    folder.chmod(0o777)
    path.chmod(0o666)
    lock.chmod(0o666)
    new = folder / "none" / "there" / "x.db"
    for places, asked in (((path, lock), path), ((path,), path), ((lock,), path), ((folder,), path), ((folder,), new)):
        with read_only(*places):
            said = opened(asked)
        assert str(asked) in said, places
        assert "\n" not in said
    assert opened(path) == "open"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "daidi.db",
        "sqlite:///daidi.db",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///x.db?mode=ro",
        "sqlite+aiosqlite://host/x.db",
        "sqlite+aiosqlite://user:secret@host:99/x.db",
        "secret",
        "postgresql+asyncpg://user:secret@host/daidi",
        "nonsense://\n",
    ],
)
async def test_an_address_that_names_no_file(url: str) -> None:
    line = await reason_not_to_open(url)
    assert "sqlite+aiosqlite:///data/daidi.db" in line
    assert "secret" not in line


@pytest.mark.parametrize("name", ["x%00.db", "x%1b[2J.db", "x%0a.db", "x\udcff.db"], ids=ascii)
def test_a_path_that_cannot_be_printed(tmp_path: Path, name: str) -> None:
    line = asyncio.run(reason_not_to_open(tmp_path / name))
    assert line.isprintable()
    assert "DATABASE_URL" in line
    assert list(tmp_path.iterdir()) == []


async def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "daidi.db", tmp_path / "folder", Path("/proc/none/daidi.db")):
        assert str(path) in await reason_not_to_open(path)


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to look at" * 99, b"SQLite format 3\0" * 64]
)
def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert str(path) in asyncio.run(reason_not_to_open(path))
    assert path.read_bytes() == content


async def test_a_database_of_another_program(path: Path) -> None:
    path.parent.mkdir()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    assert "another program" in await reason_not_to_open(path)


async def test_a_database_of_a_newer_version(path: Path) -> None:
    await (await Store.open(address(path), noon)).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    assert "newer" in await reason_not_to_open(path)


@pytest.mark.parametrize("seed", range(6))
async def test_a_damaged_file_is_refused_or_complained_of(path: Path, seed: int) -> None:
    """Whichever page is overwritten, the start or the check reports it in one line, never as another error."""
    store = await Store.open(address(path), noon)
    for number in range(1, 40):
        await store.save(change(at(1), number))
    await store.close()
    overwrite_a_page(path, random.Random(seed))
    lines = await complaints(path)
    assert lines
    assert not any("\n" in line for line in lines)


def overwrite_a_page(path: Path, rng: random.Random) -> None:
    content = bytearray(path.read_bytes())
    page = rng.randrange(len(content) // 4096)
    content[page * 4096 : (page + 1) * 4096] = rng.randbytes(4096)
    path.write_bytes(content)


async def complaints(path: Path) -> list[str]:
    try:
        store = await Store.open(address(path), noon)
    except StoreUnusable as error:
        return [str(error)]
    try:
        return await store.check()
    finally:
        await store.close()


async def test_connections_are_as_durability_asks(path: Path) -> None:
    database = await Database.open(address(path), noon)

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "secure_delete", "foreign_keys", "query_only")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    with database.writing.begin():
        assert pragmas(database.writing) == ["wal", 2, 1, 1, 0]  # synchronous 2: FULL
    async with database.reading.connect() as reading:
        assert await reading.run_sync(pragmas) == ["wal", 2, 1, 1, 1]
    await database.close()


async def test_odd_paths_are_just_paths(tmp_path: Path) -> None:
    path = tmp_path / "with space" / "100% 大老二 #1.db"
    store = await Store.open(address(path), noon)
    await store.close()
    assert path.exists()
