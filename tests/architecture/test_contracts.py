"""The import contracts: they cover every module, and each of them bites."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.games.game import GAMES
from tests.architecture.sources import ROOMS, ROOT, dotted, modules
from tests.patience import PATIENCE

CONTRACTS = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
}

VIOLATIONS = {
    "Imports point inward": ("bot/games/rulebook.py", "import images.render"),
    "What serves every game knows no game": ("bot/games/game.py", "import bot.games.big_two.rules.parameters"),
    "Pure rooms touch nothing of the world": ("bot/tables/snapshot.py", "import time"),
    "Of the pure rooms, only dealing takes a seed": ("bot/cards.py", "import secrets"),
    "Only cogs and the app know Discord's library": ("bot/playground/world.py", "import discord"),
    "Only the store speaks SQL": ("cogs/edge/desk.py", "import sqlalchemy"),
    "Only images draw": ("cogs/ui/scene.py", "import PIL"),
    "Settings are read where rooms are wired": ("cogs/commands/help.py", "import bot.settings"),
    "Nothing leans on the playground": ("bot/app.py", "import bot.playground.server"),
    "No cycles": ("bot/store/errors.py", "import bot.store.store"),
}
"""For each contract a line that would break it."""


def lint(folder: Path) -> tuple[int, str]:
    command = [sys.executable, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.processes
def test_each_contract_bites(tmp_path: Path) -> None:
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for file, line in VIOLATIONS.values():
        path = tmp_path / file
        path.write_text(path.read_text("utf-8") + f"\n{line}\n", "utf-8")
    status, said = lint(tmp_path)
    assert status == 1
    broken = {line.rpartition(" BROKEN")[0] for line in said.splitlines() if " BROKEN" in line}
    assert broken == set(VIOLATIONS)
    assert set(CONTRACTS) - broken == {"Games know nothing of each other"}  # it takes two games to break it


def test_every_module_has_its_layer() -> None:
    layers = [name.strip() for layer in CONTRACTS["Imports point inward"]["layers"] for name in layer.split("|")]
    rooms = {dotted(path) for path in modules()}
    packages = {room for room in rooms if any(other.startswith(f"{room}.") for other in rooms)}
    for layer in layers:
        assert layer in rooms
    homeless = [room for room in rooms - packages if not any(f"{room}.".startswith(f"{layer}.") for layer in layers)]
    assert homeless == []


def test_every_game_is_named_by_the_contracts() -> None:
    packages = [f"bot.games.{name.replace('-', '_')}" for name in GAMES]
    assert sorted(CONTRACTS["Games know nothing of each other"]["modules"]) == sorted(packages)
