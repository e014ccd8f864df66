"""The house rules that a machine can check: sizes, names, words.

Promise: No folder has more than twelve modules, of the product or of the tests.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.architecture.sources import ROOT, dotted, modules, texts, tree

LIMIT = 300
LONGER = {
    "bot/games/big_two/rules/closed_choices.py": "a table: the members of every closed choice",
}
"""Modules that may be longer, each with its reason."""

MOST = 12
"""How many modules a folder may have. One with more wants rooms that say what they are."""

NAMES = {"util", "utils", "helper", "helpers", "manager", "managers", "base", "common", "misc"}
WORDS = {"move", "moves", "bet", "bets", "money", "wager"}
"""Words for which the glossary has other words."""

MACHINES = re.compile(
    "|".join(
        (
            r"(?<![\w.])/(?:work|root|home|Users)/\w",  # folders of one machine
            r"\b(?:py" + r"pi|test\.py" + r"pi)\.org\b",  # registries: whoever installs chooses one
            r"python" + r"hosted\.org",
            r"\bregistry\.\w+\.\w+",
            r"\b(?:dock" + r"er|ghc" + r"r|qua" + r"y)\.io\b",
            r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b",
        )
    )
)
"""What no file of the project may say."""


def test_modules_are_short() -> None:
    scripts = sorted((ROOT / "bot" / "playground" / "page").glob("*.js"))
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in [*modules(), *scripts]
    }
    assert {name for name, length in lengths.items() if length > LIMIT} <= set(LONGER)
    assert set(LONGER) <= set(lengths)


def crowded(paths: Iterable[Path]) -> dict[Path, int]:
    """The folders with too many modules, and how many they have; what makes a folder a package is not counted."""
    many = Counter(path.parent for path in paths if path.name != "__init__.py")
    return {folder: number for folder, number in many.items() if number > MOST}


def test_no_folder_is_crowded() -> None:
    found = crowded([*modules(), *(ROOT / "tests").rglob("*.py")])
    assert {str(folder.relative_to(ROOT)): number for folder, number in found.items()} == {}


def test_a_thirteenth_module_is_one_too_many() -> None:
    room = Path("room")
    twelve = [room / "__init__.py", *(room / f"module_{number}.py" for number in range(12))]
    assert crowded([*twelve, room / "inside" / "module.py"]) == {}
    assert crowded([*twelve, room / "thirteenth.py"]) == {room: 13}


def test_modules_are_named_for_what_they_are() -> None:
    assert [str(path) for path in modules() if NAMES & set(path.stem.split("_"))] == []


def _names(module: ast.Module) -> set[str]:
    """Every name that a module defines."""
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def test_one_word_for_one_idea() -> None:
    said = {
        f"{dotted(path)}: {name}"
        for path in modules()
        for name in _names(tree(path))
        if WORDS & set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))
    }
    assert said == set()


def test_no_file_speaks_of_a_machine_or_of_unfinished_work() -> None:
    found = {str(path.relative_to(ROOT)): MACHINES.findall(path.read_text("utf-8")) for path in texts()}
    assert {name: words for name, words in found.items() if words} == {}


def _undocumented(path: Path) -> list[str]:
    """Public classes and functions of a module without a docstring. A function of a single statement needs none."""
    module = tree(path)
    silent = [] if ast.get_docstring(module) else [dotted(path)]
    for node in module.body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) or node.name.startswith("_"):
            continue
        plain = not isinstance(node, ast.ClassDef) and len(node.body) == 1
        if not plain and ast.get_docstring(node) is None:
            silent.append(f"{dotted(path)}.{node.name}")
    return silent


def test_what_is_public_says_what_it_is() -> None:
    assert [name for path in modules() for name in _undocumented(path)] == []
