"""Every dependency of the package is used."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.metadata import packages_distributions

from tests.architecture.sources import ROOT, modules, tree

LOADED_BY_ADDRESS = {"aiosqlite", "psycopg"}
"""Drivers that are named in the store's address, and that nothing imports."""
LOADED_BY_ZONEINFO = {"tzdata"}
"""The time zones, for a machine that has none."""


def imported() -> set[str]:
    """The top-level packages that the rooms import."""
    found: set[str] = set()
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Import):
                found |= {each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return {name.partition(".")[0] for name in found}


def canonical(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_every_dependency_is_imported() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {canonical(re.split(r"[\[<>=]", each, maxsplit=1)[0]) for each in asked}
    known = packages_distributions()
    used = {canonical(distribution) for package in imported() for distribution in known.get(package, ())}
    assert names - used == LOADED_BY_ADDRESS | LOADED_BY_ZONEINFO
