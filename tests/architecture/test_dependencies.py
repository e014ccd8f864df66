"""Every dependency of the package is used."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.metadata import files

from tests.architecture.sources import ROOT, modules, nodes, tree

LOADED_BY_ADDRESS = {"aiosqlite", "psycopg"}
"""Drivers that are named in the store's address, and that nothing imports."""
LOADED_BY_ZONEINFO = {"tzdata"}
"""The time zones, for a machine that has none."""


def imported() -> set[str]:
    """The top-level packages that the rooms import."""
    found: set[str] = set()
    for path in modules():
        found |= {each.name for node in nodes(tree(path), ast.Import) for each in node.names}
        found |= {node.module for node in nodes(tree(path), ast.ImportFrom) if node.module}
    return {name.partition(".")[0] for name in found}


def canonical(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def brought(distribution: str) -> set[str]:
    """The top-level packages and modules that a distribution brings."""
    return {file.parts[0].partition(".")[0] for file in files(distribution) or ()}


def test_every_dependency_is_imported() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {canonical(re.split(r"[\[<>=]", each, maxsplit=1)[0]) for each in asked}
    packages = imported()
    used = {name for name in names if brought(name) & packages}
    assert names - used == LOADED_BY_ADDRESS | LOADED_BY_ZONEINFO
