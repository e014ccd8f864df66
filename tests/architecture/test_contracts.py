"""The import contracts cover every module, and each of them catches a breach.

Promise: Imports point inward. Only `cogs` and `bot.process` know Discord, and only the store knows SQL.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import tomli_w

from tests.architecture.game_words import houses
from tests.architecture.sources import ROOMS, ROOT, dotted, modules
from tests.patience import PATIENCE

CONTRACTS = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
}

GAME, PLANTED = "big_two", "planted"
"""An existing game, and one that these tests plant beside it. No contract lists it."""

ROOM = "bot.attic"
"""A room that these tests plant, too. No contract lists it."""

VIOLATIONS = {
    "Imports point inward": ("bot/engine/rulebook/declarations.py", "import images.render"),
    "No shared room knows a game": ("cogs/ui/toolkit/presses.py", "import bot.games.big_two"),
    "Games know nothing of each other": ("bot/games/sheng_ji/closed_lists.py", "import bot.games.big_two.closed_lists"),
    "Games lean inward": ("bot/games/sheng_ji/verbs.py", "import bot.tables.table"),
    "A game's rules know nothing of its computers": (
        "bot/games/sheng_ji/match.py",
        "import bot.games.sheng_ji.computers.invariants",
    ),
    "Only a game's scenes know its scenes": (
        "bot/games/sheng_ji/computers/invariants.py",
        "import bot.games.sheng_ji.scenes.questions",
    ),
    "What serves every game has its layer": ("bot/engine/record/form.py", "import bot.engine.house_rules.house"),
    "Pure rooms touch nothing of the world": ("bot/tables/deal/decisions.py", "import time"),
    "Of the pure rooms, only dealing takes a seed": ("bot/cards.py", "import secrets"),
    "Scenes know table values alone": ("bot/scenes/wording.py", "import bot.i18n.catalogue"),
    "Only cogs and the process know Discord's library": ("bot/playground/chat/world.py", "import discord"),
    "Only the store speaks SQL": ("cogs/interactions/bridge.py", "import sqlalchemy"),
    "The store's rooms have their layers": ("bot/store/book/heads.py", "import bot.store.server.guilds"),
    "Only images draw": ("cogs/ui/table_in_words.py", "import PIL"),
    "Settings are read where rooms are wired": ("cogs/commands/help.py", "import bot.settings"),
    "Nothing leans on the playground": ("bot/app.py", "import bot.playground.server"),
    "States are read and written by one reader": ("bot/engine/result.py", "import cattrs"),
    "No cycles": ("bot/store/errors.py", "import bot.store.store"),
}
"""For each contract, a line that would break it."""

ALLOWED = {
    "": "from . import rules",
    "rules": "import bot.cards, bot.dealing, bot.engine.game",
    "deal": f"import bot.games.climbing.climbing_position, bot.games.{PLANTED}.rules",
    "computers": "from . import choice",
    "computers.choice": f"import bot.computers.player, bot.games.climbing.computers.cutting, bot.games.{PLANTED}.deal",
    "scenes": "from . import shown",
    "scenes.shown": f"import bot.scenes.wording, bot.games.climbing.scenes.playing, bot.games.{PLANTED}.deal",
}
"""What a game may import, by the modules of the planted one."""

APART = "Games know nothing of each other"
INWARD = "Games lean inward"
SHARED = "No shared room knows a game"
BREACHES = [
    (APART, f"bot.games.{PLANTED}.rules", f"bot.games.{GAME}.closed_lists"),
    (APART, f"bot.games.{GAME}.closed_lists", f"bot.games.{PLANTED}.rules"),
    (APART, f"bot.games.{PLANTED}.deal", f"bot.games.{GAME}.computers.choice"),
    (APART, f"bot.games.{PLANTED}.deal", f"bot.games.{GAME}.scenes.shown"),
    (APART, f"bot.games.{PLANTED}.computers.choice", f"bot.games.{GAME}.closed_lists"),
    (APART, f"bot.games.{PLANTED}.computers.choice", f"bot.games.{GAME}.computers.choice"),
    (APART, f"bot.games.{GAME}.computers.choice", f"bot.games.{PLANTED}.rules"),
    (APART, f"bot.games.{PLANTED}.scenes.shown", f"bot.games.{GAME}.scenes.shown"),
    (APART, f"bot.games.{GAME}.scenes.shown", f"bot.games.{PLANTED}.scenes.shown"),
    (APART, "bot.games.climbing.climbing_position", f"bot.games.{PLANTED}.rules"),
    (APART, "bot.games.climbing.scenes.playing", f"bot.games.{PLANTED}.scenes.shown"),
    (INWARD, f"bot.games.{PLANTED}.deal", "bot.computers.player"),
    (INWARD, f"bot.games.{PLANTED}.deal", "bot.scenes.wording"),
    (INWARD, f"bot.games.{PLANTED}.deal", "bot.tables.table"),
    (INWARD, f"bot.games.{PLANTED}.deal", ROOM),
    (INWARD, f"bot.games.{PLANTED}.computers.choice", "bot.scenes.wording"),
    (INWARD, f"bot.games.{PLANTED}.scenes.shown", "bot.computers.player"),
    (INWARD, f"bot.games.{PLANTED}.scenes.shown", "bot.tables.table"),
    (INWARD, f"bot.games.{PLANTED}.scenes.shown", "images.layout"),
    (
        "A game's rules know nothing of its computers",
        f"bot.games.{PLANTED}.deal",
        f"bot.games.{PLANTED}.computers.choice",
    ),
    ("Only a game's scenes know its scenes", f"bot.games.{PLANTED}.deal", f"bot.games.{PLANTED}.scenes.shown"),
    (
        "Only a game's scenes know its scenes",
        f"bot.games.{PLANTED}.computers.choice",
        f"bot.games.{PLANTED}.scenes.shown",
    ),
    *(
        (SHARED, room, f"bot.games.{PLANTED}.rules")
        for room in ("bot.engine.facts", "bot.computers.player", "cogs.ui.toolkit.presses")
    ),
    *(
        (SHARED, room, f"bot.games.{PLANTED}.scenes.shown")
        for room in ("bot.scenes.game_scenes", "images.render", ROOM)
    ),
    ("Pure rooms touch nothing of the world", f"bot.games.{PLANTED}.deal", "random"),
    ("Pure rooms touch nothing of the world", f"bot.games.{PLANTED}.computers.choice", "time"),
    ("Of the pure rooms, only dealing takes a seed", f"bot.games.{PLANTED}.scenes.shown", "secrets"),
    ("Scenes know table values alone", f"bot.games.{PLANTED}.scenes.shown", "bot.i18n.catalogue"),
]
"""Contracts, each with an import that it forbids: of the planted game, or by somebody else."""


def file_of(module: str) -> str:
    return module.replace(".", "/") + ".py"


def write_planted(house: Path) -> None:
    """Write the planted game and the planted room."""
    for name, line in ALLOWED.items():
        whole = f"bot.games.{PLANTED}.{name}".rstrip(".")
        is_package = not name or any(other.startswith(f"{name}.") for other in ALLOWED)
        file = house / file_of(f"{whole}.__init__" if is_package else whole)
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{line}\n", "utf-8")
    (house / file_of(ROOM)).write_text("", "utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the rooms with one more game and one more room, and the contracts as they are."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    write_planted(tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
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


def told(said: str) -> dict[str, str]:
    """What is said of each broken contract, by its name."""
    _, _, reasons = said.partition("\nBroken contracts\n")
    parts = re.split(r"^(.+)\n-+\n", reasons, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.processes
def test_each_contract_bites(house: Path) -> None:
    for file, line in VIOLATIONS.values():
        plant(house, file, line)
    status, said = lint(house)
    assert status == 1
    assert broken(said) == set(VIOLATIONS) == set(CONTRACTS)


@pytest.mark.processes
def test_one_more_game_stands_if_it_keeps_to_itself(house: Path) -> None:
    status, said = lint(house)
    assert (status, broken(said)) == (0, set()), said


@pytest.mark.processes
def test_the_contracts_hold_a_game_that_they_do_not_list(house: Path) -> None:
    for _, module, other in BREACHES:
        plant(house, file_of(module), f"import {other}")
    status, said = lint(house)
    reasons = told(said)
    assert status == 1
    assert [
        breach for breach in BREACHES if not re.search(rf"{breach[1]} -> {breach[2]}\b", reasons.get(breach[0], ""))
    ] == []


ALIKE = {
    "a new game": [
        (APART, f"bot.games.{PLANTED}.rules", f"bot.games.{GAME}.closed_lists"),
        (APART, f"bot.games.{PLANTED}.computers.choice", f"bot.games.{GAME}.computers.choice"),
    ],
    "an old game": [
        (APART, f"bot.games.{GAME}.closed_lists", f"bot.games.{PLANTED}.rules"),
        (APART, f"bot.games.{GAME}.computers.choice", f"bot.games.{PLANTED}.rules"),
    ],
    "a new game outwards": [
        (INWARD, f"bot.games.{PLANTED}.deal", ROOM),
        (INWARD, f"bot.games.{PLANTED}.scenes.shown", "bot.tables.table"),
    ],
}
"""Imports that one contract forbids, and no other one, not even together."""


@pytest.mark.processes
@pytest.mark.parametrize("breaches", ALIKE.values(), ids=ALIKE)
def test_breaches_of_one_contract_break_that_one_alone(house: Path, breaches: list[tuple[str, str, str]]) -> None:
    for _, module, other in breaches:
        plant(house, file_of(module), f"import {other}")
    status, said = lint(house)
    assert (status, broken(said)) == (1, {contract for contract, *_ in breaches})
    assert [breach for breach in breaches if f"{breach[1]} -> {breach[2]}" not in said] == []


@pytest.mark.processes
def test_an_exception_that_is_none_any_more_fails(house: Path) -> None:
    project = tomllib.loads((house / "pyproject.toml").read_text("utf-8"))
    for contract in project["tool"]["importlinter"]["contracts"]:
        if contract["name"] == "No shared room knows a game":
            contract["ignore_imports"] = [
                *contract.get("ignore_imports", ()),
                f"cogs.ui.toolkit.presses -> bot.games.{GAME}.closed_lists",
            ]
    (house / "pyproject.toml").write_text(tomli_w.dumps(project), "utf-8")
    status, said = lint(house)
    assert status == 1
    assert f"cogs.ui.toolkit.presses -> bot.games.{GAME}.closed_lists" in said


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


def test_no_contract_names_a_game() -> None:
    names = "|".join(game.replace("-", "_") for game in houses())
    assert [name for name, contract in CONTRACTS.items() if re.search(rf"\b({names})\b", str(contract))] == []
