"""``doctor``, ``backup`` and ``restore`` on stores in which tables were played, also while a bot has them open.

Promise: A backup of a living store is whole, and comes back whole; what it replaces is kept.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.store import Store
from bot.store.file import examined
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from images.text import fonts
from tests.store.homes import FileHome
from tests.store.makings import address, noon
from tests.store.plain_reader import faults_in
from tests.tables.conftest import ann, clock, ears, hall, home, logging_as_the_bot_does, path, store
from tests.tables.hall_at_work import Ears, interactions, of, opened, play_deal

__all__ = ["ann", "clock", "ears", "hall", "home", "logging_as_the_bot_does", "path", "store"]

Typed = tuple[int, str, str]
Types = Callable[..., Typed]


@pytest.fixture
def types(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Types:
    """Types a command about the store at ``path``; gives its status and what it prints."""
    monkeypatch.setenv("DATABASE_URL", address(path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)

    def typed(*argv: object) -> Typed:
        status = main(list(map(str, argv)))
        said = capsys.readouterr()
        return status, said.out, said.err

    return typed


@pytest.fixture
async def table(hall: Hall, ears: Ears, ann: int) -> str:
    """A table of Ann and computers, who have played a deal."""
    made = await opened(hall, ann, computers=3)
    of(await hall.do(made, do.Start(ann), next(interactions)))
    await play_deal(hall, ears, made)
    return made


@pytest.fixture
async def left(table: str, store: Store, path: Path) -> Path:
    """The file of that table, once the bot has closed it."""
    await store.close()
    return path


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database, by table."""
    with closing(sqlite3.connect(path)) as opened:
        names = [name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(opened.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as opened, opened:
        opened.execute(statement)


# --- doctor ---


async def test_a_doctor_finds_nothing_in_a_living_store_and_changes_nothing(
    types: Types, table: str, path: Path
) -> None:
    before = rows(path)
    status, said, wrong = await asyncio.to_thread(types, "doctor")
    assert (status, wrong) == (0, "")
    assert f"ok    database: {path}, events: {len(before['events'])}, servers: 1" in said
    assert "ok    tables: 1 going on, replayed from their logs" in said
    assert rows(path) == before


def test_a_doctor_answers_as_json(types: Types, left: Path) -> None:
    status, said, _ = types("doctor", "--json")
    assert status == 0
    checks = json.loads(said)
    assert [check["what"] for check in checks] == ["settings", "database", "tables", "backups", "disk", "fonts"]
    assert not any(check["faults"] for check in checks)


def test_a_doctor_names_a_folder_for_backups_that_is_a_file(
    types: Types, left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKUP_FOLDER", str(left))
    status, said, _ = types("doctor")
    assert status == 1
    assert f"{left} is no folder" in said


def test_a_doctor_names_rows_that_were_changed(types: Types, left: Path) -> None:
    change(left, "UPDATE ledger SET points = points + 1 WHERE seat = 0")
    status, said, _ = types("doctor")
    assert status == 1
    assert "FAULT database:" in said
    assert "server" in said


def test_a_doctor_names_a_table_whose_log_leads_elsewhere(types: Types, left: Path) -> None:
    change(left, "UPDATE events SET command = replace(command, '\"computers\":3', '\"computers\":2') WHERE number = 1")
    status, said, _ = types("doctor")
    assert status == 1
    assert "FAULT tables: 1 going on" in said


@pytest.mark.parametrize("outline", ['\'[1,[1],"lobby","",null,null,false,1]\'', "'[1]'", "'{}'"])
def test_a_doctor_names_a_table_that_its_people_would_not_find_asleep(types: Types, left: Path, outline: str) -> None:
    change(left, f"UPDATE tables SET outline = {outline}")
    status, said, _ = types("doctor")
    assert status == 1
    assert "FAULT tables: 1 going on" in said
    assert "outline" in said


@pytest.mark.parametrize(("times", "status"), [(1, 0), (2, 0), (3, 2)])
def test_a_log_that_a_bot_begins_anew_while_it_is_read_is_no_damage(
    types: Types, left: Path, monkeypatch: pytest.MonkeyPatch, times: int, status: int
) -> None:
    looks = iter([True] * times + [False] * 3)
    monkeypatch.setattr(examined, "is_damaged", lambda _: next(looks))
    assert types("doctor")[0] == status


def test_a_doctor_of_nothing_says_so(types: Types, path: Path) -> None:
    path.unlink()
    assert types("doctor") == (2, "", f"doctor: the database {path} cannot be used: there is no such file\n")
    assert not path.exists()


def test_a_doctor_is_told_of_settings_that_cannot_be_used(types: Types, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIET_DAYS", "many")
    status, _, wrong = types("doctor")
    assert (status, wrong.count("\n")) == (2, 1)
    assert "QUIET_DAYS" in wrong


def test_fonts_that_are_missing_are_a_note(types: Types, left: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "absent", lambda: ("NotoSansThai-Bold.ttf",))
    status, said, _ = types("doctor")
    assert status == 0
    assert "note  fonts: NotoSansThai-Bold.ttf not installed" in said


# --- backup ---


async def test_a_backup_of_a_living_store_holds_every_row(types: Types, table: str, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    status, said, wrong = await asyncio.to_thread(types, "backup", copy)
    assert (status, wrong) == (0, "")
    assert said == f"{copy}: {copy.stat().st_size:,} bytes, events: {len(rows(path)['events'])}, servers: 1\n"
    assert rows(copy) == rows(path)
    assert faults_in(FileHome(copy)) == []
    assert copy.stat().st_mode & 0o077 == 0


def test_a_backup_goes_onto_no_file(types: Types, left: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("something else")
    assert types("backup", there) == (2, "", f"backup: the backup {there} exists already\n")
    assert there.read_text() == "something else"
    nowhere = tmp_path / "no" / "copy.db"
    assert types("backup", nowhere)[2].endswith(f"there is no folder {nowhere.parent}\n")


def test_nothing_is_backed_up_where_there_is_nothing(types: Types, path: Path, tmp_path: Path) -> None:
    path.unlink()
    status, _, wrong = types("backup", tmp_path / "copy.db")
    assert (status, wrong) == (2, f"backup: the database {path} cannot be used: there is no such file\n")
    assert not (tmp_path / "copy.db").exists()
    assert not path.exists()


def test_a_backup_of_a_damaged_store_is_written_and_says_so(types: Types, left: Path, tmp_path: Path) -> None:
    change(left, "UPDATE ledger SET points = points + 1 WHERE seat = 0")
    status, said, _ = types("backup", tmp_path / "copy.db")
    assert status == 1
    assert "It holds what the database holds, with its faults:" in said
    assert rows(tmp_path / "copy.db") == rows(left)


# --- restore ---


async def test_a_backup_comes_back_and_what_was_there_is_kept(types: Types, left: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    types("backup", copy)
    saved = rows(copy)
    log = sqlite3.connect(left)  # leaves a write-ahead log, as a kill does
    log.execute("INSERT INTO settings VALUES (1, 'lost', '1')")
    log.commit()
    later = rows(left)
    status, said, wrong = types("restore", copy)
    log.close()
    assert (status, wrong) == (0, "")
    (kept,) = left.parent.glob("daidi.db.replaced.*.backup")
    assert said.endswith(f"What was there before is kept as {kept}\n")
    assert rows(left) == saved
    assert rows(kept) == later
    opened = await Store.open(address(left), noon)
    assert len(await opened.tables()) == 1
    assert await opened.check() == []
    await opened.close()


def test_a_backup_comes_back_where_the_database_is_damaged_or_gone(types: Types, left: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    types("backup", copy)
    left.write_bytes(b"not a database any more")
    assert types("restore", copy)[0] == 0
    (kept,) = left.parent.glob("daidi.db.replaced.*.backup")
    assert kept.read_bytes() == b"not a database any more"
    left.unlink()
    status, said, _ = types("restore", copy)
    assert (status, "kept" in said) == (0, False)
    assert rows(left) == rows(copy)


async def test_nothing_is_restored_under_a_bot(types: Types, table: str, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(types, "backup", copy)
    before = rows(path)
    status, _, wrong = await asyncio.to_thread(types, "restore", copy)
    assert (status, "is in use by another process" in wrong) == (2, True)
    assert rows(path) == before
    assert [*path.parent.glob("*.backup")] == []


@pytest.mark.parametrize(
    ("statement", "status", "told"),
    [
        ("UPDATE ledger SET points = points + 1 WHERE seat = 0", 1, "not restored, since it is damaged"),
        ("UPDATE alembic_version SET version_num = '9999'", 2, "its version 9999 is unknown here"),
        ("DROP TABLE alembic_version", 2, "it holds tables of another program"),
    ],
)
def test_a_backup_that_is_none_stays_out(
    types: Types, left: Path, tmp_path: Path, statement: str, status: int, told: str
) -> None:
    copy = tmp_path / "copy.db"
    types("backup", copy)
    change(copy, statement)
    before = rows(left)
    answered, said, wrong = types("restore", copy)
    assert (answered, told in said + wrong) == (status, True)
    assert rows(left) == before
    assert [*left.parent.glob("*.backup")] == []


@pytest.mark.parametrize("content", [b"", b"plain text", os.urandom(100)])
def test_a_file_that_is_no_database_is_no_backup(types: Types, left: Path, tmp_path: Path, content: bytes) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(content)
    status, _, wrong = types("restore", copy)
    assert (status, wrong.count("\n")) == (2, 1)
    assert str(copy) in wrong


def test_the_database_is_no_backup_of_itself(types: Types, left: Path) -> None:
    before = rows(left)
    status, _, wrong = types("restore", left)
    assert (status, "the backup is this file itself" in wrong) == (2, True)
    assert rows(left) == before
