"""The custom ids of buttons that stand in channels from before a button carried its whole action."""

from __future__ import annotations

from cogs.ui.custom_ids import CustomId

OLD_VERBS = {
    "pass": ("do", "pass"),
    "lastcard": ("dolate", "declare+last-card"),
    "tablekeep": ("do", "keep"),
    "tableredeal": ("do", "redeal"),
    "callout": ("whom", "call"),
    "call": ("do", "call+{}"),
}
"""What each says today: the verb, and what it carries; ``{}`` stands for what the old one carried."""


def as_today(old: CustomId) -> CustomId:
    """An old custom id as a button of today has it."""
    verb, extra = OLD_VERBS[old.verb]
    return CustomId(verb, old.table, old.turn, extra.format(old.extra))
