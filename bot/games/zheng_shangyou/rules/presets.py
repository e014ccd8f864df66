"""Every preset as a difference from the defaults (ZS-8). There are no mixins."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.rulebook.named_rules import Changes

_PLAIN: Changes = {
    "zs.wild_jokers": False,
    "zs.wild_twos": False,
    "zs.suited_beats": False,
    "zs.exchange": "none",
}
"""No wildcards, suits count nowhere, and nothing is exchanged."""
_PACKED: Changes = {"zs.multi_seq_min": 2, "zs.full_house": True, "zs.bombs": True}
"""More kinds of plays: bombs, full houses, sequences of two pairs."""

PRESETS: Mapping[str, Changes] = {
    "zs-pits": {},
    "zs-pits-teams": {"zs.players": 6, "zs.teams": "3v3", "zs.points": [3, 2], "zs.target": 25},
    "zs-pits-pairs": {"zs.players": 4, "zs.teams": "2v2", "zs.points": [3, 2], "zs.target": 25},
    "zs-pits-aces": {"zs.direction": "cw", "zs.ranks": "2_to_A", "zs.seq_ranks": "2_to_K"},
    "zs-mobile": {**_PLAIN, "zs.pass_lock": True, "zs.later_lead": "winner"},
    "zs-wikipedia": {**_PLAIN, **_PACKED, "zs.seq_min": 5, "zs.later_lead": "winner"},
    "zs-nathan": {
        **_PLAIN,
        **_PACKED,
        "zs.players": 4,
        "zs.ranks": "2_to_A",
        "zs.surplus": "leave",
        "zs.first_lead": "spade3",
        "zs.later_lead": "as_first",
        "zs.target": 6,
    },
}
"""What each preset changes."""

MIXINS: Mapping[str, Changes] = {}
"""What can be put on top of a preset: nothing."""

LESSONS: Mapping[str, int] = {
    "zs-pits": 1076,
    "zs-pits-teams": 542,
    "zs-pits-pairs": 339,
    "zs-pits-aces": 210,
    "zs-mobile": 98,
    "zs-wikipedia": 330,
    "zs-nathan": 7,
}
"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons zheng-shangyou`` finds them."""
