"""What Sheng Ji says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts, Runs
from bot.engine.rulebook.guide import Guide
from bot.games.sheng_ji.rules.closed_choices import (
    ThrowPenalty,
)
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.rules.presets import PRESETS

_PENALTIES = {ThrowPenalty.NOTHING: "nothing", ThrowPenalty.PER_ATTEMPT: "attempt", ThrowPenalty.PER_CARD: "card"}
"""What a throw that does not stand costs, as messages select on it."""


class ShengJiGuide(Guide[Rules]):
    """The guide to any rules of Sheng Ji."""

    hints = ("help-aim", "help-trumps", "help-kitty", "help-follow", "help-scoring", "help-levels")
    brief = ("brief-cards", "brief-trumps", "brief-plays", "brief-follow", "brief-points", "brief-levels")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and the sizes and points that follow from them (SJ-1.2)."""
        sizes: Facts = {"hand": rules.hand_size, "kitty": rules.kitty, "points": rules.total_points}
        must: Facts = {"must": Runs(tuple(((rank,),) for rank in rules.must_play)), "must_n": len(rules.must_play)}
        penalty = {"penalty": _PENALTIES[rules.throw_penalty]}
        return {**rules.facts(), **sizes, **must, **penalty, "step": rules.step, "threshold": rules.threshold}
