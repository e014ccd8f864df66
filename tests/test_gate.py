"""The gate runs every check, the tests once, and fails if one of them fails: nothing is run a second time.

Promise: A failing check or test fails the gate, and nothing is run twice. The dearest tests begin first. A test that
starts processes has a marker. Every dependency is used. Also: tests/run/test_costs.py, tests/conftest.py,
tests/architecture/test_dependencies.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[1]
COMMANDS = (["make", "test"], [".ci/run"])
CHECKS = ("ruff format --check", "ruff check", "mypy", "lint-imports")
FAILS_ONCE = """#!/bin/sh
asked="$(basename "$0") $*"
echo "$asked" >> asked.txt
case "$asked" in *"$FAILING"*) echo "$FAILING found something"; test "$(grep -c "$FAILING" asked.txt)" -gt 1 ;; esac
"""
"""Stands in for a program and records its arguments; the first run of ``FAILING`` fails, a second one would pass."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the gate's own files and a Python that is already set up."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / "Makefile", tmp_path)
    for script in ("run", "gate"):
        shutil.copy(ROOT / ".ci" / script, tmp_path / ".ci")
    programs = {".ci/setup": "#!/bin/sh\n", ".venv/bin/python": FAILS_ONCE, ".venv/bin/lint-imports": FAILS_ONCE}
    for name, text in programs.items():
        program = tmp_path / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(text, "utf-8")
        program.chmod(0o755)
    return tmp_path


def run(checkout: Path, command: list[str], failing: str) -> tuple[int, str, list[str]]:
    """Run the gate while one program fails: its status, what it says, and what it asked."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment["FAILING"] = failing
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout, (checkout / "asked.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("failing", ["pytest", *CHECKS])
def test_whatever_fails_fails_the_gate(checkout: Path, command: list[str], failing: str) -> None:
    status, said, asked = run(checkout, command, failing)
    assert status != 0
    assert f"{failing} found something" in said
    assert len([line for line in asked if failing in line]) == 1


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_gate_is_whole(checkout: Path, command: list[str]) -> None:
    status, said, asked = run(checkout, command, "nothing")
    assert (status, len(asked)) == (0, 5)
    for step in (*CHECKS, "-m pytest"):
        assert any(step in line for line in asked), step
    assert said.endswith("nothing found.\n")
