"""From a command to its canonical snapshot and hash, compared with an older version in the same run.

The promise is at most half of what ``BASELINE`` took, the last version that wrote each state by hand with its rules.
That version is read from the repository's history.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BASELINE = "0cd51fb"
ROUNDS = 3


def median_of(folder: Path) -> float:
    """Microseconds for one play in the version in a folder."""
    program = (sys.executable, str(Path(__file__).with_name("one_play.py")), str(folder))
    ran = subprocess.run(program, check=True, capture_output=True, text=True, cwd=folder)
    return float(ran.stdout)


def unpacked(folder: Path) -> Path:
    """The baseline version, unpacked into a folder."""
    archive = folder / "before.tar"
    subprocess.run(("git", "archive", "--output", archive, BASELINE, "bot"), check=True, cwd=ROOT)
    before = folder / "before"
    before.mkdir()
    subprocess.run(("tar", "-xf", archive, "-C", before), check=True)
    return before


@pytest.mark.processes
def test_from_command_to_hash(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    before = unpacked(tmp_path)
    measured: list[tuple[float, float]] = []
    benchmark.pedantic(lambda: measured.append((median_of(ROOT), median_of(before))), rounds=ROUNDS)
    now, then = (min(each) for each in zip(*measured, strict=True))
    promise("command to snapshot with hash, to the version of before", now, then, "us", ratio_at_most=0.5)
