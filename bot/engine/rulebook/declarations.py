"""What any game's ``Rules`` value can do by reflection: JSON, differences, changes by public parameter name.

The fields of a ``Rules`` dataclass are parameters, or small frozen records of parameters. ``packs`` is the field of
that name; ``top.enforce`` is the field ``enforce`` of the record in the field ``top``. A trailing underscore keeps a
field name apart from a Python keyword: ``pass_`` is the parameter ``pass``.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Any, ClassVar, Self
from weakref import WeakKeyDictionary

from typing_extensions import TypeVar

from bot.engine.actions import NotPossible
from bot.engine.facts import Fact
from bot.engine.rulebook.value_kinds import Choice, Flag, ValueKind

_NEAR = 0.7
"""How similar a name, or a word of it, must be to the typed text, from 0 to 1."""

_WORD = re.compile(r"[^\W_]+")


def nearest(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """At most three names that resemble ``name``, or have a word that does; the closest first.

    >>> nearest("score.setle", ["score.settle", "score.base"]), nearest("flsh", ["cmp.flush"]), nearest("x", ["end"])
    (('score.settle', 'score.base'), ('cmp.flush',), ())
    """
    typed, near = name.casefold(), {}
    for one in names:
        whole = _alike(typed, one)
        best = max([whole, *(_alike(typed, word) for word in _WORD.findall(one))])
        if best >= _NEAR:
            near[one] = best + whole
    return tuple(sorted(near, key=lambda one: near[one], reverse=True)[:3])


def _alike(typed: str, name: str) -> float:
    return SequenceMatcher(None, name.casefold(), typed).ratio()


Json = Any


@dataclass(frozen=True, slots=True)
class Setting:
    """A parameter with one of its values, as JSON. ``str()`` is what people type: ``score.settle=ledger``."""

    parameter: str
    value: Json

    def __str__(self) -> str:
        return f"{self.parameter}={show_value(self.value)}"


Way = tuple[Setting, ...]
"""Settings that may resolve a contradiction if they are made together."""


class Contradiction(NotPossible):
    """Two parameters of a game contradict each other: ``first`` and ``second``, with their current values.

    ``name`` is from the game's closed list. It is also the key of the explaining sentence in every catalogue. Each of
    ``ways`` may resolve the contradiction. A way may cause another one, which can be resolved likewise.
    """

    def __init__(self, game: str, name: StrEnum, first: Setting, second: Setting, ways: Sequence[Way]) -> None:
        self.game, self.name, self.first, self.second, self.ways = game, name, first, second, ways
        super().__init__(f"{first} and {second} do not go together ({name})")


class Unknown(NotPossible):
    """A name that does not exist. ``what`` says what it should name; ``nearest`` are similar names that exist."""

    def __init__(self, what: str, name: str, names: Iterable[str], sign: str = "") -> None:
        self.what, self.name = what, name[:40]
        self.nearest = nearest(self.name, names)
        meant = f"; did you mean {' or '.join(self.nearest)}?" if self.nearest else ""
        super().__init__(f"unknown {what} “{sign}{self.name}”{meant}")


class OutOfRange(NotPossible):
    """A value that a parameter does not take. ``allowed`` says in words which values it takes."""

    def __init__(self, parameter: str, value: Json, allowed: str) -> None:
        self.parameter, self.value, self.allowed = parameter, show_value(value)[:40], allowed
        super().__init__(f"{parameter}={self.value} cannot be; {parameter} takes: {allowed}")


def show_value(value: Json) -> str:
    """A value as people type it: as a bare word if it is one, else as JSON; null is ``none``.

    >>> show_value("off"), show_value(True), show_value([[1, 1], [10, 2]]), show_value(None)
    ('off', 'true', '[[1, 1], [10, 2]]', 'none')
    """
    typed = value if isinstance(value, str) else json.dumps(value, default=str)
    return "none" if value is None else typed


NEVER = object()
"""A value that no parameter has."""


def option(
    default: Any,
    kind: ValueKind | None = None,
    section: str = "",
    *,
    topic: str = "",
    after: str = "",
    alive: str = "",
    absent: Any = NEVER,
    silent: Any = NEVER,
    seats: bool = False,
) -> Any:
    """A dataclass field for a parameter.

    Args:
        default: its value in the preset without changes.
        kind: its values. Enums and booleans need none: all their values count.
        section: the section of its rule page, a variant of the game's message ``page-head``. Empty: no page has it.
        topic: what a change of it is about, a variant of the message ``topic``. Empty: its section.
        after: the parameter it follows on the page. Empty: the one declared before it.
        alive: the property of the rules that says whether it has an effect. Empty: it always has.
        absent: the value that means *not played*.
        silent: the value that the page leaves out, because neighbouring sentences say it.
        seats: whether it says how many play.
    """
    about = {"section": section, "topic": topic or section, "after": after, "seats": seats}
    return dataclasses.field(
        default=default, metadata={"kind": kind, **about, "alive": alive, "absent": absent, "silent": silent}
    )


@dataclass(frozen=True)
class Parameter:
    """One choice of a rule set: where it is kept, and which values it takes."""

    name: str
    record: str  # the field that holds the record; empty if the rules themselves have the parameter as a field
    attribute: str
    kind: ValueKind
    default: Any
    # as in ``option``
    section: str = ""
    topic: str = ""
    after: str = ""
    alive: str = ""
    absent: Any = NEVER
    silent: Any = NEVER
    seats: bool = False

    def read(self, value: Json) -> Any:
        """The value that the JSON names.

        Raises:
            OutOfRange: it is not a value of this parameter.
        """
        try:
            return self.kind.read(value)
        except (ValueError, TypeError):
            raise OutOfRange(self.name, value, self.kind.allowed) from None

    def of(self, rules: Rulebook) -> Any:
        """Its value in some rules."""
        return getattr(getattr(rules, self.record) if self.record else rules, self.attribute)


_KNOWN: WeakKeyDictionary[type[Rulebook], Mapping[str, Parameter]] = WeakKeyDictionary()


def parameters(rules: type[Rulebook]) -> Mapping[str, Parameter]:
    """Every parameter of a rules class by public name, in the order of the fields."""
    if rules not in _KNOWN:
        _KNOWN[rules] = _reflected(rules)
    return _KNOWN[rules]


def _reflected(rules: type[Rulebook]) -> Mapping[str, Parameter]:
    found = []
    for field in dataclasses.fields(rules):
        record: Any = field.default
        if dataclasses.is_dataclass(record):
            found += [_parameter(each, field.name) for each in dataclasses.fields(record)]
        else:
            found.append(_parameter(field))
    return {parameter.name: parameter for parameter in found}


def _parameter(field: dataclasses.Field[Any], record: str = "") -> Parameter:
    declared = dict(field.metadata)
    kind = declared.pop("kind", None) or _kind_of(field.default)
    name = ".".join(part.rstrip("_") for part in (record, field.name) if part)
    return Parameter(name, record, field.name, kind, field.default, **declared)


def _kind_of(default: Any) -> ValueKind:
    return Flag() if isinstance(default, bool) else Choice(type(default))


@dataclass(frozen=True)
class Rulebook:
    """Base of a frozen ``Rules`` dataclass whose fields are parameters or frozen records of them, with defaults."""

    game: ClassVar[str]
    """The public name of the game whose rules these are."""

    @classmethod
    def parameter(cls, name: str) -> Parameter:
        """The parameter with this public name.

        Raises:
            Unknown: there is none; the error offers the nearest names.
        """
        known = parameters(cls)
        if name not in known:
            raise Unknown("parameter", name, known)
        return known[name]

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """The rules in a JSON object, which must name every parameter.

        Raises:
            NotPossible: a name is unknown or missing, a value is out of range, or two values contradict each other.
        """
        if not isinstance(data, Mapping):
            raise NotPossible("rules are an object of parameters and values")
        missing = parameters(cls).keys() - data.keys()
        if missing:
            raise NotPossible(f"these rules lack {min(missing)}")
        return cls().but(data)

    def __getitem__(self, name: str) -> Any:
        """The value of the parameter with this public name."""
        return self.parameter(name).of(self)

    def setting(self, name: str) -> Setting:
        """A parameter with its value here."""
        return Setting(name, self.parameter(name).kind.write(self[name]))

    def to_json(self) -> dict[str, Json]:
        """Every parameter with its value, by public name."""
        return {name: one.kind.write(one.of(self)) for name, one in parameters(type(self)).items()}

    def but(self, changes: Mapping[str, Json]) -> Self:
        """These rules with some parameters changed, checked as a whole.

        Raises:
            NotPossible: a name is unknown, a value is out of range, or two values contradict each other.
        """
        records: dict[str, dict[str, Any]] = {}
        for name, value in changes.items():
            parameter = self.parameter(str(name))
            records.setdefault(parameter.record, {})[parameter.attribute] = parameter.read(value)
        changed = records.pop("", {})
        for record, values in records.items():
            changed[record] = dataclasses.replace(getattr(self, record), **values)
        return dataclasses.replace(self, **changed)

    def facts(self) -> dict[str, Fact]:
        """Booleans, numbers (null is 0) and names for sentences, by public name with hyphens in place of dots."""
        values = {name.replace(".", "-"): self[name] for name in parameters(type(self))}
        plain = {name: 0 if value is None else value for name, value in values.items()}
        return {name: value for name, value in plain.items() if isinstance(value, bool | int | str)}

    def differences(self, other: Self) -> dict[str, Json]:
        """The parameters that ``other`` must change to become these rules, with their values here."""
        theirs = other.to_json()
        return {name: value for name, value in self.to_json().items() if value != theirs[name]}


TheRules = TypeVar("TheRules", bound=Rulebook, default=Any)
"""The rules of one game."""
