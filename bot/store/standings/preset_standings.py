"""Standings of a preset: what was played by it and by all that was made from it, whose points compare."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Text, func, literal

_MARK = "*"
"""Begins the key of a preset's standings. No label of a rule set begins with it."""


def preset_key(preset: str) -> str:
    """What the standings of a preset have for their rules, beside those of each of its rule sets.

    >>> preset_key("singapore")
    '*singapore'
    """
    return _MARK + preset


def is_preset_key(rules: str) -> bool:
    """Whether standings with these rules are those of a preset, not of one rule set."""
    return rules.startswith(_MARK)


def preset_in(label: str) -> str:
    """The preset that a rule set was made from, by its label: what follows the last bracket, without the signs behind.

    >>> {preset_in(label) for label in ("singapore", "singapore*", "friday (singapore)", "friday (singapore*)")}
    {'singapore'}
    """
    return label[label.rfind("(") + 1 :].rstrip("*)")


def key_for(label: ColumnElement[Any]) -> ColumnElement[str]:
    """The key of the preset in a label, in words that SQLite and PostgreSQL share."""
    up_to_bracket = func.rtrim(label, func.replace(label, "(", ""))
    preset = func.rtrim(func.substr(label, func.length(up_to_bracket) + 1), "*)")
    return literal(_MARK, Text()).concat(preset)
