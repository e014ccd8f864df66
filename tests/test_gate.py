"""The gate fails if a test fails once: nothing is run a second time."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FAILS_ONCE = """#!/bin/sh
echo "$@" >> asked.txt
case "$*" in *pytest*) test "$(grep -c pytest asked.txt)" -gt 1 ;; esac
"""
"""Stands in for Python and records its arguments; the first run of pytest fails, a second one would pass."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the gate's own files and a Python that is already set up."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    programs = {".ci/setup": "#!/bin/sh\n", ".venv/bin/python": FAILS_ONCE, ".venv/bin/lint-imports": "#!/bin/sh\n"}
    for name, text in programs.items():
        program = tmp_path / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(text, "utf-8")
        program.chmod(0o755)
    return tmp_path


@pytest.mark.processes
@pytest.mark.parametrize("command", [["make", "test"], [".ci/run"]], ids=" ".join)
def test_a_failing_test_fails_the_gate(checkout: Path, command: list[str]) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    asked = (checkout / "asked.txt").read_text("utf-8").splitlines()
    assert len([line for line in asked if "pytest" in line]) == 1
