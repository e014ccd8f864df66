"""House rules of any game as a value: a preset and the changes to it, with their names and what people type for them.

A server keeps ``HouseRules``. A table keeps the whole ``Rules`` that these gave when it was opened, and their label.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Self

from bot.cards import in_plain_signs
from bot.engine.actions import NotPossible
from bot.engine.game import Json, find_game
from bot.engine.rulebook.declarations import (
    Contradiction,
    OutOfRange,
    Parameter,
    Rulebook,
    Setting,
    Unknown,
    Way,
    parameters,
)

CHANGED = "*"
"""In a label, marks a preset whose rules were changed."""

NAME_LIMIT = 32
"""The most characters that the name of a house preset may have."""

_LABEL = re.compile(r"(?:(?P<name>[^()*]+) \()?(?P<preset>[^()*]+)(?P<changed>\*?)\)?")


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A preset with changes to it, as a server or a channel keeps them."""

    game: str
    preset: str  # a preset, perhaps with mixins: ``preset+mixin``
    changes: Mapping[str, Json] = field(default_factory=dict)  # by public parameter name
    version: int = 0  # how often they were set at their place, from 1; 0: stored nowhere
    name: str = ""  # the name of the house preset, if these rules are one

    def rules(self) -> Rulebook:
        """The resulting rules.

        Raises:
            NotPossible: as for ``Game.rules``.
        """
        return _rules(self.game, self.preset, self.changes)

    def but(self, parameter: str, value: Json, way: Way = ()) -> Self:
        """The same rules with another value for ``parameter``, and with the changes of ``way``.

        A value equal to the preset's own is not kept as a change.

        Raises:
            NotPossible: the parameter is unknown, a value is out of range, or two values contradict each other.
        """
        rules = _rules(self.game, self.preset, {**self.changes, parameter: value, **_changes(way)})
        return type(self)(self.game, self.preset, rules.differences(_rules(self.game, self.preset, {})))

    def values(self) -> dict[str, Json]:
        """Every parameter with its value, even if the changes contradict each other.

        Raises:
            NotPossible: the preset no longer exists or contradicts itself.
        """
        return {**_rules(self.game, self.preset, {}).to_json(), **self.changes}

    def of_preset(self, parameter: str) -> Setting:
        """A parameter as the preset sets it.

        Raises:
            NotPossible: the parameter is unknown, or the preset no longer exists.
        """
        return _rules(self.game, self.preset, {}).setting(parameter)

    @property
    def label(self) -> str:
        """What tables and the ledger call these rules: ``singapore``, ``singapore*`` or ``friday (singapore*)``."""
        base = self.preset + (CHANGED if self.changes else "")
        return f"{self.name} ({base})" if self.name else base

    def to_json(self) -> Json:
        """What is stored of them. The version is stored separately."""
        return {"preset": self.preset, "changes": dict(self.changes), "name": self.name}

    @classmethod
    def from_json(cls, game: str, data: Any, version: int = 0) -> Self:
        """The house rules that ``to_json`` wrote."""
        return cls(game, data["preset"], data["changes"], version, data["name"])


@lru_cache(maxsize=1024)
def read_label(label: str) -> tuple[str, str, bool]:
    """The parts of a table's label: house preset (or ""), preset chain, and whether that chain was changed."""
    match = _LABEL.fullmatch(label)
    return (match["name"] or "", match["preset"], bool(match["changed"])) if match else ("", label, False)


def _changes(settings: Iterable[Setting]) -> dict[str, Json]:
    return {one.parameter: one.value for one in settings}


def _rules(game: str, preset: str, changes: Mapping[str, Json]) -> Rulebook:
    return find_game(game).rules(preset, changes)


# --- What people type ---


def read_value(parameter: Parameter, typed: str) -> Json:
    """The value that somebody typed, as JSON. Text that is not JSON is taken as a bare word.

    Raises:
        OutOfRange: the parameter does not take this value.
    """
    for candidate in _readings(in_plain_signs(typed).strip()):
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
    """``preset+mixin`` as it is stored, from what somebody typed.

    A mixin that is named twice keeps its last place. Later mixins win (docs/big-two.md, 18.2), so the rules stay the
    same.

    >>> read_chain("Pagat Basic + twos-held+ledger + Twos Held")
    'pagat-basic+ledger+twos-held'
    """
    preset, *mixins = ("-".join(part.split()) for part in in_plain_signs(typed).lower().split("+"))
    once = dict.fromkeys(reversed(mixins))
    return "+".join((preset, *reversed(once)))


# --- Suggestions ---


def chains(game: str, typed: str) -> list[str]:
    """Presets whose name contains what was typed. After a ``+``: the typed chain with each mixin that fits."""
    begun, plus, last = typed.strip().lower().rpartition("+")
    if not plus:
        return [name for name in find_game(game).rules.presets if last in name]
    taken = begun.split("+")
    fitting = (f"{begun}+{mixin}" for mixin in find_game(game).rules.mixins if last in mixin and mixin not in taken)
    return [chain for chain in fitting if is_possible(HouseRules(game, chain))]


def is_possible(rules: HouseRules) -> bool:
    """Whether these house rules can be played."""
    try:
        rules.rules()
    except NotPossible:
        return False
    return True


def parameters_of(game: str) -> Mapping[str, Parameter]:
    """Every parameter of a game's rules by public name."""
    return parameters(find_game(game).rules.rulebook)


def parameter_of(game: str, name: str) -> Parameter:
    """The parameter with this public name in a game's rules.

    Raises:
        Unknown: there is none; the error offers the nearest names.
    """
    return find_game(game).rules.rulebook.parameter(name)


def values_of(game: str, parameter: str) -> list[Json]:
    """The values to choose from for a parameter: all of them if they are few, else those of presets and mixins.

    Raises:
        Unknown: there is no such parameter.
    """
    found = parameter_of(game, parameter)
    if found.kind.listed:
        return list(found.kind.listed)
    first, *presets = find_game(game).rules.presets
    chains_known = [first, *presets, *(f"{first}+{mixin}" for mixin in find_game(game).rules.mixins)]
    values: list[Json] = []
    for chain in chains_known:
        if is_possible(HouseRules(game, chain)):
            value = found.kind.write(_rules(game, chain, {})[parameter])
            if value not in values:
                values.append(value)
    return values


@cache
def touched_by(game: str, mixin: str) -> frozenset[str]:
    """The parameters that a mixin changes, taken from the first preset in which it changes any."""
    found: set[str] = set()
    for preset in find_game(game).rules.presets:
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
    """Whether a house preset may have this name: it is short and free, and no sign in it has a meaning."""
    if not name or len(name) > NAME_LIMIT or set(name) & set("+*()`") or name.lower() in find_game(game).rules.mixins:
        return False
    try:
        find_game(game).rules(name.lower())
    except Unknown:
        return True
    except NotPossible:
        return False
    return False
