"""One play: from command to canonical snapshot with the hash, and what the code enters on its way to the message.

Each figure is a ratio to that of the version of before, both in this run. Promised are at most half of its time, and a
third less of its modules and of its returns to a room already left.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bench.before import ROOT, told_by, version_before

ROUNDS = 3


@pytest.mark.processes
def test_from_command_to_hash(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    before = version_before(tmp_path)
    measured: list[tuple[float, ...]] = []

    def measure() -> None:
        measured.append(tuple(float(told_by("one_play.py", version)) for version in (ROOT, before)))

    benchmark.pedantic(measure, rounds=ROUNDS)
    now, then = (min(each) for each in zip(*measured, strict=True))
    promise("command to snapshot with hash, to the version of before", now, then, "us", ratio_at_most=0.5)


@pytest.mark.processes
def test_path_of_a_play(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    before = version_before(tmp_path)
    now = json.loads(benchmark.pedantic(told_by, ("path_of_a_play.py", ROOT), rounds=1))
    then = json.loads(told_by("path_of_a_play.py", before))
    for figure, entered in now.items():
        promise(f"a play: {figure}, to the version of before", entered, then[figure], ratio_at_most=0.67)
