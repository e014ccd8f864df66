"""Every catalogue key that code names exists.

Promise: Every sentence is in the catalogue and can be formatted in every variant. Also:
tests/i18n/catalogue/test_catalogue.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Set
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.engine.game import GAMES, find_game
from tests.architecture.game_words import game_of, houses
from tests.architecture.sources import ROOT, dotted, modules, nodes, tree

SPEAKERS = {
    **dict.fromkeys(("text", "picture_text", "say", "saying", "Text", "draw", "trouble", "described"), ""),
    "option": "option-",
}
"""Functions whose first argument is a key, with the prefix that they add to it."""

GAMELESS = {"text": 2, "picture_text": 2, "trouble": 2, "described": 1, "option": 1}
"""Functions that take a game after this many arguments. With fewer arguments they say a message shared by all games."""

ENGLISH = ROOT / "bot" / "i18n" / "en"


@cache
def entries(game: str = "") -> frozenset[str]:
    """The keys of the English catalogue, shared or of one game. Attributes are ``message.attribute``."""
    found: set[str] = set()
    for file in (ENGLISH / game).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found |= {entry.id.name} | {f"{entry.id.name}.{one.id.name}" for one in entry.attributes}
    return frozenset(found)


def key_pattern(node: ast.expr, prefix: str) -> str | None:
    """A pattern for the keys that an expression can give, if it is a text or an f-string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(prefix + node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w.-]+" for p in node.values]
        return re.escape(prefix) + "".join(parts)
    return None


def named_keys(path: Path, calls: Mapping[str, int] | None = None) -> Iterator[tuple[str, int]]:
    """Patterns of the keys that a module uses, each with its line.

    With ``calls``: only those functions, and only where they have no more arguments than given there.
    """
    for node in nodes(tree(path), ast.Call):
        if not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if calls is not None and len(node.args) > calls.get(name, 0):
            continue
        pattern = key_pattern(node.args[0], SPEAKERS[name]) if name in SPEAKERS else None
        if pattern is not None:
            yield pattern, node.lineno


def gives_one_of(keys: Set[str], pattern: str) -> bool:
    """Whether a key fits a pattern."""
    return re.search(f"^(?:{pattern})$", _as_lines(frozenset(keys)), re.MULTILINE) is not None


@cache
def _as_lines(keys: frozenset[str]) -> str:
    return "\n".join(keys)


SILENT = re.compile(r"bot\.(?:playground|store|engine|games\.\w+(?!\w|\.computers\b|\.scenes\b))|images")
"""Rooms that never use the catalogue. Of a game, its computers and scenes do."""


def speaking() -> list[Path]:
    return [path for path in modules() if not SILENT.match(dotted(path))]


@pytest.mark.parametrize("game", GAMES)
def test_every_contradiction_has_its_sentence_and_no_sentence_is_left_over(game: str) -> None:
    written = {key.removeprefix("contra-") for key in entries(game) if key.startswith("contra-")}
    assert written == set(find_game(game).rules.contradictions)


def test_the_folders_of_a_language_are_those_of_the_games() -> None:
    assert set(GAMES) <= {path.parent.name for path in ENGLISH.glob("*/*.ftl")} <= set(houses())
    assert set(GAMES) <= {path.parent.name for path in ENGLISH.parent.glob("*/*/*.ftl")} <= set(houses())


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_has_the_key_of_a_shared_one(game: str) -> None:
    assert entries() & entries(game) == set()


AHEAD = {re.escape(key) for key in ("hand-held", "hand-hold-means", "button-held", "button-hold")}
ANSWERED_AHEAD = ("big-two", "da-guai-lu-zi", "zheng-shangyou")
"""What a game calls an answer that is held until it is asked for, and the games that have any (``View.ahead``)."""

IDLE_OPTION = key_pattern(ast.parse('f"err-idle-{name}"', mode="eval").body, "")
"""What a game says of a choice without effect; one that offers no choices says nothing."""


@pytest.mark.parametrize("game", GAMES)
def test_every_named_key_exists(game: str) -> None:
    keys = entries() | entries(game)
    unasked = set() if find_game(game).typed.options else {IDLE_OPTION}
    absent = [
        f"{dotted(path)}:{line}: {pattern}"
        for path in speaking()
        if game_of(dotted(path)) in (None, game)
        for pattern, line in named_keys(path)
        if (pattern not in AHEAD or game in ANSWERED_AHEAD)
        and pattern not in unasked
        and not gives_one_of(keys, pattern)
    ]
    assert absent == []
    assert sum(1 for path in speaking() for _ in named_keys(path)) > 100


def test_what_is_said_without_a_game_is_shared() -> None:
    shared = entries()
    absent = [
        f"{dotted(path)}:{line}: {pattern}"
        for path in speaking()
        for pattern, line in named_keys(path, GAMELESS)
        if not gives_one_of(shared, pattern)
    ]
    assert absent == []
    assert sum(1 for path in speaking() for _ in named_keys(path, GAMELESS)) > 50
