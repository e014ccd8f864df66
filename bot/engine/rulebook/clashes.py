"""Which parameters of a game clash with each other, and how to end that: a table of the game's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine.rulebook.declarations import Contradiction, Rulebook, Setting
from bot.engine.rulebook.named_rules import Changes

OwnRules = TypeVar("OwnRules", bound=Rulebook)


class Clash(NamedTuple, Generic[OwnRules]):
    """Two parameters of a game that do not go together."""

    name: StrEnum  # from the game's closed list of contradictions
    first: str
    second: str
    is_there: Callable[[OwnRules], object]
    changes: Callable[[OwnRules], Sequence[Changes]]
    """What each way out changes. Every way ends this clash on its own, but may cause another."""


def ways(*changes: Changes) -> Callable[[Any], Sequence[Changes]]:
    """Ways out that are the same under all rules."""
    return lambda _: changes


def refuse_clashes(rules: OwnRules, table: Iterable[Clash[OwnRules]]) -> None:
    """Refuse rules that contradict themselves.

    Raises:
        Contradiction: the first clash of the table that these rules have, with its ways out.
    """
    for clash in table:
        if clash.is_there(rules):
            first, second = rules.setting(clash.first), rules.setting(clash.second)
            ends = [_way(changes) for changes in clash.changes(rules)]
            raise Contradiction(rules.game, clash.name, first, second, ends)


def _way(changes: Changes) -> tuple[Setting, ...]:
    return tuple(Setting(name, value) for name, value in changes.items())
