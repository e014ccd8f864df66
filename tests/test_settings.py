"""Settings as the person starting the bot meets them: working defaults, and one line if a start is impossible.

Promise: A start that cannot succeed says why in one line, and shows no secret.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pydantic import SecretStr

from bot.settings import DISCORD, PLAYGROUND_STORE, STORE, Settings, SettingsUnusable, read_settings
from bot.store import Store, StoreUnusable
from tests.run.forked import Forked

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[1]
NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty folder, and no setting in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def start(folder: Path, **settings: str) -> tuple[int, str, str]:
    """Run the bot in ``folder`` with these settings; returns exit status, output and error output."""
    with TemporaryDirectory() as outputs:
        said, error = Path(outputs, "said"), Path(outputs, "error")
        status = Forked("bot", environment=with_settings(settings), folder=folder, said=said, error=error).wait()
        return status, said.read_text("utf-8"), error.read_text("utf-8")


def with_settings(settings: Mapping[str, str]) -> dict[str, str]:
    """The environment of a bot that has these settings alone, on any free port."""
    environment = {name: value for name, value in os.environ.items() if name not in NAMES}
    return {**environment, "PYTHONPATH": str(ROOT), "PLAYGROUND_PORT": "0", **settings}


def refused(folder: Path, *words: str, **settings: str) -> str:
    """Check that the start is refused with status 2 and one line that has these words; returns the line."""
    status, _, said = start(folder, **settings)
    assert said.count("\n") == 1, said
    assert said.startswith("Dai Di cannot start: ")
    for word in words:
        assert word in said
    assert status == 2
    return said


def test_a_forked_start_is_refused_as_one_from_nothing(tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": "x", "LOG_LEVEL": "loud"}
    done = subprocess.run(
        [sys.executable, "-m", "bot"], cwd=tmp_path, env=with_settings(settings), capture_output=True, text=True
    )
    assert done.returncode == 2
    assert start(tmp_path, **settings) == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("COMPUTER_PAUSE", "soon"),
        ("COMPUTER_PAUSE", "-1"),
        ("COMPUTER_PAUSE", "nan"),
        ("LOG_LEVEL", "loud"),
        ("METRICS_PORT", "70000"),
        ("REQUESTS_A_SECOND", "0"),
        ("REQUESTS_A_SECOND", "51"),
        ("DRAWING_PROCESSES", "0"),
        ("PLAYGROUND_PORT", "http"),
        ("DISCORD_API_ALLOW_HTTP", "perhaps"),
        ("DISCORD_API", "discord.example"),
        ("DISCORD_API", "ftp://discord.example/api"),
        ("DISCORD_API", "http://discord.example/api/v10"),
        ("DISCORD_API", "http://10.0.0.1/api/v10"),
        ("DISCORD_API", "http://[::2]/api/v10"),
        ("DISCORD_API", "https://name:word@discord.example/api/v10"),
        ("DISCORD_API", "https://discord.example/api/v10?v=10"),
        ("DISCORD_API", "https://discord.example/api/v10#here"),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsUnusable) as trouble:
        read_settings()
    assert name in str(trouble.value)
    assert "\n" not in str(trouble.value)


@pytest.mark.parametrize("host", ["127.0.0.1:8642", "127.0.0.9", "localhost:80", "[::1]:8642"])
def test_plain_http_is_for_this_machine(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setenv("DISCORD_API", f"http://{host}/api/v10")
    assert read_settings().discord_api == f"http://{host}/api/v10"


@pytest.mark.parametrize("slashes", ["/", "//"])
def test_a_slash_at_the_end_of_the_address_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch, slashes: str) -> None:
    monkeypatch.setenv("DISCORD_API", DISCORD + slashes)
    assert read_settings().discord_api == DISCORD


def test_plain_http_to_another_machine_can_be_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API", "http://proxy.example/api/v10")
    monkeypatch.setenv("DISCORD_API_ALLOW_HTTP", "1")
    assert read_settings().discord_api == "http://proxy.example/api/v10"


def test_an_empty_setting_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, "")
    assert read_settings() == Settings(_env_file=None)
    assert read_settings().discord_token is None
    assert read_settings().discord_api == DISCORD


def test_settings_stand_in_a_file_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COMPUTER_PAUSE=3\nLOG_LEVEL=WARNING\nDISCORD_TOKEN=from-file\n", "utf-8")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    settings = read_settings()
    assert (settings.computer_pause, settings.log_level) == (3, "ERROR")
    assert settings.discord_token == SecretStr("from-file")


def test_a_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(read_settings())


def test_a_wrong_setting_stops_the_start(tmp_path: Path) -> None:
    refused(tmp_path, "COMPUTER_PAUSE", "soon", COMPUTER_PAUSE="soon")
    assert list(tmp_path.iterdir()) == []


def test_plain_http_to_another_machine_stops_the_start(tmp_path: Path) -> None:
    api = "http://discord.example/api/v10"
    refused(tmp_path, "DISCORD_API", "DISCORD_API_ALLOW_HTTP=1", DISCORD_API=api, DISCORD_TOKEN="x")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    refused(tmp_path, str(tmp_path), DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}")


def test_a_text_is_no_database_and_stays_what_it_is(tmp_path: Path) -> None:
    text = tmp_path / "notes.db"
    text.write_text("nothing of SQLite\n" * 100, "utf-8")
    refused(tmp_path, str(text), DATABASE_URL=f"sqlite+aiosqlite:///{text}")
    assert text.read_text("utf-8") == "nothing of SQLite\n" * 100


def test_a_database_of_another_kind_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "sqlite", DATABASE_URL="mysql://nobody:hidden@127.0.0.1/cards")


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "daidi.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table one (text)")
        connection.executemany("insert into one values (?)", [("x" * 500,)] * 200)
        connection.commit()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    refused(tmp_path, str(path), DATABASE_URL=f"sqlite+aiosqlite:///{path}")


def test_a_taken_port_is_named_with_its_setting_in_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        said = refused(tmp_path, PLAYGROUND_PORT=port)
    problem = f"PLAYGROUND_PORT {port} cannot be used (Address already in use)"
    assert said == f"Dai Di cannot start: {problem}; choose another, or 0 for any that is free\n"


TOKEN = f"{'MTIz' * 6}.Gx1y2z.{'aB3-' * 9}c"
"""Looks like a token but is none."""
SHARED = "postgresql+psycopg://daidi@localhost/daidi"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            {"SHARD_IDS": "5", "SHARD_COUNT": "2"},
            "SHARD_IDS names no shards, .*: SHARD_COUNT is 2",
        ),
        ({"SHARD_IDS": "3-1", "SHARD_COUNT": "4"}, "SHARD_IDS names no shards"),
        ({"SHARD_IDS": "first", "SHARD_COUNT": "2"}, "SHARD_IDS takes numbers from 0 on, such as 0-3 or 0,2"),
        ({"SHARD_IDS": "0"}, "SHARD_IDS needs SHARD_COUNT"),
        ({"SHARD_COUNT": "0"}, "SHARD_COUNT"),
        ({"SHARDS_AT_MOST": "0"}, "SHARDS_AT_MOST"),
    ],
)
def test_shards_that_there_are_not_are_refused(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str], told: str
) -> None:
    for name, value in {"DATABASE_URL": SHARED, **given}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsUnusable, match=told):
        read_settings()


@pytest.mark.parametrize(
    "given", [{"SHARD_IDS": "0"}, {"SHARDS_AT_MOST": "1"}, {"SHARD_IDS": "1", "SHARDS_AT_MOST": "2"}]
)
def test_no_shard_is_left_to_others_where_only_one_process_can_be(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str]
) -> None:
    for name, value in {"SHARD_COUNT": "2", **given}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsUnusable, match="only one may open the file that DATABASE_URL names; use PostgreSQL"):
        read_settings()
    monkeypatch.setenv("DATABASE_URL", SHARED)
    assert read_settings().shard_count == 2


PASTED = {
    "bare": TOKEN,
    "quoted": f'"{TOKEN}"',
    "with Bot": f"Bot {TOKEN}",
    "in an address": f"https://user:{TOKEN}@discord.example/api",
    "as a plain http address": f"http://{TOKEN}/api",
    "as a database": f"sqlite://user:{TOKEN}@host/daidi.db",
    "as a database's driver": f"{TOKEN}:///daidi.db",
    "as a server's password": f"sqlite+aiosqlite://user:{TOKEN}@host/daidi.db",
    "a part of it": TOKEN[:30],
}


@pytest.mark.parametrize("pasted", PASTED.values(), ids=PASTED.keys())
def test_a_token_in_the_wrong_setting_is_not_shown(monkeypatch: pytest.MonkeyPatch, pasted: str) -> None:
    for name in NAMES:
        if name in ("DISCORD_TOKEN", "DATABASE_URL"):
            continue
        with monkeypatch.context() as patch:
            patch.setenv(name, pasted)
            with pytest.raises(SettingsUnusable, match=name) as trouble:
                read_settings()
        assert_hidden(str(trouble.value))


def assert_hidden(said: str) -> None:
    for piece in (TOKEN[:12], TOKEN[25:31], TOKEN[-12:]):
        assert piece not in said


@pytest.mark.parametrize("pasted", PASTED.values(), ids=PASTED.keys())
def test_a_token_as_the_database_is_not_shown(pasted: str) -> None:
    with pytest.raises(StoreUnusable, match="DATABASE_URL") as trouble:
        asyncio.run(Store.open(pasted, lambda: 0.0))
    assert_hidden(str(trouble.value))


def test_a_token_in_the_path_of_a_database_is_not_shown(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert_hidden(refused(tmp_path, DATABASE_URL=f"sqlite+aiosqlite:///file/{TOKEN}/daidi.db", DISCORD_TOKEN="x"))


def test_a_token_as_a_command_is_not_shown(tmp_path: Path) -> None:
    for words in ([TOKEN], ["judge", TOKEN], ["verify", f"Bot {TOKEN}"], ["record", "check", f"'{TOKEN}'"]):
        done = subprocess.run(
            [sys.executable, "-m", "bot", *words],
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert_hidden(done.stderr)


@pytest.mark.parametrize(
    "token",
    [f"Bot {TOKEN}", f'"{TOKEN}"', f"'{TOKEN}'", f"{TOKEN}\x1b[0m", f"{TOKEN}\n{TOKEN}", f"{TOKEN}é", "令牌", "\udcff"],
    ids=ascii,
)
def test_what_is_no_token_is_refused_unseen(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsUnusable, match="DISCORD_TOKEN") as trouble:
        read_settings()
    line = str(trouble.value)
    assert line.isprintable()
    assert token not in line
    assert_hidden(line)


def test_blanks_around_a_token_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    assert read_settings().discord_token == SecretStr(TOKEN)


def test_a_token_of_two_lines_stops_the_start(tmp_path: Path) -> None:
    refused(tmp_path, "DISCORD_TOKEN", DISCORD_TOKEN="one\ntwo")


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfeD\x00I\x00S\x00",
        b"LOG_LEVEL=\xe9\n",
        b"COMPUTER_PAUSE=1\x00\n",
        bytes(range(256)) * 8,
        b"COMPUTER_PAUSE=1\n'" + TOKEN.encode() + b"\n",
    ],
    ids=["UTF-16", "Latin-1", "NUL", "binary", "no name"],
)
def test_a_file_of_settings_that_is_no_text_stops_the_start(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ".env").write_bytes(content)
    assert_hidden(refused(tmp_path, ".env"))
    assert [file.name for file in tmp_path.iterdir()] == [".env"]


def test_a_mark_of_byte_order_is_no_part_of_a_name(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COMPUTER_PAUSE=3\n", "utf-8-sig")
    assert read_settings().computer_pause == 3


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_API", "http://[/api"),
        ("DISCORD_API", "https://discord.example:port/api"),
        ("DISCORD_API", "https://ann:letmein@discord.example/api"),
        ("LOG_LEVEL", "\x1b[31mDEBUG"),
        ("COMPUTER_PAUSE", "\udcff"),
    ],
    ids=ascii,
)
def test_no_odd_value_is_shown(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsUnusable, match=name) as trouble:
        read_settings()
    assert value not in str(trouble.value)
    assert "letmein" not in str(trouble.value)
    assert str(trouble.value).isprintable()


def test_the_playground_has_a_store_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    at_play = read_settings().database_url
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert (at_play, read_settings().database_url) == (PLAYGROUND_STORE, STORE)
    assert STORE != PLAYGROUND_STORE
    for token in ("x", " "):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        monkeypatch.setenv("DATABASE_URL", STORE)
        assert read_settings().database_url == STORE


def test_a_playground_leaves_the_bots_store_alone(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "daidi.db").write_bytes(b"the bot's")
    command = [sys.executable, "-m", "bot"]
    process = subprocess.Popen(command, cwd=tmp_path, env=with_settings({}), stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        assert any("ready to play" in line for line in process.stdout)
        process.terminate()
    assert (tmp_path / "data" / "playground.db").is_file()
    assert (tmp_path / "data" / "daidi.db").read_bytes() == b"the bot's"
