"""The words that belong to a game: its verbs, events, refusals, parameters, name and package."""

from __future__ import annotations

import re
from functools import cache

from bot.engine.game import GAMES, MODULES, SHARED_WORDS, find_game
from bot.engine.rulebook.declarations import parameters
from tests.architecture.sources import ROOT


def package(game: str) -> str:
    """The package that belongs to a game, with all that is its own."""
    name = f"bot.games.{game.replace('-', '_')}"
    assert MODULES.get(game, name) == name
    return name


@cache
def houses() -> tuple[str, ...]:
    """Every game that has a package, also one that is not registered yet: what has rules of its own is a game."""
    built = ROOT.joinpath("bot", "games").glob("*/rules")
    return tuple(sorted({*GAMES, *(rules.parent.name.replace("_", "-") for rules in built)}))


def game_of(module: str) -> str | None:
    """The game that a module belongs to; None for a module of a shared room."""
    return next((game for game in houses() if f"{module}.".startswith(f"{package(game)}.")), None)


# --- One function for each kind of word ---


def verbs() -> set[str]:
    """What may be done, as a record writes it: the verbs, and the words that follow them."""
    grammars = [find_game(game).typed.grammar for game in GAMES]
    tails = " ".join(re.sub(r"\[.*?\]", "", form.tail) for grammar in grammars for form in grammar.forms.values())
    return {*re.findall(r"[a-z]{2,}(?:[-_][a-z]+)*", tails)}.union(*(grammar.forms for grammar in grammars))


def events() -> set[str]:
    """The events of the games' deals."""
    return {str(event) for game in GAMES for event in find_game(game).words.events}


def refusals() -> set[str]:
    """The games' refusals."""
    return {str(refusal) for game in GAMES for refusal in find_game(game).words.refusals}


def dotted_parameters() -> set[str]:
    """The parameters of the rules that have a dot in their name."""
    games = [find_game(game) for game in GAMES]
    rules: list[type] = [type(game.rules(game.rules.presets[0])) for game in games]
    return {name for each in rules for name in parameters(each) if "." in name}


@cache
def own_words() -> frozenset[str]:
    """Every word of a game that a shared room must not use."""
    return frozenset({*verbs(), *events(), *refusals(), *dotted_parameters(), *GAMES} - SHARED_WORDS.keys())
