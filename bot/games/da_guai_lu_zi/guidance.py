"""What Da Guai Lu Zi says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts
from bot.engine.rulebook.guide import GuideByTables
from bot.games.da_guai_lu_zi.rules.closed_choices import EndOfMatch, ReadingChoice, SmallPair, WildFinish
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, Rules
from bot.games.da_guai_lu_zi.rules.presets import PRESETS

TOPICS: Mapping[str, Sequence[str]] = {
    "cards": ("dg.players", "dg.packs", "dg.direction", "dg.trump", "dg.level_start"),
    "plays": ("dg.flush_over_straight", "dg.flush_tie", "dg.small_pair"),
    "jokers": ("dg.reading", "dg.wild_rank", "dg.wild_finish"),
    "leads": ("dg.first_lead", "dg.later_lead"),
    "tribute": ("dg.tribute", "dg.tribute_pick", "dg.pairing", "dg.return", "dg.resist"),
    "score": (
        "dg.score",
        "dg.level_step",
        "dg.level_end",
        "dg.fail_limit",
        "dg.match_end",
        "dg.target",
        "dg.deals",
    ),
}
"""Every parameter once, in the order of the rule book."""

_ALIVE: Mapping[str, Callable[[Rules], bool]] = {
    "dg.level_start": lambda rules: rules.has_trump or rules.plays_levels,
    "dg.later_lead": lambda rules: rules.dg.tribute,
    "dg.tribute_pick": lambda rules: rules.dg.tribute,
    "dg.pairing": lambda rules: rules.dg.tribute,
    "dg.return": lambda rules: rules.dg.tribute,
    "dg.resist": lambda rules: rules.dg.tribute,
    "dg.level_step": lambda rules: rules.plays_levels,
    "dg.level_end": lambda rules: rules.plays_levels,
    "dg.fail_limit": lambda rules: rules.dg.match_end is EndOfMatch.LEVEL,
    "dg.target": lambda rules: rules.dg.match_end is EndOfMatch.POINTS,
    "dg.deals": lambda rules: rules.dg.match_end is EndOfMatch.DEALS,
}
"""When a parameter has an effect. Parameters that are not listed always have one (DG-9.1)."""

_OFF: Mapping[str, Callable[[Rules], bool]] = {
    "dg.trump": lambda rules: not rules.has_trump,
    "dg.tribute": lambda rules: not rules.dg.tribute,
    "dg.reading": lambda rules: rules.dg.reading is ReadingChoice.FIXED,
    "dg.wild_finish": lambda rules: rules.dg.wild_finish is WildFinish.NORMAL,
    "dg.small_pair": lambda rules: rules.dg.small_pair is SmallPair.TIE,
}
"""What other tables play, and when these rules do not."""


class EscapeGuide(GuideByTables):
    """The guide to any rules of Da Guai Lu Zi."""

    topics = TOPICS
    alive = _ALIVE
    off = _OFF
    hints = ("help-aim", "help-cards", "help-plays", "help-jokers", "help-tricks", "help-score")
    brief = ("brief-cards", "brief-ranks", "brief-plays", "brief-jokers", "brief-tribute", "brief-score")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and the number of cards in a hand."""
        return {**rules.facts(), "hand": HAND_SIZE}
