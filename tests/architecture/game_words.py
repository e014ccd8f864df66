"""The words that are a game's own: its verbs, events, refusals and parameters, its names and its packages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache

from bot.games.game import GAMES, MODULES, SHARED_WORDS, find_game
from bot.games.rulebook import parameters
from tests.architecture.sources import ROOT, dotted, modules, tree

ROOMS_OF_A_GAME = ("bot.games", "bot.scenes", "bot.players")
"""Where a game may have a package, or a module, of its own."""

BY_A_VALUE = {"win.name": {"dragon", "four-twos"}}
"""Names of events that code reads from a value, by the expression that names them."""


def packages(game: str) -> list[str]:
    """The packages and modules that are a game's own; the first holds its rules."""
    names = [f"{room}.{game.replace('-', '_')}" for room in ROOMS_OF_A_GAME]
    assert names[0] == MODULES[game]
    places = [ROOT.joinpath(*name.split(".")) for name in names]
    return [
        name for name, place in zip(names, places, strict=True) if place.is_dir() or place.with_suffix(".py").exists()
    ]


def game_of(module: str) -> str | None:
    """The game whose own a module is; None for one of a shared room."""
    for game in GAMES:
        if any(f"{module}.".startswith(f"{package}.") for package in packages(game)):
            return game
    return None


# --- One function a kind of word ---


def verbs() -> set[str]:
    """What may be done, as a record writes it: the verbs, and the words behind them."""
    grammars = [find_game(game).grammar for game in GAMES]
    tails = " ".join(form.tail for grammar in grammars for form in grammar.forms.values())
    return {*re.findall(r"[a-z]{2,}(?:-[a-z]+)*", tails)}.union(*(grammar.forms for grammar in grammars))


def events() -> set[str]:
    """What happens: every name that a game's package gives to an ``Event``."""
    return set[str]().union(*(event_names(_rules_of(game)) for game in GAMES))


def refusals() -> set[str]:
    """Why something is refused."""
    return {str(refusal) for game in GAMES for refusal in find_game(game).refusals}


def dotted_parameters() -> set[str]:
    """Parameters of the rules, those with a dot in their name."""
    games = [find_game(game) for game in GAMES]
    rules: list[type] = [type(game.rules(game.presets()[0])) for game in games]
    return {name for each in rules for name in parameters(each) if "." in name}


@cache
def own_words() -> frozenset[str]:
    """Every word of a game that a shared room does not name."""
    return frozenset({*verbs(), *events(), *refusals(), *dotted_parameters(), *GAMES} - SHARED_WORDS.keys())


def _rules_of(game: str) -> dict[str, ast.Module]:
    """The modules of a game's rules, by name."""
    inside = f"{MODULES[game]}."
    return {dotted(path): tree(path) for path in modules() if f"{dotted(path)}.".startswith(inside)}


# --- Events: a name goes straight into an Event, or by way of a function that makes one ---


def event_names(sources: Mapping[str, ast.Module]) -> set[str]:
    """The names that modules give to their events.

    Raises:
        LookupError: an event is named by an expression that cannot be read; give it its text, or add it to
            ``BY_A_VALUE``.
    """
    makers = _makers(sources)
    found = set()
    for module, source in sources.items():
        for function, call in _calls(source):
            place, shapes = makers.get(_full_name(module, call), _NOTHING)
            if not shapes:
                continue
            if place >= len(call.args):
                raise LookupError(f"{module} names no event by its place: {ast.unparse(call)}")
            if _parameter(function, call.args[place]) is None:
                names = _names(module, call.args[place])
                found |= {shape.format(name) for name in names for shape in shapes}
    return found


Maker = tuple[int, frozenset[str]]
"""How a function makes events by a name it is given: at which place, and what it makes of it (``{}-cards``)."""

_NOTHING: Maker = (0, frozenset())


def _makers(sources: Mapping[str, ast.Module]) -> dict[str, Maker]:
    """Every function that makes events by a name it is given."""
    makers: dict[str, Maker] = {"Event": (0, frozenset({"{}"}))}
    while True:
        before = dict(makers)
        for module, source in sources.items():
            for function, call in _calls(source):
                place, shapes = makers.get(_full_name(module, call), _NOTHING)
                given = _parameter(function, call.args[place]) if shapes and place < len(call.args) else None
                if function is None or given is None:
                    continue
                name, shape = given
                own = function.name if not function.name.startswith("_") else f"{module}.{function.name}"
                known = makers.get(own, _NOTHING)[1]
                made = {each.format(shape) for each in shapes}
                makers[own] = (_arguments(function).index(name), known | made)
        if makers == before:
            return makers


def _calls(source: ast.Module) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    """Every call with the function it stands in."""
    inside: dict[ast.AST, ast.FunctionDef] = {}
    for function in ast.walk(source):
        if isinstance(function, ast.FunctionDef):
            inside |= dict.fromkeys(ast.walk(function), function)
    for node in ast.walk(source):
        if isinstance(node, ast.Call):
            yield inside.get(node), node


def _full_name(module: str, call: ast.Call) -> str:
    """What a call calls; a private name with its module, since others may have the same."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return f"{module}.{name}" if name.startswith("_") else name


def _arguments(function: ast.FunctionDef) -> list[str]:
    """Parameters by place, as a caller counts them."""
    return [each.arg for each in function.args.args if each.arg != "self"]


def _parameter(function: ast.FunctionDef | None, node: ast.expr) -> tuple[str, str] | None:
    """The parameter that an expression names an event by, and what it makes of it: ``{}-cards``."""
    if function is None:
        return None
    known = _arguments(function)
    if isinstance(node, ast.Name) and node.id in known:
        return node.id, "{}"
    if isinstance(node, ast.JoinedStr):
        gaps = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
        if len(gaps) == 1 and isinstance(gaps[0], ast.Name) and gaps[0].id in known:
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            return gaps[0].id, "".join(map(str, parts))
    return None


def _names(module: str, node: ast.expr) -> set[str]:
    """The texts that an expression may be."""
    match node:
        case ast.Constant(value=str(name)):
            return {name}
        case ast.IfExp(body=body, orelse=orelse):
            return _names(module, body) | _names(module, orelse)
    if ast.unparse(node) in BY_A_VALUE:
        return BY_A_VALUE[ast.unparse(node)]
    raise LookupError(f"{module} names an event by {ast.unparse(node)}")
