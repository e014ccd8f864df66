"""How the two teams stand in a match: levels, failed attempts, totals, deals (DG-8.1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.da_guai_lu_zi.rules.parameters import Rules

BothLevels = tuple[str, str]
"""The level of each team."""
BothCounts = tuple[int, int]
"""A number for each team."""


class TeamStanding(NamedTuple):
    """What is handed on from deal to deal, besides the finishing order."""

    levels: BothLevels
    fails: BothCounts = (0, 0)  # attempts lost at the last level (DG-6.5)
    totals: BothCounts = (0, 0)
    deals: int = 0  # how many deals were counted


def first_standing(rules: Rules) -> TeamStanding:
    """How a match begins."""
    start = rules.dg.level_start
    return TeamStanding((start, start))
