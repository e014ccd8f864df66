"""Mutants of values: wherever a parameter is read, one of its values gets the meaning of another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

from bot.engine.rulebook.declarations import Parameter
from bot.engine.rulebook.value_kinds import Choice, Flag, ValueKind, Whole
from bot.games.big_two.rules.value_forms import HandSize, Kickers, Sizes, Tiers, TileNumbers
from tests.mutation.mutants import PARAMETERS, Module, Mutant

NOT_READ = ("rules/closed_choices.py", "rules/presets.py", "rules/sections.py")
"""Names, presets and definitions: no values are read there, and tests compare them with the rule book word by word."""

CUSTOMS = ("seats.direction", "deal.first_dealer", "deal.shuffler", "deal.cutter", "start.first")
"""Parameters that no rule reads: customs at the table, and parameters with a single value."""

_READ_AS_TEXT = ("deck.suits",)
"""Choices whose name is their meaning, so that no module names a value."""

_CHOICES = {each.kind.members.__name__: each for each in PARAMETERS.values() if isinstance(each.kind, Choice)}


def of_values(path: str, source: bytes) -> Iterator[Mutant]:
    """Group ``values``: each named choice exchanged for every other, flags negated, numbers changed."""
    module = Module(path, source)
    for node in module.nodes():
        if isinstance(node, ast.Attribute):
            if path not in NOT_READ:
                yield from _other_choices(module, node)
            if path != "rules/presets.py":
                yield from _other_readings(module, node)
        elif isinstance(node, ast.Dict) and path not in NOT_READ:
            yield from _exchanged_keys(module, node)


def _other_choices(module: Module, node: ast.Attribute) -> Iterator[Mutant]:
    known = _choice(node)
    if known is None:
        return
    parameter, value = known
    parent = module.parents[node]
    if isinstance(parent, ast.Dict) and node in parent.keys:
        members = set(_members(parameter)) - {key.attr for key in parent.keys if isinstance(key, ast.Attribute)}
    else:
        members = set(_members(parameter))
    assert isinstance(node.value, ast.Name)
    for other, its_value in _members(parameter).items():
        if other in members and other != node.attr:
            yield module.mutant(node, f"{node.value.id}.{other}", parameter.name, (value, its_value))


def _exchanged_keys(module: Module, node: ast.Dict) -> Iterator[Mutant]:
    pairs = zip(node.keys, node.values, strict=True)
    keys = [(key, known, is_) for key, is_ in pairs if isinstance(key, ast.Attribute) and (known := _choice(key))]
    for (one, (parameter, value), first), (two, (_, other), second) in combinations(keys, 2):
        if ast.dump(first) != ast.dump(second):
            yield module.swap(one, two, parameter.name, (value, other))


def _choice(node: ast.Attribute) -> tuple[Parameter, str] | None:
    if not isinstance(node.value, ast.Name) or node.value.id not in _CHOICES:
        return None
    parameter = _CHOICES[node.value.id]
    members = _members(parameter)
    return (parameter, members[node.attr]) if node.attr in members else None


def _members(parameter: Parameter) -> dict[str, str]:
    assert isinstance(parameter.kind, Choice)
    return {member.name: member.value for member in parameter.kind.members}


def _other_readings(module: Module, node: ast.Attribute) -> Iterator[Mutant]:
    parameter = read_by(module, node)
    if parameter is None or not isinstance(node.ctx, ast.Load):
        return
    read, parent = module.text(node), module.parents[node]
    if isinstance(parent, ast.Compare) and any(_is_named(each) for each in parent.comparators):
        return  # the other side of the comparison is exchanged instead
    tells_none = isinstance(parent, ast.Compare) and isinstance(parent.ops[0], ast.Is | ast.IsNot)
    for values, now in _otherwise(parameter, read):
        if tells_none and now != "None":
            continue  # any one number tests None as well as another
        yield module.mutant(node, now, parameter.name, values)


def _is_named(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and _choice(node) is not None


def read_by(module: Module, node: ast.Attribute) -> Parameter | None:
    """The parameter that an expression such as ``rules.top.enforce`` reads."""
    owner = node.value
    named = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    record = module.aliases.get(named, named) if isinstance(owner, ast.Name) else named
    found = (each for each in PARAMETERS.values() if each.record == record and each.attribute == node.attr)
    return next(found, None)


def _otherwise(parameter: Parameter, read: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """The ways in which a reading can go wrong: the values whose meaning changes, and the text of the wrong reading."""
    match parameter.kind:
        case Flag():
            yield ("true", "false"), f"(not {read})"
        case Whole(optional=True):
            yield ("null", "n"), "None"
            yield ("n",), f"({read} and {read} + 1)"
        case Whole():
            yield ("n",), f"({read} + 1)"
        case Choice(members) if parameter.name in _READ_AS_TEXT:
            for one, two in combinations([member.value for member in members], 2):
                yield (one, two), f'type({read})({{"{one}": "{two}", "{two}": "{one}"}}.get({read}, {read}))'
        case kind:
            yield from _by_own_kind(kind, read)


def _by_own_kind(kind: ValueKind, read: str) -> Iterator[tuple[tuple[str, ...], str]]:
    match kind:
        case Kickers():
            yield ("0", "2"), f"(2 - {read})"
        case HandSize():
            yield ("n", "equal"), '"equal"'
            yield ("n",), f'({read} if {read} == "equal" else {read} - 1)'
        case Sizes():
            for one, two in combinations(((), (1,), (2,), (1, 2)), 2):
                yield (str([*one]), str([*two])), f"{{{one}: {two}, {two}: {one}}}.get({read}, {read})"
        case Tiers():
            yield ("from",), f"tuple((start + (start > 1), times) for start, times in {read})"
            yield ("times",), f"tuple((start, times + 1) for start, times in {read})"
        case TileNumbers():
            yield ("n",), f"tuple((seats, tiles - 1) for seats, tiles in {read})"
