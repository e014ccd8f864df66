"""The custom ids of earlier versions: their buttons and selects stand in channels, and do what they did."""

from __future__ import annotations

from cogs.ui.toolkit.custom_ids import CustomId

OLD_VERBS = {
    # the table, from before a button carried its whole action
    "pass": ("do", "pass"),
    "lastcard": ("dolate", "declare+last-card"),
    "tablekeep": ("do", "keep"),
    "tableredeal": ("do", "redeal"),
    "callout": ("whom", "call"),
    "call": ("do", "call+{}"),
    "played": ("cardsplayed", "{}"),
    # a hand, from before its buttons named what they do with the choice
    "play": ("deed", "play.{}"),
    "handlast": ("deed", "declare.{}"),
    "give": ("deed", "give.{}"),
    "demand": ("deed", "demand.{}"),
    "who": ("pick", "s.{}"),
    "rank": ("pick", "r.{}"),
    "suit": ("pick", "u.{}"),
    "handpass": ("act", "pass"),
    "keep": ("act", "keep"),
    "redeal": ("act", "redeal"),
    "waive": ("act", "waive"),
    "take": ("act", "take"),
    "decline": ("act", "decline"),
    "swap": ("act", "swap"),
    "choose": ("act", "choose+{}"),
}
"""The current form of each: the verb and what it carries; ``{}`` stands for what the old one carried."""


def as_today(pressed: CustomId) -> CustomId:
    """A custom id as a control of today has it; one of today stays as it is."""
    if pressed.verb not in OLD_VERBS:
        return pressed
    verb, extra = OLD_VERBS[pressed.verb]
    return CustomId(verb, pressed.table, pressed.turn, extra.format(pressed.extra))
