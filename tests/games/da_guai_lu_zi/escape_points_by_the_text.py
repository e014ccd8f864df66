"""A second reading of docs/da-guai-lu-zi.md, sections 6 and 8: what the order in which players ran out decides.

It shares no code with the engine and knows nothing but parameters by their public names, numbers and ranks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

RANKS = "23456789TJQKA"
SEATS = range(6)


@dataclass
class Stands:
    """How a match stands between two deals, and what the deal before was worth."""

    levels: list[str]
    fails: list[int]
    totals: list[int]
    deals: int = 0
    points: Sequence[int] = ()
    side: int | None = None
    caught: Sequence[int] = ()
    over: bool = False
    winner: int | None = None


def at_first(values: Mapping[str, Any], levels: Sequence[str] = ()) -> Stands:
    """A match before its first deal (DG-8.1)."""
    return Stands(list(levels) or [values["dg.level_start"]] * 2, [0, 0], [0, 0])


def team_out(order: Sequence[int]) -> int | None:
    """The team of which all three ran out (DG-5.8)."""
    for team in (0, 1):
        if {seat for seat in SEATS if seat % 2 == team} <= set(order):
            return team
    return None


def settled(values: Mapping[str, Any], before: Stands, leading: int, order: Sequence[int]) -> Stands:
    """The match after a deal in which these seats ran out in this order, with this leading team."""
    assert team_out(order) is not None, "the deal is over"
    assert team_out(order[:-1]) is None, "it was over before"
    won = team_out(order) if order[0] % 2 == team_out(order) else None  # DG-6.2
    caught = [] if won is None else sorted(set(SEATS) - set(order))
    levels, fails = list(before.levels), list(before.fails)
    book, begun_at_end = len(caught), levels[leading] == values["dg.level_end"]
    if values["dg.score"] == "levels":
        book = 0
        if won == leading and begun_at_end:
            book = 1  # D-8
        elif won == leading:
            gained = 1 if values["dg.level_step"] == "one" else len(caught)
            reached = min(RANKS.index(levels[leading]) + gained, RANKS.index(values["dg.level_end"]))
            book = reached - RANKS.index(levels[leading])
            levels[leading] = RANKS[reached]
        elif begun_at_end:
            fails[leading] += 1  # DG-6.5
    points = [book if seat % 2 == won else 0 for seat in SEATS]
    totals = [total + points[team] for team, total in enumerate(before.totals)]
    after = Stands(levels, fails, totals, before.deals + 1, points, won, caught)
    after.over, after.winner = _end(values, after, leading, begun_at_end=begun_at_end)
    return after


def _end(values: Mapping[str, Any], after: Stands, leading: int, *, begun_at_end: bool) -> tuple[bool, int | None]:
    """Whether the match is over and who won it (DG-8.2)."""
    ahead = None if after.totals[0] == after.totals[1] else int(after.totals[1] > after.totals[0])
    end = values["dg.match_end"]
    if end == "points" and max(after.totals) >= values["dg.target"]:
        return True, ahead
    if end == "deals" and after.deals >= values["dg.deals"]:
        return True, ahead
    if end == "level" and begun_at_end:
        if after.side == leading:
            return True, leading
        if values["dg.fail_limit"] and after.fails[leading] >= values["dg.fail_limit"]:
            return True, 1 - leading
    return False, None
