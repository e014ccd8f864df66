"""The project's own files, for the tests that read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "images")
PLACES = (*ROOMS, "tests", "docs", ".ci")
"""The folders that belong to the project. The files beside them belong to it, too."""

TEXTS = {
    "",
    ".py",
    ".md",
    ".toml",
    ".json",
    ".js",
    ".css",
    ".html",
    ".ftl",
    ".lock",
    ".example",
    ".perft",
    ".sql",
    ".txt",
}


def modules() -> list[Path]:
    """Every module of the rooms."""
    return [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]


@cache
def tree(path: Path) -> ast.Module:
    """A module, parsed."""
    return ast.parse(path.read_text("utf-8"), str(path))


def dotted(path: Path) -> str:
    """The name by which a module is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def texts() -> Iterator[Path]:
    """Every text file of the project."""
    places = [ROOT / name for name in PLACES]
    inside = (path for place in places for path in place.rglob("*") if "__pycache__" not in path.parts)
    beside = (path for path in ROOT.iterdir() if path.name != ".env")
    for path in sorted([*inside, *beside]):
        if path.is_file() and path.suffix in TEXTS:
            yield path


def docstrings(module: ast.Module) -> set[ast.AST]:
    """Expressions that are just a text, as docstrings are."""
    return {node.value for node in ast.walk(module) if isinstance(node, ast.Expr)}


@cache
def whole_texts(module: ast.Module) -> frozenset[str]:
    """Every complete text and number in a module, without docstrings and the pieces of f-strings."""
    parts = {part for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}
    skipped = docstrings(module) | parts
    constants = (node for node in ast.walk(module) if isinstance(node, ast.Constant) and node not in skipped)
    return frozenset(str(node.value) for node in constants if isinstance(node.value, str | int))
