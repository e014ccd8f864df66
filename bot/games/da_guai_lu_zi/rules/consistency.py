"""Which parameters contradict each other, and how to resolve that. One line for each pair (DG-9.1)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.cards import RANKS
from bot.engine.rulebook.clashes import Clash, ways
from bot.games.da_guai_lu_zi.rules.closed_choices import EndOfMatch, Scoring

if TYPE_CHECKING:
    from bot.games.da_guai_lu_zi.rules.parameters import Rules


class EscapeContradiction(StrEnum):
    """The closed list of contradictions between the rules of Da Guai Lu Zi."""

    LEVEL_UNSCORED = "level_unscored"  # a match to the last level needs levels
    NO_TARGET = "no_target"
    NO_DEALS = "no_deals"
    END_BELOW_START = "end_below_start"


CLASHES: tuple[Clash[Rules], ...] = (
    Clash(
        EscapeContradiction.LEVEL_UNSCORED,
        "dg.match_end",
        "dg.score",
        lambda rules: rules.dg.match_end is EndOfMatch.LEVEL and rules.dg.score is Scoring.CAUGHT_POINTS,
        ways({"dg.score": "levels"}, {"dg.match_end": "points"}, {"dg.match_end": "open"}),
    ),
    Clash(
        EscapeContradiction.NO_TARGET,
        "dg.match_end",
        "dg.target",
        lambda rules: rules.dg.match_end is EndOfMatch.POINTS and not rules.dg.target,
        ways({"dg.target": 6}, {"dg.match_end": "open"}),
    ),
    Clash(
        EscapeContradiction.NO_DEALS,
        "dg.match_end",
        "dg.deals",
        lambda rules: rules.dg.match_end is EndOfMatch.DEALS and not rules.dg.deals,
        ways({"dg.deals": 8}, {"dg.match_end": "open"}),
    ),
    Clash(
        EscapeContradiction.END_BELOW_START,
        "dg.level_end",
        "dg.level_start",
        lambda rules: RANKS.index(rules.dg.level_end) < RANKS.index(rules.dg.level_start),
        lambda rules: [{"dg.level_start": "2"}, {"dg.level_end": rules.dg.level_start}, {"dg.level_end": "A"}],
    ),
)
