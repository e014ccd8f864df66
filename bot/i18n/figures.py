"""Numbers as sentences show them: points with their sign, the numbers of rules.

They stand below the catalogue and are reached from it: ``{ SIGNED($total) }``, ``{ RULE($rule) }``.
"""

from __future__ import annotations

MINUS = "−"
"""The true minus, as wide as the plus."""
NON_BREAKING_HYPHEN = "‑"


def signed(points: float) -> str:
    """Points with their sign.

    >>> signed(37), signed(-11), signed(0)
    ('+37', '−11', '0')
    """
    number = int(points)
    if number == 0:
        return "0"
    return f"{'+' if number > 0 else MINUS}{abs(number):,}"


def rule_number(rule: str) -> str:
    """A rule's number that no line break splits: ``BT-7.1`` with a non-breaking hyphen."""
    return str(rule).replace("-", NON_BREAKING_HYPHEN)
