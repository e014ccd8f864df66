"""Every catalogue key that code names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.games.big_two.rules.consistency import BigTwoContradiction
from tests.architecture.sources import ROOT, dotted, modules, tree

SPEAKERS = {"text": "", "picture_text": "", "say": "", "draw": "", "trouble": "", "described": "", "option": "option-"}
"""Functions whose first argument is a key, with what they put before it."""


def entries() -> set[str]:
    """Keys of the English catalogue, attributes among them as ``message.attribute``."""
    found: set[str] = set()
    for file in (ROOT / "bot" / "i18n" / "en").glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found |= {entry.id.name} | {f"{entry.id.name}.{one.id.name}" for one in entry.attributes}
    return found


def key_pattern(node: ast.expr, prefix: str) -> str | None:
    """A pattern for the keys that an expression can give, where it is a text with or without gaps."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(prefix + node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w.-]+" for p in node.values]
        return re.escape(prefix) + "".join(parts)
    return None


def named_keys(path: Path) -> Iterator[tuple[str, int]]:
    """Patterns of the keys that a module speaks by, with the line."""
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        pattern = key_pattern(node.args[0], SPEAKERS[name]) if name in SPEAKERS else None
        if pattern is not None:
            yield pattern, node.lineno


def speaking() -> list[Path]:
    return [
        path
        for path in modules()
        if not dotted(path).startswith(("bot.playground", "bot.store", "bot.games", "images"))
    ]


def test_every_contradiction_has_its_sentence_and_no_sentence_is_left_over() -> None:
    written = {key.removeprefix("contra-") for key in entries() if key.startswith("contra-")}
    assert written == set(BigTwoContradiction)


def test_every_named_key_exists() -> None:
    keys = entries()
    absent = [
        f"{dotted(path)}:{line}: {pattern}"
        for path in speaking()
        for pattern, line in named_keys(path)
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert absent == []
    assert sum(1 for path in speaking() for _ in named_keys(path)) > 100
