"""One play: from command to canonical snapshot with the hash, and what the code enters on its way to the message.

Each figure is a ratio to that of the version of before, both in this run. Promised are no more time than that, and that
a change is shown once: asks once a position, a scene and a picture once a viewer, one message a hand and one a table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bench.one_play.earlier_version import ROOT, told_by, version_before

ROUNDS = 3
ONCE = {"asks": 6, "views": 5, "scenes": 5, "pictures": 5, "table messages": 1, "hand messages": 4}
"""What is made for four hands and one table; Sheng Ji asks anew in its own rooms."""


@pytest.mark.processes
def test_from_command_to_hash(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    before = version_before(tmp_path)
    measured: list[tuple[float, ...]] = []

    def measure() -> None:
        measured.append(tuple(float(told_by("one_play.py", version)) for version in (ROOT, before)))

    benchmark.pedantic(measure, rounds=ROUNDS)
    now, then = (min(each) for each in zip(*measured, strict=True))
    promise("command to snapshot with hash, to the version of before", now, then, "us", ratio_at_most=1.1)


def told_of_both(program: str, benchmark: Any, folder: Path) -> tuple[Any, Any]:
    """What a program tells, as JSON, of this version and of the one before."""
    now = json.loads(benchmark.pedantic(told_by, (program, ROOT), rounds=1))
    return now, json.loads(told_by(program, version_before(folder)))


@pytest.mark.processes
def test_path_of_a_play(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    now, then = told_of_both("path_of_a_play.py", benchmark, tmp_path)
    for play, figures in now.items():
        for figure, entered in figures.items():
            before_it = then[play][figure]
            promise(f"{play}: {figure}, to the version of before", entered, before_it, at_most=ONCE.get(figure))


@pytest.mark.processes
def test_parts_of_a_play(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    now, then = told_of_both("parts_of_a_play.py", benchmark, tmp_path)
    for game, parts in now.items():
        for part, spent in parts.items():
            promise(f"{game}, processor time of a typed play: {part}", spent, then[game][part], "ms, profiled")
