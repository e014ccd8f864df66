"""Every example of a table is put to some game: one that no game knows is no example that passed.

Promise: Every further example is put to a game, or named.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
GAMES = tuple(import_module(f"tests.examples.{path.stem}") for path in sorted(HERE.glob("test_*_examples.py")))
"""The tests that put examples to a game; ``records`` of each says which."""


class OneTable:
    """The options of a run of one table."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def getoption(self, name: str, default: object = None) -> Path:
        del name, default
        return self.path


def unasked(path: Path) -> Iterator[str]:
    """What is wrong with a table: a line for each example that no game puts to its engine."""
    asked = {record["id"] for game in GAMES for record in game.records(OneTable(path))}
    examples: list[Any] = json.loads(path.read_text())
    for number, example in enumerate(examples, 1):
        name = example.get("id") if isinstance(example, dict) else None
        if name is None:
            yield f"{path.name}: example {number} has no id"
        elif name not in asked:
            yield f"{path.name}: no game knows the example {name}; look at its id, and its op, or its preset and kind"


def test_every_example_is_put_to_a_game(pytestconfig: pytest.Config) -> None:
    named = pytestconfig.getoption("--table", default=None)
    tables = [named] if named else [*HERE.glob("*-examples.json"), *HERE.glob("*-further.json")]
    lines = [line for path in tables for line in unasked(path)]
    if lines:
        pytest.fail("\n".join(lines), pytrace=False)


def test_an_example_that_no_game_knows_is_named(tmp_path: Path) -> None:
    known = {"id": "SJX-1", "op": "deal", "decks": 2, "expected": [25, 8, 200, 80]}
    strange: list[Any] = [
        known,
        known | {"id": "AB-1"},
        known | {"id": "SJX-2", "op": "dealt"},
        {"id": "EX-1", "preset": "chudadi-standard", "kind": "beats", "input": "5h on 5c", "expected": "legal"},
        {"id": "EX-2", "preset": "nobody", "kind": "beats", "input": "5h on 5c", "expected": "legal"},
        {"id": "EX-3", "preset": "chudadi-standard", "kind": "beat", "input": "5h on 5c", "expected": "legal"},
        {"op": "deal"},
        7,
    ]
    table = tmp_path / "some.json"
    table.write_text(json.dumps(strange))
    named = [line.removeprefix("some.json: ").split(";")[0] for line in unasked(table)]
    assert named == [
        *(f"no game knows the example {name}" for name in ("AB-1", "SJX-2", "EX-2", "EX-3")),
        "example 7 has no id",
        "example 8 has no id",
    ]
