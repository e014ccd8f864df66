"""Every preset as a difference from the defaults (docs/da-guai-lu-zi.md, section 9). There are no mixins."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.rulebook.named_rules import Changes

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

LESSONS: Mapping[str, int] = {
    "dglz-standard": 45,
    "dglz-wikipedia": 30,
    "dglz-17dp": 3,
    "dglz-17dp-choice": 5,
    "dglz-follow-the-joker": 11,
}
"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons da-guai-lu-zi`` finds them."""
