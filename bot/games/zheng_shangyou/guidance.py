"""What Zheng Shangyou says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts, Numbers
from bot.engine.rulebook.guide import Guide
from bot.games.zheng_shangyou.rules.closed_choices import RankOrder, SequenceRanks, Teams
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.rules.presets import PRESETS

_ORDERS = {RankOrder.TWO_TO_ACE: "low", RankOrder.THREE_TO_TWO: "high"}
"""Whether the 2 is the lowest or the highest card, as messages select on it."""
_SIDES = {Teams.NONE: "none", Teams.PAIRS: "pairs", Teams.THREES: "threes"}
"""Who plays together, as messages select on it."""
_STRAIGHTS = {
    SequenceRanks.THREE_TO_ACE: "high",
    SequenceRanks.TWO_TO_KING: "low",
    SequenceRanks.TWO_TO_ACE: "all",
}
"""Which ranks form straights, as messages select on it."""


class ZhengShangyouGuide(Guide[Rules]):
    """The guide to any rules of Zheng Shangyou."""

    hints = ("help-aim", "help-turns", "help-plays", "help-wild", "help-sequences", "help-places")
    brief = ("brief-cards", "brief-plays", "brief-wild", "brief-turns", "brief-exchange", "brief-points")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and what follows from them."""
        paid = tuple(points for points in rules.zs.points if points)  # places without points are the last ones (ZS-7.1)
        sizes: Facts = {
            "hand": rules.largest_hand,
            "least": min(rules.hand_sizes),
            "even": len(set(rules.hand_sizes)) == 1,
            "surplus": rules.surplus,
            "points": Numbers(rules.zs.points),
            "paid": Numbers(paid),
            "paid_places": len(paid),
            "runs": rules.has_sequences,
            "multiple_runs": rules.has_multiple_sequences,
            "order": _ORDERS[rules.zs.ranks],
            "sides": _SIDES[rules.zs.teams],
            "straights": _STRAIGHTS[rules.zs.seq_ranks],
        }
        return {**rules.facts(), **sizes}
