"""``docs/promises.md``: what must always hold, by room, as the tests say that keep it.

A test states its promise in the docstring of its module, in a paragraph of its own. Such a paragraph may name further
tests that keep it, and how to try more::

    Promise: A view reveals nothing about hidden cards. Also: tests/a.py, tests/b.py. More: `SCALE=n`.

``python -m tests.documents.promises_page`` writes the page anew (``make docs``).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tests.architecture.sources import ROOT

PAGE = ROOT / "docs" / "promises.md"
_PROMISE = re.compile(r"Promise: (?P<said>.+?)(?: Also: (?P<also>.+?)\.)?(?: More: (?P<more>.+))?")
_HEAD = """# Promises

What must always hold, and the test that keeps it. `make docs` makes this page of the tests themselves: each states its
promise in the docstring of its module. Where a test tries more than the gate does, it says how.
"""
ROOMS: Mapping[str, str] = {
    "tests/architecture": "The house",
    "tests/bot": "The bot as a whole, through the loopback Discord",
    "tests/cli": "The shell",
    "tests/container": "The bot in containers",
    "tests/cogs": "What people are shown",
    "tests/documents": "Documents",
    "tests/engine": "What every game is made of",
    "tests/examples": "The rule books, example by example",
    "tests/games": "The games and their computers",
    "tests/i18n": "Words",
    "tests/images": "Pictures",
    "tests/lessons": "Lessons",
    "tests/mutation": "Mutants",
    "tests/perft": "Node counts",
    "tests/playground": "The playground and its page",
    "tests/store": "The store",
    "tests/tables": "Tables and the hall",
    "tests/toy": "The worked example",
    "tests": "Everything else",
}


class Promise(NamedTuple):
    """What must always hold."""

    room: str  # the folder under ``tests`` whose test states it
    test: str  # the path of that test from the root
    said: str
    also: tuple[str, ...] = ()  # paths of further tests that keep it
    more: str = ""  # how to try more of it


def promises() -> list[Promise]:
    """All promises, by room and test.

    Raises:
        ValueError: a paragraph that begins with ``Promise:`` cannot be read.
    """
    return [one for path in sorted((ROOT / "tests").rglob("*.py")) for one in stated_in(path)]


def stated_in(path: Path) -> Iterator[Promise]:
    """The promises that a test states."""
    text = path.read_text("utf-8")
    if "Promise: " not in text:
        return
    test = path.relative_to(ROOT).as_posix()
    room = "/".join(test.split("/")[:2]) if test.count("/") > 1 else "tests"
    for paragraph in (ast.get_docstring(ast.parse(text)) or "").split("\n\n"):
        if not paragraph.startswith("Promise: "):
            continue
        read = _PROMISE.fullmatch(" ".join(paragraph.split()))
        if read is None:
            raise ValueError(f"{test}: {paragraph}")
        also = tuple((read["also"] or "").split(", ")) if read["also"] else ()
        yield Promise(room, test, read["said"], also, read["more"] or "")


def page() -> str:
    """The whole page."""
    by_room = sorted(promises(), key=lambda one: (list(ROOMS).index(one.room), one.test))
    parts = [_HEAD]
    for room, some in groupby(by_room, key=lambda one: one.room):
        parts.append(f"\n## {ROOMS[room]}\n\n| promise | test |\n|---|---|\n")
        parts += [f"| {one.said} | {_tests(one)} |\n" for one in some]
    return "".join(parts)


def _tests(one: Promise) -> str:
    tests = ", ".join(f"`{path}`" for path in (one.test, *one.also))
    return f"{tests}; {one.more}" if one.more else tests


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
