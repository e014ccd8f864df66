"""Every preset as a difference from the defaults (docs/da-guai-lu-zi.md, section 9). There are no mixins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.engine.rulebook.named_rules import Changes, changes_named
from bot.games.da_guai_lu_zi.rules.parameters import Rules

PRESETS: Mapping[str, Changes] = {
    "dglz-standard": {},
    "dglz-wikipedia": {
        "dg.direction": "cw",
        "dg.trump": "level",
        "dg.score": "levels",
        "dg.tribute": True,
        "dg.match_end": "level",
    },
    "dglz-17dp": {
        "dg.trump": "level",
        "dg.first_lead": "random",
        "dg.wild_finish": "weakest",
        "dg.score": "levels",
        "dg.level_end": "5",
        "dg.tribute": True,
        "dg.tribute_pick": "random",
        "dg.pairing": "adjacent_first",
        "dg.match_end": "level",
    },
    "dglz-17dp-choice": {
        "dg.trump": "level",
        "dg.first_lead": "random",
        "dg.later_lead": "highest_tribute",
        "dg.wild_finish": "weakest",
        "dg.score": "levels",
        "dg.level_end": "5",
        "dg.tribute": True,
        "dg.return": "candidates",
        "dg.match_end": "level",
    },
    "dglz-follow-the-joker": {
        "dg.direction": "cw",
        "dg.flush_over_straight": False,
        "dg.flush_tie": "top_only",
    },
}
"""What each preset changes."""


@lru_cache(maxsize=64)
def resolve(chain: str) -> Rules:
    """The rules of a preset.

    Raises:
        NotPossible: a name is unknown.
    """
    return Rules().but(changes_named(chain, PRESETS, {}))
