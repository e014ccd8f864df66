"""The files of a store: only their owner reads them, one process holds them, and damage is reported in one line.

Promise: Only one process uses a database, by whatever name it opens it. Its files are private. Damage is reported
before anything is opened.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreUnusable
from bot.store.maintenance import SqliteFile, back_up
from tests.store import children
from tests.store.children import child
from tests.store.makings import address, at, change, noon


def reason_not_to_open(path: Path) -> str:
    with pytest.raises(StoreUnusable) as refused:
        asyncio.run(opened_once(path))
    line = str(refused.value)
    assert line.isprintable()
    return line


async def opened_once(path: Path) -> None:
    await (await Store.open(address(path), noon)).close()


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


# --- who may read ---


@pytest.mark.usefixtures("_open_umask")
async def test_files_and_folders_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "of the bot" / "daidi.db"
    store = await Store.open(address(path), noon)
    await store.save(change(at(1), 1))
    back_up(SqliteFile(path), path.with_name("copy.db"))
    names = ["copy.db", "daidi.db", "daidi.db-shm", "daidi.db-wal", "daidi.db.lock"]
    assert modes(path.parent) == dict.fromkeys(names, 0o600)
    await store.close()
    assert modes(tmp_path) == {"data": 0o700}
    assert modes(path.parent.parent) == {"of the bot": 0o700}


@pytest.mark.usefixtures("_open_umask")
def test_older_files_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "daidi.db"
    asyncio.run(opened_once(path))
    for file in tmp_path.iterdir():
        file.chmod(0o666)
    asyncio.run(opened_once(path))
    assert modes(tmp_path) == dict.fromkeys(["daidi.db", "daidi.db.lock"], 0o600)
    backup = tmp_path / "daidi.db.v0001.20260101T120000.000000Z.backup"
    backup.touch()
    others = tmp_path / "daidi.db.txt"
    others.touch()
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    tmp_path.chmod(0o755)
    with child(children.open_and_hold, path) as (_, pipe):
        assert pipe.recv() == "open"
        assert modes(tmp_path) == {
            **dict.fromkeys(["daidi.db", "daidi.db-shm", "daidi.db-wal", "daidi.db.lock", backup.name], 0o600),
            others.name: 0o644,
        }
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


@pytest.mark.usefixtures("_open_umask")
def test_a_log_that_a_kill_left_is_closed_to_others(path: Path) -> None:
    left_by_a_kill(path)
    for file in path.parent.iterdir():
        file.chmod(0o666)
    with child(children.open_and_hold, path) as (_, pipe):
        assert pipe.recv() == "open"
        assert set(modes(path.parent).values()) == {0o600}


# --- who has them ---


@pytest.mark.parametrize("way", ["hard link", "symbolic link", "linked folder", "relative"])
def test_another_name_is_the_same_database(path: Path, way: str) -> None:
    other = path.with_name("another.db")
    with child(children.open_and_hold, path) as (_, first):
        assert first.recv() == "open"
        match way:
            case "hard link":
                other.hardlink_to(path)
            case "symbolic link":
                other.symlink_to(path)
            case "linked folder":
                path.parent.with_name("linked").symlink_to(path.parent)
                other = path.parent.with_name("linked") / path.name
            case _:
                other = Path(os.path.relpath(path))
        before = sorted(modes(path.parent))
        with child(children.open_and_hold, other) as (_, second):
            said = second.recv()
        assert "in use by another process" in said
        assert str(other.resolve()) in said
        assert [name for name in sorted(modes(path.parent)) if name not in before] in ([], ["another.db.lock"])
        first.send("go on")
    asyncio.run(opened_once(path))


async def test_a_refused_second_name_leaves_the_first_ones_locks(path: Path) -> None:
    """Closing a file drops all the process's locks on it, so SQLite's own locks must survive the refusal."""
    store = await Store.open(address(path), noon)
    await store.save(change(at(1), 1))
    other = path.with_name("another.db")
    other.hardlink_to(path)
    before = locks_on(path)
    assert before
    for _ in range(2):
        with pytest.raises(StoreUnusable, match="in use"):
            await Store.open(address(other), noon)
    assert locks_on(path) == before
    await store.close()
    await opened_once(other)


def locks_on(path: Path) -> list[str]:
    """The locks that the system keeps on a file, without their running numbers."""
    inode = str(path.stat().st_ino)
    lines = [line.split(": ", 1)[1] for line in Path("/proc/locks").read_text().splitlines()]
    return sorted(line for line in lines if line.split()[4].endswith(f":{inode}"))


async def test_without_locks_on_open_files_a_second_name_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened_once(path)
    monkeypatch.delattr(fcntl, "F_OFD_SETLK")
    await opened_once(path)
    path.with_name("another.db").hardlink_to(path)
    with pytest.raises(StoreUnusable, match="hard link"):
        await Store.open(address(path), noon)


# --- what is damaged ---


def left_by_a_kill(path: Path, events: int = 12) -> Path:
    """A database whose process was killed, with a write-ahead log that holds everything acknowledged."""
    with child(children.play_until_killed, address(path), 1) as (process, pipe):
        for _ in range(events):
            pipe.recv()
        process.kill()
        process.join()
    log = path.with_name(path.name + "-wal")
    assert log.stat().st_size > 100_000
    return log


def overwritten(log: Path, at: int, content: bytes) -> None:
    with log.open("r+b") as file:
        file.seek(at)
        file.write(content)


def flipped(log: Path, at: int) -> None:
    """Change a byte that differs from run to run, such as one of the salt in the head."""
    overwritten(log, at, bytes([log.read_bytes()[at] ^ 0xFF]))


LOG_DAMAGES: dict[str, Callable[[Path], object]] = {
    "other bytes": lambda log: log.write_bytes(random.Random(1).randbytes(60_000)),
    "zeros": lambda log: log.write_bytes(bytes(60_000)),
    "cut in its head": lambda log: os.truncate(log, 20),
    "head": lambda log: flipped(log, 17),
    "its first page": lambda log: overwritten(log, 32 + 24 + 100, b"damage"),
    "pages in the middle": lambda log: overwritten(log, 60_000, random.Random(2).randbytes(9000)),
    "the head of a page": lambda log: overwritten(log, 32 + 4 * 4120 + 8, bytes(16)),
}


@pytest.mark.parametrize("damage", LOG_DAMAGES.values(), ids=LOG_DAMAGES.keys())
def test_a_damaged_log_is_refused_and_stays_what_it_is(path: Path, damage: Callable[[Path], object]) -> None:
    """Without this check, SQLite would silently drop everything after the damage."""
    log = left_by_a_kill(path)
    damage(log)
    content = log.read_bytes(), path.read_bytes()
    line = reason_not_to_open(path)
    assert f"{path.name}-wal is damaged" in line
    assert (log.read_bytes(), path.read_bytes()) == content


@pytest.mark.parametrize("seed", range(4))
def test_a_log_with_a_torn_end_is_none_that_is_damaged(path: Path, seed: int) -> None:
    """A power cut tears only what was being written, which was never acknowledged."""
    log = left_by_a_kill(path)
    rng = random.Random(seed)
    size = log.stat().st_size
    if seed % 2:
        os.truncate(log, rng.randrange(32 + 4120, size))
    else:
        overwritten(log, size - rng.randrange(1, 4000), b"torn")
    asyncio.run(opened_once(path))


def test_a_log_that_began_anew_is_whole(path: Path) -> None:
    """After the newest frames, the file still holds frames of an earlier run."""
    log = left_by_a_kill(path, 400)
    asyncio.run(opened_once(path))
    assert not log.exists()


def without(statement: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executescript(statement)

    return damage


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut in its head": lambda path: os.truncate(path, 50),
    "cut behind its head": lambda path: os.truncate(path, 4096),
    "cut in the middle": lambda path: os.truncate(path, path.stat().st_size // 2),
    "cut within a page": lambda path: os.truncate(path, path.stat().st_size - 1000),
    "a folder for a log": lambda path: path.with_name(path.name + "-wal").mkdir(),
    "a folder for an index": lambda path: path.with_name(path.name + "-shm").mkdir(),
    "no table of people": without("PRAGMA foreign_keys=OFF; DROP TABLE people"),
    "no table of settings": without("DROP TABLE settings"),
    "a view for a table": without("DROP TABLE settings; CREATE VIEW settings AS SELECT 1 AS guild"),
    "a column missing": without("ALTER TABLE settings RENAME COLUMN value TO worth"),
    "no version": without("DELETE FROM alembic_version"),
    "no table of versions": without("DROP TABLE alembic_version"),
    "versions of another shape": without("ALTER TABLE alembic_version RENAME COLUMN version_num TO other"),
    "two versions": without("INSERT INTO alembic_version VALUES ('0001')"),
    "an unknown version": without("UPDATE alembic_version SET version_num = 'x' || char(27) || '[2J' || char(10)"),
    "a version in bytes": without("UPDATE alembic_version SET version_num = x'00ff'"),
    "a version that is no text": without("UPDATE alembic_version SET version_num = CAST(x'ff' AS TEXT)"),
    "an endless version": without("UPDATE alembic_version SET version_num = hex(zeroblob(50000))"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_database_is_refused_in_one_line(path: Path, damage: Callable[[Path], object]) -> None:
    asyncio.run(opened_once(path))
    damage(path)
    line = reason_not_to_open(path)
    assert line.startswith(f"the database {path} cannot be used: ")
    assert len(line) < len(str(path)) + 200


def test_a_kill_while_it_is_made_leaves_no_half_of_a_database(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(path.name + ".new").write_bytes(b"half")
    path.with_name(path.name + ".new-wal").write_bytes(b"half")
    asyncio.run(opened_once(path))
    assert sorted(modes(path.parent)) == ["daidi.db", "daidi.db.lock"]
