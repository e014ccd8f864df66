"""What Sheng Ji says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts, Runs
from bot.engine.rulebook.guide import GuideByTables
from bot.games.sheng_ji.rules.closed_choices import (
    DuplicateMode,
    FollowDuty,
    JackHook,
    Ladder,
    LevelTable,
    NoTrump,
    ThrowPenalty,
)
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.rules.presets import PRESETS
from bot.games.sheng_ji.scoring.levels import JACK, ladder

TOPICS: Mapping[str, Sequence[str]] = {
    "cards": ("decks", "kitty_size", "direction", "level_gap", "constant_two", "min_run"),
    "declaring": (
        "close_window",
        "suit_breaks_tie",
        "self_overturn",
        "no_trump",
        "first_dealer",
        "no_declaration",
        "duplicate_mode",
        "overturn_after_kitty",
        "redeal_claims",
    ),
    "play": (
        "failed_choice",
        "throw_penalty",
        "bulldozer_ladder",
        "partial_run_follow",
        "follow_duty",
        "ruff_structure",
        "over_ruff",
        "hide_stopper",
    ),
    "levels": (
        "start_level",
        "kitty_multiplier",
        "attacker_cap",
        "dead_zone",
        "level_table",
        "must_play",
        "ladder",
        "max_level",
        "jack_hook",
        "book_level",
        "book_match",
    ),
}
"""Every parameter once, in the order of the rule book."""


def _bids(rules: Rules) -> bool:
    """Whether anybody declares before the kitty is taken."""
    return rules.duplicate_mode is not DuplicateMode.GIVEN


def _owes_tuples(rules: Rules) -> bool:
    return rules.follow_duty is not FollowDuty.NONE and rules.decks > 1


_ALIVE: Mapping[str, Callable[[Rules], bool]] = {
    "close_window": lambda rules: rules.duplicate_mode is DuplicateMode.OFF,
    "suit_breaks_tie": lambda rules: rules.decks > 1 and (_bids(rules) or rules.overturn_after_kitty),
    "self_overturn": lambda rules: rules.decks > 1 and (_bids(rules) or rules.overturn_after_kitty),
    "no_trump": lambda rules: rules.decks > 1 and (_bids(rules) or rules.overturn_after_kitty),
    "first_dealer": lambda rules: rules.duplicate_mode is DuplicateMode.OFF and rules.decks > 1,
    "no_declaration": lambda rules: rules.duplicate_mode is DuplicateMode.OFF,
    "min_run": lambda rules: rules.decks > 2,
    "bulldozer_ladder": lambda rules: _owes_tuples(rules) and rules.decks > 2,
    "partial_run_follow": _owes_tuples,
    "follow_duty": lambda rules: rules.decks > 1,
    "attacker_cap": lambda rules: rules.ladder is not Ladder.SPEED,
    "level_table": lambda rules: rules.ladder is not Ladder.SPEED,
    "jack_hook": lambda rules: JACK in ladder(rules),
}
"""When a parameter has an effect. Parameters that are not listed always have one."""

_OFF: Mapping[str, Callable[[Rules], bool]] = {
    "no_trump": lambda rules: rules.no_trump is NoTrump.OFF,
    "constant_two": lambda rules: not rules.constant_two,
    "overturn_after_kitty": lambda rules: not rules.overturn_after_kitty,
    "jack_hook": lambda rules: rules.jack_hook is JackHook.OFF,
    "level_table": lambda rules: rules.level_table is LevelTable.STANDARD,
}
"""What other tables play, and when these rules do not."""

_PENALTIES = {ThrowPenalty.NOTHING: "nothing", ThrowPenalty.PER_ATTEMPT: "attempt", ThrowPenalty.PER_CARD: "card"}
"""What a throw that does not stand costs, as messages select on it."""


class ShengJiGuide(GuideByTables):
    """The guide to any rules of Sheng Ji."""

    topics = TOPICS
    alive = _ALIVE
    off = _OFF
    hints = ("help-aim", "help-trumps", "help-kitty", "help-follow", "help-scoring", "help-levels")
    brief = ("brief-cards", "brief-trumps", "brief-plays", "brief-follow", "brief-points", "brief-levels")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and the sizes and points that follow from them (SJ-1.2)."""
        sizes: Facts = {"hand": rules.hand_size, "kitty": rules.kitty, "points": rules.total_points}
        must: Facts = {"must": Runs(tuple(((rank,),) for rank in rules.must_play)), "must_n": len(rules.must_play)}
        penalty = {"penalty": _PENALTIES[rules.throw_penalty]}
        return {**rules.facts(), **sizes, **must, **penalty, "step": rules.step, "threshold": rules.threshold}
