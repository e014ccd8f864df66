"""``docs/rooms.md``: every room of the house and every module in it, as their docstrings begin.

``python -m tests.documents.rooms_page`` writes the page anew (``make docs``).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT

PAGE = ROOT / "docs" / "rooms.md"
HOUSE = ("bot", "cogs", "images")
_HEAD = """# Rooms

Every room of the house, and every module in it, as their docstrings begin. `make docs` makes this page of them. What
may import what is in `pyproject.toml`; [ARCHITECTURE.md](../ARCHITECTURE.md) shows how the rooms hang together.
"""


def page() -> str:
    """The whole page: a section for each package, its modules in alphabetical order."""
    return _HEAD + "".join(_room(folder) for top in HOUSE for folder in _packages(ROOT / top))


def _packages(top: Path) -> Iterator[Path]:
    """A package and all inside it, each before those in it."""
    yield top
    for inside in sorted(path for path in top.iterdir() if (path / "__init__.py").exists()):
        yield from _packages(inside)


def _room(folder: Path) -> str:
    modules = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
    said = said_of(folder / "__init__.py")
    rows = "".join(f"| `{path.name}` | {said_of(path)} |\n" for path in modules)
    return f"\n## `{folder.relative_to(ROOT)}`\n\n{said}\n" + (
        f"\n| module | what it is |\n|---|---|\n{rows}" if rows else ""
    )


def said_of(path: Path) -> str:
    """The first paragraph of a module's docstring, on one line.

    Raises:
        ValueError: it has no docstring.
    """
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    if not said:
        raise ValueError(f"{path.relative_to(ROOT)} has no docstring")
    return " ".join(said.split("\n\n")[0].split()).replace("``", "`").replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
