"""Reads the deals and matches of a snapshot, which leaves out their rules: those are kept once a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from bot.engine.actions import NotPossible
from bot.engine.states import Reader

Json = Any
State = TypeVar("State")


def read_snapshot(states: Reader, kind: type[State], data: Json, rules: object, *where: str) -> State:
    """The value of a type in a snapshot. Its rules stand in its field ``rules``.

    Args:
        states: the reader whose writer wrote the snapshot.
        kind: the type of the value.
        data: the snapshot.
        rules: the rules that were left out.
        where: the fields that lead to the record that has the rules, outermost first; none where the value has them.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    try:
        value: State = states.read(_with_rules(data, rules, where), kind)
    except Exception as error:
        raise NotPossible(f"no snapshot of {kind.__name__}: {error}") from None
    return value


def _with_rules(data: Mapping[str, Json], rules: object, where: tuple[str, ...]) -> Mapping[str, Json]:
    if not where:
        return {**data, "rules": rules}
    first, *others = where
    return {**data, first: _with_rules(data[first], rules, tuple(others))}
