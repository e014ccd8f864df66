"""House rules of any game as a value: a preset, what is changed on top, and how both are named and typed.

A server keeps ``HouseRules``; a table keeps the whole ``Rules`` they gave when it was opened, and their label.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self

from bot.games.actions import NotPossible
from bot.games.game import Json, find_game
from bot.games.rulebook import Contradiction, OutOfRange, Parameter, Rulebook, Setting, Unknown, Way, parameters

CHANGED = "*"
"""Stands behind a preset whose rules were changed, in a label."""

NAME_LIMIT = 32
"""Characters in the name of a house preset."""

_LABEL = re.compile(r"(?:(?P<name>[^()*]+) \()?(?P<preset>[^()*]+)(?P<changed>\*?)\)?")


@dataclass(frozen=True, slots=True)
class HouseRules:
    """``changes`` by public parameter name on top of ``preset`` (``preset+mixin``); ``version`` counts from 1 how often
    they were set where they are kept (0: nowhere). ``name``: the house preset they are, where they are one."""

    game: str
    preset: str
    changes: Mapping[str, Json] = field(default_factory=dict)
    version: int = 0
    name: str = ""

    def rules(self) -> Rulebook:
        """The rules that this comes to.

        Raises:
            NotPossible: as ``Game.rules``.
        """
        return _rules(self.game, self.preset, self.changes)

    def but(self, parameter: str, value: Json, way: Way = ()) -> Self:
        """The same with one value other, and what changes with it; one that is the preset's own is no change.

        Raises:
            NotPossible: unknown parameter, value out of range, or a contradiction.
        """
        rules = _rules(self.game, self.preset, {**self.changes, parameter: value, **_changes(way)})
        return type(self)(self.game, self.preset, rules.differences(_rules(self.game, self.preset, {})))

    def values(self) -> dict[str, Json]:
        """Every parameter with its value, whether or not the changes go together.

        Raises:
            NotPossible: a preset that is gone or contradicts itself.
        """
        return {**_rules(self.game, self.preset, {}).to_json(), **self.changes}

    def of_preset(self, parameter: str) -> Setting:
        """A parameter as the preset has it.

        Raises:
            NotPossible: unknown parameter, or a preset that is gone.
        """
        return _rules(self.game, self.preset, {}).setting(parameter)

    @property
    def label(self) -> str:
        """How tables and ledger name these rules: ``chudadi-standard``, ``singapore*``, ``friday (singapore*)``."""
        base = self.preset + (CHANGED if self.changes else "")
        return f"{self.name} ({base})" if self.name else base

    def to_json(self) -> Json:
        """What is kept of them; the version stands beside."""
        return {"preset": self.preset, "changes": dict(self.changes), "name": self.name}

    @classmethod
    def from_json(cls, game: str, data: Any, version: int = 0) -> Self:
        """The house rules that ``to_json`` wrote."""
        return cls(game, data["preset"], data["changes"], version, data["name"])


def read_label(label: str) -> tuple[str, str, bool]:
    """House preset (or nothing), preset chain, and whether that was changed, of a table's label."""
    match = _LABEL.fullmatch(label)
    return (match["name"] or "", match["preset"], bool(match["changed"])) if match else ("", label, False)


def _changes(settings: Iterable[Setting]) -> dict[str, Json]:
    return {one.parameter: one.value for one in settings}


def _rules(game: str, preset: str, changes: Mapping[str, Json]) -> Rulebook:
    rules = find_game(game).rules(preset, changes)
    if not isinstance(rules, Rulebook):
        raise TypeError(f"the rules of {game} are no rule book")
    return rules


# --- typed ---


def read_value(parameter: Parameter, typed: str) -> Json:
    """The value that somebody typed, as JSON: JSON itself, or else a bare word.

    Raises:
        OutOfRange: the parameter does not take it.
    """
    for candidate in _readings(typed.strip()):
        try:
            return parameter.kind.write(parameter.read(candidate))
        except OutOfRange:
            continue
    raise OutOfRange(parameter.name, typed, parameter.kind.allowed)


def _readings(typed: str) -> list[Json]:
    readings: list[Json] = [typed, typed.lower()]
    for text in (typed, typed.lower()):
        try:
            readings.append(json.loads(text))
        except (ValueError, RecursionError):
            continue
    return [*readings, None] if typed.lower() == "none" else readings


def read_chain(typed: str) -> str:
    """``preset+mixin`` as it is kept, however it was typed. A mixin stands once, where it stood last: later ones win
    (docs/big-two.md, 18.2), so that the rules are the same.

    >>> read_chain("Pagat Basic + twos-held+ledger + Twos Held")
    'pagat-basic+ledger+twos-held'
    """
    preset, *mixins = ("-".join(part.split()) for part in typed.lower().split("+"))
    once = dict.fromkeys(reversed(mixins))
    return "+".join((preset, *reversed(once)))


# --- suggestions ---


def chains(game: str, typed: str) -> list[str]:
    """Presets whose name holds what was typed; behind a ``+``, the chain so far with each mixin that goes with it."""
    begun, plus, last = typed.strip().lower().rpartition("+")
    if not plus:
        return [name for name in find_game(game).presets() if last in name]
    taken = begun.split("+")
    fitting = (f"{begun}+{mixin}" for mixin in find_game(game).mixins if last in mixin and mixin not in taken)
    return [chain for chain in fitting if is_possible(HouseRules(game, chain))]


def is_possible(rules: HouseRules) -> bool:
    """Whether house rules can be played as they are."""
    try:
        rules.rules()
    except NotPossible:
        return False
    return True


def parameters_of(game: str) -> Mapping[str, Parameter]:
    """Every parameter of a game's rules by public name."""
    return parameters(find_game(game).rulebook)


def parameter_of(game: str, name: str) -> Parameter:
    """The parameter of a game's rules with a public name.

    Raises:
        Unknown: there is none; the nearest names are offered.
    """
    return find_game(game).rulebook.parameter(name)


def values_of(game: str, parameter: str) -> list[Json]:
    """Values of a parameter to choose from: all where they are few, else those that presets and mixins have.

    Raises:
        Unknown: there is no such parameter.
    """
    found = parameter_of(game, parameter)
    if found.kind.listed:
        return list(found.kind.listed)
    first, *presets = find_game(game).presets()
    chains_known = [first, *presets, *(f"{first}+{mixin}" for mixin in find_game(game).mixins)]
    values: list[Json] = []
    for chain in chains_known:
        if is_possible(HouseRules(game, chain)):
            value = found.kind.write(_rules(game, chain, {})[parameter])
            if value not in values:
                values.append(value)
    return values


@cache
def touched_by(game: str, mixin: str) -> frozenset[str]:
    """The parameters that a mixin changes, by the first preset in which it changes any."""
    found: set[str] = set()
    for preset in find_game(game).presets():
        plain = _rules(game, preset, {})
        try:
            found |= _rules(game, f"{preset}+{mixin}", {}).differences(plain).keys()
        except Contradiction as clash:
            values = plain.to_json()
            found |= {one.parameter for one in (clash.first, clash.second) if values[one.parameter] != one.value}
        if found:
            break
    return frozenset(found)


def is_free_name(game: str, name: str) -> bool:
    """Whether a house preset can have a name: no preset or mixin has it, and it holds no sign that means something."""
    if not name or len(name) > NAME_LIMIT or set(name) & set("+*()`") or name.lower() in find_game(game).mixins:
        return False
    try:
        find_game(game).rules(name.lower())
    except Unknown:
        return True
    except NotPossible:
        return False
    return False
