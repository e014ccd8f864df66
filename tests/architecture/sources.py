"""The project's own files, for the tests that read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

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


Node = TypeVar("Node", bound=ast.AST)


@cache
def _by_type(module: ast.Module) -> dict[type[ast.AST], list[ast.AST]]:
    found: dict[type[ast.AST], list[ast.AST]] = {}
    for node in ast.walk(module):
        found.setdefault(type(node), []).append(node)
    return found


def nodes(module: ast.Module, kind: type[Node]) -> Sequence[Node]:
    """The nodes of one type in a module, which is walked through only once for all who ask."""
    return [node for node in _by_type(module).get(kind, ()) if isinstance(node, kind)]


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
    return {node.value for node in nodes(module, ast.Expr)}


@cache
def whole_texts(module: ast.Module) -> frozenset[str]:
    """Every complete text and number in a module, without docstrings and the pieces of f-strings."""
    parts = {part for node in nodes(module, ast.JoinedStr) for part in node.values}
    skipped = docstrings(module) | parts
    constants = (node for node in nodes(module, ast.Constant) if node not in skipped)
    return frozenset(str(node.value) for node in constants if isinstance(node.value, str | int))
