"""The version of before, which benches measure beside this one in the same run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
BASELINE = "fb8a722"
"""The last version that showed a change several times over; it is read from the repository's history."""


def version_before(folder: Path) -> Path:
    """The version of before, in a folder of its own."""
    archive = folder / "before.tar"
    subprocess.run(("git", "archive", "--output", archive, BASELINE, "bot", "cogs", "images"), check=True, cwd=ROOT)
    before = folder / "before"
    before.mkdir()
    subprocess.run(("tar", "-xf", archive, "-C", before), check=True)
    return before


def told_by(program: str, version: Path) -> str:
    """What a program beside this module prints of the version in a folder."""
    command = (sys.executable, str(Path(__file__).with_name(program)), str(version))
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=version).stdout.splitlines()[-1]
