"""Pages and code agree: settings, commands, links, and the rules that code cites."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bot.app import DaiDi
from bot.metrics import Metrics
from bot.settings import Settings
from bot.store import Store
from bot.tables.clock import SystemClock
from bot.tables.hall import Hall
from tests.architecture.sources import ROOT, texts

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


# --- Settings ---


def explained() -> dict[str, tuple[str, str]]:
    """Name, value and explanation of each setting in ``.env.example``, where a default stands behind ``#``."""
    found: dict[str, tuple[str, str]] = {}
    comment: list[str] = []
    for line in (ROOT / ".env.example").read_text("utf-8").splitlines():
        setting = re.fullmatch(r"#?([A-Z_]+)=(.*)", line)
        if setting:
            found[setting[1]] = (setting[2], " ".join(comment))
            comment = []
        else:
            comment = [*comment, line.removeprefix("#").strip()] if line else []
    return found


def test_every_setting_is_explained_and_every_explained_one_is_a_setting() -> None:
    assert set(explained()) == {name.upper() for name in Settings.model_fields}
    for name, (_, explanation) in explained().items():
        assert len(explanation) > 30, name


def test_the_example_shows_the_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in explained():
        monkeypatch.delenv(name, raising=False)
    file = tmp_path / "env"
    file.write_text("".join(f"{name}={value}\n" for name, (value, _) in explained().items()), "utf-8")
    assert Settings(_env_file=file) == Settings(_env_file=None)
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)


# --- Commands ---


@pytest.fixture
async def client(tmp_path: Path):
    """The bot's client with every cog, at an empty store; it never logs in."""
    clock = SystemClock()
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'daidi.db'}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    async with DaiDi(hall, Metrics()) as client:
        await client.load_cogs()
        yield client
        await hall.close()
    await store.close()


async def test_every_command_is_described_and_documented(client: DaiDi) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = [one for one in client.tree.walk_commands() if not hasattr(one, "commands")]
    assert {"table open", "hand", "play", "pass", "lastcard", "help"} <= {one.qualified_name for one in commands}
    for command in commands:
        assert len(command.description) > 10, command.qualified_name
        assert f"`/{command.qualified_name}" in readme, command.qualified_name
        for parameter in command.parameters:
            assert len(str(parameter.description)) > 5, f"{command.qualified_name} {parameter.name}"


async def test_every_documented_command_exists(client: DaiDi) -> None:
    known = {one.qualified_name for one in client.tree.walk_commands()}
    table = re.search(
        r"^## Commands\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    assert table
    assert set(re.findall(r"`/([a-z -]+)`", table[1])) <= known


# --- Links and citations ---


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text):
        assert (page.parent / target).exists(), target
    for target in re.findall(r"`((?:tests|bot|cogs|images|docs)/[\w./-]+\w)`", text):
        assert (ROOT / target).exists(), target


def test_every_page_that_code_cites_exists() -> None:
    cited = {
        (str(path.relative_to(ROOT)), name)
        for path in texts()
        if path.suffix in (".py", ".js", ".css", ".toml")
        for name in re.findall(r"\bdocs/[\w-]+\.md", path.read_text("utf-8"))
    }
    assert {citation for citation in cited if not (ROOT / citation[1]).exists()} == set()
    assert len(cited) > 20


def test_every_rule_that_code_cites_stands_in_the_rule_book() -> None:
    book = (ROOT / "docs" / "big-two.md").read_text("utf-8")
    rules = set(re.findall(r"\bBT-\d+(?:\.\d+)?", book))
    cited = {
        (str(path.relative_to(ROOT)), rule)
        for path in texts()
        if path.suffix == ".py" and path.name != "test_documents.py"
        for rule in re.findall(r"\bBT-\d+(?:\.\d+)?", path.read_text("utf-8"))
    }
    missing = {(path, rule) for path, rule in cited if rule not in rules and f"## {rule[3:]}." not in book}
    assert missing == set()
