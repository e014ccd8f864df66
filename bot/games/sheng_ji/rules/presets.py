"""Every preset as a difference from another one (SJ-11.1). A rule set is named ``preset+mixin``; later mixins win."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.rulebook.named_rules import Changes, inherited

PRESETS: Mapping[str, tuple[str | None, Changes]] = {
    "standard": (None, {}),
    "strict": ("standard", {"ruff_structure": "exact"}),
    "popular": ("standard", {"kitty_multiplier": "times_unit", "failed_choice": "smallest", "must_play": ["A"]}),
    "tournament": (
        "standard",
        {"throw_penalty": "10_per_card", "kitty_multiplier": "times_unit", "attacker_cap": 3},
    ),
    "rbtying": (
        "standard",
        {"over_ruff": "all_units", "kitty_multiplier": "times_unit", "failed_choice": "smallest"},
    ),
}
"""Each preset with the one it departs from, and what it changes."""

MIXINS: Mapping[str, Changes] = {
    "one-pack": {"decks": 1},
    "three-packs": {"decks": 3},
    "four-packs": {"decks": 4},
    "speed": {"ladder": "speed"},
}
"""What can be put on top of any preset."""


WHOLE = inherited(PRESETS)
"""What each preset changes of the defaults."""

LESSONS: Mapping[str, int] = {
    "standard": 1220,
    "strict": 271,
    "popular": 687,
    "tournament": 482,
    "rbtying": 4753,
}
"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons sheng-ji`` finds them."""
