"""Node counts of any game: the rows of a ``.perft`` file, and the counter that asks the engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from operator import add
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine.actions import Action, Seat
from bot.engine.game import Game
from bot.engine.game_parts import OwnRules

Start = TypeVar("Start")
Counted = tuple[tuple[int, ...], int]
"""How many ways there are to act once, twice, ..., and the total over the deals that end with the last action."""


class Row(NamedTuple, Generic[Start]):
    """The counts of some rules at depths 1, 2, ..., and the total at the last."""

    rules: str
    start: Start
    counts: tuple[int, ...]
    total: int = 0

    @property
    def found(self) -> Counted:
        return self.counts, self.total


def read_perft(file: Path, start: Callable[[Mapping[str, str]], Start], *words: str) -> list[Row[Start]]:
    """The rows of a file. The lines of each start come before its rows: ``hands``, and lines with these words."""
    found: list[Row[Start]] = []
    told: dict[str, str] = {}
    for line in file.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "hands":
            told = {word: rest}
        elif word in words:
            told[word] = rest
        elif line and not line.startswith("#"):
            counts, _, total = rest.partition("=")
            found.append(Row(word, start(told), tuple(map(int, counts.split())), int(total or 0)))
    return found


def hands_of(told: Mapping[str, str]) -> tuple[str, ...]:
    """The hands of a start, as text."""
    return tuple(hand.strip() for hand in told["hands"].split("|"))


def names_of(rows: Iterable[Row[Any]]) -> list[str]:
    """A name for each row."""
    return [f"{row.rules}-{place}" for place, row in enumerate(rows)]


def rules_of(game: Game[OwnRules], name: str, prefix: str = "") -> OwnRules:
    """``preset+mixin``, and changes behind a colon: ``standard:follow_duty=none``."""
    chain, _, changed = name.partition(":")
    return game.rules(chain, changes_of(changed, prefix))


def changes_of(text: str, prefix: str = "") -> dict[str, Any]:
    """``min_run=decks,constant_two=true`` as changes of the rules."""
    pairs = (change.split("=") for change in text.split(",") if change)
    return {f"{prefix}{name}": _value(value) for name, value in pairs}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def every_act(deal: Any) -> Iterable[tuple[Seat, Action]]:
    """Every way to act, of everybody who is asked."""
    return ((seat, action) for seat in deal.asks() for action in deal.legal_actions(seat))


def nodes(
    deal: Any,
    depth: int,
    total: Callable[[Any], int],
    acts: Callable[[Any], Iterable[tuple[Seat, Action]]] = every_act,
) -> Counted:
    """How many ways there are to act up to ``depth`` times; ``total`` says what a result adds to the total."""
    result = deal.result()
    if not depth:
        return (), total(result) if result is not None else 0
    found, summed = (0,) * depth, 0
    for seat, action in acts(deal) if result is None else ():
        deeper, more = nodes(deal.apply(seat, action)[0], depth - 1, total, acts)
        found, summed = tuple(map(add, found, (1, *deeper))), summed + more
    return found, summed


def by_start(rows: Iterable[Row[Start]]) -> dict[Start, dict[str, Counted]]:
    """The counts by start and rules."""
    found: dict[Start, dict[str, Counted]] = {}
    for row in rows:
        found.setdefault(row.start, {})[row.rules] = row.found
    return found


def assert_rules_differ(
    rows: Sequence[Row[Any]], presets: Iterable[str], alike: Callable[[str, str], bool] = lambda *_: False
) -> None:
    """Presets are counted differently somewhere, except where ``alike`` says so; and so is every changed parameter."""
    starts = by_start(rows)
    for one, other in combinations(presets, 2):
        both = [found for found in starts.values() if {one, other} <= found.keys()]
        assert any(found[one] != found[other] for found in both) != alike(one, other), (one, other)
    for found in starts.values():
        first, *others = found
        assert all(found[other] != found[first] for other in others if ":" in other), found
