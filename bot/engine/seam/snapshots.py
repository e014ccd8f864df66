"""Reads deals and matches from snapshots. Their rules are left out there, because a table keeps them once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, cast

from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.states import Reader, fields_of, is_record

Json = Any
State = TypeVar("State")


def read_snapshot(states: Reader, kind: type[State], data: Json, rules: Rulebook) -> State:
    """The value of a type in a snapshot.

    Args:
        states: the reader whose writer wrote the snapshot.
        kind: the type of the value.
        data: the snapshot.
        rules: the rules that were left out; they are put back where the type holds them.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    try:
        value: State = states.read(_with_rules(data, rules, _way_to_rules(cast("Any", kind))), kind)
    except Exception as error:
        raise NotPossible(f"no snapshot of {kind.__name__}: {error}") from None
    return value


@cache
def _way_to_rules(kind: type) -> tuple[str, ...]:
    """The fields that lead from a record to its rules, outermost first; empty for a part without rules."""
    records = {name: of for name, of in fields_of(kind).items() if is_record(of)}
    for name, of in records.items():
        if issubclass(of, Rulebook):
            return (name,)
    ways = ((name, *way) for name, of in records.items() if (way := _way_to_rules(of)))
    return next(ways, ())


def _with_rules(data: Mapping[str, Json], rules: Rulebook, way: tuple[str, ...]) -> Mapping[str, Json]:
    first, *others = way
    return {**data, first: _with_rules(data[first], rules, tuple(others)) if others else rules}
