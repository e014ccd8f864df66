"""The import contracts cover every module, and each of them catches a breach."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from tests.architecture.game_words import houses, packages
from tests.architecture.sources import ROOMS, ROOT, dotted, modules
from tests.patience import PATIENCE

CONTRACTS = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
}

VIOLATIONS = {
    "Imports point inward": ("bot/engine/rulebook/declarations.py", "import images.render"),
    "Games know nothing of each other": ("bot/computers/planted/choice.py", "import bot.games.big_two.refusals"),
    "No shared room knows a game": ("cogs/ui/presses.py", "import bot.games.big_two"),
    "Only climbing games lean on what they share": ("bot/engine/shell_answers.py", "import bot.games.climbing"),
    "Only games build on their groundwork": ("bot/engine/house_rules/house.py", "import bot.engine.rulebook.clashes"),
    "What serves every game has its layer": ("bot/engine/record/form.py", "import bot.engine.house_rules.house"),
    "Pure rooms touch nothing of the world": ("bot/tables/snapshot.py", "import time"),
    "Of the pure rooms, only dealing takes a seed": ("bot/cards.py", "import secrets"),
    "Scenes know table values alone": ("bot/scenes/wording.py", "import bot.i18n.catalogue"),
    "Only cogs and the app know Discord's library": ("bot/playground/world.py", "import discord"),
    "Only the store speaks SQL": ("cogs/edge/bridge.py", "import sqlalchemy"),
    "Only images draw": ("cogs/ui/table_in_words.py", "import PIL"),
    "Settings are read where rooms are wired": ("cogs/commands/help.py", "import bot.settings"),
    "Nothing leans on the playground": ("bot/app.py", "import bot.playground.server"),
    "States are read and written by one reader": ("bot/engine/result.py", "import cattrs"),
    "No cycles": ("bot/store/errors.py", "import bot.store.store"),
}
"""For each contract, a line that would break it."""


GAME, PLANTED = "big_two", "planted"
"""An existing game, and a second one that these tests plant beside it."""


LISTS_OF_GAMES = ("modules", "protected_modules", "allowed_importers", "exhaustive_ignores")
"""The keys of a contract that list games."""


def with_planted(contract: dict[str, Any]) -> dict[str, Any]:
    """A contract that also lists the planted game wherever it lists the first one."""
    own = packages("big-two")
    if {GAME, *own}.isdisjoint(item for key in LISTS_OF_GAMES for item in contract.get(key, ())):
        return contract

    def is_its_own(item: str) -> bool:
        return item == GAME or all(side.startswith(tuple(own)) for side in item.split(" -> "))

    def listed(items: list[str]) -> list[str]:
        return [*items, *(item.replace(GAME, PLANTED) for item in items if is_its_own(item))]

    return {key: listed(value) if isinstance(value, list) else value for key, value in contract.items()}


def write_planted(house: Path) -> None:
    """Write the planted game: its rules, and a module that imports them in each room where the first game has one."""
    rules, *further = packages("big-two")
    files = {f"{rules}/__init__": "from . import rules", f"{rules}/rules": "import bot.engine.game"}
    for package in further:
        if (ROOT / package.replace(".", "/")).is_dir():
            files |= {f"{package}/__init__": "from . import choice", f"{package}/choice": f"import {rules}.rules"}
        else:
            files[package] = f"import {rules}.rules"
    for name, line in files.items():
        file = house / f"{name.replace('.', '/').replace(GAME, PLANTED)}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(line.replace(GAME, PLANTED) + "\n", "utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the rooms with a second game, which the contracts list like the first."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    write_planted(tmp_path)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    linter = project["tool"]["importlinter"]
    linter["contracts"] = [with_planted(contract) for contract in linter["contracts"]]
    (tmp_path / "pyproject.toml").write_text(tomli_w.dumps(project), "utf-8")
    return tmp_path


def plant(house: Path, file: str, line: str) -> None:
    """Add a line to a module."""
    path = house / file
    path.write_text(path.read_text("utf-8") + f"\n{line}\n", "utf-8")


def lint(house: Path) -> tuple[int, str]:
    command = [sys.executable, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"]
    environment = {**os.environ, "PYTHONPATH": str(house), "COLUMNS": "200"}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


def broken(said: str) -> set[str]:
    """The names of the broken contracts."""
    return {line.rpartition(" BROKEN")[0] for line in said.splitlines() if " BROKEN" in line}


@pytest.mark.processes
def test_each_contract_bites(house: Path) -> None:
    for file, line in VIOLATIONS.values():
        plant(house, file, line)
    status, said = lint(house)
    assert status == 1
    assert broken(said) == set(VIOLATIONS) == set(CONTRACTS)


@pytest.mark.processes
def test_a_second_game_stands_if_it_keeps_to_itself(house: Path) -> None:
    status, said = lint(house)
    assert (status, broken(said)) == (0, set()), said


@pytest.mark.processes
@pytest.mark.parametrize(
    ("module", "other"),
    [
        (f"bot.games.{PLANTED}.rules", f"bot.games.{GAME}.refusals"),
        (f"bot.games.{GAME}.refusals", f"bot.games.{PLANTED}.rules"),
        (f"bot.games.{PLANTED}.computers.choice", f"bot.games.{GAME}.refusals"),
        (f"bot.games.{PLANTED}.computers.choice", f"bot.games.{GAME}.computers.choice"),
        (f"bot.games.{GAME}.computers.choice", f"bot.games.{PLANTED}.rules"),
    ],
)
def test_no_room_of_a_game_knows_another_game(house: Path, module: str, other: str) -> None:
    plant(house, module.replace(".", "/") + ".py", f"import {other}")
    status, said = lint(house)
    assert (status, broken(said)) == (1, {"Games know nothing of each other"})
    assert f"{module} -> {other}" in said


@pytest.mark.processes
def test_an_exception_that_is_none_any_more_fails(house: Path) -> None:
    project = tomllib.loads((house / "pyproject.toml").read_text("utf-8"))
    for contract in project["tool"]["importlinter"]["contracts"]:
        if contract["name"] == "No shared room knows a game":
            contract["ignore_imports"] = [
                *contract.get("ignore_imports", ()),
                f"cogs.ui.presses -> bot.games.{GAME}.refusals",
            ]
    (house / "pyproject.toml").write_text(tomli_w.dumps(project), "utf-8")
    status, said = lint(house)
    assert status == 1
    assert f"cogs.ui.presses -> bot.games.{GAME}.refusals" in said


def test_exceptions_name_one_import_each() -> None:
    assert [line for line in CONTRACTS["No shared room knows a game"].get("ignore_imports", ()) if "*" in line] == []
    assert [name for name, each in CONTRACTS.items() if "unmatched_ignore_imports_alerting" in each] == []


def test_every_module_has_its_layer() -> None:
    layers = [name.strip() for layer in CONTRACTS["Imports point inward"]["layers"] for name in layer.split("|")]
    rooms = {dotted(path) for path in modules()}
    packages = {room for room in rooms if any(other.startswith(f"{room}.") for other in rooms)}
    for layer in layers:
        assert layer in rooms
    homeless = [room for room in rooms - packages if not any(f"{room}.".startswith(f"{layer}.") for layer in layers)]
    assert homeless == []


def test_every_game_is_named_by_the_contracts() -> None:
    own = sorted(package for game in houses() for package in packages(game))
    shared = CONTRACTS["No shared room knows a game"]
    assert sorted(CONTRACTS["Games know nothing of each other"]["modules"]) == own
    assert sorted(shared["protected_modules"]) == sorted(shared["allowed_importers"]) == own
    assert sorted(CONTRACTS["What serves every game has its layer"]["exhaustive_ignores"]) == sorted(
        game.replace("-", "_") for game in houses()
    )
