"""Standings of a preset's variations. Together with those of the preset itself, they hold all points that compare."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Text, func, literal

_MARK = "*"
"""Begins the key of the standings of a preset's variations. No label of a rule set begins with it."""


def variations_key(preset: str) -> str:
    """What the standings of all variations of a preset have for their rules, beside those of each of them.

    >>> variations_key("singapore")
    '*singapore'
    """
    return _MARK + preset


def is_variations_key(rules: str) -> bool:
    """Whether standings with these rules are those of variations, not of one rule set."""
    return rules.startswith(_MARK)


def varied_in(label: str) -> str | None:
    """The preset that a rule set varies, by its label; None if the rule set is the preset itself.

    The preset follows the last bracket, without the signs behind it.

    >>> {varied_in(label) for label in ("singapore*", "friday (singapore)", "friday (singapore*)")}
    {'singapore'}
    >>> varied_in("singapore")
    """
    preset = label[label.rfind("(") + 1 :].rstrip("*)")
    return None if preset == label else preset


def preset_of(label: ColumnElement[Any]) -> ColumnElement[str]:
    """The preset in a label, in words that SQLite and PostgreSQL share."""
    up_to_bracket = func.rtrim(label, func.replace(label, "(", ""))
    preset: ColumnElement[str] = func.rtrim(func.substr(label, func.length(up_to_bracket) + 1), "*)")
    return preset


def key_for(label: ColumnElement[Any]) -> ColumnElement[str]:
    """The key of the variations that a label counts among, unless it names the preset itself."""
    return literal(_MARK, Text()).concat(preset_of(label))
