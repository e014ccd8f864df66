"""Documents and code agree: settings, commands, links, and the rules that code cites.

Promise: Every command that a sentence mentions exists.
"""

from __future__ import annotations

import re
from collections.abc import Container
from pathlib import Path

import pytest

from bot.engine.game import MODULES
from bot.i18n.catalogue import text
from bot.settings import Settings
from cogs.commands.help import help_message
from tests.architecture.sources import ROOT, texts
from tests.documents.commands_page import Command, page, registered

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]

SHOWN = 9
"""How many commands the first page shows."""
MENTIONED = re.compile(r"(?<![\w/<])/([a-z]+(?: [a-z][a-z-]*){0,2})")
"""A slash command in a sentence, perhaps with one or two words behind it."""


DIAGRAM = re.compile(r"^```mermaid\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A diagram in a page."""


def test_a_diagram_begins_with_its_kind() -> None:
    found = [diagram for page in PAGES for diagram in DIAGRAM.findall(page.read_text("utf-8"))]
    assert found
    assert [one for one in found if not re.match(r"(flowchart|sequenceDiagram|stateDiagram|classDiagram)\b", one)] == []


# --- Settings ---


def explained() -> dict[str, tuple[str, str]]:
    """The name, value and explanation of each setting in ``.env.example``. A default is written after ``#``."""
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
async def commands(tmp_path: Path) -> dict[str, Command]:
    """The commands that the running bot registers, by full name."""
    return await registered(tmp_path)


@pytest.mark.processes
async def test_commands_and_their_documents_agree(commands: dict[str, Command]) -> None:
    assert (ROOT / "docs" / "commands.md").read_text("utf-8") == page(commands), "run make docs"
    table = re.search(r"^## Play\n(.*?)^## ", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert table
    shown = re.findall(r"^\| `/([a-z -]+)`", table[1], re.MULTILINE)
    assert len(shown) == SHOWN
    assert set(shown) <= set(commands)
    for name, command in commands.items():
        assert len(command["description"]) > 10, name
        for option in command.get("options", ()):
            assert len(option["description"]) > 5, f"{name} {option['name']}"


@pytest.mark.processes
async def test_every_command_that_is_mentioned_exists(commands: dict[str, Command]) -> None:
    said = {path.name: path.read_text("utf-8") for path in (ROOT / "bot" / "i18n" / "en").rglob("*.ftl")}
    named = [(file, one) for file, text in said.items() for one in MENTIONED.findall(text)]
    assert [one for one in named if _meant(one[1], commands) is None] == []
    listed = {_meant(one, commands) for part in help_message("en").parts for one in MENTIONED.findall(str(part))}
    assert {"tutorial", "table open", "rules show", "table back", "leaderboard"} <= listed
    assert None not in listed


def _meant(mentioned: str, commands: Container[str]) -> str | None:
    """The command that is mentioned, with or without the words behind it; None where there is none."""
    words = mentioned.split()
    names = (" ".join(words[:number]) for number in range(len(words), 0, -1))
    return next((name for name in names if name in commands), None)


def test_help_begins_in_three_steps_and_has_the_game_in_six_lines() -> None:
    _, steps, game, rest = map(str, help_message("en").parts)
    *three, games = steps.splitlines()
    assert [line[:7] for line in three] == ["**1.** ", "**2.** ", "**3.** "]
    assert all(text("game", "en", game) in games for game in MODULES)
    assert len(game.splitlines()) == 1 + 6
    assert len(rest.splitlines()) == 1 + 8
    for line in (*steps.splitlines(), *game.splitlines(), *rest.splitlines()):
        assert all(len(sentence.split()) <= 24 for sentence in re.split(r"[.:] ", line)), line


# --- Links and citations ---


@pytest.mark.parametrize("one", PAGES, ids=lambda one: one.name)
def test_links_of_a_page_lead_somewhere(one: Path) -> None:
    text = one.read_text("utf-8")
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text):
        assert (one.parent / target).exists(), target
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
