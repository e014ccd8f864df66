"""Numbers as sentences show them: points with their sign, and the numbers of rules.

Catalogue messages call these functions: ``{ SIGNED($total) }``, ``{ RULE($rule) }``.
"""

from __future__ import annotations

from bot.games.result import Reckoning

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


def reckoned(reckoning: Reckoning, space: str = " ") -> str:
    """How a number was calculated; ``space`` goes around signs.

    >>> reckoned(Reckoning(((30, 1), (10, 2)), (2, 2))), reckoned(Reckoning(((1, 8),), (2,)), "")
    ('(30 + 2 × 10) × 2 × 2', '8×2')
    >>> reckoned(Reckoning(((20, 1), (-3, 1)))), reckoned(Reckoning(((-5, 1), (-3, 1))))
    ('20 − 3', '−5 − 3')
    """
    terms = [_term(value, times, space) for value, times in reckoning.terms]
    signs = [MINUS if value < 0 else "+" for value, _ in reckoning.terms]
    said = (MINUS if signs[:1] == [MINUS] else "") + "".join(terms[:1])
    for sign, term in zip(signs[1:], terms[1:], strict=True):
        said += f"{space}{sign}{space}{term}"
    if reckoning.factors and len(terms) > 1:
        said = f"({said})"
    return f"{space}×{space}".join([said, *map(str, reckoning.factors)])


def _term(value: int, times: int, space: str) -> str:
    if times == 1:
        return f"{abs(value)}"
    return f"{times}" if abs(value) == 1 else f"{times}{space}×{space}{abs(value)}"


def rule_number(rule: str) -> str:
    """A rule's number that does not break across lines: ``BT-7.1`` with a non-breaking hyphen."""
    return str(rule).replace("-", NON_BREAKING_HYPHEN)
