"""No shared room knows a game: none uses a game's verb, event, refusal, parameter, name or package.

The contract "No shared room knows a game" in ``pyproject.toml`` covers import statements. This test covers complete
texts: words of a game, and names of its package as ``import_module`` takes them. Docstrings and the pieces of
f-strings are not read.

Promise: No shared room knows a game. Games know nothing of each other. Also: tests/architecture/test_contracts.py.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from bot.engine.game import GAMES, SHARED_WORDS
from tests.architecture.game_words import dotted_parameters, events, game_of, own_words, package, refusals, verbs
from tests.architecture.sources import ROOT, dotted, modules, tree, whole_texts

EXEMPT = {
    "bot.store.file.migrations": "frozen: a migration writes what the version of its day wrote",
}
"""Rooms that may use any word, each with its reason."""

REGISTRY = ("bot.engine.game", "MODULES")
"""The one place that lists games and their packages: a module, and a name in it."""


def named(module: str, source: ast.Module) -> set[str]:
    """The words of games, and the packages, that a module of a shared room names."""
    body = [node for node in source.body if (module, _assigned(node)) != REGISTRY]
    texts = whole_texts(ast.Module(body, []))
    own = tuple(f"{package(game)}." for game in GAMES)
    return {text for text in texts if text in own_words() or f"{text}.".startswith(own)}


def _assigned(node: ast.stmt) -> str:
    """The name to which a statement assigns."""
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ""


def shared_rooms() -> Iterator[tuple[str, ast.Module]]:
    """Every module that serves all games, by name."""
    for path in modules():
        name = dotted(path)
        if game_of(name) is None and not f"{name}.".startswith(tuple(f"{room}." for room in EXEMPT)):
            yield name, tree(path)


def test_no_shared_room_names_a_word_of_a_game() -> None:
    assert [f"{module}: {word}" for module, source in shared_rooms() for word in named(module, source)] == []


# --- The words really belong to games ---


def test_shared_words_are_words_of_games_each_with_its_reason() -> None:
    assert SHARED_WORDS.keys() - {*verbs(), *events(), *refusals()} == set()
    assert [word for word, reason in SHARED_WORDS.items() if len(reason) < 10] == []


def test_the_words_of_the_games_are_found() -> None:
    assert {"last-card", "call", "demand", "waive", "redeal"} <= verbs()
    assert {"not_your_turn", "top_card_barred"} <= refusals()
    assert {"combo.flush", "top.enforce", "pass.lock"} <= dotted_parameters()
    # Passed to Event: as a text, as one of two, through a function, with an ending, as a value.
    assert {"trick-won", "two-cards", "rest-swapped-cards", "tribute", "tribute-cards", "dragon"} <= events()


# --- The test catches a breach ---


PLANTED = {
    "a verb": ('VERB = "waive"', "waive"),
    "an event": ('if name == "trick-won": pass', "trick-won"),
    "a refusal": ('NAMES = {"top_card_barred": 1}', "top_card_barred"),
    "a parameter": ('def first(name="combo.flush"): return name', "combo.flush"),
    "a pattern": ('match name:\n    case ["call", seat]: pass', "call"),
    "a text inside a gap": ("TEXT = f\"{words['last-card']}\"", "last-card"),
    "a game": ('GAME = "big-two"', "big-two"),
    "a package": ('import_module("bot.games.big_two")', "bot.games.big_two"),
    "a module": ('import_module("bot.games.big_two.computers.choice")', "bot.games.big_two.computers.choice"),
}


@pytest.mark.parametrize("kind", PLANTED)
def test_what_is_planted_in_a_shared_room_is_found(kind: str) -> None:
    line, word = PLANTED[kind]
    room = ROOT / "cogs" / "ui" / "toolkit" / "presses.py"
    assert word in named("cogs.ui.toolkit.presses", ast.parse(room.read_text("utf-8") + f"\n{line}\n"))
    assert word not in named("cogs.ui.toolkit.presses", tree(room))


@pytest.mark.parametrize(
    "source",
    [
        '"""waive"""',
        'def call():\n    """waive"""',
        'class Call:\n    name: str\n    """waive"""',
        'KEY = f"waive{n}"',
        'KEY = "button-waive"',
        'VERB = "play"',
        "waive = call",
        'ROOM = "bot.games.big_twofold"',
    ],
)
def test_docstrings_pieces_longer_texts_and_shared_words_are_nothing_of_a_game(source: str) -> None:
    assert named("cogs.ui.toolkit.presses", ast.parse(source)) == set()


def test_only_the_registry_names_a_game() -> None:
    source = 'MODULES = {"big-two": "bot.games.big_two"}'
    assert named("bot.engine.game", ast.parse(source)) == set()
    assert named("bot.engine.house_rules.house", ast.parse(source)) == {"big-two", "bot.games.big_two"}
    assert named("bot.engine.game", ast.parse(f"{source}\nDEFAULT = 'big-two'")) == {"big-two"}
